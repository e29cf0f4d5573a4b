import { NUMBER_WORDS } from '../../src/catalog/number-words.js';
import { CAN, CAN_NOT, OWN, phraseGroup } from './rule-phrases.js';

/** Words and phrases that many sentences have; they are tried last. */

const { phrase, words } = phraseGroup();

// Who begins, and other games.
export const Called = phrase(
  'Called',
  '(?:is|are) (?:called|known as|referred to as|named)|corresponds? to|means?',
);
export const OtherRules = phrase(
  'OtherRules',
  '(?:all )?(?:other|remaining) rules|everything(?: else)?|rest(?: of rules)?|all else|rules otherwise',
);
export const AllRules = phrase('AllRules', '(?:all |all of )?(?:rules|rules of play)|all');
export const ExceptAbove = phrase(
  'ExceptAbove',
  '(?:except|apart|aside) (?:for|from) (?:above|these|this|that|cases above|rules above|these rules)(?: (?:cases?|rules?|exceptions?|points?|differences?))?|otherwise|in all other respects|beyond this|besides these',
);
export const SameAs = phrase(
  'SameAs',
  '(?:(?:is|are) )?(?:exactly )?(?:same|identical)(?: rules)? (?:as|to|with)(?: (?:in|those (?:of|in|from)|for))?|(?:is|are) (?:as in|as for|those of|taken from)|as in|follows?(?: those of)?',
);
export const SimilarTo = phrase(
  'SimilarTo',
  '(?:is|are) (?:very )?(?:similar|close|akin) to(?: those of)?|(?:is|are) (?:based|modelled) on|(?:is|are) like(?: those of)?',
);
export const BasedOn = phrase('BasedOn', 'based on|(?:(?:is|are) )?played (?:like|as in)');
export const VariantOf = phrase('VariantOf', '(?:(?:is|are) )?(?:\\w+ )?(?:variant|variation) of');
export const Apply = phrase('Apply', 'apply|applies|(?:is|are) (?:used|in force|followed)');

export const Played = phrase('Played', '(?:(?:is|are) )?played');
export const NotUses = phrase(
  'NotUses',
  "(?:does not|do not|doesn't) (?:use|include|have|feature)|(?:has|have|uses) no",
);
export const Uses = phrase('Uses', 'uses?|includes?|features|has|have');
export const Consists = phrase(
  'Consists',
  'consists? of|comprises?|measures|spans?|covers?|is made up of',
);
export const Converts = phrase('Converts', '(?:converts?|changes?|turns?) (?:to|into)');
export const DoesNotConvert = phrase(
  'DoesNotConvert',
  "(?:does not|do not|doesn't|don't) (?:convert|change|turn) (?:to|into)",
);
export const AfterCapture = phrase('AfterCapture', '(?:after|upon|when) (?:being )?captured?');
export const Regardless = phrase('Regardless', 'regardless (?:on|of) kind of');

// What is and is not.
export const ThereMayNotBe = phrase(
  'ThereMayNotBe',
  "there (?:may not|can not|cannot|can't|must not) be",
);
export const ThereIsNo = phrase(
  'ThereIsNo',
  "there (?:is|are) (?:no|neither)|there (?:isn't|aren't)(?: any)?",
);
export const ThereIs = phrase('ThereIs', 'there (?:is|are)');
export const Without = phrase(
  'Without',
  '(?:(?:is|are) )?(?:played |play )?(?:with no|without)(?: any)?',
);
export const IsIllegal = phrase(
  'IsIllegal',
  "(?:(?:is|are|be|isn't|aren't) )?(?:not (?:allowed|permitted|legal|possible|used|included|in use|part of rules|played|available)|never allowed|illegal|forbidden|prohibited|disallowed|banned|against rules|impossible|abolished|absent|excluded|omitted|removed)|(?:isn't|aren't) (?:allowed|permitted|possible)|(?:does not|do not|doesn't|don't) (?:exist|apply)",
);
export const IsLegal = phrase(
  'IsLegal',
  '(?:(?:is|are) )?(?:allowed|permitted|legal|possible|used|included|in use|in force|okay|ok|fine|available)|(?:does |do )?exists?',
);
export const InWhich = phrase('InWhich', 'in which|where|with rule that');
export const Normal = phrase('Normal', '(?:is|are) (?:normal|usual|unchanged)');
export const Indicated = phrase(
  'Indicated',
  '(?:is|are) (?:indicated|shown|marked|represented) by',
);
export const None = phrase('None', 'none|no');
export const Cannot = phrase('Cannot', CAN_NOT);
export const Can = phrase('Can', CAN);
export const DoesNot = phrase('DoesNot', "does not|do not|doesn't|don't|did not|never");
export const IsNot = phrase('IsNot', "is not|are not|isn't|aren't|was not");
export const Must = phrase('Must', 'must|has to|have to|shall|should');
export const Is = phrase('Is', '(?:is|are|will be|be)(?: (?:always|automatically|immediately))?');
export const Rest = phrase('Rest', 'it is|this is|it|this|these');

// Small words come after the longer phrases that begin alike.
export const If = phrase('If', 'if|when|whenever|once|as soon as|after|in case|upon');
export const Sometimes = phrase('Sometimes', 'sometimes');
export const Unless = phrase(
  'Unless',
  'unless|except (?:when|if|in)|usually|often|normally|generally|mostly|not|without',
);
export const ExceptThat = phrase('ExceptThat', 'except(?: that)?');
export const While = phrase('While', 'while|whereas|although|though');
export const And = phrase('And', 'and');
export const Or = phrase('Or', 'or|nor');
export const But = phrase('But', 'but');
export const To = phrase('To', 'to|onto|into');
export const With = phrase('With', 'with|having');
export const Who = phrase('Who', 'who|that|which');
export const Whose = phrase('Whose', 'whose');
export const For = phrase('For', 'for');
export const Of = phrase('Of', 'of|by|per');
export const In = phrase('In', 'in|on|at|within|inside|from');
export const Own = phrase('Own', `${OWN}|player's`);
export const Any = phrase('Any', 'any|each|every|all|both|either|same|one of');
export const NumberWord = phrase('NumberWord', `${NUMBER_WORDS.join('|')}|\\d{1,2}|single|another`);
/** Words that no name has. */
export const Stop = phrase(
  'Stop',
  'others?|there|those|we|us|i|what|how|as|than|more|most|less|least|very|weak|strong|am|was|were|been|being|so|such|do|does|did|would|could|might|much|many|few|several|some|about|around|near|get|got|let|yes|almost|enough|too|even|ever|else|cases?|rules?',
);

export const SMALL_WORDS = words;
