import { ORDINAL_WORDS } from '../../src/catalog/number-words.js';
import { CAN, CAN_NOT, NameWord, OWN, phraseGroup } from './rule-phrases.js';

/** Words and phrases of sentences on what a game has, on drops, promotion and kings. */

const { phrase, words } = phraseGroup();

// Rules that a game has or has not.
export const DropRule = phrase(
  'DropRule',
  '(?:shogi )?drop rules?|rule of drops|(?:piece )?drops|dropping(?: of)?(?: captured)? pieces',
);
export const NMoveRule = phrase(
  'NMoveRule',
  `(?:\\d{1,3}|fifty|sixty|seventy-five|hundred)[- ]moves?[- ]rule`,
);
export const Castling = phrase('Castling', 'castling(?: rule| moves?)?|castle');
export const Passing = phrase(
  'Passing',
  '(?:passing|pass|skipping|skip)(?: (?:turns?|moves?|(?:his|her|their|your) (?:turn|move)))?|null moves?',
);
export const Impasse = phrase(
  'Impasse',
  '(?:impasse|jishogi|entering[- ]kings?|nyugyoku)(?: rules?)?',
);
export const DoubleStep = phrase(
  'DoubleStep',
  '(?:initial |pawn )?double[- ](?:steps?|moves?)(?: (?:of|for|by) pawns?)?|two-step (?:pawn )?moves?',
);
export const Campmate = phrase('Campmate', 'campmates?(?: rule)?');
export const Checkmate = phrase(
  'Checkmate',
  '(?:immediately )?(?:(?:gives?|giving|deliver|force) )?(?:immediate |immediately )?(?:checkmates?|mates?|mating|checkmating)',
);

// Drops.
const DROPPED =
  '(?:dropped|reused|re-used|returned|redeployed|re-entered|reentered|placed)(?: (?:back|in|into|to) play| back| again)?';
export const CapturedPieces = phrase(
  'CapturedPieces',
  `captured pieces?|pieces? (?:(?:that|which) )?(?:(?:is|are|was|were|has been|have been) )?captured|pieces? (?:that )?(?:you|they|he) captures?`,
);
export const CannotBeDropped = phrase(
  'CannotBeDropped',
  `(?:${CAN_NOT}|is not|are not|is never|are never) (?:be )?${DROPPED}`,
);
export const CanBeDropped = phrase('CanBeDropped', `(?:${CAN}) (?:later |then )?be ${DROPPED}`);
export const NotToHand = phrase(
  'NotToHand',
  '(?:does not|do not|never) (?:go|come|pass) (?:in|into|to) (?:\\S+ )?hand|(?:is|are) (?:permanently )?(?:removed|out)(?: permanently)?(?: from (?:play|game)| of (?:play|game))?(?: permanently)?|leaves? (?:play|game)',
);
export const ToHand = phrase(
  'ToHand',
  "(?:go|goes|come|comes|pass|passes|(?:is|are) (?:kept|held|taken|put|placed)) (?:in|into|to) (?:(?:capturer's|captor's|capturing player's|player's|his|your|their) )?hand(?: of (?:capturer|captor|(?:capturing )?player))?|changes? sides?",
);
export const AsMove = phrase(
  'AsMove',
  `(?:as|in place of|instead of) (?:(?:${OWN}) )?(?:(?:normal|regular) )?(?:moves?|turn|moving|making move)(?: pieces?)?|(?:on|to|onto) any (?:empty|vacant|free)(?: squares?)?|on (?:empty|vacant|free) squares?|by (?:captor|capturer|capturing player)|(?:on|in) (?:${OWN}|later|subsequent) (?:turns?|moves?)|later|without promotion`,
);
export const Holding = phrase(
  'Holding',
  '(?:already )?(?:containing|occupied by)|(?:that|which) (?:already )?contains|where (?:there (?:is|are)|(?:he|she|you|player|they) (?:already )?(?:has|have)) (?:already )?',
);
export const Where = phrase(
  'Where',
  'where|(?:on|to|onto) (?:any )?squares? (?:from which|from where|where)|in (?:any )?(?:place|position)s? where',
);
export const OnlyKings = phrase(
  'OnlyKings',
  '(?:there (?:is|are) )?(?:only|nothing but) (?:(?:two|both|bare) )?kings?(?: (?:is|are))?(?: left| remain(?:ing)?)?|(?:two|both) kings (?:are left|remain) alone|only kings? (?:of both (?:sides|players) )?remains?',
);
export const MoreThan = phrase('MoreThan', 'more than');
export const AtMost = phrase('AtMost', 'at most|no more than|not more than|maximum of|up to|only');
export const Dropped = phrase('Dropped', 'dropped');
export const Dropping = phrase('Dropping', 'dropping|to drop');
export const Drop = phrase('Drop', 'drop');
export const ToMate = phrase(
  'ToMate',
  '(?:to|for|and|with|so as to|in order to) (?:(?:give|giving|deliver|immediate|direct|make|force) )*(?:immediately )?(?:checkmate|mate|checkmating|mating)|(?:immediately )?(?:giving|delivering|with) (?:immediate )?(?:checkmate|mate)',
);
export const Nifu = phrase('Nifu', 'nifu');
export const Uchifuzume = phrase('Uchifuzume', 'uchi-?fu-?zume');

