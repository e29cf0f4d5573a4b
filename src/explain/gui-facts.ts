import { printSquare, type Board, type ByColor } from '../ir/board.js';
import type { Movement } from '../ir/movement.js';
import type { PieceId } from '../ir/piece.js';
import type { SquareSet } from '../ir/region.js';
import type { Game, GamePiece } from '../play/game.js';
import { SIDES } from '../play/piece-code.js';
import { promotesAsPawn } from '../play/promotes-as-pawn.js';
import { isPromotedForm } from './pieces.js';
import { isRoyal } from './royals.js';
import { onBoard } from './squares.js';
import { piecesOf, type DescribedGame } from './described-game.js';

/** What a program that displays a game must know about it. Squares are written like `a1`; moves are from White's view. */
export interface GuiFacts {
  readonly board: Board;
  readonly startFen: string;
  readonly pieces: readonly GuiPiece[];
  readonly royals: readonly PieceId[];
  readonly hand: GuiHand;
  readonly promotionZone: ByColor<readonly string[]>;
  /** The squares of the regions that conditions of moves name. Names with an @ come from rules, not from the author. */
  readonly regions: Readonly<Record<string, ByColor<readonly string[]>>>;
  /** The comment line of a variants.ini that lists the pieces for PyChess; null if some piece is not written with a single letter. */
  readonly pychessPieces: string | null;
}

export interface GuiPiece {
  readonly id: PieceId;
  readonly name: string;
  /** The letter in a FEN, upper case; null if the piece is only the promoted form of another. */
  readonly letter: string | null;
  readonly movement: Movement;
  /** The squares that it may stand on; null for all. */
  readonly mayStandOn: ByColor<readonly string[]> | null;
  /** Its promoted form, written `+` and the letter of this piece; null if it has none. */
  readonly promotesTo: PieceId | null;
  /** The pieces that it can promote to as a pawn does. */
  readonly promotionChoices: ByColor<readonly PieceId[]>;
}

export interface GuiHand {
  /** Whether pieces can be dropped. */
  readonly drops: boolean;
  /** Whether captured pieces go to the hand. */
  readonly captures: boolean;
  /** The pieces that can be in hand. */
  readonly pieces: readonly PieceId[];
}

/** The facts about a game for programs that display it. */
export function guiFacts(described: DescribedGame): GuiFacts {
  const { board, pieces, regions, rules, startFen } = described.game;
  return {
    board,
    startFen,
    pieces: pieces.map((piece) => guiPiece(described, piece)),
    royals: pieces.filter(({ id }) => isRoyal(described, id)).map(({ id }) => id),
    hand: handOf(described),
    promotionZone: squareNames(rules.promotionRegion, board),
    regions: Object.fromEntries(
      [...regions].map(([name, squares]) => [name, squareNames(squares, board)]),
    ),
    pychessPieces: pychessPieces(described.game),
  };
}

function squareNames(
  { black, white }: ByColor<SquareSet>,
  board: Board,
): ByColor<readonly string[]> {
  const names = (squares: SquareSet): readonly string[] => onBoard(squares, board).map(printSquare);
  return { white: names(white), black: names(black) };
}

function guiPiece(described: DescribedGame, piece: GamePiece): GuiPiece {
  const { rules, board } = described.game;
  const choices = (color: 'white' | 'black'): readonly PieceId[] =>
    promotesAsPawn(described.game, piece, color)
      ? piecesOf(described, piece.choices ?? rules.promotionPieceTypes[color]).map(({ id }) => id)
      : [];
  return {
    id: piece.id,
    name: described.nameOf(piece.id),
    letter: piece.letter?.toUpperCase() ?? null,
    movement: piece.movement,
    mayStandOn: piece.mobility === null ? null : squareNames(piece.mobility, board),
    promotesTo: piece.promotesTo,
    promotionChoices: { white: choices('white'), black: choices('black') },
  };
}

function handOf(described: DescribedGame): GuiHand {
  const { pieces, rules } = described.game;
  const { capturesToHand, freeDrops, pieceDrops, seirawanGating, twoBoards } = rules;
  const isOpen = pieceDrops || seirawanGating;
  const comesIn = (piece: GamePiece, type: number): boolean =>
    inHandAtStart(described, type) ||
    ((capturesToHand || freeDrops || twoBoards) &&
      piece.droppable &&
      piece.letter !== null &&
      !isRoyal(described, piece.id) &&
      !isPromotedForm(described, piece.id));
  return {
    drops: isOpen,
    captures: capturesToHand,
    pieces: isOpen ? pieces.filter(comesIn).map(({ id }) => id) : [],
  };
}

function inHandAtStart({ start }: DescribedGame, type: number): boolean {
  if (start === null) return false;
  const { hand, tables } = start.position;
  return SIDES.some((side) => (hand[side * tables.types + type] ?? 0) > 0);
}

/** `# pychessPieces = k,q,r,+r,p,+p`, as gbtami/pychess-variants reads it: one letter for each piece, and the same with `+` if it promotes. */
export function pychessPieces({ pieces }: Game): string | null {
  const written = pieces.filter(({ letter }) => letter !== null);
  const tokens = written.flatMap(({ letter, promotesTo }) =>
    promotesTo === null ? [letter ?? ''] : [letter ?? '', `+${letter ?? ''}`],
  );
  return tokens.every((token) => /^\+?[a-z]$/.test(token))
    ? `# pychessPieces = ${tokens.join(',')}`
    : null;
}
