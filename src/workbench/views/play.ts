import { html, type TemplateResult } from 'lit-html';
import type { Color } from '../../ir/board.js';
import type { Bench } from '../bench.js';
import { boardTemplate, pieceTemplate } from '../board/board.js';
import type { Next, QuestionKind } from '../board/choose-move.js';
import { createTable, gameOf, isOver } from '../board/table.js';
import { download } from '../download.js';
import type { Shared } from '../link.js';
import type { Shown } from '../workers/play.js';
import { createArranging } from './play-arrange.js';
import { hasDiagram } from '../texts.js';
import { movesTemplate } from './play-moves.js';
import { opponentTemplate } from './play-opponent.js';
import { rulesFromChoice } from './rules-from.js';
import type { Content } from './view.js';

const WORDS = {
  opening: 'Setting up …',
  toMove: { white: 'White to move', black: 'Black to move' },
  inHand: { white: 'White has in hand', black: 'Black has in hand' },
  won: { white: 'White wins', black: 'Black wins', draw: 'Draw' },
  claim: 'The game only ends if a player claims this.',
  because: 'Rule:',
  typed: 'Type a move',
  enter: 'Play move',
  back: 'Take back',
  restart: 'Restart',
  turn: 'Flip the board',
  pass: 'Pass',
  fen: 'Position (FEN)',
  setUp: 'Set up',
  copyFen: 'Copy FEN',
  copySfen: 'Copy SFEN',
  remarks: 'Problems of the position',
  copyPgn: 'Copy PGN',
  savePgn: 'Download PGN',
  cancel: 'Cancel',
  choose: {
    origin: '',
    target: '',
    form: 'Drop which form?',
    promotion: 'Promote?',
    castling: 'Castle?',
    gate: 'Gate which piece?',
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
  demote: 'demote',
  castle: 'castle',
  thinking: {
    engine: 'Fairy-Stockfish is thinking …',
    practice: 'The practice opponent is thinking …',
  },
} as const;

export interface PlayView extends Content {
  /** The game for a link; null if none is open. */
  readonly shared: () => Shared['game'];
  readonly bring: (game: NonNullable<Shared['game']>) => void;
}

/** The board: play by mouse, touch, keyboard or typed moves, alone or against an opponent. */
export function playView(bench: Bench, reopen: () => void): PlayView {
  const table = createTable(bench);
  const arranging = createArranging(table, () => {
    bench.redraw();
  });
  const rulesFrom = rulesFromChoice(bench);
  let typed = '';

  async function enterTyped(event: Event): Promise<void> {
    event.preventDefault();
    // The user may type the next move before this one is played.
    const move = typed;
    typed = '';
    bench.redraw();
    if (!(await table.enter(move)) && typed === '') typed = move;
    bench.redraw();
  }

  function setUp(event: Event): void {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const fen = new FormData(event.target).get('fen');
    if (typeof fen === 'string') void table.setUp(fen.trim());
  }

  const copy = (text: string) => navigator.clipboard.writeText(text);

  const pocket = (color: Color, { pockets, turn }: Shown) =>
    pockets[color].size === 0
      ? null
      : html`<div class="pocket" role="group" aria-label=${WORDS.inHand[color]}>
          <span>${WORDS.inHand[color]}</span>
          ${[...pockets[color]].map(
            ([letter, piece]) =>
              html`<button
                class=${table.answers.origin === `${letter}@` && turn === color ? 'selected' : ''}
                ?disabled=${turn !== color}
                aria-label="${piece.count === 0 ? '∞' : piece.count} × ${piece.name}"
                data-pocket=${letter}
                @click=${() => {
                  table.choosePocket(letter);
                }}
              >
                ${pieceTemplate(piece)}<span>${piece.count === 0 ? '∞' : piece.count}</span>
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
              table.answer(question, value);
            }}
          >
            ${answerTemplate(question, value, on)}
          </button>`,
      )}
      <button
        @click=${() => {
          table.cancel();
        }}
      >
        ${WORDS.cancel}
      </button>
    </div>`;
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

  const remarks = () =>
    table.remarks.length === 0
      ? null
      : html`<ul class="remarks" aria-label=${WORDS.remarks}>
          ${table.remarks.map(
            ({ message, severity }) =>
              html`<li class="message ${severity}" role="status">${message}</li>`,
          )}
        </ul>`;

  const controls = (on: Shown) => {
    const pass = on.moves.find(({ isPass }) => isPass);
    return html`
      <form
        class="line"
        @submit=${(event: Event) => {
          event.preventDefault();
          void enterTyped(event);
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
        ${pass === undefined ? null : html`<button type="button" @click=${() => table.enter(pass.uci)}>${WORDS.pass}</button>`}
      </form>
      <p class="line">
        <button ?disabled=${on.played.length === 0} @click=${() => table.back()}>
          ${WORDS.back}
        </button>
        <button @click=${() => table.open(null, [])}>${WORDS.restart}</button>
        <button
          @click=${() => {
            table.turn();
          }}
        >
          ${WORDS.turn}
        </button>
      </p>
      ${hasDiagram(bench.text.text) ? rulesFrom() : null} ${opponentTemplate(table, reopen)}
      ${movesTemplate(on, (wanted) => void table.step(wanted))}
      <form class="line" @submit=${setUp}>
        <label class="wide"
          >${WORDS.fen} <input name="fen" spellcheck="false" .value=${on.fen}
        /></label>
        <button>${WORDS.setUp}</button>
      </form>
      ${arranging.template(on)} ${remarks()}
      <p class="line">
        <button @click=${() => copy(on.fen)}>${WORDS.copyFen}</button>
        <button
          @click=${async () => {
            const sfen = await table.sfen();
            if (sfen !== null) await copy(sfen);
          }}
        >
          ${WORDS.copySfen}
        </button>
        <button @click=${async () => copy(await table.pgn())}>${WORDS.copyPgn}</button>
        <button
          @click=${async () => {
            download('game.pgn', await table.pgn());
          }}
        >
          ${WORDS.savePgn}
        </button>
      </p>
    `;
  };

  function lastSquares({ played }: Shown): readonly string[] {
    const [, from, to] =
      /^([a-p]\d+)?@?([a-p]\d+)/.exec(played.at(-1)?.uci.replace(/^.*@/, '') ?? '') ?? [];
    return [from, to].filter((square) => square !== undefined);
  }

  return {
    refresh: () => {
      table.follow();
    },
    template() {
      const { answers, focus, isThinking, problem, shown: on, turned } = table;
      const problemNote =
        problem === null ? null : html`<p class="message error" role="alert">${problem}</p>`;
      if (on === null) return html`${problemNote ?? html`<p>${WORDS.opening}</p>`}`;
      const found = table.next();
      const isAsked = found?.kind === 'ask' && found.question !== 'origin' && !arranging.isOpen;
      const targets = isAsked ? found.answers : [];
      const selected = answers.origin ?? null;
      const board = boardTemplate(
        { ...on, turned, selected, targets, lastMove: lastSquares(on), focus },
        {
          choose: (square) => {
            if (arranging.isOpen) arranging.choose(square, on);
            else table.chooseSquare(square);
          },
          focus: (square) => {
            table.setFocus(square);
          },
        },
      );
      const [above, below] = turned ? (['white', 'black'] as const) : (['black', 'white'] as const);
      const status = isThinking
        ? WORDS.thinking[table.opponents.choices.player]
        : isOver(on)
          ? ''
          : WORDS.toMove[on.turn];
      return html`<div
        class="play"
        aria-busy=${String(table.isOpening)}
        @keydown=${({ key }: KeyboardEvent) => {
          if (key === 'Escape') table.cancel();
        }}
      >
        <div class="table">${pocket(above, on)} ${board} ${pocket(below, on)}</div>
        <div class="beside">
          <p class="turn" role="status">${status}</p>
          ${arranging.isOpen ? null : ending(on)} ${problemNote} ${questionTemplate(found, on)}
          ${controls(on)}
        </div>
      </div>`;
    },
    shared: () => (table.shown === null ? null : gameOf(table.shown)),
    bring: (game) => {
      table.bring(game);
    },
  };
}
