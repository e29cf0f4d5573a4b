import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Bench } from '../bench.js';
import type { ToldPiece } from '../workers/pieces.js';
import type { View } from './view.js';

const WORDS = {
  title: 'Pieces',
  betza: 'Betza notation',
  read: 'Read as by',
  names: 'Known as:',
  readings: 'In the three dialects',
  same: 'reads the same moves',
  otherwise: 'reads it otherwise:',
  writes: 'write',
  cannot: 'has no words for these moves',
  draw: 'Draw the leaps, and get the notation',
  piece: 'the piece',
  square: (right: number, forward: number): string => `${right} right, ${forward} forward`,
  none: 'No dialect has words for this drawing.',
} as const;

/** How far a drawing goes from the piece. */
const REACH = 4;
const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);

/** What a notation means: picture, words, names, and what each program makes of it; or drawn, and written. */
export function piecesView(bench: Bench): View {
  let text = 'NW';
  let dialect: Dialect = 'fairy-stockfish';
  let told: ToldPiece | null = null;
  let programs: readonly { readonly id: Dialect; readonly program: string }[] = [];
  let asked = '';
  let drawn: ReadonlySet<string> = new Set();
  let hasWords = true;

  async function draw(square: string): Promise<void> {
    const next = new Set(drawn);
    if (!next.delete(square)) next.add(square);
    drawn = next;
    const vectors = [...drawn].map((one) => {
      const [dx = 0, dy = 0] = one.split(' ').map(Number);
      return { dx, dy };
    });
    const written = await bench.games.ask('pieces', 'notationOf', vectors, dialect);
    hasWords = written !== null || vectors.length === 0;
    if (written !== null) text = written;
    bench.redraw();
  }

  const square = (dx: number, dy: number) => {
    const key = `${dx} ${dy}`;
    if (dx === 0 && dy === 0)
      return html`<span class="drawn-piece" aria-label=${WORDS.piece} role="img"></span>`;
    return html`<button
      aria-label=${WORDS.square(dx, dy)}
      aria-pressed=${drawn.has(key) ? 'true' : 'false'}
      data-vector=${key}
      @click=${() => draw(key)}
    ></button>`;
  };

  const reading = ({ otherwise, program, text: written }: ToldPiece['readings'][number]) =>
    html`<li>
      <b>${program}</b>
      ${otherwise === null ? WORDS.same : html`${WORDS.otherwise} ${otherwise.join(' ')}`};
      ${written === null ? WORDS.cannot : html`${WORDS.writes} <code>${written}</code>`}
    </li>`;

  return {
    id: 'pieces',
    title: WORDS.title,
    refresh() {
      const wanted = `${dialect} ${text}`;
      if (asked === wanted) return;
      asked = wanted;
      void bench.games.ask('pieces', 'tellPiece', text.slice(0, 200), dialect).then((found) => {
        told = found;
        bench.redraw();
      });
      if (programs.length === 0)
        void bench.games.ask('pieces', 'dialects').then((found) => {
          programs = found;
          bench.redraw();
        });
    },
    template: () => html`
      <p class="line">
        <label
          >${WORDS.betza}
          <input
            class="betza"
            spellcheck="false"
            .value=${text}
            @input=${(event: Event) => {
              text = (event.target as HTMLInputElement).value;
              bench.redraw();
            }}
        /></label>
        <label
          >${WORDS.read}
          <select
            @change=${(event: Event) => {
              dialect = programs[(event.target as HTMLSelectElement).selectedIndex]?.id ?? dialect;
              bench.redraw();
            }}
          >
            ${programs.map(({ id, program }) => html`<option ?selected=${id === dialect}>${program}</option>`)}
          </select></label
        >
      </p>
      ${
        told === null
          ? null
          : html`<div class="told-piece">
                ${unsafeHTML(told.svg)}
                <div>
                  ${told.sentences.map((sentence) => html`<p>${sentence}</p>`)}
                  ${told.names.length === 0 ? null : html`<p>${WORDS.names} ${told.names.join(', ')}</p>`}
                  ${told.problems.map((problem) => html`<p class="said warning">${problem}</p>`)}
                </div>
              </div>
              <h2>${WORDS.readings}</h2>
              <ul>
                ${told.readings.map(reading)}
              </ul>`
      }
      <h2>${WORDS.draw}</h2>
      ${hasWords ? null : html`<p class="said warning" role="status">${WORDS.none}</p>`}
      <div class="drawing" role="group" aria-label=${WORDS.draw}>
        ${STEPS.toReversed().map((dy) => STEPS.map((dx) => square(dx, dy)))}
      </div>
    `,
  };
}