// Promotion.
export const PromotionZone = phrase(
  'PromotionZone',
  '(?:promotion|promoting|promotional) (?:zone|area|ranks?|rows?)|enemy (?:camp|territory)',
);
export const Compulsory = phrase(
  'Compulsory',
  '(?:(?:is|are) )?(?:always )?(?:compulsory|mandatory|obligatory|forced|required|not optional)',
);
export const NotCompulsory = phrase(
  'NotCompulsory',
  '(?:(?:is|are) )?(?:(?:not|never) (?:compulsory|mandatory|obligatory|forced|required)|always optional|optional|voluntary)',
);
export const MustPromote = phrase(
  'MustPromote',
  '(?:must|has to|have to|shall|is required to|are required to|is obliged to|are obliged to|is forced to|are forced to) (?:always )?(?:be promoted|promote)',
);
export const NeedNotPromote = phrase(
  'NeedNotPromote',
  "(?:need not|needn't|does not have to|do not have to|(?:is|are|it's) not (?:obliged|required|forced) to|may choose not to) (?:promote|be promoted)|(?:it's|is|are) not obliged to promote",
);
export const DoesNotPromote = phrase(
  'DoesNotPromote',
  `(?:does not|do not|doesn't|don't|never|${CAN_NOT}) promotes?|(?:is|are) (?:not|never) promoted|(?:has|have) no promotion|(?:${CAN_NOT}) be promoted`,
);
export const BecomesPromoted = phrase(
  'BecomesPromoted',
  `(?:(?:${CAN}) )?promotes? (?:only )?(?:to|into)|(?:is|are) promoted (?:to|into)|promoting (?:to|into)|becomes? when promoted`,
);
export const PromotedForm = phrase('PromotedForm', 'promoted (?:form|version|side)(?: of)?');
export const Promotable = phrase(
  'Promotable',
  '(?:one|other|both) of (?:(?:\\w+) )?(?:promotable|promoting) pieces',
);
export const CanPromote = phrase('CanPromote', `(?:${CAN}) (?:promote|be promoted)|promotes?`);
export const Promotion = phrase('Promotion', 'promotions?');
export const Promoted = phrase('Promoted', 'promoted');
export const ThroughZone = phrase(
  'ThroughZone',
  '(?:enters?|entering|moves? into|moving into),? (?:leaves?|leaving|moves? out of|moving out of),? or (?:(?:moves?|moving) )?(?:within|inside|in) (?:(?:(?:its|their) )?promotion )?zone',
);
export const IntoZone = phrase(
  'IntoZone',
  '(?:moving|move|moves) (?:into|in) (?:promotion )?zone|entering (?:promotion )?zone',
);
export const FromZone = phrase(
  'FromZone',
  '(?:beginning|begins|starting|starts) (?:(?:its |their )?move )?(?:from|in|inside|within) (?:promotion )?zone|moving (?:from|out of|within|inside|in) (?:promotion )?zone',
);

