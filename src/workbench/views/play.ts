import { html, type TemplateResult } from 'lit-html';
import type { Color } from '../../ir/board.js';
import { createAsker } from '../ask.js';
import type { Bench } from '../bench.js';
import { boardTemplate, pieceTemplate } from '../board/board.js';
import { nextQuestion, type Answers, type Next, type QuestionKind } from '../board/choose-move.js';
import { download } from '../download.js';
import type { Shared } from '../link.js';
import type { Shown } from '../workers/play.js';
import type { View } from './view.js';

const WORDS = {
  title: 'Play',
  opening: 'Setting up …',
  toMove: { white: 'White to move', black: 'Black to move' },
  inHand: { white: 'White has in hand', black: 'Black has in hand' },
  won: { white: 'White wins', black: 'Black wins', draw: 'A draw' },
  claim: 'It ends if a player claims it.',
  because: 'Because of',
  typed: 'Type a move',
  enter: 'Play it',
  back: 'Take back',
  restart: 'Start again',
  turn: 'Turn the board',
  pass: 'Pass',
  moves: 'Moves',
  fen: 'Position (FEN)',
  setUp: 'Set up',
  copyFen: 'Copy FEN',
  copyPgn: 'Copy PGN',
  savePgn: 'Download PGN',
  cancel: 'Cancel',
  choose: {
    origin: '',
    target: '',
    form: 'Which form is dropped?',
    promotion: 'Promote?',
    castling: 'Castle?',
    gate: 'Which piece enters?',
    wall: 'Choose the square for the wall on the board.',
    move: 'Which move?',
  },
  none: {
    promotion: 'no',
    castling: 'no',
    gate: 'none',
    wall: 'none',
    form: '',
    move: '',
    origin: '',
    target: '',
  },
  promote: 'promote',
  demote: 'turn back',
  castle: 'castle',
  opponent: 'Practice opponent (our own small program)',
  nobody: 'nobody',
  plays: { white: 'plays White', black: 'plays Black' },
  thinking: 'The practice opponent is thinking …',
} as const;

/** Milliseconds for a move of the practice opponent. */
const THINKING = 2000;

export interface PlayView extends View {
  /** The game for a link; null: none is open. */
  readonly shared: () => Shared['game'];
  /** Opens a game that a link brought, as soon as its variant can be played. */
  readonly bring: (game: NonNullable<Shared['game']>) => void;
}

