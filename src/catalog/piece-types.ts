/**
 * The piece types of Fairy-Stockfish (snapshot c19b5f6c), in the engine's order: an ini line `TYPE = LETTER` uses one. Data only;
 * `read/betza` reads the strings in the dialect `fairy-stockfish`.
 */

/** A rule of the engine for a type, in addition to the moves of its Betza string. */
export type EngineTypeRule =
  /** Captures en passant and promotes, unless other keys select the types that do. */
  | 'default-pawn'
  /** With `shogiPawnDropMateIllegal`, a drop of it that gives mate loses. */
  | 'drop-mate'
  /** Also moves diagonally between squares of `diagonalLines`; see `DIAGONAL_MOVES`. */
  | 'diagonal-lines'
  /** Moves sideways only from `soldierPromotionRank` on. */
  | 'soldier-promotion'
  /** Neither hops over nor captures a piece of its own type, of either colour. (Measured with ffish; no other type has such a rule.) */
  | 'bars-its-kind'
  /** Royal; `cambodianMoves` adds leaps. */
  | 'royal'
  /** `cambodianMoves` adds a leap. */
  | 'cambodian-leap';

/** One type of the engine. */
export interface EnginePieceTypeRow {
  /** The key of the ini line. */
  readonly type: string;
  /** Its moves in the dialect `fairy-stockfish`; null for custom slots, whose moves the section gives; '' for no moves. */
  readonly betza: string | null;
  /** Its names among players, the most common first; may be empty. */
  readonly names: readonly string[];
  readonly rules: readonly EngineTypeRule[];
}

function predefined(
  type: string,
  betza: string,
  names: string,
  ...rules: readonly EngineTypeRule[]
): EnginePieceTypeRow {
  return { type, betza, names: names.split(', '), rules };
}

/** How many `customPieceN` there are. */
export const CUSTOM_PIECE_SLOTS = 25;

const CUSTOM_PIECES: readonly EnginePieceTypeRow[] = Array.from(
  { length: CUSTOM_PIECE_SLOTS },
  (_, index) => ({ type: `customPiece${index + 1}`, betza: null, names: [], rules: [] }),
);

/** All 62 types in the engine's order. */
export const ENGINE_PIECE_TYPES: readonly EnginePieceTypeRow[] = [
  predefined('pawn', 'fmWfceF', 'pawn', 'default-pawn'),
  predefined('knight', 'N', 'knight'),
  predefined('bishop', 'B', 'bishop'),
  predefined('rook', 'R', 'rook, chariot', 'diagonal-lines'),
  predefined('queen', 'Q', 'queen'),
  predefined('fers', 'F', 'ferz, fers, met, neang, advisor', 'cambodian-leap'),
  predefined('alfil', 'A', 'alfil'),
  predefined('fersAlfil', 'FA', 'ferz-alfil, modern elephant, ferfil'),
  predefined('silver', 'FfW', 'silver general, khon'),
  predefined('aiwok', 'RNF', 'aiwok, ship'),
  predefined('bers', 'RF', 'dragon king, bers, dragon'),
  predefined('archbishop', 'BN', 'archbishop, cardinal, princess, hawk'),
  predefined('chancellor', 'RN', 'chancellor, marshal, marshall, empress, elephant'),
  predefined('amazon', 'QN', 'amazon, angel'),
  predefined('knibis', 'mNcB', 'knibis'),
  predefined('biskni', 'mBcN', 'biskni'),
  predefined('kniroo', 'mNcR', 'kniroo'),
  predefined('rookni', 'mRcN', 'rookni'),
  predefined('shogiPawn', 'fW', 'shogi pawn, pawn', 'drop-mate'),
  predefined('lance', 'fR', 'lance'),
  predefined('shogiKnight', 'fN', 'shogi knight, cassia horse'),
  predefined('gold', 'WfF', 'gold general'),
  predefined('dragonHorse', 'BW', 'dragon horse, horse'),
  predefined('clobber', 'cW', 'clobber piece'),
  predefined('breakthrough', 'fmWfF', 'breakthrough piece'),
  predefined('immobile', '', 'immobile piece, wall'),
  predefined('cannon', 'mRcpR', 'cannon'),
  predefined('janggiCannon', 'pR', 'Korean cannon', 'diagonal-lines', 'bars-its-kind'),
  predefined('soldier', 'fsW', 'soldier', 'soldier-promotion', 'diagonal-lines'),
  predefined('horse', 'nN', 'horse, mao'),
  predefined('elephant', 'nA', 'elephant, xiangqi elephant'),
  predefined('janggiElephant', 'nZ', 'Korean elephant'),
  predefined('banner', 'RcpRnN', 'banner'),
  predefined('wazir', 'W', 'wazir, advisor', 'diagonal-lines'),
  predefined('commoner', 'K', 'commoner, mann, prince, guard'),
  predefined('centaur', 'KN', 'centaur, judge'),
  ...CUSTOM_PIECES,
  predefined('king', 'K', 'king', 'royal', 'diagonal-lines'),
];

/** Type -> row. */
export const ENGINE_PIECE_TYPE_BY_NAME: ReadonlyMap<string, EnginePieceTypeRow> = new Map(
  ENGINE_PIECE_TYPES.map((row) => [row.type, row]),
);

/**
 * The moves that `diagonalLines` adds if origin and target are both on it, in the dialect `fairy-stockfish`. For the king, only if
 * `kingType` is wazir, which a section can only inherit (from janggi).
 */
export const DIAGONAL_MOVES: ReadonlyMap<string, string> = new Map([
  ['rook', 'B'],
  ['janggiCannon', 'pB'],
  ['soldier', 'fF'],
  ['wazir', 'F'],
  ['king', 'F'],
]);
