import { compileGame } from '../play/move-api.js';
import type { Game, GamePiece } from '../play/game.js';
import { isInCheck, legalMoves } from '../play/legal.js';
import { isLocust } from '../play/locust.js';
import { createMatch, type Match } from '../play/match.js';
import type { Outcome } from '../play/mechanic.js';
import {
  CASTLING,
  CASTLING_GATING,
  DROP,
  fromOf,
  kindOf,
  moveCode,
  NORMAL,
  toOf,
  type MoveCode,
} from '../play/move.js';
import { printFen } from '../play/notation/print-fen.js';
import type { FenProblem } from '../play/notation/set-fen.js';
import { printMove } from '../play/notation/uci.js';
import { isThreatened, RESULTS, type Line } from '../play/player.js';
import { randomNumbers } from '../play/random-numbers.js';
import { askSteps, inPart } from '../text/steps.js';

/** What two games differ in. */
type PartingKind = 'start' | 'position' | 'moves' | 'check' | 'result';

/** The first difference between two games. */
export interface Parting {
  readonly kind: PartingKind;
  /** From the start position of the source. */
  readonly line: Line;
  /** The position that the line leads to, as the source writes it. */
  readonly fen: string;
  /** What only the source has: moves, or its FEN, check or result; '' if nothing. */
  readonly source: string;
  readonly written: string;
}

export interface Played {
  /** How many positions were compared. */
  readonly positions: number;
  /** True if the work ran out before all positions were compared. */
  readonly isCut: boolean;
  /** Null: they play the same. */
  readonly parting: Parting | null;
}

/** How much to play. */
interface Effort {
  readonly positions: number;
  readonly seed: string;
  /** Whether the ends of the games are compared, too. */
  readonly results: boolean;
}

/** Longest game, in moves of one side. */
const PLIES = 120;
/** How often a player moves back, for one game after another, so that positions repeat. */
const RETURNS = [0, 0.15, 0.5];
/** How often to choose the kind of move that was played least. */
const CURIOSITY = 0.5;
/** Moves that may be listed for each position asked for, before the rest is left. */
const MOVES_A_POSITION = 400;
const STEPS_OF_MOVE = 5;

/**
 * Plays two games from their start positions, move by move the same, at random but with a liking for kinds of moves that were not played yet. Legal
 * moves, FEN, check and the end of the game are compared in each position. Their pieces must have the same letters. The same seed gives the same games.
 */
export function playBeside(source: Game, written: Game, effort: Effort): Played {
  return inPart('judged', 'proof of what is written', () =>
    playWithinSteps(source, written, effort),
  );
}

function playWithinSteps(source: Game, written: Game, effort: Effort): Played {
  const pair = openPair(source, written);
  const { startFen } = source;
  const random = randomNumbers(effort.seed);
  const tried = new Map<number, number>();
  let positions = 0;
  let work = effort.positions * MOVES_A_POSITION;
  for (let game = 0; positions < effort.positions && game < effort.positions; game++) {
    const unlike = startBoth(pair, startFen);
    if (unlike !== null) return { positions, isCut: false, parting: unlike };
    const returns = RETURNS[game % RETURNS.length] ?? 0;
    const played: string[] = [];
    const codes: MoveCode[] = [];
    while (positions < effort.positions) {
      const seen = compare(pair, { fen: startFen, moves: played }, effort.results);
      positions += 1;
      if (seen.parting !== null) return { positions, isCut: false, parting: seen.parting };
      work -= seen.moves.length;
      if (!askSteps(STEPS_OF_MOVE * seen.moves.length) || work < 0)
        return { positions, isCut: true, parting: null };
      if (seen.isOver || played.length === PLIES) break;
      const back = random() < returns ? returnOf(codes.at(-2), seen.moves) : -1;
      const chosen = back >= 0 ? back : choose(pair.source, seen.moves, tried, random);
      const move = seen.moves[chosen] ?? 0;
      codes.push(move);
      played.push(printMove(pair.source.compiled, pair.source.position, move));
      pair.source.play(move);
      pair.written.play(seen.others[chosen] ?? 0);
    }
  }
  return { positions, isCut: false, parting: null };
}

interface Pair {
  readonly source: Match;
  readonly written: Match;
  /** Whether the same number is the same move in both, because their types have the same letters in the same order. */
  readonly areAligned: boolean;
}

function openPair(source: Game, written: Game): Pair {
  const ordered = inOrderOf(written, source);
  const letters = ordered.pieces.slice(0, written.pieces.length);
  const compiled = compileGame(ordered);
  return {
    source: createMatch(compiled),
    written: createMatch(compileGame(written, undefined, compiled)),
    areAligned: written.pieces.every(({ letter }, type) => letters[type]?.letter === letter),
  };
}

/** The same game with its types in the order of another game; types that the other lacks come last. */
function inOrderOf(other: Game, game: Game): Game {
  const place = ({ letter }: GamePiece): number => {
    const found = letter === null ? -1 : other.pieces.findIndex((one) => one.letter === letter);
    return found === -1 ? other.pieces.length : found;
  };
  return { ...game, pieces: game.pieces.toSorted((a, b) => place(a) - place(b)) };
}

