import type { Color } from '../../ir/board.js';
import { createWorkerClient } from '../worker-client.js';
import type { Bench } from '../bench.js';
import type { Shared } from '../link.js';
import { holdsEntries } from '../texts.js';
import type { Shown, TreeStep } from '../workers/play.js';
import type { Groups } from '../workers/worker.js';
import type { TreeMove } from '../workers/move-tree.js';
import { nextQuestion, type Answers, type Next, type QuestionKind } from './choose-move.js';
import { createOpponents } from './opponents.js';

/** A finding about a position. */
type Remark = Awaited<ReturnType<Groups['play']['lintFen']>>[number];

/** A game on the board: what it shows, the answers about the next move, and who plays. */
interface Table {
  readonly shown: Shown | null;
  /** Whether another game is about to replace the shown one, because the text or the variant changed. */
  readonly isOpening: boolean;
  /** Why the last action failed; null if it did not. */
  readonly problem: string | null;
  readonly answers: Answers;
  /** The square with the keyboard focus. */
  readonly focus: string;
  readonly turned: boolean;
  readonly opponentSide: Color | null;
  readonly opponents: ReturnType<typeof createOpponents>;
  readonly isThinking: boolean;
  /** Updates the game after the text was read. An edited variant keeps the moves that are still legal. */
  follow(): void;
  open(fen: string | null, moves: readonly string[]): Promise<void>;
  /** Sets up a position and checks it. */
  setUp(fen: string): Promise<void>;
  /** The same while the user is still placing pieces: the opponent does not move. */
  arrange(fen: string): Promise<void>;
  readonly remarks: readonly Remark[];
  /** Plays a typed move; false if it is not a legal move. */
  enter(text: string): Promise<boolean>;
  back(): Promise<void>;
  /** Goes to another move of the tree, or changes the tree. */
  step(wanted: TreeStep): Promise<void>;
  /** The next question about the move; null if no move can be chosen. */
  next(): Next | null;
  answer(question: QuestionKind, value: string): void;
  cancel(): void;
  chooseSquare(square: string): void;
  choosePocket(letter: string): void;
  setFocus(square: string): void;
  turn(): void;
  playAgainst(side: Color | null): void;
  /** Lets the engine evaluate the position. */
  evaluate(): Promise<void>;
  pgn(): Promise<string>;
  sfen(): Promise<string | null>;
  /** Opens a game from a link, as soon as its variant can be played. */
  bring(game: NonNullable<Shared['game']>): void;
}

