/**
 * The parameters of an Interactive Diagram, by purpose (from betza.js of early 2021, and the author's description of later versions).
 */

/** Parameters that state rules, all of which are read. */
export const RULE_PARAMETERS = [
  'files',
  'ranks',
  'firstRank',
  'symmetry',
  'promoZone',
  'maxPromote',
  'promoOffset',
  'promoChoice',
  'holdingsType',
  'royal',
  'extinction',
  'stalemate',
  'baring',
  'castleFlip',
] as const;
export type RuleParameter = (typeof RULE_PARAMETERS)[number];

/** Parameters for rules that fairyc cannot represent, off if 0 or empty, with a description of each rule. */
export const FOREIGN_RULE_PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['iron', 'a piece that cannot be captured'],
  ['counterStrike', 'a ban on capturing two pieces of the same type in turn'],
  ['protected', 'pieces that may not be traded for each other while protected'],
  ['antiTrade', 'pieces that may not be traded for each other'],
  ['tradeThreshold', 'how much a forbidden trade must gain to be allowed'],
  ['autoGate', 'pieces that enter the board on squares that others leave'],
  ['zonal', 'squares that a script on the page forbids to pieces'],
  ['morph', 'pieces that change their type on certain squares'],
  ['captureMatrix', 'what happens when one type of piece captures another'],
  ['atomicCapture', 'captures that explode'],
  ['blastZone', 'squares that an explosion reaches'],
  ['spell', 'what a piece does to those near it'],
  ['spellZone', 'squares that a spell reaches'],
]);

/** Parameters for appearance and controls, which are not rules. */
export const LOOK_PARAMETERS: readonly string[] = [
  'graphicsDir',
  'graphicsType',
  'whitePrefix',
  'blackPrefix',
  'squareSize',
  'lightShade',
  'darkShade',
  'startShade',
  'oddShade',
  'rimColor',
  'coordColor',
  'borders',
  'shady',
  'theme',
  'satellite',
  'useMarkers',
  'newClick',
  'noCounts',
  'enableAI',
  'message',
  'trackPieces',
  'trackedTypes',
];
