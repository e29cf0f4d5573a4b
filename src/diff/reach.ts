import { COLORS, squaresOf, type ByColor, type Color, type Square } from '../ir/board.js';
import type { Condition } from '../ir/movement.js';
import type { PieceId } from '../ir/piece.js';
import { compileGame } from '../play/move-api.js';
import { endsOf } from '../play/dead-ends.js';
import { dropRegions } from '../play/drop-regions.js';
import type { Game, GamePiece } from '../play/game.js';
import type { CompiledGame } from '../play/compiled-game.js';
import { createMatch } from '../play/match.js';
import { isPiece, sideOf, typeOf, type Side } from '../play/piece-code.js';
import { CASTLING_RIGHTS, type Position } from '../play/position.js';
import { promotesAsPawn } from '../play/promotes-as-pawn.js';
import { squareNumber } from '../play/tables/tables.js';

/** What can occur in a game from its start position: an upper bound. */
export interface Reach {
  readonly compiled: CompiledGame;
  /** The start position, set up; null if it cannot be set up. */
  readonly start: Position | null;
  /** By colour: the types that can be on the board, with their squares. */
  readonly stands: ByColor<ReadonlyMap<PieceId, ReadonlySet<Square>>>;
  /** Those on which it can be without having moved. */
  readonly begins: ByColor<ReadonlyMap<PieceId, ReadonlySet<Square>>>;
  /** Those to which it can come by a move, a drop or a change. */
  readonly comes: ByColor<ReadonlyMap<PieceId, ReadonlySet<Square>>>;
  /** By colour: the types that can be in hand. */
  readonly holds: ByColor<ReadonlySet<PieceId>>;
  /** By colour: the squares where each type may be dropped, as text with 1 for each such square. */
  readonly dropsOn: (color: Color, id: PieceId) => string;
  readonly castles: boolean;
}

type Places = ByColor<Map<PieceId, Set<Square>>>;

interface Growing {
  readonly stands: Places;
  readonly begins: Places;
  readonly comes: Places;
  readonly holds: ByColor<Set<PieceId>>;
  /** The squares from which the moves of a type have been followed. */
  readonly moved: Places;
}

/** Computes what can occur in a game. */
export function reachOf(game: Game): Reach {
  const compiled = compileGame(game);
  const match = createMatch(compiled);
  const start = match.start(game.startFen) === null ? match.position : null;
  const growing: Growing = {
    stands: noPlaces(),
    begins: noPlaces(),
    comes: noPlaces(),
    holds: { white: new Set(), black: new Set() },
    moved: noPlaces(),
  };
  const regions = dropRegions(compiled.tables);
  const dropsOn = (color: Color, id: PieceId): string => {
    const type = game.pieces.findIndex((piece) => piece.id === id);
    return regions[(color === 'white' ? 0 : 1) * compiled.tables.types + type]?.join('') ?? '';
  };
  if (start === null) placeAnything(game, growing);
  else placeStart(game, start, growing);
  for (let before = -1; before !== sizeOf(growing);) {
    before = sizeOf(growing);
    for (const color of COLORS) grow(game, color, growing, dropsOn);
  }
  return {
    compiled,
    start,
    stands: growing.stands,
    begins: growing.begins,
    comes: growing.comes,
    holds: growing.holds,
    dropsOn,
    castles: game.rules.castling && start?.state[CASTLING_RIGHTS] !== 0,
  };
}

/** Whether a type can be on the board or in hand. */
export function appears({ stands, holds }: Reach, id: PieceId): boolean {
  return COLORS.some((color) => stands[color].has(id) || holds[color].has(id));
}

function sizeOf({ stands, holds }: Growing): number {
  const squares = COLORS.flatMap((color) => [...stands[color].values()].map(({ size }) => size));
  return squares.reduce((sum, size) => sum + size, holds.white.size + holds.black.size);
}

/** Without a start position, every piece may be anywhere. */
function placeAnything(game: Game, growing: Growing): void {
  const { pieceDrops, seirawanGating } = game.rules;
  for (const color of COLORS)
    for (const { id } of game.pieces) {
      for (const square of squaresOf(game.board)) {
        addSquare(growing, 'begins', color, id, square);
        addSquare(growing, 'comes', color, id, square);
      }
      if (pieceDrops || seirawanGating) growing.holds[color].add(id);
    }
}

function placeStart(game: Game, position: Position, growing: Growing): void {
  const { board, base, hand, tables } = position;
  for (const square of squaresOf(game.board)) {
    const index = squareNumber(game, square) ?? 0;
    const code = board[index] ?? 0;
    if (!isPiece(code)) continue;
    const was = base[index] ?? 0;
    for (const type of isPiece(was) ? [typeOf(code), typeOf(was)] : [typeOf(code)])
      addSquare(growing, 'begins', colorOf(sideOf(code)), game.pieces[type]?.id ?? '', square);
  }
  for (const side of [0, 1] as const)
    for (const [type, { id }] of game.pieces.entries())
      if ((hand[side * tables.types + type] ?? 0) !== 0) growing.holds[colorOf(side)].add(id);
}

function colorOf(side: Side): Color {
  return side === 0 ? 'white' : 'black';
}