export function createTable(bench: Bench): Table {
  const worker = createWorkerClient();
  const opponents = createOpponents(bench, worker);
  let shown: Shown | null = null;
  let problem: string | null = null;
  let remarks: readonly Remark[] = [];
  let edition = 0;
  /** How many games are being opened. */
  let openings = 0;
  /** The text that defines the game. */
  let textId = '';
  let answers: Answers = {};
  let focus = 'a1';
  let turned = false;
  let opponentSide: Color | null = null;
  /** The number of the current search; null if there is none. */
  let search: number | null = null;
  let searches = 0;
  let brought: Shared['game'] = null;

  function take(answer: Shown | string, isOpponentNext = true): void {
    let isSame = false;
    if (typeof answer === 'string') problem = answer;
    else {
      problem = null;
      if (shown?.variant !== answer.variant) focus = 'a1';
      isSame = shown?.variant === answer.variant && shown.fen === answer.fen;
      shown = answer;
    }
    // Reading the text again must not undo the first clicks of a move.
    if (!isSame || next() === null) answers = {};
    bench.redraw();
    if (isOpponentNext) void letOpponentMove();
  }

  async function open(
    fen: string | null,
    moves: readonly string[],
    line: readonly TreeMove[] = [],
  ): Promise<void> {
    stopThinking();
    openings++;
    const answer = await worker
      .call('play', 'open', bench.ref(), fen, moves, line)
      .finally(() => openings--);
    if (typeof answer === 'string' && fen === null) shown = null;
    take(answer);
  }

  async function enter(text: string): Promise<boolean> {
    stopThinking();
    remarks = [];
    const answer = await worker.call('play', 'enter', text);
    take(answer);
    return typeof answer !== 'string';
  }

  function stopThinking(): void {
    if (search !== null) opponents.stop();
    search = null;
  }

  async function letOpponentMove(): Promise<void> {
    if (shown === null || search !== null || shown.turn !== opponentSide) return;
    if (shown.moves.length === 0 || isOver(shown)) return;
    const mine = ++searches;
    search = mine;
    bench.redraw();
    const found = await opponents.move(shown);
    if (search !== mine) return;
    search = null;
    if (found !== null) await enter(found);
    else bench.redraw();
  }

  function next(): Next | null {
    return shown === null ? null : nextQuestion(shown.moves, answers);
  }

  /** Adds an answer, and plays the move if no question is left. */
  function answer(question: QuestionKind, value: string): void {
    answers = { ...answers, [question]: value };
    const found = next();
    if (found?.kind === 'play') void enter(found.move.uci);
    else {
      if (found === null) answers = {};
      bench.redraw();
    }
  }

  return {
    get shown() {
      return shown;
    },
    get isOpening() {
      return !bench.isRead || edition !== bench.edition || openings > 0;
    },
    get problem() {
      return problem;
    },
    get answers() {
      return answers;
    },
    get focus() {
      return focus;
    },
    get turned() {
      return turned;
    },
    get opponentSide() {
      return opponentSide;
    },
    opponents,
    get isThinking() {
      return search !== null;
    },
    follow() {
      if (!bench.isRead || edition === bench.edition) return;
      if (
        brought !== null &&
        brought.variant !== bench.variant &&
        bench.variants.includes(brought.variant)
      )
        bench.choose(brought.variant);
      edition = bench.edition;
      const wanted = brought?.variant === bench.variant ? brought : null;
      if (wanted !== null) brought = null;
      // Texts of games and positions are always shown as they are now.
      const isSame =
        textId === bench.text.id &&
        shown?.variant === bench.variant &&
        !holdsEntries(bench.text.file);
      textId = bench.text.id;
      const going = wanted ?? (isSame && shown !== null ? goingOn(shown) : null);
      const line = wanted === null && going !== null ? (shown?.line ?? []) : [];
      void open(going?.fen ?? null, going?.moves ?? [], line);
    },
    get remarks() {
      return remarks;
    },
    open,
    async setUp(fen) {
      await open(fen, []);
      remarks = await worker.call('play', 'lintFen', fen);
      // The remarks say why it cannot be set up.
      if (remarks.some(({ severity }) => severity === 'error')) problem = null;
      bench.redraw();
    },
    async arrange(fen) {
      stopThinking();
      const answer = await worker.call('play', 'open', bench.ref(), fen, []);
      take(answer, false);
      remarks = typeof answer === 'string' ? [] : await worker.call('play', 'lintFen', answer.fen);
      bench.redraw();
    },
    enter,
    async back() {
      stopThinking();
      // Against an opponent, its reply is taken back as well.
      const count = opponentSide !== null && shown?.turn !== opponentSide ? 2 : 1;
      take(await worker.call('play', 'step', { kind: 'take-back', count }), false);
    },
    async step(wanted) {
      stopThinking();
      take(await worker.call('play', 'step', wanted), false);
    },
    next,
    answer,
    cancel() {
      answers = {};
      bench.redraw();
    },
    chooseSquare(square) {
      focus = square;
      const found = next();
      if (found?.kind !== 'ask' || search !== null) return;
      const { answers: possible, question } = found;
      const isOnBoard = question === 'origin' || question === 'target' || question === 'wall';
      if (isOnBoard && possible.includes(square)) {
        answer(question, square);
        return;
      }
      // The click may choose another piece, or cancel.
      answers = {};
      const origins = next();
      if (question !== 'origin' && origins?.kind === 'ask' && origins.answers.includes(square))
        answers = { origin: square };
      bench.redraw();
    },
    choosePocket(letter) {
      answers = {};
      const found = next();
      if (found?.kind === 'ask' && found.answers.includes(`${letter}@`))
        answer('origin', `${letter}@`);
      else bench.redraw();
    },
    setFocus(square) {
      if (focus === square) return;
      focus = square;
      bench.redraw();
    },
    turn() {
      turned = !turned;
      bench.redraw();
    },
    playAgainst(side) {
      stopThinking();
      opponentSide = side;
      if (side !== null) turned = side === 'white';
      bench.redraw();
      void letOpponentMove();
    },
    async evaluate() {
      if (shown === null || search !== null) return;
      const mine = ++searches;
      search = mine;
      bench.redraw();
      await opponents.evaluate(shown);
      if (search === mine) search = null;
      bench.redraw();
    },
    async sfen() {
      const { text, why } = await worker.call('play', 'sfen');
      problem = text === null ? why : null;
      bench.redraw();
      return text;
    },
    pgn: async () => (await worker.call('play', 'pgn')) ?? '',
    bring(game) {
      brought = game;
    },
  };
}

/** Whether the game has ended without needing a claim. */
export function isOver({ end }: Shown): boolean {
  return end !== null && end.claim === null;
}

/** The game to continue after an edit: from the new start position, unless the user set up another. */
function goingOn(shown: Shown): NonNullable<Shared['game']> {
  return { ...gameOf(shown), fen: shown.isSetUp ? shown.startFen : null };
}

/** The game as stored in links. */
export function gameOf({ played, startFen, variant }: Shown): NonNullable<Shared['game']> {
  return { variant, fen: startFen, moves: played.map(({ uci }) => uci) };
}