// Kings and pieces.
export const NonRoyal = phrase('NonRoyal', '(?:not royal|non-?\\s?royal)');
export const Royal = phrase('Royal', 'royal');
export const AloneMate = phrase(
  'AloneMate',
  `(?:${CAN}) (?:(?:make|give|force|deliver|do) )?(?:checkmate|mate) (?:alone|by (?:itself|themselves|oneself))|(?:can|may) alone (?:give |force )?(?:checkmate|mate)`,
);
export const Goal = phrase(
  'Goal',
  '(?:(?:main )?(?:goal|object|objective|aim|purpose)) (?:is|of game is|in game is)?(?: to)?',
);
export const Capture = phrase('Capture', 'capture|take|capturing|taking');
export const NoEscape = phrase(
  'NoEscape',
  '(?:has no way (?:to|of)|can not|cannot) escap(?:e|ing)',
);
export const IsTaken = phrase('IsTaken', '(?:is|are) (?:checkmated|mated|captured|taken)');
export const Essentially = phrase(
  'Essentially',
  '(?:is|are) (?:essentially|effectively|basically|equivalent to|equivalent of)|serves as|takes role of|plays role of',
);
export const ReducedTo = phrase(
  'ReducedTo',
  '(?:(?:are|is) (?:reduced to|left with)|(?:have|has) (?:only|nothing but|nothing left but|nothing except)|(?:only have|only has)|have been reduced to)',
);
export const BareKings = phrase(
  'BareKings',
  '(?:two |both )?(?:bare|lone) kings?|kings? against king|king versus king',
);
export const ClosestTo = phrase(
  'ClosestTo',
  '(?:(?:that )?(?:is|being) )?(?:closest|closer|nearest|nearer)(?: to)?',
);
export const King = phrase('King', 'kings?', [NameWord]);
export const Pieces = phrase('Pieces', '(?:any |each |every |all |certain |some )?pieces?');
export const Counterpart = phrase(
  'Counterpart',
  "(?:this army's |their |this |its )?counterparts?(?: of| in this army)?",
);

// Places.
export const Reaches = phrase(
  'Reaches',
  '(?:has |have |to )?(?:reach(?:es|ed|ing)?|arriv(?:es?|ed|ing)(?: (?:at|on))?|gets? to|comes? to|enters?|entering|entered|(?:steps?|lands?) (?:on|onto)|makes it to)',
);
export const Brings = phrase(
  'Brings',
  '(?:to )?(?:brings?|bringing|moves?|moving|gets?|getting|takes?|taking|advances?|advancing|marches|walks)',
);
export const FarSide = phrase('FarSide', '(?:other|opposite|far) (?:side|end|edge)');
export const Far = phrase(
  'Far',
  `(?:opponent's |opposing |enemy's |enemy )?(?:last|final|farthest|furthest|far|back|home|opposite|end)`,
);
export const Rank = phrase('Rank', 'ranks?|rows?|lines?');
export const File = phrase('File', 'files?|columns?');
export const Distances = phrase('Distances', 'distances?');
export const Ordinal = phrase(
  'Ordinal',
  `${ORDINAL_WORDS.slice(1).join('|')}|\\d{1,2}(?:st|nd|rd|th)`,
);
export const Board = phrase('Board', '(?:game )?board(?: size)?|size');
export const Size = phrase('Size', '\\d{1,2}\\s?[x×]\\s?\\d{1,2}|\\d{1,2} by \\d{1,2}');

export const PIECE_WORDS = words;
