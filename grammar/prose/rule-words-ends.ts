import { NUMBER_WORDS } from '../../src/catalog/number-words.js';
import { CAN_NOT, NameWord, OWN, REGARDED, phraseGroup } from './rule-phrases.js';

/** Words and phrases of sentences on the ends of a game, and what opens a sentence. */

const { phrase, words } = phraseGroup();

// Remarks, and what opens a sentence.
export const NoteThat = phrase(
  'NoteThat',
  "(?:please |also )?(?:note|notice|remember|do not forget|don't forget|keep in mind|be aware)(?: that)?|it should be noted that",
);
export const Unlike = phrase(
  'Unlike',
  'unlike|in contrast to|contrary to|as opposed to|compared (?:to|with)',
);
export const Differs = phrase(
  'Differs',
  '(?:this|it|which) (?:is different from|is different than|differs from|is in contrast to)',
);
export const AsIn = phrase('AsIn', '(?:just |same )?(?:as|like) in|as usual|as is usual');
export const SuchAs = phrase('SuchAs', 'such as|e\\s+g|for example|for instance|leading to');
export const Because = phrase('Because', 'because(?: of)?|since|due to|so we|so that');
export const Opener = phrase(
  'Opener',
  'however|furthermore|moreover|finally|in addition|additionally|hence|thus|therefore|then|rule is that|as mentioned (?:in rules|above|before|earlier)',
);
export const RuleInWhich = phrase(
  'RuleInWhich',
  '(?:this is )?(?:rule|situation) (?:in|by|under) which|rule that|rule for \\S+(?: in [A-Z]\\w+(?: [A-Z]\\w+)?)? is that',
);

export const NotTheRule = phrase(
  'NotTheRule',
  'this is not (?:actual |real |true |official )?rule',
);
export const RealRule = phrase('RealRule', '(?:real|actual|true|official) rule is(?: that)?');
export const Following = phrase('Following', 'following');
export const Alternate = phrase(
  'Alternate',
  '(?:move|moves|play|plays|make moves) (?:alternately|in turns?)|take turns|alternate(?: turns)?',
);
export const Continues = phrase(
  'Continues',
  'game (?:continues|goes on|ends|is over|lasts) (?:until|when)',
);
export const StartFrom = phrase('StartFrom', 'start game (?:according to|from|with|as)');
export const CalledCheck = phrase(
  'CalledCheck',
  '(?:is|are) (?:called|said to be in|known as) (?:checkmate|check)',
);
export const Rare = phrase('Rare', '(?:is|are|will be) (?:\\w+ )?rare');

// Players.
export const NoOne = phrase(
  'NoOne',
  'no one|nobody|no player|no side|neither player|neither side|neither (?:white|sente) nor (?:black|gote)|neither (?:black|gote) nor (?:white|sente)|neither of (?:them|players)',
);
export const FirstMoveBy = phrase(
  'FirstMoveBy',
  'first (?:move|turn) (?:is made by|belongs to|goes to|is)',
);
export const FirstPlayer = phrase(
  'FirstPlayer',
  'first player|starting player|player who (?:moves|goes|starts|plays) first',
);
export const SecondPlayer = phrase('SecondPlayer', 'second player');
export const Opponents = phrase(
  'Opponents',
  "(?:(?:his|her|their|your) )?opponent's|opposing player's|opposing|enemy's|enemy|other player's",
);
export const Opponent = phrase(
  'Opponent',
  "(?:(?:his|her|their|your|one's) )?(?:opponent|other player|opposing player|opposing side)",
);
export const Player = phrase(
  'Player',
  '(?:that |this )?(?:players?|sides?|person|owner)|you|he or she|he/she|he|she|whoever|they',
);
export const WhoStarted = phrase(
  'WhoStarted',
  '(?:(?:who|that) )?(?:starting|beginning|initiating|started|starts|began|begins|initiated|initiates) (?:sequence|repetition|repeating(?: moves| position)?|cycle|it)',
);
export const WhoClosed = phrase(
  'WhoClosed',
  '(?:(?:who|that) )?(?:completing|completes|completed|closing|closes|closed) (?:sequence|repetition|cycle|it)|(?:who (?:makes|made)|making) (?:last|final|repeating) move',
);
export const WhoCaused = phrase(
  'WhoCaused',
  '(?:(?:who|that) )?(?:causing|causes|caused|making|makes|made|creates|created) (?:repetition|it|this)|responsible(?: for (?:repetition|it))?',
);
export const White = phrase('White', 'white', [NameWord]);
export const Black = phrase('Black', 'black', [NameWord]);
export const SenteGote = phrase('SenteGote', 'sente/gote|sente and gote');
export const Sente = phrase('Sente', 'sente');
export const Gote = phrase('Gote', 'gote');