function addSquare(
  growing: Growing,
  way: 'begins' | 'comes',
  color: Color,
  id: PieceId,
  square: Square,
): void {
  for (const places of [growing.stands, growing[way]])
    places[color].set(id, (places[color].get(id) ?? new Set()).add(square));
}

function noPlaces(): Places {
  return { white: new Map(), black: new Map() };
}

/** Follows one more move, drop and capture of every piece of a colour. */
function grow(
  game: Game,
  color: Color,
  growing: Growing,
  dropsOn: (color: Color, id: PieceId) => string,
): void {
  const { pieces, rules } = game;
  const { holds, stands } = growing;
  const enemies = stands[color === 'white' ? 'black' : 'white'];
  if (rules.freeDrops || rules.twoBoards) for (const { id } of pieces) holds[color].add(id);
  if (rules.flipEnclosedPieces !== 'none')
    for (const [id, squares] of enemies)
      for (const square of squares) addSquare(growing, 'comes', color, id, square);
  for (const piece of pieces) {
    if (rules.capturesToHand && enemies.has(piece.id) && piece.id !== game.king)
      for (const held of heldAs(game, piece)) holds[color].add(held);
    if (holds[color].has(piece.id)) growDrops(game, color, piece, growing, dropsOn);
    growMoves(game, color, piece, growing);
  }
}

/** Drops a piece in hand on every square where it may be dropped. */
function growDrops(
  game: Game,
  color: Color,
  { id, promotesTo }: GamePiece,
  growing: Growing,
  dropsOn: (color: Color, id: PieceId) => string,
): void {
  const { board, rules } = game;
  const area = dropsOn(color, id);
  const forms = rules.dropPromoted && promotesTo !== null ? [id, promotesTo] : [id];
  for (const square of squaresOf(board))
    if (rules.gating || area[squareNumber(game, square) ?? 0] === '1')
      for (const form of forms) addSquare(growing, 'comes', color, form, square);
}

/** Moves a piece once from every square where it can be. */
function growMoves(game: Game, color: Color, piece: GamePiece, growing: Growing): void {
  const { board } = game;
  const mobility = piece.mobility?.[color] ?? null;
  const becomes = formsAfter(game, color, piece);
  const moved = growing.moved[color].get(piece.id) ?? new Set();
  const isOpen = ({ from, initial }: Condition, square: Square): boolean =>
    (!initial || growing.begins[color].get(piece.id)?.has(square) === true) &&
    (from === null || game.regions.get(from)?.[color].includes(square) !== false);
  growing.moved[color].set(piece.id, moved);
  for (const from of [...(growing.stands[color].get(piece.id) ?? [])]) {
    if (moved.has(from)) continue;
    moved.add(from);
    for (const move of piece.movement.filter(({ condition }) => isOpen(condition, from)))
      for (const to of endsOf(move, from, { board, color }))
        if (mobility === null || mobility.includes(to))
          for (const id of becomes(from, to)) addSquare(growing, 'comes', color, id, to);
  }
}

/** What a piece may be after a move: itself, or a type into which it turns. */
function formsAfter(
  game: Game,
  color: Color,
  piece: GamePiece,
): (from: Square, to: Square) => readonly PieceId[] {
  const { rules } = game;
  const zone = new Set(rules.promotionRegion[color]);
  const choices = choicesOf(game, piece, color);
  const mustPromote = rules.mandatoryPawnPromotion && promotesAsPawn(game, piece, color);
  const bases = rules.pieceDemotion ? basesOf(game, piece.id) : [];
  const form = piece.promotesTo === null ? [] : [piece.promotesTo];
  return (from, to) => [
    ...(mustPromote && zone.has(to) ? [] : [piece.id]),
    ...(zone.has(to) || zone.has(from) ? form : []),
    ...(zone.has(to) || rules.sittuyinPromotion ? choices : []),
    ...bases,
  ];
}

/** The types that a captured piece may have in hand. */
function heldAs(game: Game, { id }: GamePiece): readonly PieceId[] {
  const bases = game.rules.dropLoop ? [] : basesOf(game, id);
  return bases.length > 0 ? bases : [id];
}

function basesOf({ pieces }: Game, id: PieceId): readonly PieceId[] {
  return pieces.filter(({ promotesTo }) => promotesTo === id).map((piece) => piece.id);
}

/** The squares that a piece can reach but where it could never move again, or must promote. */
export function stuckSquares(
  { game, reach }: { readonly game: Game; readonly reach: Reach },
  piece: GamePiece,
  color: Color,
): readonly Square[] {
  const { squares, stuck, types } = reach.compiled.tables;
  if (stuck === null) return [];
  const row = ((color === 'white' ? 0 : 1) * types + game.pieces.indexOf(piece)) * squares;
  return [...(reach.stands[color].get(piece.id) ?? [])]
    .filter((square) => stuck[row + (squareNumber(game, square) ?? 0)] === 1)
    .toSorted((a, b) => a - b);
}

/** The types to which a piece promotes as a pawn does. */
export function choicesOf(game: Game, piece: GamePiece, color: Color): readonly PieceId[] {
  if (!promotesAsPawn(game, piece, color)) return [];
  const to = piece.choices ?? game.rules.promotionPieceTypes[color];
  return game.pieces.map(({ id }) => id).filter((id) => to.includes('*') || to.includes(id));
}
