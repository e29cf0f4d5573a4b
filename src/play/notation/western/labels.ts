import { MOVE_STYLES, type MoveStyle } from '../../../notation/move-styles.js';
import { groupBy } from '../../../text/group-by.js';
import { keeperOf } from '../../../text/keep.js';
import type { Tables } from '../../tables/tables.js';
import { lettersOf } from '../letters.js';
import { MOVE_STYLE_ROWS, type MoveStyleRow } from './styles.js';
import type { WrittenMove } from './written-move.js';

/** The words of a notation in one game. */
export interface Labels {
  readonly style: MoveStyleRow;
  /** By square number. */
  readonly squares: readonly string[];
  /** By type number, in upper case and without the `@` of a FEN; null for a type that is written only as a promoted form. */
  readonly pieces: readonly (string | null)[];
  /** The same for a piece that moves or is dropped: here the engine uses a synonym (in xiangqi `H` and `E` for the `N` and `B` of a FEN). */
  readonly movers: readonly (string | null)[];
  /** Types that a chess notation does not name. */
  readonly unnamed: ReadonlySet<number>;
  /** The texts with which a move can begin: the letters of pieces, also promoted, and '' for an unnamed pawn. */
  readonly named: readonly string[];
  /** The squares by their labels, and by the file or the rank of a label. */
  readonly byLabel: ReadonlyMap<string, readonly number[]>;
  readonly byPart: ReadonlyMap<string, readonly number[]>;
}

/** Each move of a game needs them, so they are made once. */
export function labelsOf(tables: Tables, style: MoveStyle): Labels {
  return KEPT.get(style)?.(tables) ?? makeLabels(tables, style);
}

const KEPT = new Map(
  MOVE_STYLES.map((style) => [style, keeperOf((tables: Tables) => makeLabels(tables, style))]),
);

function makeLabels({ game, files, squares: count }: Tables, style: MoveStyle): Labels {
  const row = MOVE_STYLE_ROWS[style];
  const squares = Array.from({ length: count }, (_, square) =>
    row.square(square % files, Math.floor(square / files), game.board),
  );
  const numbers = [...squares.keys()];
  const pieces = lettersOf(game).ofType.map(inCapitals);
  // In a document the second letter is the engine's and the first the author's.
  const movers = game.pieces.map(({ id, kind, letter, synonym }) =>
    inCapitals(id === kind ? (synonym ?? letter) : letter),
  );
  const isPawn = (type: number): boolean => game.pieces[type]?.kind === 'pawn';
  const pawns = [...game.pieces.keys()].filter(isPawn);
  const unnamed = new Set(row.promotion === 'shogi' ? [] : pawns);
  const letters = new Set([...pieces, ...movers].flatMap((letter) => letter ?? []));
  return {
    style: row,
    squares,
    pieces,
    movers,
    unnamed,
    named: [
      ...[...letters].flatMap((letter) => [letter, `+${letter}`]),
      ...(unnamed.size > 0 ? [''] : []),
    ],
    byLabel: groupBy(numbers, (square) => squares[square] ?? ''),
    byPart: new Map([
      ...groupBy(numbers, (square) => squares[square]?.charAt(0) ?? ''),
      ...groupBy(numbers, (square) => squares[square]?.slice(1) ?? ''),
    ]),
  };
}

function inCapitals(letter: string | null): string | null {
  return letter?.replace(/@$/, '').toUpperCase() ?? null;
}

/** `R`, `SC`, `+R`: the unpromoted type, if the notation or a missing letter requires it. */
function printPiece({ pieces, style }: Labels, type: number, base: number): string {
  const own = pieces[type] ?? null;
  const isForm = base >= 0 && (style.promotion === 'shogi' || own === null);
  return isForm ? `+${pieces[base] ?? '?'}` : (own ?? '?');
}

/** The moving piece; '' for an unnamed pawn. */
export function printMover({ action, base, type }: WrittenMove, labels: Labels): string {
  if (labels.unnamed.has(type) && action !== 'drop') return '';
  const piece = printPiece(labels, type, base);
  return piece.startsWith('+') ? piece : (labels.movers[type] ?? piece);
}

/** The change of the piece: `+`, `=`, `=Q` or nothing. */
export function printEnd({ becomes, end, type }: WrittenMove, labels: Labels): string {
  const inChess = labels.style.promotion === 'chess';
  switch (end) {
    case 'stays':
      return '';
    case 'declines':
      return inChess ? '' : '=';
    case 'promotes':
      return inChess ? `=${printPiece(labels, becomes, type)}` : '+';
    case 'demotes':
      return inChess ? `=${printPiece(labels, becomes, -1)}` : '-';
    case 'becomes':
      return `=${printPiece(labels, becomes, -1)}`;
  }
}

/** `,e5` for a wall, `/H` for a piece left at the gate, `/Ha1` in castling, or nothing. */
export function printExtra({ extra }: WrittenMove, labels: Labels): string {
  if (extra === null) return '';
  if (extra.kind === 'wall') return `,${labels.squares[extra.square] ?? '?'}`;
  const square = extra.square === null ? '' : (labels.squares[extra.square] ?? '?');
  return `/${printPiece(labels, extra.type, -1)}${square}`;
}

/** Whether the letters of a piece contain the sign for a drop, which makes texts such as `N'33` ambiguous. */
export function isAmbiguous({ pieces, style }: Labels): boolean {
  return pieces.some((letters) => letters?.includes(style.drop));
}
