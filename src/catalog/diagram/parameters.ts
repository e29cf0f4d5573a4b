/**
 * The parameters of an Interactive Diagram, by what they bear on (betza.js of early 2021, and the author's description of later
 * versions).
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

/** Parameters that state rules which no variant of ours can hold, and what the rules are. */
export const FOREIGN_RULE_PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['iron', 'a piece that cannot be taken'],
  ['counterStrike', 'a ban on capturing two pieces of a kind in turn'],
  ['protected', 'pieces that may not be taken for each other while protected'],
  ['antiTrade', 'pieces that may not be taken for each other'],
  ['tradeThreshold', 'how much a forbidden trade must gain to be allowed'],
  ['autoGate', 'pieces that enter the board behind others'],
  ['shuffle', 'pieces that change places before the game'],
  ['zonal', 'squares that a script of the page forbids to pieces'],
  ['morph', 'pieces that change their kind on certain squares'],
  ['captureMatrix', 'what happens when one kind of piece takes another'],
]);

/** Parameters of looks and handling: nothing that anybody plays by. */
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
];
