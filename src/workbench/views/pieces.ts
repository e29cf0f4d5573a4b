import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Bench } from '../bench.js';
import { clicked, keyOf, REACH, type Drawing, type Mark } from '../drawing.js';
import type { ToldPiece } from '../workers/pieces.js';
import type { Content } from './view.js';

const WORDS = {
  betza: 'Betza notation',
  read: 'Read as by',
  names: 'Known as:',
  readings: 'In the three dialects',
  same: 'reads the same moves',
  otherwise: 'reads it otherwise:',
  writes: 'write',
  cannot: 'has no words for these moves',
  draw: 'Draw the moves, and get the notation',
  hint: 'Each click on a square: moves and captures there, only moves, only captures, nothing.',
  brush: 'A click draws',
  leap: 'a leap to the square',
  slide: 'a slide through the square and on',
  piece: 'the piece',
  square: (dx: number, dy: number): string =>
    `${steps(dx, 'right', 'left')}${dx !== 0 && dy !== 0 ? ', ' : ''}${steps(dy, 'forward', 'back')}`,
  does: { both: 'moves and captures', quiet: 'moves', capture: 'captures' },
  slides: ' and slides on',
  notWhole:
    'The drawing has the leaps and slides of this piece; a change to it leaves its other moves out.',
} as const;

const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);

/** What a notation means: picture, words, names, and what each program makes of it; or drawn, and written. */
export function piecesView(bench: Bench): Content {
  let text = 'NW';
  let dialect: Dialect = 'fairy-stockfish';
  let told: ToldPiece | null = null;
  let programs: readonly { readonly id: Dialect; readonly program: string }[] = [];
  let asked = '';
  let drawing: Drawing = [];
  let slides = false;
  /** Why the last drawing has no notation. */
  let refusal: string | null = null;
  /** Clicks of which the notation is not known yet. */
  let clicks = 0;

  async function draw(dx: number, dy: number): Promise<void> {
    drawing = clicked(drawing, { dx, dy, slides });
    clicks++;
    bench.redraw();
    const written = await bench.games.ask('pieces', 'notationOf', drawing, dialect);
    clicks--;
    if ('why' in written) refusal = written.why;
    else [text, refusal] = [written.text, null];
    bench.redraw();
  }

  const square = (dx: number, dy: number) => {
    if (dx === 0 && dy === 0)
      return html`<span class="drawn-piece" aria-label=${WORDS.piece} role="img"></span>`;
    const mark = drawing.find((one) => one.dx === dx && one.dy === dy);
    const through = drawing.find((one) => one.slides && one !== mark && isBeyond(one, dx, dy));
    return html`<button
      aria-label="${WORDS.square(dx, dy)}${
        mark === undefined ? null : `: ${WORDS.does[mark.does]}${mark.slides ? WORDS.slides : ''}`
      }"
      aria-pressed=${mark === undefined ? 'false' : 'true'}
      data-vector=${keyOf({ dx, dy })}
      data-does=${(mark ?? through)?.does ?? 'nothing'}
      data-passed=${mark === undefined && through !== undefined ? 'yes' : 'no'}
      @click=${() => draw(dx, dy)}
    ></button>`;
  };

  const brush = (value: boolean, label: string) =>
    html`<label
      ><input
        type="radio"
        name="brush"
        .checked=${slides === value}
        @change=${() => {
          slides = value;
        }}
      />
      ${label}</label
    >`;

  const reading = ({ otherwise, program, text: written }: ToldPiece['readings'][number]) =>
    html`<li>
      <b>${program}</b>
      ${otherwise === null ? WORDS.same : html`${WORDS.otherwise} ${otherwise.join(' ')}`};
      ${written === null ? WORDS.cannot : html`${WORDS.writes} <code>${written}</code>`}
    </li>`;

  return {
    refresh() {
      const wanted = `${dialect} ${text}`;
      if (asked === wanted) return;
      asked = wanted;
      void bench.games.ask('pieces', 'tellPiece', text.slice(0, 200), dialect).then((found) => {
        told = found;
        if (clicks === 0 && asked === wanted) {
          drawing = found.drawn.drawing;
          refusal = null;
        }
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
      <p>${WORDS.hint}</p>
      <p class="line" role="radiogroup" aria-label=${WORDS.brush}>
        ${WORDS.brush} ${brush(false, WORDS.leap)} ${brush(true, WORDS.slide)}
      </p>
      ${told?.drawn.isWhole === false ? html`<p class="said warning">${WORDS.notWhole}</p>` : null}
      ${refusal === null ? null : html`<p class="said warning" role="status">${refusal}</p>`}
      <div class="drawing" role="group" aria-label=${WORDS.draw}>
        ${STEPS.toReversed().map((dy) => STEPS.map((dx) => square(dx, dy)))}
      </div>
    `,
  };
}

/** Is it a square that a slide comes to after its first? */
function isBeyond({ dx, dy }: Mark, right: number, forward: number): boolean {
  const times = dx === 0 ? forward / dy : right / dx;
  return times > 1 && dx * times === right && dy * times === forward && Number.isInteger(times);
}

/** `2 left`; nothing for no step. */
function steps(count: number, ahead: string, behind: string): string {
  return count === 0 ? '' : `${Math.abs(count)} ${count > 0 ? ahead : behind}`;
}
