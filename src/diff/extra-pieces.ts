import type { PieceId } from '../ir/piece.js';
import type { Game } from '../play/game.js';
import type { Candidate } from './candidate.js';
import type { PlayedPair } from './played-pair.js';
import { appears, reachOf } from './reach.js';

/** A piece that only one game has. */
export interface ExtraPiece {
  /** In the ids of the pair. */
  readonly id: PieceId;
  readonly of: 'first' | 'second';
}

export function extraPiece({ words }: PlayedPair, { id, of }: ExtraPiece): Candidate {
  const moves = words[of].moves(id);
  const [first, second] = of === 'first' ? [moves, ''] : ['', moves];
  return {
    about: { kind: 'extra-piece', piece: words[of].name(id), of },
    fields: [{ key: 'moves', first, second }],
    take: (game, from) => withPiece(game, from, id),
    focus: null,
    keys: [],
  };
}

/** Whether the piece alone comes into play in the other game, for instance because every piece may be dropped there at any time. */
export function entersAlone({ first, second }: PlayedPair, { id, of }: ExtraPiece): boolean {
  const [game, from] = of === 'first' ? [second.game, first.game] : [first.game, second.game];
  return appears(reachOf(withPiece(game, from, id)), id);
}

/** The game with a piece of another, if it lacks it. */
function withPiece(game: Game, from: Game, id: PieceId): Game {
  const piece = from.pieces.find((one) => one.id === id);
  if (piece === undefined || game.pieces.some((one) => one.id === id)) return game;
  return {
    ...game,
    pieces: [...game.pieces, piece],
    regions: new Map([...from.regions, ...game.regions]),
  };
}
