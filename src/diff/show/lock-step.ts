import { isInCheck } from '../../play/legal.js';
import type { CompiledGame } from '../../play/compiled-game.js';
import { createMatch, type Match } from '../../play/match.js';
import { printFen } from '../../play/notation/print-fen.js';
import { otherTurn } from '../../play/notation/simpler-fen.js';
import { parseMove, printLegalMoves } from '../../play/notation/uci.js';
import { pieceCode, SIDES, type Side } from '../../play/piece-code.js';
import type { Line } from '../../play/player.js';
import { takeSteps } from '../../text/steps.js';
import type { LineShowing } from '../difference.js';

/** Two games that are played in parallel with the same moves. */
export interface LockStep {
  /** Sets up a position. False: one game cannot set it up, a king is missing, or the side that has just moved is in check. */
  start(fen: string): boolean;
  /** Makes a move. False: it is not legal in both games. */
  play(move: string): boolean;
  takeBack(): void;
  /** Compares the current position in both games. */
  look(): EngineView;
  /** The difference after a line; null: the line is not possible in both, or there is no difference. */
  after(line: Line): LineShowing | null;
  /** Whether more moves were listed than allowed. */
  isSpent(): boolean;
  /** The FEN of the position, as the first game writes it. */
  fen(): string;
}

/** A position in two games. */
interface EngineView {
  readonly showing: LineShowing | null;
  /** Whether the game is over in at least one of them, or a difference was found. */
  readonly isOver: boolean;
  /** The legal moves of the first game, sorted. */
  readonly moves: readonly string[];
}

/** The approximate number of steps for finding and printing a legal move. */
const STEPS_OF_MOVE = 2;

/** Plays two games whose pieces have the same letters, and lists at most about `most` moves. */
export function lockStep(first: CompiledGame, second: CompiledGame, most: number): LockStep {
  const [one, two] = [createMatch(first), createMatch(second)];
  const kings = [kingsAtStart(one), kingsAtStart(two)];
  let fen = '';
  let listed = 0;
  const played: string[] = [];

  function start(from: string): boolean {
    fen = from;
    played.length = 0;
    const isQuiet = (match: Match): boolean =>
      match.start(otherTurn(from)) === null && !isInCheck(match.position);
    if (!isQuiet(one) || !isQuiet(two)) return false;
    if (one.start(from) !== null || two.start(from) !== null) return false;
    return [one, two].every((match, index) => hasKings(match, kings[index] ?? []));
  }

  function play(text: string): boolean {
    const mine = parseMove(first, one.position, text);
    const other = parseMove(second, two.position, text);
    if (mine === null || other === null) return false;
    one.play(mine);
    two.play(other);
    played.push(text);
    return true;
  }

  function look(): EngineView {
    const line: Line = { fen, moves: [...played] };
    const [here, there] = placements(one, two);
    if (here !== there)
      return stop({ kind: 'position', line, first: printed(one), second: printed(two) });
    const [mine, other] = [one.outcome(), two.outcome()];
    if (mine !== other)
      return stop({ kind: 'result', line, first: mine, second: other, later: null });
    const moves = printLegalMoves(first, one.position).toSorted();
    const others = printLegalMoves(second, two.position).toSorted();
    listed += moves.length + others.length;
    takeSteps(STEPS_OF_MOVE * (moves.length + others.length));
    const onlyFirst = without(moves, others);
    const onlySecond = without(others, moves);
    if (onlyFirst.length + onlySecond.length === 0)
      return { showing: null, isOver: mine !== null, moves };
    return stop({ kind: 'moves', line, first: onlyFirst, second: onlySecond });
  }

  return {
    start,
    play,
    takeBack() {
      one.takeBack();
      two.takeBack();
      played.pop();
    },
    look,
    after({ fen: from, moves }) {
      return start(from) && moves.every((move) => play(move)) ? look().showing : null;
    },
    isSpent: () => listed > most,
    fen: () => printed(one),
  };
}

/** The sides that have a king or royal pieces at the start of the game. */
function kingsAtStart(match: Match): readonly Side[] {
  const { startFen } = match.compiled.tables.game;
  return match.start(startFen) === null ? SIDES.filter((side) => countKings(match, side) > 0) : [];
}

function hasKings(match: Match, sides: readonly Side[]): boolean {
  return sides.every((side) => countKings(match, side) > 0);
}

function countKings({ compiled, position }: Match, side: Side): number {
  const { game, king, types } = compiled.tables;
  return game.pieces
    .map((_piece, type) => type)
    .filter((type) => type === king || compiled.tables.royals?.[type] === 1)
    .reduce(
      (sum, type) =>
        sum +
        (position.count[pieceCode(type, side)] ?? 0) +
        Math.max(position.hand[side * types + type] ?? 0, 0),
      0,
    );
}

function stop(showing: LineShowing): EngineView {
  return { showing, isOver: true, moves: [] };
}

function printed({ compiled, position }: Match): string {
  return printFen(compiled, position);
}

/** The board and the side to move in each game; also the hands and the move count, if both games use them. */
function placements(one: Match, two: Match): readonly string[] {
  const both = [one, two];
  const fields = both.map((match) => printed(match).replaceAll('~', '').split(' '));
  const hold = fields.every(([board]) => board?.includes('['));
  const count = both.every(({ compiled }) => compiled.tables.game.rules.countingRule !== 'none');
  return fields.map(([board = '', turn = '', , limit = '']) =>
    [hold ? board : board.replace(/\[.*$/, ''), turn, count ? limit : ''].join(' '),
  );
}

/** The moves of the first list that are not in the second. */
function without(some: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return some.filter((move) => !known.has(move));
}
