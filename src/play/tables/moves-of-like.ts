import type { ByColor } from '../../ir/board.js';
import { sameMoves } from '../../ir/distinct-moves.js';
import { equalSquareSets, type SquareSet } from '../../ir/region.js';
import type { Game, GamePiece } from '../game.js';
import type { Attacks } from './attacks.js';
import type { MoveTables } from './move-tables.js';

/** Tables of moves with the game from which they were made. */
interface Like extends MoveTables {
  readonly game: Game;
  readonly types: number;
  readonly squares: number;
}

/**
 * The tables of moves for a game, cut from those of another game whose first types move alike, number by number. Null if they do not, as far as
 * a quick comparison of the data shows. The moves of a piece are in the order of the other game.
 */
export function movesOfLike(game: Game, like: Like): MoveTables | null {
  const types = game.pieces.length;
  if (types > like.types || !moveAlike(game, like.game)) return null;
  if (types === like.types) return like;
  if (!isPlain(like)) return null;
  const { mailbox, programs } = like;
  const starts = (all: Int32Array): Int32Array => {
    const [cut, whole] = [types * like.squares, like.types * like.squares];
    const some = new Int32Array(2 * cut);
    some.set(all.subarray(0, cut));
    some.set(all.subarray(whole, whole + cut), cut);
    return some;
  };
  return {
    programs: { ...programs, start: starts(programs.start) },
    unmovedPrograms: null,
    mailbox: { ...mailbox, start: starts(mailbox.start) },
    attacks: [
      attacksOfFirst(like.attacks[0], like.types, types),
      attacksOfFirst(like.attacks[1], like.types, types),
    ],
    // Probes look up codes of pieces, and the additional types never occur.
    probes: like.probes,
  };
}

/** The attacks of the first types. Where none of these attacks, the row is all zeros. */
function attacksOfFirst(attacks: Attacks, all: number, types: number): Attacks {
  const columns = (table: Uint8Array): Uint8Array => {
    const rows = table.length / all;
    const some = new Uint8Array(rows * types);
    for (let row = 0; row < rows; row++)
      some.set(table.subarray(row * all, row * all + types), row * types);
    return some;
  };
  return {
    ...attacks,
    leapHits: columns(attacks.leapHits),
    rideHits: columns(attacks.rideHits),
    hopHits: columns(attacks.hopHits),
  };
}

/**
 * Whether tables can be cut. Conditional leaps refer to types by number, and irregular types and hops change how attacks are found, so such
 * tables can only be reused whole.
 */
function isPlain({ attacks, unmovedPrograms }: MoveTables): boolean {
  return (
    unmovedPrograms === null &&
    attacks.every(
      ({ anyHops, anyIrregular, lames }) => !anyHops && !anyIrregular && lames.length === 0,
    )
  );
}

function moveAlike(game: Game, other: Game): boolean {
  return (
    game.board.files === other.board.files &&
    game.board.ranks === other.board.ranks &&
    game.pieces.every((piece, type) => {
      const like = other.pieces[type];
      return like !== undefined && piecesMoveAlike(game, piece, other, like);
    })
  );
}

/** Whether two types of games on the same board have the same moves from and to the same squares. */
export function piecesMoveAlike(
  game: Game,
  piece: GamePiece,
  other: Game,
  like: GamePiece,
): boolean {
  const names = piece.movement.flatMap(({ condition: { from, to } }) =>
    [from ?? [], to ?? []].flat(),
  );
  return (
    piece.barsItsKind === like.barsItsKind &&
    sameSquares(piece.mobility, like.mobility) &&
    sameMoves(piece.movement, like.movement) &&
    [...new Set(names)].every((name) =>
      sameSquares(game.regions.get(name), other.regions.get(name)),
    )
  );
}

type Squares = ByColor<SquareSet> | null | undefined;

function sameSquares(one: Squares, other: Squares): boolean {
  if (one === other) return true;
  if (one === null || one === undefined || other === null || other === undefined) return false;
  return equalSquareSets(one.white, other.white) && equalSquareSets(one.black, other.black);
}
