import type { Machine } from '../play/machine.js';
import { isInCheck } from '../play/legal.js';
import { createMatch } from '../play/match.js';
import type { Outcome } from '../play/mechanic.js';
import { printFen } from '../play/notation/print-fen.js';
import { parseMove, printLegalMoves, printMove } from '../play/notation/uci.js';
import type { Position } from '../play/position.js';
import { isPseudoRoyalChecked, pseudoRoyalTypes } from '../play/pseudo-royal.js';
import { divideWithin, perftWithin } from '../play/perft-within.js';
import type { Line, OpponentGame, Sight } from './engine/opponent.js';

/** A variant as we play it, asked as an engine is asked. */
export interface OurGame {
  readonly machine: Machine;
  /** Null: the FEN is not one of this variant, or a move is not legal. */
  look(line: Line): Sight | null;
  divide(line: Line, depth: number): ReadonlyMap<string, number> | null;
  /** The greatest depth up to `most` whose count looks at no more than so many moves, with the count; null: not even one. */
  deepest(line: Line, most: number, nodes: number): Counted | null;
}

/** How many sequences of legal moves of a length there are. */
export interface Counted {
  readonly depth: number;
  readonly nodes: number;
}

const RESULTS: Readonly<Record<Outcome, string>> = { white: '1-0', black: '0-1', draw: '1/2-1/2' };

/** Plays a game with our own generator. */
export function ourGame(machine: Machine): OurGame {
  const match = createMatch(machine);
  const { position } = match;
  let fen: string | null = null;
  let played: readonly string[] = [];
  /** False if the line cannot be followed. */
  const follow = (line: Line): boolean => {
    const goesOn =
      line.fen === fen &&
      played.length <= line.moves.length &&
      played.every((move, i) => line.moves[i] === move);
    const done = goesOn ? played.length : 0;
    fen = null;
    if (!goesOn && match.start(line.fen) !== null) return false;
    for (const text of line.moves.slice(done)) {
      const move = parseMove(machine, position, text);
      if (move === null) return false;
      match.play(move);
    }
    fen = line.fen;
    played = line.moves;
    return true;
  };
  return {
    machine,
    look(line) {
      if (!follow(line)) return null;
      const outcome = match.outcome();
      return {
        moves: printLegalMoves(machine, position).toSorted(),
        fen: printFen(machine, position),
        inCheck: isInCheck(position),
        isThreatened: isThreatened(position),
        result: outcome === null ? '*' : RESULTS[outcome],
      };
    },
    divide(line, depth) {
      if (!follow(line)) return null;
      const counts = divideWithin(machine, position, depth, Infinity) ?? [];
      return new Map(
        counts
          .map(([move, nodes]) => [printMove(machine, position, move), nodes] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      );
    },
    deepest(line, most, nodes) {
      let deepest: Counted | null = null;
      for (let depth = 1; depth <= most && follow(line); depth++) {
        const counted = perftWithin(machine, position, depth, nodes);
        if (counted === null) break;
        deepest = { depth, nodes: counted };
        // Deeper there is nothing.
        if (counted === 0) break;
      }
      return deepest;
    },
  };
}

/** Is a king in check, or a piece that counts as one? */
function isThreatened(position: Position): boolean {
  const { tables } = position;
  if (isInCheck(position)) return true;
  if (!tables.game.rules.extinctionPseudoRoyal) return false;
  return isPseudoRoyalChecked(position, pseudoRoyalTypes(tables));
}

/** Our own game in the place of an engine, to compare two readings of one variant. */
export function asOpponent(game: OurGame): OpponentGame {
  return {
    startFen: game.machine.tables.game.startFen,
    look: (line) => Promise.resolve(game.look(line)),
    divide: (line, depth) => Promise.resolve(game.divide(line, depth)),
    validate: () => Promise.resolve(null),
    close: () => undefined,
  };
}
