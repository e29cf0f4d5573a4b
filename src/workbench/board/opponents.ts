import type { Color } from '../../ir/board.js';
import { createAsker, type Asker } from '../ask.js';
import type { Bench } from '../bench.js';
import { canRunEngine, realEngine, type EngineLine, type RealEngine } from '../real-engine.js';
import type { Shown } from '../workers/play.js';

const WORDS = {
  refused: (why: string): string =>
    `Fairy-Stockfish cannot hold this game (${why}); the practice opponent plays.`,
  lost: 'Fairy-Stockfish has no legal move to say here; the practice opponent plays.',
  broken: 'Fairy-Stockfish could not be started; the practice opponent plays.',
} as const;

/** Who plays against the user: Fairy-Stockfish, or our own small program. */
export const PLAYERS = ['engine', 'practice'] as const;
export type Player = (typeof PLAYERS)[number];

interface Choices {
  readonly player: Player;
  /** Of the engine, -20 to 20. */
  readonly skill: number;
  /** For a move. */
  readonly milliseconds: number;
}

/** A line of the engine as it is shown. */
interface ShownLine {
  /** As White sees it: `+0.31`, `mate in 3`. */
  readonly score: string;
  readonly depth: number;
  readonly moves: readonly string[];
}

interface Opponents {
  readonly choices: Choices;
  /** Why somebody else plays than was chosen. */
  readonly note: string | null;
  /** What the engine thinks of the position that it was asked about. */
  readonly lines: readonly ShownLine[];
  choose(choices: Partial<Choices>): void;
  /** A legal move in UCI; null: none was found, or it was stopped. */
  move(shown: Shown): Promise<string | null>;
  /** Lines of the engine, and no move. */
  evaluate(shown: Shown): Promise<void>;
  stop(): void;
}

/** The lines that an evaluation shows. */
const LINES = 3;

export function createOpponents(bench: Bench, board: Asker): Opponents {
  const practice = createAsker();
  let choices: Choices = {
    player: canRunEngine() ? 'engine' : 'practice',
    skill: 20,
    milliseconds: 2000,
  };
  let note: string | null = null;
  let lines: readonly ShownLine[] = [];
  let running: RealEngine | null = null;
  let isPractising = false;
  let isTelling = false;

  /** The lines in the notation of players; those that come meanwhile wait for the next. */
  async function tell(found: readonly EngineLine[], turn: Color): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    lines = await Promise.all(
      found.map(async ({ depth, moves, score }) => ({
        score: scoreFor(score, turn),
        depth,
        moves: await board.ask('play', 'sanOf', moves.slice(0, 8)),
      })),
    );
    isTelling = false;
    bench.redraw();
  }

  async function askEngine(shown: Shown, count: number): Promise<string | null> {
    lines = [];
    const variant = await bench.games.ask('engine', 'engineText', bench.ref());
    if (typeof variant === 'string') {
      note = WORDS.refused(variant);
      return null;
    }
    try {
      running = await realEngine();
    } catch {
      note = WORDS.broken;
      return null;
    }
    let last: readonly EngineLine[] = [];
    const { milliseconds, skill } = choices;
    const { played, startFen, turn } = shown;
    const moves = played.map(({ uci }) => uci);
    const thought = { variant, fen: startFen, moves, milliseconds, skill, lines: count };
    const found = await running.think(thought, (lines) => {
      last = lines;
      void tell(lines, turn);
    });
    running = null;
    await tell(last, turn);
    note = found === null ? WORDS.lost : null;
    return found;
  }

  return {
    get choices() {
      return choices;
    },
    get note() {
      return note;
    },
    get lines() {
      return lines;
    },
    choose(chosen) {
      choices = { ...choices, ...chosen };
      note = null;
      lines = [];
      bench.redraw();
    },
    async move(shown) {
      if (choices.player === 'engine') {
        const found = await askEngine(shown, 1);
        if (found !== null && shown.moves.some(({ uci }) => uci === found)) return found;
        note ??= WORDS.lost;
      }
      const moves = shown.played.map(({ uci }) => uci);
      const { milliseconds } = choices;
      isPractising = true;
      const found = await practice
        .ask('opponent', 'move', bench.ref(), shown.startFen, moves, { milliseconds })
        .catch(() => null);
      isPractising = false;
      return found;
    },
    async evaluate(shown) {
      await askEngine(shown, LINES);
      bench.redraw();
    },
    stop() {
      running?.stop();
      if (isPractising) practice.stop();
    },
  };
}

function scoreFor({ kind, value }: EngineLine['score'], turn: Color): string {
  const forWhite = turn === 'white' ? value : -value;
  const sign = forWhite > 0 ? '+' : forWhite < 0 ? '−' : '';
  const size = Math.abs(forWhite);
  return kind === 'mate' ? `${sign}#${size}` : `${sign}${(size / 100).toFixed(2)}`;
}
