import { Lexer, type TokenType } from 'chevrotain';
import { NUMBER_WORDS } from '../../src/catalog/number-words.js';
import { once } from '../../src/text/once.js';
import { createToken } from '../token.js';

/** Letters and digits, hyphens and apostrophes only inside: `forward-left`, `non-royal`. */
const WORD = /[A-Za-z0-9\u00c0-\uffff]+(?:['’-][A-Za-z0-9\u00c0-\uffff]+)*/;

export const Word = createToken({ name: 'Word', pattern: WORD });

const KEYWORDS: TokenType[] = [];

/** A word or phrase of the sentences, which in a name is a word like others. */
function keyword(name: string, pattern: RegExp): TokenType {
  const token = createToken({ name, pattern, longer_alt: Word, categories: [Word] });
  KEYWORDS.push(token);
  return token;
}

/** A word that no name has. */
function joint(name: string, pattern: RegExp): TokenType {
  const token = createToken({ name, pattern, longer_alt: Word });
  KEYWORDS.push(token);
  return token;
}

// Phrases come before their first words.
export const Example = joint('Example', /for\s+(?:example|instance)|so/i);
export const SameAs = joint('SameAs', /(?:is|are)\s+(?:exactly\s+)?(?:the\s+)?same\s+as/i);
export const Lacks = joint('Lacks', /(?:(?:does|do)\s+not|doesn't|don't)\s+have|lacks?/i);
export const Promotes = joint('Promotes', /(?:is\s+)?promote[sd]?\s+(?:to|into)/i);
export const Giving = joint('Giving', /giving|for\s+a\s+total\s+of/i);
export const Combines = joint(
  'Combines',
  /combines?\s+(?:the\s+)?(?:moves?|powers?)\s+of|(?:is\s+)?a\s+combination\s+of|has\s+the\s+(?:combined\s+)?(?:moves?|powers?)\s+of/i,
);
export const Towards = joint('Towards', /towards?|to\s+where/i);
export const OrCaptureEnPassant = joint('OrCaptureEnPassant', /or\s+capture\s+en\s+passant/i);
export const OnItsFirstMove = joint('OnItsFirstMove', /(?:on|as)\s+its\s+first\s+move/i);
export const WithoutCapturing = joint('WithoutCapturing', /without\s+capturing/i);
export const ToCapture = joint('ToCapture', /to\s+capture/i);
export const OnlyTo = joint('OnlyTo', /only\s+to/i);
export const DoesNotMove = joint('DoesNotMove', /(?:does\s+not|never)\s+moves?/i);
export const Cannot = joint('Cannot', /can\s*not|can't|may\s+not/i);
export const Except = joint('Except', /except(?:\s+that)?/i);
export const AndThen = joint('AndThen', /(?:and\s+)?then/i);
export const AtEachStep = joint('AtEachStep', /at\s+each\s+step/i);
export const AtMost = joint('AtMost', /at\s+most/i);
export const AtLeast = joint('AtLeast', /at\s+least/i);
export const AtARightAngle = joint(
  'AtARightAngle',
  /at\s+(?:a\s+right\s+angle|right\s+angles)|perpendicular(?:ly)?(?:\s+to\s+(?:it|that))?/i,
);
export const AnyNumberOf = joint(
  'AnyNumberOf',
  /any\s+number\s+of|any\s+distance|as\s+far\s+as\s+(?:it|they)\s+(?:likes?|wants?|can)/i,
);
export const UpTo = joint('UpTo', /up\s+to/i);
/** `in one of the four diagonal directions` */
export const InDirections = joint(
  'InDirections',
  /(?:in|along)\s+(?:(?:any|one|all|each|either)\s+)?(?:of\s+)?(?:(?:the|its)\s+)?(?:(?:two|four)\s+)?(?=(?:orthogonal|diagonal)\s+directions?)/i,
);
export const InAnyDirection = joint(
  'InAnyDirection',
  /in\s+(?:(?:any|every)\s+direction|all\s+(?:eight\s+)?directions|any\s+of\s+the\s+eight\s+directions)/i,
);
export const StraightOn = joint('StraightOn', /straight\s+on/i);
export const ToTheSameSide = joint('ToTheSameSide', /to\s+the\s+same\s+side/i);
export const ToTheOtherSide = joint('ToTheOtherSide', /to\s+the\s+other\s+side/i);
export const PassingOver = joint('PassingOver', /passing\s+over/i);
export const OnItsSquare = joint('OnItsSquare', /on\s+its\s+square/i);

export const Moves = keyword('Moves', /moves?|slides?|ranges?|goes|go/i);
export const Leaps = keyword('Leaps', /leaps?|jumps?/i);
export const Makes = keyword('Makes', /makes?/i);
export const Hops = keyword('Hops', /hops?/i);
export const Stays = keyword('Stays', /stays?/i);
export const Captures = keyword('Captures', /captures?/i);

export const NumberWord = keyword(
  'NumberWord',
  new RegExp(`single|${NUMBER_WORDS.join('|')}|\\d{1,2}`, 'i'),
);
export const Exactly = keyword('Exactly', /exactly/i);
export const Squares = keyword('Squares', /squares?|spaces?/i);
/** What a piece does, or what it goes through. */
export const Steps = keyword('Steps', /steps?/i);
export const Equal = keyword('Equal', /equal/i);
/** The only regions that need no word for squares behind them. */
export const RegionName = keyword('RegionName', /(?:non-?|un)?connected/i);
export const Directions = keyword('Directions', /directions?/i);
export const Free = keyword('Free', /free|vacant|unoccupied/i);
export const Standard = keyword('Standard', /standard/i);
export const That = keyword('That', /that/i);
export const Must = keyword('Must', /must/i);

export const Direction = keyword('Direction', Lexer.NA);
function direction(name: string, pattern: RegExp): TokenType {
  const token = createToken({ name, pattern, longer_alt: Word, categories: [Word, Direction] });
  KEYWORDS.push(token);
  return token;
}
const START =
  'starting\\s+(?:side|edge)|(?:side|edge)\\s+(?:of\\s+the\\s+board\\s+)?(?:where|on\\s+which)\\s+(?:it|they)\\s+starts?';
/** Sideways, as only a piece with a side of its own can go. */
export const AwayFromStart = direction(
  'AwayFromStart',
  new RegExp(
    `(?:in\\s+the\\s+direction\\s+)?away\\s+from\\s+(?:its|their|the)\\s+(?:${START})(?:\\s+of\\s+the\\s+board)?`,
    'i',
  ),
);
/** To the other side than the way before. */
export const OppositeSide = direction(
  'OppositeSide',
  /on\s+(?:the|its|their)\s+(?:opposite|other)\s+side/i,
);
export const Corner = direction('Corner', /(?:forward|backward)-(?:left|right)/i);
export const Straight = direction('Straight', /straight|directly|orthogonal(?:ly)?/i);
export const Vertically = direction('Vertically', /vertical(?:ly)?/i);
export const Diagonally = direction('Diagonally', /diagonal(?:ly)?/i);
export const Forward = direction('Forward', /forwards?/i);
export const Backward = direction('Backward', /backwards?/i);
export const Back = direction('Back', /back/i);
export const Left = direction('Left', /left/i);
export const Right = direction('Right', /right/i);
export const Sideways = direction('Sideways', /sideways|horizontal(?:ly)?|lateral(?:ly)?/i);
export const Outward = keyword('Outward', /outwards?/i);
export const Inward = keyword('Inward', /inwards?/i);

export const First = keyword('First', /first/i);
export const Piece = keyword('Piece', /pieces?/i);
export const Enemy = keyword('Enemy', /enemy/i);
export const Own = keyword('Own', /own/i);
export const Away = keyword('Away', /away/i);
export const Behind = keyword('Behind', /behind/i);
export const Along = keyword('Along', /along/i);
export const Across = keyword('Across', /across/i);
export const Empty = keyword('Empty', /empty/i);
export const Occupied = keyword('Occupied', /occupied/i);

// Short words come after the longer ones that begin alike.
export const As = joint('As', /as/i);
export const But = joint('But', /but/i);
export const Gets = joint('Gets', /gets?/i);
export const And = joint('And', /and/i);
export const Or = joint('Or', /or/i);
export const To = joint('To', /to/i);
export const From = joint('From', /from/i);
export const Onto = joint('Onto', /onto/i);
export const On = joint('On', /on/i);
export const If = joint('If', /if/i);
export const Is = joint('Is', /is/i);
export const Like = joint('Like', /like/i);
export const Over = joint('Over', /over/i);
export const Taking = joint('Taking', /taking/i);
export const Landing = joint('Landing', /landing/i);
export const Of = joint('Of', /of/i);

export const Quoted = createToken({ name: 'Quoted', pattern: /"(?:[^"\\]|\\.)*"/ });
export const Comma = createToken({ name: 'Comma', pattern: Lexer.NA });
const LightComma = createToken({ name: 'LightComma', pattern: /,/, categories: [Comma] });
/** Parts clauses that may stand alone. */
export const Break = createToken({
  name: 'Break',
  pattern: /[;:]|\s(?:-{1,2}|[–—])\s/,
  line_breaks: true,
  categories: [Comma],
});
export const FullStop = createToken({ name: 'FullStop', pattern: /\./ });
/** What belongs to no sentence of ours. */
export const Other = createToken({ name: 'Other', pattern: /[^\s]/ });

/** Words without which a sentence says the same; signs of emphasis, and what stands in brackets. */
const Filler = createToken({
  name: 'Filler',
  pattern:
    /and\s+captures\s+by\s+moving|without\s+leaping|finally,?|always|also|they|an|a|the|either|both|it|can|may/i,
  longer_alt: Word,
  group: Lexer.SKIPPED,
});
const FillerPhrase = createToken({
  name: 'FillerPhrase',
  pattern: /(?:and\s+captures\s+by\s+moving|(?:,\s*)?without\s+leaping|finally,)(?![A-Za-z])/i,
  group: Lexer.SKIPPED,
  line_breaks: true,
});
const Aside = createToken({
  name: 'Aside',
  pattern: /\([^()]*\)/,
  group: Lexer.SKIPPED,
  line_breaks: true,
});
const Blank = createToken({ name: 'Blank', pattern: /[\s*_`]+/, group: Lexer.SKIPPED });

export const PROSE_TOKENS: TokenType[] = [
  Break,
  Blank,
  Aside,
  FillerPhrase,
  Quoted,
  LightComma,
  Comma,
  FullStop,
  ...KEYWORDS,
  Filler,
  Word,
  Other,
];

export const proseLexer = once(
  () => new Lexer(PROSE_TOKENS, { positionTracking: 'onlyOffset', skipValidations: true }),
);
