import type { Game } from './game.js';
import type { MoveApi, Exposure, Hooks, Marks, Mechanic } from './mechanic.js';
import type { Position } from './position.js';
import { planPieces } from './tables/mailbox.js';
import { compileTables, type Tables } from './tables/tables.js';

/** A game ready for play: its tables, and the hooks of the rules that it uses. */
export interface CompiledGame {
  readonly tables: Tables;
  readonly mechanics: readonly Mechanic[];
  readonly expandPiece: NonNullable<Hooks['expandPiece']> | null;
  readonly expands: Uint8Array;
  /** How `generate.ts` moves each piece on each square; see `planPieces`. */
  readonly plans: Int32Array;
  readonly generators: readonly NonNullable<Hooks['generate']>[];
  readonly listExpanders: readonly NonNullable<Hooks['expandList']>[];
  readonly exposures: readonly Exposure[];
  readonly exempts: readonly NonNullable<Hooks['exempts']>[];
  readonly permits: readonly NonNullable<Hooks['permits']>[];
  /** Those in positions with walls. */
  readonly permitsAmongWalls: readonly NonNullable<Hooks['permits']>[];
  readonly filters: readonly NonNullable<Hooks['filter']>[];
  readonly effects: readonly NonNullable<Hooks['after']>[];
  readonly immediateEnds: readonly NonNullable<Hooks['immediateEnd']>[];
  readonly isDead: readonly NonNullable<Hooks['isDead']>[];
  readonly stuckEnds: readonly NonNullable<Hooks['stuckEnd']>[];
  readonly optionalEnds: readonly NonNullable<Hooks['optionalEnd']>[];
  /** The marks for `legal.ts`. Each square has the number of the last position for which it was marked. */
  readonly marks: Marks;
  /** Whether each move is legal independently of the others. If so, `count.ts` need not write the moves. */
  readonly countable: boolean;
}

/** Compiles a game. `core` is the interface that mechanics call back, `like` the tables of a game whose pieces may move alike. */
export function compileMachine(
  game: Game,
  all: readonly Mechanic[],
  core: MoveApi,
  like: Tables | null,
): CompiledGame {
  const tables = compileTables(game, like);
  const mechanics = all.filter((mechanic) => mechanic.appliesTo(game));
  const hooks = mechanics.map((mechanic) => mechanic.compile(tables, core));
  const expander = hooks.find(({ expandPiece }) => expandPiece !== undefined);
  const expands = expander?.expands ?? new Uint8Array(2 * tables.types * tables.squares);
  return {
    tables,
    mechanics,
    expandPiece: expander?.expandPiece ?? null,
    expands,
    plans: planPieces(tables.mailbox, expands),
    generators: hooks.flatMap(({ generate }) => generate ?? []),
    listExpanders: hooks.flatMap(({ expandList }) => expandList ?? []),
    exposures: hooks.flatMap(({ exposure }) => exposure ?? []),
    exempts: hooks.flatMap(({ exempts }) => exempts ?? []),
    permits: hooks.flatMap(({ permits }) => permits ?? []),
    permitsAmongWalls: hooks.flatMap(
      ({ permits, permitsAmongWalls }) => permits ?? permitsAmongWalls ?? [],
    ),
    filters: hooks.flatMap(({ filter }) => filter ?? []),
    effects: [
      ...hooks.flatMap(({ onMove }) => onMove ?? []),
      ...hooks.flatMap(({ after }) => after ?? []),
    ],
    immediateEnds: hooks.flatMap(({ immediateEnd }) => immediateEnd ?? []),
    isDead: hooks.flatMap(({ isDead }) => isDead ?? []),
    stuckEnds: hooks.flatMap(({ stuckEnd }) => stuckEnd ?? []),
    optionalEnds: hooks.flatMap(({ optionalEnd }) => optionalEnd ?? []),
    countable:
      tables.unmovedPrograms === null &&
      tables.programs.paths.length === 0 &&
      hooks.every(
        ({ permits, filter, expandList }) =>
          permits === undefined && filter === undefined && expandList === undefined,
      ),
    marks: {
      now: 0,
      any: false,
      entering: false,
      from: new Int32Array(tables.squares),
      to: new Int32Array(tables.squares),
      answers: new Int32Array(tables.squares),
    },
  };
}

/** The rules that may forbid moves in a position. */
export function permitsIn(
  { permits, permitsAmongWalls }: CompiledGame,
  { hasWalls }: Position,
): CompiledGame['permits'] {
  return hasWalls ? permitsAmongWalls : permits;
}