export const MovesFirst = phrase(
  'MovesFirst',
  '(?:always )?(?:moves|goes|plays|starts|begins|makes)(?: game| play)? first(?: move)?|makes first move|has first move|starts(?: game)?|begins(?: game)?|(?:is |are )?to (?:move|play|start) first',
);
export const MovesNext = phrase('MovesNext', '(?:moves|goes|plays) (?:next|second)');

// Ends of a game.
export const CausesLoss = phrase(
  'CausesLoss',
  '(?:will |would )?causes? (?:dropper|player|him|you|that player|(?:this |that )?side)(?: who \\w+ (?:it|so))? to lose(?: game)?|(?:will )?loses? game',
);
export const Loses = phrase(
  'Loses',
  '(?:(?:immediately|automatically) )?(?:(?:will |shall |would |must )?lose(?:s)?(?: game| match)?|(?:is|are|will be) (?:defeated|beaten|loser)|has lost(?: game)?|forfeits?(?: game)?|(?:you )?are defeated)(?: (?:immediately|at once|instantly|outright|automatically))?',
);
export const Wins = phrase(
  'Wins',
  '(?:(?:immediately|automatically) )?(?:(?:will |shall |would )?wins?(?: game| match)?|(?:is|are|will be) (?:winner|victorious)|has won(?: game)?)(?: (?:immediately|at once|instantly|outright|automatically))?',
);
export const LossNoun = phrase('LossNoun', 'loss|defeat|lost(?: game)?');
export const WinNoun = phrase('WinNoun', 'victory|won');
export const Draw = phrase('Draw', 'draws?(?: game)?|drawn(?: game)?|tied|tie');
export const LeadsTo = phrase(
  'LeadsTo',
  `(?:is|are|will be) ${REGARDED}(?: as| to be)?|ends? (?:game )?(?:in|as|with)|results? in|leads? to|counts? as|means|constitutes`,
);
export const Game = phrase('Game', 'game|match|play');
export const MustMove = phrase(
  'MustMove',
  `(?:must|has to|have to) (?:always )?(?:move|make move)(?: (?:(?:on|in|at) )?(?:${OWN}|each|every) turn)?`,
);
export const Vary = phrase(
  'Vary',
  '(?:must|has to|have to|is required to|is obliged to) (?:vary|deviate|change|break off|avoid|play|make|choose|find)(?: (?:it|repetition|sequence|moves?|(?:another|different|other) moves?|something else|from it))?',
);

// Stalemate.
export const OnlyIllegal = phrase(
  'OnlyIllegal',
  '(?:can only (?:make|play)|only has|has only|have only|is left with only) illegal moves|(?:every|each|any) (?:possible )?move (?:would be|is) illegal',
);
export const HasNoMove = phrase(
  'HasNoMove',
  `(?:(?:would |will )?(?:has|have|had|having)|with|is without|are without|runs out of|is left without) (?:no |any )?(?:legal |possible |valid |available |more |remaining )*moves?(?: left| available| remaining| to make)?|(?:${CAN_NOT}) (?:legally )?(?:move(?: any| more| any more| anymore)?(?: pieces?)?|make (?:any |more )?(?:legal |valid )?moves?)|(?:would (?:be unable to|never be able to|not be able to)|unable to) move|(?:is )?left (?:without(?: any)?|with no) (?:legal |possible |valid )*moves?`,
);
export const NotInCheck = phrase(
  'NotInCheck',
  `(?:(?:and|but|while|although|yet) )?(?:(?:(?:${OWN}) )?king )?(?:(?:is|are|being) )?not (?:being )?in check|without being in check`,
);
export const Stalemated = phrase('Stalemated', 'stalemated|in stalemate');
export const GivesStalemate = phrase(
  'GivesStalemate',
  '(?:who )?(?:stalemates|stalemating|(?:gives|giving|delivers|delivering|inflicts) (?:stalemate|it))',
);
export const Stalemate = phrase('Stalemate', 'stalemates?');

