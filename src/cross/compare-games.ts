import { contradictionBehind, type ContradictionWay } from './contradiction.js';
import { differenceOf, type Difference } from './difference.js';
import type { Line } from '../play/player.js';
import type { OpponentGame, EngineView } from './engine/opponent.js';
import type { Counted, OurGame } from './our-game.js';
import { reversedMove } from '../play/notation/uci.js';
import { randomNumbers } from '../play/random-numbers.js';

/** How much to compare. */
export interface Effort {
  /** Games with random moves. */
  readonly games: number;
  /** Maximum length of the sequences that are counted. */
  readonly depth: number;
  /** Maximum number of moves to count. The depth is the greatest that stays within it. */
  readonly nodes: number;
  readonly seed: string;
}

/**
 * What was compared, and why the comparison ended: at the first difference for which the engine does not contradict itself, or with all the
 * work done.
 */
export interface Comparison {
  /** Null if nothing was counted. */
  readonly counted: Counted | null;
  readonly games: number;
  readonly plies: number;
  readonly results: Readonly<Record<string, number>>;
  readonly difference: Difference | null;
  /** The first difference in which the engine contradicts itself. It ends only the random game in which it was found. */
  readonly contradiction: Contradiction | null;
}

/** A difference, and the way in which the engine contradicts itself there. */
interface Contradiction {
  readonly difference: Difference;
  readonly way: ContradictionWay;
}

/** Maximum length of a random game in plies. */
const PLIES = 150;
/** The probability that a player moves a piece back, for one random game after another, so that positions repeat. */
const RETURNS = [0, 0.15, 0.5];

/** Counts sequences of moves, then plays random games, up to the first difference. The same seed gives the same games. */
export async function compareGames(
  ours: OurGame,
  theirs: OpponentGame,
  startFen: string,
  effort: Effort,
): Promise<Comparison> {
  const start: Line = { fen: startFen, moves: [] };
  const results = new Map<string, number>();
  let plies = 0;
  let games = 0;
  const seen: { difference: Difference | null; contradiction: Contradiction | null } = {
    difference: null,
    contradiction: null,
  };
  const record = async (found: Difference | null): Promise<void> => {
    if (found === null) return;
    const way = await contradictionBehind(ours, theirs, found);
    if (way === null) seen.difference = found;
    else seen.contradiction ??= { difference: found, way };
  };
  const { counted, difference } = await compareCounts(ours, theirs, start, effort);
  await record(difference);
  for (; seen.difference === null && games < effort.games; games++) {
    const game = await playAtRandom(ours, theirs, start, games, effort.seed);
    await record(game.difference);
    plies += game.plies;
    results.set(game.result, (results.get(game.result) ?? 0) + 1);
  }
  return {
    counted,
    games,
    plies,
    results: Object.fromEntries([...results].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...seen,
  };
}

interface ComparedCounts {
  readonly counted: Counted | null;
  readonly difference: Difference | null;
}

async function compareCounts(
  ours: OurGame,
  theirs: OpponentGame,
  start: Line,
  { depth, nodes }: Effort,
): Promise<ComparedCounts> {
  const difference = await differenceAfter(ours, theirs, start);
  const deepest = difference === null ? ours.deepest(start, depth, nodes) : null;
  if (deepest === null) return { counted: null, difference };
  const { division, ...counted } = deepest;
  return { counted, difference: await descend(ours, theirs, start, counted.depth, division) };
}

/** Follows the first move whose count differs, down to a position that differs in something else. */
async function descend(
  ours: OurGame,
  theirs: OpponentGame,
  line: Line,
  depth: number,
  mine = ours.divide(line, depth) ?? new Map<string, number>(),
): Promise<Difference | null> {
  const other = (await theirs.divide(line, depth)) ?? new Map<string, number>();
  const move = [...mine.keys()].find((text) => mine.get(text) !== other.get(text));
  if (move === undefined && mine.size === other.size) return null;
  if (move === undefined || !other.has(move) || depth <= 1)
    return differenceAfter(ours, theirs, line);
  const next = { ...line, moves: [...line.moves, move] };
  const difference = await differenceAfter(ours, theirs, next);
  return difference ?? descend(ours, theirs, next, depth - 1);
}

/** The difference after a line; null if there is none. */
export async function differenceAfter(
  ours: OurGame,
  theirs: OpponentGame,
  line: Line,
): Promise<Difference | null> {
  return compareViews(line, ours.look(line), await theirs.look(line));
}

function compareViews(
  line: Line,
  ours: EngineView | null,
  theirs: EngineView | null,
): Difference | null {
  if (ours === null && theirs === null) return null;
  if (ours !== null && theirs !== null) return differenceOf(line, ours, theirs);
  const fenText = (view: EngineView | null): string => view?.fen ?? 'no position of this variant';
  return { kind: 'fen', line, ours: fenText(ours), theirs: fenText(theirs) };
}

interface RandomGame {
  readonly plies: number;
  readonly result: string;
  readonly difference: Difference | null;
}

async function playAtRandom(
  ours: OurGame,
  theirs: OpponentGame,
  start: Line,
  number: number,
  seed: string,
): Promise<RandomGame> {
  const random = randomNumbers(`${seed} ${number}`);
  const returns = RETURNS[number % RETURNS.length] ?? 0;
  const moves: string[] = [];
  for (;;) {
    const line = { fen: start.fen, moves: [...moves] };
    const mine = ours.look(line);
    const other = await theirs.look(line);
    const difference = compareViews(line, mine, other);
    const result = mine?.result ?? '*';
    const plies = moves.length;
    if (mine === null || difference !== null || result !== '*' || plies === PLIES)
      return { plies, result, difference };
    const back = reversedMove(moves.at(-2) ?? '');
    const wantsBack = random() < returns;
    const any = mine.moves[Math.floor(random() * mine.moves.length)];
    const move = wantsBack && mine.moves.includes(back) ? back : any;
    if (move === undefined) return { plies, result, difference };
    moves.push(move);
  }
}