/** The board: play by mouse, touch, keys and in words, against oneself or the practice opponent. */
export function playView(bench: Bench): PlayView {
  const worker = createAsker();
  const opponent = createAsker();
  let shown: Shown | null = null;
  let problem: string | null = null;
  let asked = -1;
  let answers: Answers = {};
  let focus = 'a1';
  let turned = false;
  let typed = '';
  let opponentSide: Color | null = null;
  let isThinking = false;
  let brought: Shared['game'] = null;

  function take(answer: Shown | string): void {
    if (typeof answer === 'string') problem = answer;
    else {
      problem = null;
      if (shown?.variant !== answer.variant) focus = 'a1';
      shown = answer;
    }
    answers = {};
    bench.redraw();
    void letOpponentMove();
  }

  async function open(fen: string | null, moves: readonly string[]): Promise<void> {
    stopThinking();
    const answer = await worker.ask('play', 'open', bench.ref(), fen, moves);
    if (typeof answer === 'string' && fen === null) shown = null;
    take(answer);
  }

  async function enter(text: string): Promise<void> {
    const answer = await worker.ask('play', 'enter', text);
    if (typeof answer !== 'string') typed = '';
    take(answer);
  }

  async function back(): Promise<void> {
    stopThinking();
    // Against the opponent, one's own move is taken back with its answer.
    const count = opponentSide !== null && shown?.turn !== opponentSide ? 2 : 1;
    take(await worker.ask('play', 'back', count));
  }

  function stopThinking(): void {
    if (isThinking) opponent.stop();
    isThinking = false;
  }

  async function letOpponentMove(): Promise<void> {
    if (shown === null || isThinking || shown.turn !== opponentSide || shown.moves.length === 0)
      return;
    if (shown.end !== null && shown.end.claim === null) return;
    isThinking = true;
    bench.redraw();
    const { played, startFen } = shown;
    const moves = played.map(({ uci }) => uci);
    const found = await opponent
      .ask('opponent', 'move', bench.ref(), startFen, moves, { milliseconds: THINKING })
      .catch(() => null);
    if (!isThinking) return;
    isThinking = false;
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

  function chooseSquare(square: string): void {
    focus = square;
    const found = next();
    if (found?.kind !== 'ask' || isThinking) return;
    const { answers: possible, question } = found;
    const isOnBoard = question === 'origin' || question === 'target' || question === 'wall';
    if (isOnBoard && possible.includes(square)) answer(question, square);
    else {
      answers = {};
      const origins = next();
      if (question !== 'origin' && origins?.kind === 'ask' && origins.answers.includes(square))
        answers = { origin: square };
      bench.redraw();
    }
  }

  function choosePocket(letter: string): void {
    answers = {};
    const found = next();
    if (found?.kind === 'ask' && found.answers.includes(`${letter}@`))
      answer('origin', `${letter}@`);
    else bench.redraw();
  }

  const pocket = (color: Color, { pockets, turn }: Shown) =>
    pockets[color].size === 0
      ? null
      : html`<div class="pocket" role="group" aria-label=${WORDS.inHand[color]}>
          <span>${WORDS.inHand[color]}</span>
          ${[...pockets[color]].map(
            ([letter, piece]) =>
              html`<button
                class=${answers.origin === `${letter}@` && turn === color ? 'selected' : ''}
                ?disabled=${turn !== color}
                aria-label="${piece.count} × ${piece.name}"
                data-pocket=${letter}
                @click=${() => {
                  choosePocket(letter);
                }}
              >
                ${pieceTemplate(piece)}<span>${piece.count}</span>
              </button>`,
          )}
        </div>`;

  function answerTemplate(question: QuestionKind, value: string, { letters }: Shown) {
    if (value === '') return WORDS.none[question];
    if (question === 'promotion' && value === '+') return WORDS.promote;
    if (question === 'promotion' && value === '-') return WORDS.demote;
    if (question === 'castling') return WORDS.castle;
    const [letter = '', square] = value.split('@');
    const piece = letters.get(letter.toUpperCase());
    return piece === undefined
      ? value
      : html`${pieceTemplate(piece)} ${piece.name} ${square === undefined ? '' : `(${square})`}`;
  }

  function questionTemplate(found: Next | null, on: Shown): TemplateResult | null {
    if (found?.kind !== 'ask' || found.question === 'origin' || found.question === 'target')
      return null;
    const { answers: possible, question } = found;
    const offered = question === 'wall' ? possible.filter((value) => value === '') : possible;
    return html`<div class="question" role="group" aria-label=${WORDS.choose[question]}>
      <p>${WORDS.choose[question]}</p>
      ${offered.map(
        (value) =>
          html`<button
            data-answer=${value}
            @click=${() => {
              answer(question, value);
            }}
          >
            ${answerTemplate(question, value, on)}
          </button>`,
      )}
      <button @click=${cancel}>${WORDS.cancel}</button>
    </div>`;
  }

  function cancel(): void {
    answers = {};
    bench.redraw();
  }

  const ending = ({ end }: Shown) =>
    end === null
      ? null
      : html`<div class="ending" role="status">
          <p>
            <b>${WORDS.won[end.outcome]}: ${end.title}.</b> ${end.story}
            ${end.claim === null ? '' : WORDS.claim}
          </p>
          ${end.rules.map(
            ({ at, key, where }) =>
              html`<p>
                ${WORDS.because} <code>${key}</code>,
                ${
                  at === null
                    ? where
                    : html`<button
                        class="link"
                        @click=${() => {
                          bench.editor.goTo(at);
                        }}
                      >
                        ${where}
                      </button>`
                }
              </p>`,
          )}
        </div>`;

  const moveList = ({ played, startFen }: Shown) => {
    const offset = / b /.test(startFen) ? 1 : 0;
    return html`<ol class="moves" aria-label=${WORDS.moves} tabindex="0">
      ${played.map(({ san }, index) => {
        const ply = index + offset;
        const number =
          ply % 2 === 0 || index === 0
            ? `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '…'} `
            : '';
        return html`<li>${number}${san}</li>`;
      })}
    </ol>`;
  };

  async function copyPgn(): Promise<void> {
    await navigator.clipboard.writeText((await worker.ask('play', 'pgn')) ?? '');
  }

  async function savePgn(): Promise<void> {
    download('game.pgn', (await worker.ask('play', 'pgn')) ?? '');
  }

  const controls = (on: Shown) => {
    const pass = on.moves.find(({ isPass }) => isPass);
    return html`
      <form
        class="line"
        @submit=${(event: Event) => {
          event.preventDefault();
          void enter(typed);
        }}
      >
        <label
          >${WORDS.typed}
          <input
            class="move-input"
            autocomplete="off"
            spellcheck="false"
            .value=${typed}
            @input=${(event: Event) => {
              typed = (event.target as HTMLInputElement).value;
            }}
        /></label>
        <button>${WORDS.enter}</button>
        ${pass === undefined ? null : html`<button type="button" @click=${() => enter(pass.uci)}>${WORDS.pass}</button>`}
      </form>
      <p class="line">
        <button ?disabled=${on.played.length === 0} @click=${back}>${WORDS.back}</button>
        <button @click=${() => open(null, [])}>${WORDS.restart}</button>
        <button
          @click=${() => {
            turned = !turned;
            bench.redraw();
          }}
        >
          ${WORDS.turn}
        </button>
      </p>
      <p class="line">
        <label
          >${WORDS.opponent}
          <select
            class="opponent"
            @change=${(event: Event) => {
              chooseOpponent((event.target as HTMLSelectElement).value);
            }}
          >
            <option value="">${WORDS.nobody}</option>
            <option value="white" ?selected=${opponentSide === 'white'}>
              ${WORDS.plays.white}
            </option>
            <option value="black" ?selected=${opponentSide === 'black'}>
              ${WORDS.plays.black}
            </option>
          </select></label
        >
      </p>
      ${moveList(on)}
      <form class="line" @submit=${setUp}>
        <label class="wide"
          >${WORDS.fen} <input name="fen" spellcheck="false" .value=${on.fen}
        /></label>
        <button>${WORDS.setUp}</button>
      </form>
      <p class="line">
        <button @click=${() => navigator.clipboard.writeText(on.fen)}>${WORDS.copyFen}</button>
        <button @click=${copyPgn}>${WORDS.copyPgn}</button>
        <button @click=${savePgn}>${WORDS.savePgn}</button>
      </p>
    `;
  };

  function chooseOpponent(value: string): void {
    stopThinking();
    opponentSide = value === 'white' || value === 'black' ? value : null;
    if (opponentSide !== null) turned = opponentSide === 'white';
    bench.redraw();
    void letOpponentMove();
  }

  function setUp(event: Event): void {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const fen = new FormData(event.target).get('fen');
    if (typeof fen === 'string') void open(fen.trim(), []);
  }

  function lastSquares({ played }: Shown): readonly string[] {
    const [, from, to] =
      /^([a-p]\d+)?@?([a-p]\d+)/.exec(played.at(-1)?.uci.replace(/^.*@/, '') ?? '') ?? [];
    return [from, to].filter((square) => square !== undefined);
  }

  return {
    id: 'play',
    title: WORDS.title,
    refresh() {
      if (asked === bench.edition || bench.edition === 0) return;
      if (
        brought !== null &&
        brought.variant !== bench.variant &&
        bench.variants.includes(brought.variant)
      )
        bench.choose(brought.variant);
      asked = bench.edition;
      const wanted = brought?.variant === bench.variant ? brought : null;
      if (wanted !== null) brought = null;
      // Another text of the same game goes on with the same moves, as far as they are legal.
      const going = wanted ?? (shown?.variant === bench.variant ? gameOf(shown) : null);
      void open(going?.fen ?? null, going?.moves ?? []);
    },
    template() {
      const said =
        problem === null ? null : html`<p class="said error" role="alert">${problem}</p>`;
      if (shown === null) return html`${said ?? html`<p>${WORDS.opening}</p>`}`;
      const on = shown;
      const found = next();
      const targets = found?.kind === 'ask' && found.question !== 'origin' ? found.answers : [];
      const board = boardTemplate(
        {
          ...on,
          turned,
          selected: answers.origin ?? null,
          targets,
          lastMove: lastSquares(on),
          focus,
        },
        {
          choose: chooseSquare,
          focus: (square) => {
            focus = square;
          },
        },
      );
      const [above, below] = turned ? (['white', 'black'] as const) : (['black', 'white'] as const);
      return html`<div
        class="play"
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Escape') cancel();
        }}
      >
        <div class="table">${pocket(above, on)} ${board} ${pocket(below, on)}</div>
        <div class="beside">
          <p class="turn" role="status">
            ${isThinking ? WORDS.thinking : on.end !== null && on.end.claim === null ? '' : WORDS.toMove[on.turn]}
          </p>
          ${ending(on)} ${said} ${questionTemplate(found, on)} ${controls(on)}
        </div>
      </div>`;
    },
    shared: () => (shown === null ? null : gameOf(shown)),
    bring(game) {
      brought = game;
    },
  };
}

function gameOf({ played, startFen, variant }: Shown): NonNullable<Shared['game']> {
  return { variant, fen: startFen, moves: played.map(({ uci }) => uci) };
}
