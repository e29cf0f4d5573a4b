import { MAX_BOARD_SIDE, type Board } from '../../ir/board.js';
import type { PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import { baseRules } from '../../notation/document/base-rules.js';
import { rightsByPlacement } from '../../notation/document/rights-by-placement.js';
import { fenContext } from '../../notation/fen-context.js';
import { parseFen } from '../../notation/fen.js';
import { stated, type Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import { LETTERS_ALONE, setOfVariant, type PieceSet } from '../page/piece-sets.js';
import type { Block } from '../page/blocks.js';
import { possibleStarts, type PositionText } from '../page/position-texts.js';
import { placementsOf, readPositions, type PagePosition } from '../page/positions.js';
import type { PlacedFact } from '../sentences/rule-facts.js';
import type { ProsePiece } from './page-prose.js';

/**
 * The start position of a page of sentences: the FEN or the board drawn in text that it calls so, or else the only one on the page. Null if
 * there is none, or if it has other pieces or another board.
 */
export function startOfPage(
  texts: readonly PositionText[],
  board: Board,
  pieces: readonly PieceType[],
): Sourced<Position> | null {
  const { starts, others } = shownIn(texts, setOfVariant({ pieces }), (position) =>
    isOfBoard(position, board),
  );
  const only = starts[0] ?? (others.length === 1 ? others[0] : undefined);
  if (only === undefined) return null;
  const text = texts.find(({ excerpt }) => excerpt.place(0, 0).start === only.span.start);
  // A FEN gives more than the places of the pieces.
  if (text?.form === 'line' && /\s[wb]\s/.test(text.excerpt.text)) {
    const { value } = parseFen(
      text.excerpt.text,
      fenContext(board, pieces, { hands: true }),
      only.span,
    );
    return value === null ? null : stated(value, only.span);
  }
  const [reading] = only.readings;
  if (reading === undefined) return null;
  const placed: Position = {
    placements: placementsOf(reading).toSorted((a, b) => a.square - b.square),
    hands: { white: [], black: [] },
    turn: 'white',
    castlingRights: '-',
  };
  const castlingRights = rightsByPlacement(placed, board.ranks, baseRules(board, pieces));
  return stated({ ...placed, castlingRights }, only.span);
}

/** The size that all positions on a page have. Those that it calls start positions decide if there are any. Null if sizes differ. */
export function boardOfPage(texts: readonly PositionText[]): Sourced<Board> | null {
  const { starts, others } = shownIn(texts, LETTERS_ALONE, ({ readings }) => readings.length > 0);
  const [first, ...rest] = starts.length > 0 ? starts : others;
  const rows = first?.readings[0]?.rows ?? [];
  const board = { files: rows[0]?.cells.length ?? 0, ranks: rows.length };
  if (first === undefined || ![board.files, board.ranks].every(isSide)) return null;
  return [first, ...rest].every((one) => isOfBoard(one, board)) ? stated(board, first.span) : null;
}

/** The ranks of that board. */
export function ranksShown(blocks: readonly Block[]): number | null {
  return boardOfPage(possibleStarts(blocks))?.value.ranks ?? null;
}

/** The positions of a page that satisfy a condition: those that it calls start positions, and the others. */
function shownIn(
  texts: readonly PositionText[],
  set: PieceSet,
  isMeant: (position: PagePosition) => boolean,
): Record<'starts' | 'others', readonly PagePosition[]> {
  const shown = readPositions(texts, [set]).filter(isMeant);
  return {
    starts: shown.filter(({ isStart }) => isStart),
    others: shown.filter(({ isStart }) => !isStart),
  };
}

/** "Setup as in chess": the start position of that game, if this game has its pieces and board. */
export function startOfGame(
  facts: readonly PlacedFact[],
  board: Board,
  pieces: readonly PieceType[],
): Sourced<Position> | null {
  for (const { fact, span } of facts) {
    const rules = fact.kind === 'setup' && fact.game !== null ? builtinRules(fact.game) : null;
    if (rules === null) continue;
    const { diagnostics, value } = parseFen(
      rules.startFen,
      fenContext(board, pieces, { hands: true }),
      span,
    );
    if (value !== null && diagnostics.length === 0) return stated(value, span);
  }
  return null;
}

/** The first position of the board's size, whatever its letters mean. A start position comes before all others. */
function firstShown(texts: readonly PositionText[], board: Board): PagePosition | null {
  const { starts, others } = shownIn(texts, LETTERS_ALONE, (position) =>
    isOfBoard(position, board),
  );
  return starts[0] ?? others[0] ?? null;
}

/** The letters in a position that no piece has. */
function strangeLetters(
  { readings: [reading] }: PagePosition,
  pieces: readonly PieceType[],
): readonly string[] {
  const known = new Set(pieces.map(({ abbreviation }) => abbreviation?.toUpperCase() ?? ''));
  const letters = (reading?.rows ?? []).flatMap(({ cells }) =>
    cells.flatMap(({ symbol }) => symbol?.piece.replace('+', '') ?? []),
  );
  return [...new Set(letters)].filter((letter) => !known.has(letter)).sort();
}

/** Gives pieces without a letter their initials if these stand in a position of the page, and mean nothing else there. */
export function withInitials(
  pieces: readonly PieceType[],
  texts: readonly PositionText[],
  board: Board,
): readonly PieceType[] {
  const shown = firstShown(texts, board);
  if (shown === null) return pieces;
  const initialOf = ({ abbreviation, name }: PieceType): string =>
    abbreviation === null ? (name ?? '').charAt(0).toUpperCase() : '';
  return strangeLetters(shown, pieces).reduce<readonly PieceType[]>((all, letter) => {
    const [only, ...more] = all.filter((piece) => initialOf(piece) === letter);
    if (only === undefined || more.length > 0) return all;
    return all.map((piece) => (piece === only ? { ...piece, abbreviation: letter } : piece));
  }, pieces);
}

/** What is missing for a start position. Null if the pieces that are not read are the reason, which is reported elsewhere. */
export function missingStart(
  texts: readonly PositionText[],
  board: Board,
  pieces: readonly PieceType[],
  described: readonly ProsePiece[],
): { readonly span: Span | null; readonly message: string } | null {
  const shown = firstShown(texts, board);
  const isUnread = described.some(({ isComplete, replaces }) => !isComplete && replaces === null);
  if (shown !== null && isUnread) return null;
  const letters = shown === null ? [] : strangeLetters(shown, pieces);
  if (shown !== null && letters.length > 0) {
    const which = letters.length === 1 ? 'letter' : 'letters';
    const message = `This position is not read: the page describes no piece with the ${which} ${letters.join(', ')}. Write the letter in brackets after the name of the piece: "Archbishop (A)".`;
    return { span: shown.span, message };
  }
  const pieceWords = described.length === 1 ? 'A piece is' : `${described.length} pieces are`;
  const message = `${pieceWords} described, but the page gives no start position; add a FEN, a diagram or a section of variants.ini`;
  return { span: null, message };
}

/** Whether it is read completely and has the size of the board. */
function isOfBoard({ readings: [reading] }: PagePosition, { files, ranks }: Board): boolean {
  return (
    reading !== undefined &&
    reading.problems.length === 0 &&
    reading.rows.length === ranks &&
    reading.rows.every(({ cells }) => cells.length === files)
  );
}

/** Smaller than any game has; a table of letters may look like a small board. */
const LEAST_SIDE = 3;

function isSide(length: number): boolean {
  return length >= LEAST_SIDE && length <= MAX_BOARD_SIDE;
}
