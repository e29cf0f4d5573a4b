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

/** The aspects in which two games can differ. */
type PartingKind = 'start' | 'position' | 'moves' | 'check' | 'result';

/** The first difference between two games. */
export interface Parting {
  readonly kind: PartingKind;
  /** The moves from the start position of the source. */
  readonly line: Line;
  /** The position after the line, as the source writes it. */
  readonly fen: string;
  /** What only the source has: moves, or its FEN, check or result; '' if nothing. */
  readonly source: string;
  readonly written: string;
}

export interface Played {
  /** The number of positions compared. */
  readonly positions: number;
  /** True if the work limit was reached before all positions were compared. */
  readonly isCut: boolean;
  /** Null if both play the same. */
  readonly parting: Parting | null;
}

/** How much to play. */
interface Effort {
  readonly positions: number;
  readonly seed: string;
  /** Whether to compare how the games end, too. */
  readonly results: boolean;
}

/** Maximum length of a game in plies. */
const PLIES = 120;
/** The probability that a player moves a piece back, for one game after another, so that positions repeat. */
const RETURNS = [0, 0.15, 0.5];
/** The probability of choosing the type of move that was played least. */
const CURIOSITY = 0.5;
/** The work limit: the number of moves that may be listed for each requested position. */
const MOVES_A_POSITION = 400;
const STEPS_OF_MOVE = 5;

/**
 * Plays two games from their start positions with the same moves. The moves are random, with a preference for types of moves that have not been
 * played yet. Legal moves, FEN, check and the end of the game are compared in each position. The pieces of both games must have the same
 * letters. The same seed gives the same games.
 */
export function playBeside(source: Game, written: Game, effort: Effort): Played {
  return inPart('checked', 'proof of what is written', () =>
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
  /** Whether equal move codes are equal moves in both games, because their types have the same letters in the same order. */
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

/** The same game with its types in the order of another game. Types that the other lacks come last. */
function inOrderOf(other: Game, game: Game): Game {
  const place = ({ letter }: GamePiece): number => {
    const found = letter === null ? -1 : other.pieces.findIndex((one) => one.letter === letter);
    return found === -1 ? other.pieces.length : found;
  };
  return { ...game, pieces: game.pieces.toSorted((a, b) => place(a) - place(b)) };
}

/** Sets up both games at their own start positions; returns the difference, or null if there is none. */
function startBoth({ source, written }: Pair, startFen: string): Parting | null {
  const other = written.compiled.tables.game.startFen;
  const problem = source.start(startFen);
  const otherProblem = written.start(other);
  if (problem === null && otherProblem === null) return null;
  const startText = (wrong: FenProblem | null, fen: string): string =>
    wrong === null ? fen : `${fen} (${wrong.message})`;
  return {
    kind: 'start',
    line: { fen: startFen, moves: [] },
    fen: startFen,
    source: startText(problem, startFen),
    written: startText(otherProblem, other),
  };
}

interface Seen {
  readonly parting: Parting | null;
  /** The moves of the source that are legal in both, and their codes in the other game. */
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
    // List the moves only once: a second list may have another order.
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
  const [check, otherCheck] = [checkText(source), checkText(written)];
  if (check !== otherCheck) return part('check', check, otherCheck);
  const outcome = source.outcome(moves.length);
  const other = results ? written.outcome(theirCodes.length) : outcome;
  if (outcome !== other) return part('result', resultText(outcome), resultText(other));
  return { parting: null, moves, others, isOver: outcome !== null || moves.length === 0 };
}

/** Sorts the hands, which are printed in the order of types: that order may differ. */
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

/**
 * Whether two lists contain the same moves according to their codes alone. Codes do not show where a king castles to or what is captured along
 * the path.
 */
function areAlike(moves: readonly MoveCode[], others: readonly MoveCode[]): boolean {
  if (moves.length !== others.length || moves.some(needsText)) return false;
  // Usually even the order is the same.
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

function checkText({ position }: Match): string {
  if (isInCheck(position)) return 'check';
  return isThreatened(position) ? 'a threat to a royal piece' : 'no check';
}

function resultText(outcome: Outcome | null): string {
  return outcome === null ? '*' : RESULTS[outcome];
}

/** The index of the move that undoes the player's last one; -1 if it is not legal or does not exist. */
function returnOf(last: MoveCode | undefined, moves: readonly MoveCode[]): number {
  return last === undefined || kindOf(last) !== NORMAL
    ? -1
    : moves.indexOf(moveCode(toOf(last), fromOf(last), NORMAL));
}

/** A random move, or one of the type that has been played least. */
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
