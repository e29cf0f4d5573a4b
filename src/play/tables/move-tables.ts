import { keeper } from '../../text/keep.js';
import type { GameMoves } from '../game.js';
import { DIAGONALS } from '../regions.js';
import { bySide } from '../piece-code.js';
import { compileAttacks, type Attacks } from './attacks.js';
import { compileMailbox, type Mailbox } from './mailbox.js';
import { compileProbes, type Probes } from './probes.js';
import { compilePrograms, type Programs } from './programs.js';

/** The tables for the moves of pieces on a board, independent of all other rules. */
export interface MoveTables {
  readonly programs: Programs;
  /** For pieces that have not moved; null if no piece has additional moves then. */
  readonly unmovedPrograms: Programs | null;
  readonly mailbox: Mailbox;
  /** By attacking side. */
  readonly attacks: readonly [Attacks, Attacks];
  /** By attacking side. */
  readonly probes: readonly [Probes | null, Probes | null];
}

/** About the tables of twelve games. */
const MOST_CHARACTERS = 200_000;
/** The tables of larger games would take too much memory. */
const MOST_PLACES = 5_000;

const kept = keeper<MoveTables>(MOST_CHARACTERS);

/** Compiles how pieces move, which is most of the work for a game. Many games differ only in other rules, so recent tables are reused. */
export function moveTables(moves: GameMoves): MoveTables {
  const { board, pieces, regions } = moves;
  if (pieces.length * board.files * board.ranks > MOST_PLACES) return compileMoves(moves);
  const data = pieces.map(({ barsItsKind, mobility, movement }) => [
    barsItsKind,
    mobility,
    movement,
  ]);
  return kept(JSON.stringify([board, [...regions], data]), () => compileMoves(moves));
}

function compileMoves(moves: GameMoves): MoveTables {
  const { pieces } = moves;
  const programs = compilePrograms(moves, false);
  const initial = pieces.some(({ movement }) =>
    movement.some(({ condition }) => condition.initial),
  );
  const mailbox = compileMailbox(moves);
  const isPalace = pieces.some(
    ({ mobility, movement }) =>
      mobility !== null && movement.some(({ condition }) => condition.to === DIAGONALS),
  );
  const attacking = isPalace ? compilePrograms(moves, false, true) : programs;
  const attacks = bySide((side) => compileAttacks(moves, attacking, side));
  return {
    programs,
    unmovedPrograms: initial ? compilePrograms(moves, true) : null,
    mailbox,
    attacks,
    probes: bySide((side) => compileProbes(moves, attacks[side], mailbox, side)),
  };
}