/** Sets up both at their own start positions and returns the difference, or null. */
function startBoth({ source, written }: Pair, startFen: string): Parting | null {
  const other = written.compiled.tables.game.startFen;
  const problem = source.start(startFen);
  const otherProblem = written.start(other);
  if (problem === null && otherProblem === null) return null;
  const say = (wrong: FenProblem | null, fen: string): string =>
    wrong === null ? fen : `${fen} (${wrong.message})`;
  return {
    kind: 'start',
    line: { fen: startFen, moves: [] },
    fen: startFen,
    source: say(problem, startFen),
    written: say(otherProblem, other),
  };
}

interface Seen {
  readonly parting: Parting | null;
  /** Legal in both: each move of the source, and its number in the other. */
  readonly moves: readonly MoveCode[];
  readonly others: readonly MoveCode[];
  readonly isOver: boolean;
}

function compare(pair: Pair, line: Line, results: boolean): Seen {
  const { source, written } = pair;
  const fen = printedFen(source);
  const part = (kind: PartingKind, mine: string, other: string): Seen => ({
    parting: { kind, line: { ...line, moves: [...line.moves] }, fen, source: mine, written: other },
    moves: [],
    others: [],
    isOver: true,
  });
  const otherFen = printedFen(written);
  if (fen !== otherFen) return part('position', fen, otherFen);
  const moves = legalCodes(source);
  let others: readonly MoveCode[] = moves;
  const theirCodes = legalCodes(written);
  if (!pair.areAligned || !areAlike(moves, theirCodes)) {
    const texts = moves.map((move) => printMove(source.compiled, source.position, move));
    // List the moves only once: their order may change the next time.
    const codes = new Map(
      theirCodes.map((code) => [printMove(written.compiled, written.position, code), code]),
    );
    const mine = texts.filter((text) => !codes.has(text));
    const known = new Set(texts);
    const theirs = [...codes.keys()].filter((text) => !known.has(text));
    if (mine.length + theirs.length > 0)
      return part('moves', mine.toSorted().join(' '), theirs.toSorted().join(' '));
    others = texts.map((text) => codes.get(text) ?? 0);
  }
  const [check, otherCheck] = [saysOfCheck(source), saysOfCheck(written)];
  if (check !== otherCheck) return part('check', check, otherCheck);
  const outcome = source.outcome(moves.length);
  const other = results ? written.outcome(theirCodes.length) : outcome;
  if (outcome !== other) return part('result', saysOfResult(outcome), saysOfResult(other));
  return { parting: null, moves, others, isOver: outcome !== null || moves.length === 0 };
}

/** Hands are ordered by type, and the order of types may differ. */
function printedFen({ compiled, position }: Match): string {
  const fen = printFen(compiled, position);
  return fen.replace(/\[([^\]]*)\]/, (_, hands: string) => `[${[...hands].sort().join('')}]`);
}

function legalCodes({ compiled, position }: Match): MoveCode[] {
  const start = position.top;
  legalMoves(compiled, position);
  const codes = [...position.moves.subarray(start, position.top)];
  position.top = start;
  return codes;
}

/** Whether two lists have the same moves, as far as numbers alone say it: where a king castles to, and what is taken on the way, they do not. */
function areAlike(moves: readonly MoveCode[], others: readonly MoveCode[]): boolean {
  if (moves.length !== others.length || moves.some(needsText)) return false;
  // Nearly always the order is the same, too.
  if (moves.every((move, index) => move === others[index])) return true;
  const sorted = Int32Array.from(others).sort();
  return Int32Array.from(moves)
    .sort()
    .every((move, index) => move === sorted[index]);
}

function needsText(move: MoveCode): boolean {
  const kind = kindOf(move);
  return kind === CASTLING || kind === CASTLING_GATING || isLocust(move);
}

function saysOfCheck({ position }: Match): string {
  if (isInCheck(position)) return 'check';
  return isThreatened(position) ? 'a threat to a royal piece' : 'no check';
}

function saysOfResult(outcome: Outcome | null): string {
  return outcome === null ? '*' : RESULTS[outcome];
}

/** The move that takes back what the player has moved last, by its place; -1: it is not legal, or there is none. */
function returnOf(last: MoveCode | undefined, moves: readonly MoveCode[]): number {
  return last === undefined || kindOf(last) !== NORMAL
    ? -1
    : moves.indexOf(moveCode(toOf(last), fromOf(last), NORMAL));
}

/** Any move, or one of the kind that was played least so far. */
function choose(
  { position: { board } }: Match,
  moves: readonly MoveCode[],
  tried: Map<number, number>,
  random: () => number,
): number {
  const any = Math.floor(random() * moves.length);
  const sort = (move: MoveCode): number => {
    const mover = kindOf(move) === DROP ? fromOf(move) : (board[fromOf(move)] ?? 0);
    return (kindOf(move) >>> 8) | mover | ((board[toOf(move)] ?? 0) << 16) | ((move >>> 20) << 24);
  };
  let chosen = any;
  if (random() < CURIOSITY)
    for (let i = 0; i < moves.length; i++) {
      const at = (any + i) % moves.length;
      if (triedOf(tried, sort(moves[at] ?? 0)) < triedOf(tried, sort(moves[chosen] ?? 0)))
        chosen = at;
    }
  const played = sort(moves[chosen] ?? 0);
  tried.set(played, triedOf(tried, played) + 1);
  return chosen;
}

function triedOf(tried: ReadonlyMap<number, number>, sort: number): number {
  return tried.get(sort) ?? 0;
}