/** A number of moves in which nothing happens that cannot be undone. */
export const NoProgress = phrase(
  'NoProgress',
  `(?:\\d{1,3}|fifty|sixty|seventy-five|hundred) (?:consecutive |successive )?moves (?:(?:are|have been|pass|have passed)(?: made| played)? )?without (?:any )?captures?(?: (?:or|and|nor) (?:any )?(?:pawn moves?|moving pawn|moves? of pawn))?`,
);

// Repetition.
export const Fold = phrase('Fold', `(?:${NUMBER_WORDS.slice(2, 8).join('|')}|[2-7])[- ]?fold`);
export const ByRepetition = phrase(
  'ByRepetition',
  'by (?:repetition of moves|repeating moves|repetition)',
);
export const Sameness = phrase('Sameness', 'for (?:two )?positions to be considered same');
export const IsRepeated = phrase(
  'IsRepeated',
  '(?:is|are|has been|gets|was) repeated|repeats itself|recurs',
);
export const Repetition = phrase(
  'Repetition',
  "repetitions?(?: of (?:moves|positions?|same position))?|sennichite|repetition's",
);
export const SamePosition = phrase(
  'SamePosition',
  '(?:exactly )?(?:same |identical |any |particular |previous )*(?:board )?(?:positions?|situations?|arrangements?|configurations?)(?: again)?',
);
export const Occurrence = phrase('Occurrence', '(?:occurrence|appearance)(?: of)?');
export const Occurs = phrase(
  'Occurs',
  'occurs?|occurred|has occurred|appears?|has appeared|arises?|happens?|comes (?:up|about)|(?:is|are|has been|was) (?:reached|created|made|produced|seen)|takes place',
);
export const Repeats = phrase('Repeats', 'repeats?|repeated|repeating');
export const MakesPosition = phrase(
  'MakesPosition',
  'makes?|made|creates?|created|produces?|produced|brings about|brought about|causes?|caused|completes?',
);
export const Twice = phrase('Twice', 'twice');
export const Times = phrase('Times', 'times');
export const Time = phrase('Time', 'time');
export const InOneGame = phrase(
  'InOneGame',
  '(?:in|during|within) (?:one |single |same )?game|in succession or not',
);
export const SameToMove = phrase(
  'SameToMove',
  'with same player (?:to (?:play|move)|on move)|with same side to (?:play|move)|with same pieces in hand|with same hands',
);
export const EvenIfApart = phrase(
  'EvenIfApart',
  'even if (?:it|this|they) (?:is|are) not (?:repeated )?(?:in succession|consecutive|successive|in row)',
);

// Perpetual check.
export const GivesPerpetual = phrase(
  'GivesPerpetual',
  '(?:giv(?:e|es|ing)|deliver(?:s|ing)?) (?:perpetual|continuous|continual) checks?|check(?:s|ing)? (?:perpetually|continuously|continually)|perpetually check(?:s|ing)?',
);
export const PerpetualCheck = phrase(
  'PerpetualCheck',
  '(?:perpetual|continuous|continual) check(?:s|ing)?(?: on king)?',
);
export const Checking = phrase(
  'Checking',
  'checking|giving check|who gives check|who is giving check|giving checks',
);

export const END_WORDS = words;
