import type { Color } from '../../ir/board.js';
import { createAsker } from '../ask.js';
import type { Bench } from '../bench.js';
import type { Shared } from '../link.js';
import { holdsEntries } from '../texts.js';
import type { Shown, TreeStep } from '../workers/play.js';
import type { Groups } from '../workers/worker.js';
import type { TreeMove } from '../workers/move-tree.js';
import { nextQuestion, type Answers, type Next, type QuestionKind } from './choose-move.js';
import { createOpponents } from './opponents.js';

/** What a rule says of a position. */
type Remark = Awaited<ReturnType<Groups['play']['judgeFen']>>[number];

/** A game on the board: what is shown, what was answered of the next move, who plays. */
interface Table {
  readonly shown: Shown | null;
  /** Why the last thing that was asked for could not be done. */
  readonly problem: string | null;
  readonly answers: Answers;
  /** The square that the keyboard is on. */
  readonly focus: string;
  readonly turned: boolean;
  readonly opponentSide: Color | null;
  readonly opponents: ReturnType<typeof createOpponents>;
  readonly isThinking: boolean;
  /** Sets up the text as it is now; another text of the same game goes on with its moves, as far as they are legal. */
  follow(): void;
  open(fen: string | null, moves: readonly string[]): Promise<void>;
  /** Sets up a position, and hears what the rules say of it. */
  setUp(fen: string): Promise<void>;
  /** The same while pieces are placed one after another: the opponent waits. */
  arrange(fen: string): Promise<void>;
  readonly remarks: readonly Remark[];
  /** Plays a move in words; false: it is none. */
  enter(text: string): Promise<boolean>;
  back(): Promise<void>;
  /** Goes to another move of the tree, or changes the tree. */
  step(wanted: TreeStep): Promise<void>;
  /** What is to be asked of the next move. */
  next(): Next | null;
  answer(question: QuestionKind, value: string): void;
  cancel(): void;
  chooseSquare(square: string): void;
  choosePocket(letter: string): void;
  setFocus(square: string): void;
  turn(): void;
  playAgainst(side: Color | null): void;
  /** Asks the engine about the position. */
  evaluate(): Promise<void>;
  pgn(): Promise<string>;
  sfen(): Promise<string | null>;
  /** Opens a game that a link brought, as soon as its variant can be played. */
  bring(game: NonNullable<Shared['game']>): void;
}

export function createTable(bench: Bench): Table {
  const worker = createAsker();
  const opponents = createOpponents(bench, worker);
  let shown: Shown | null = null;
  let problem: string | null = null;
  let remarks: readonly Remark[] = [];
  let edition = 0;
  /** The text that the game is of. */
  let textId = '';
  let answers: Answers = {};
  let focus = 'a1';
  let turned = false;
  let opponentSide: Color | null = null;
  /** The number of the thought under way; null: idle. */
  let thought: number | null = null;
  let thoughts = 0;
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
    // A text that is read once more does not undo the first clicks of a move.
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
    const answer = await worker.ask('play', 'open', bench.ref(), fen, moves, line);
    if (typeof answer === 'string' && fen === null) shown = null;
    take(answer);
  }

  async function enter(text: string): Promise<boolean> {
    stopThinking();
    remarks = [];
    const answer = await worker.ask('play', 'enter', text);
    take(answer);
    return typeof answer !== 'string';
  }

  function stopThinking(): void {
    if (thought !== null) opponents.stop();
    thought = null;
  }

  async function letOpponentMove(): Promise<void> {
    if (shown === null || thought !== null || shown.turn !== opponentSide) return;
    if (shown.moves.length === 0 || isOver(shown)) return;
    const mine = ++thoughts;
    thought = mine;
    bench.redraw();
    const found = await opponents.move(shown);
    if (thought !== mine) return;
    thought = null;
    if (found !== null) await enter(found);
    else bench.redraw();
  }

  function next(): Next | null {
    return shown === null ? null : nextQuestion(shown.moves, answers);
  }

  /** Takes an answer; the move is played when nothing else is to be asked. */
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
      return thought !== null;
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
      // Games and positions of a text are shown as it has them now.
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
      remarks = await worker.ask('play', 'judgeFen', fen);
      // What cannot be set up has its reasons there.
      if (remarks.some(({ severity }) => severity === 'error')) problem = null;
      bench.redraw();
    },
    async arrange(fen) {
      stopThinking();
      const answer = await worker.ask('play', 'open', bench.ref(), fen, []);
      take(answer, false);
      remarks = typeof answer === 'string' ? [] : await worker.ask('play', 'judgeFen', answer.fen);
      bench.redraw();
    },
    enter,
    async back() {
      stopThinking();
      // Against the opponent, one's own move is taken back with its answer.
      const count = opponentSide !== null && shown?.turn !== opponentSide ? 2 : 1;
      take(await worker.ask('play', 'step', { kind: 'take-back', count }), false);
    },
    async step(wanted) {
      stopThinking();
      take(await worker.ask('play', 'step', wanted), false);
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
      if (found?.kind !== 'ask' || thought !== null) return;
      const { answers: possible, question } = found;
      const isOnBoard = question === 'origin' || question === 'target' || question === 'wall';
      if (isOnBoard && possible.includes(square)) {
        answer(question, square);
        return;
      }
      // Another piece may be chosen instead, or none.
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
      if (shown === null || thought !== null) return;
      const mine = ++thoughts;
      thought = mine;
      bench.redraw();
      await opponents.evaluate(shown);
      if (thought === mine) thought = null;
      bench.redraw();
    },
    async sfen() {
      const { text, why } = await worker.ask('play', 'sfen');
      problem = text === null ? why : null;
      bench.redraw();
      return text;
    },
    pgn: async () => (await worker.ask('play', 'pgn')) ?? '',
    bring(game) {
      brought = game;
    },
  };
}

/** Is it over, whatever the players do? */
export function isOver({ end }: Shown): boolean {
  return end !== null && end.claim === null;
}

/** The same game by a text that was changed: from the start that the text now has, unless another was set up. */
function goingOn(shown: Shown): NonNullable<Shared['game']> {
  return { ...gameOf(shown), fen: shown.isSetUp ? shown.startFen : null };
}

/** The game as links carry it. */
export function gameOf({ played, startFen, variant }: Shown): NonNullable<Shared['game']> {
  return { variant, fen: startFen, moves: played.map(({ uci }) => uci) };
}
