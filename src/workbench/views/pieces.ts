import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Bench } from '../bench.js';
import { clicked, keyOf, REACH, WAYS, type Brush, type Drawing, type Mark } from '../drawing.js';
import type { ExplainedPiece } from '../workers/pieces.js';
import type { Content } from './view.js';

const WORDS = {
  betza: 'Betza notation',
  read: 'Dialect of',
  names: 'Known as:',
  readings: 'In the three dialects',
  same: 'reads the same moves',
  otherwise: 'reads it differently:',
  writes: 'write',
  cannot: 'cannot express these moves',
  draw: 'Draw the moves to get the notation',
  hint: 'Click a square repeatedly for moves and captures, moves only, captures only, nothing.',
  brush: 'A click draws',
  ways: {
    leap: 'a leap to the square',
    slide: 'a slide through the square and beyond',
    hop: 'a hop over the first piece in that direction, to the square right behind it',
    'hop-on': 'a hop over that piece, to any square behind it',
    stopped: 'a leap that a piece in the way blocks',
  },
  initial: 'only as the piece’s first move',
  piece: 'the piece',
  square: (dx: number, dy: number): string =>
    `${steps(dx, 'right', 'left')}${dx !== 0 && dy !== 0 ? ', ' : ''}${steps(dy, 'forward', 'back')}`,
  does: { both: 'moves and captures', quiet: 'moves', capture: 'captures' },
  going: {
    leap: '',
    slide: ' and slides on',
    hop: ' right behind the first piece in that direction',
    'hop-on': ' behind the first piece in that direction',
    stopped: ' if nothing is in the way',
  },
  first: ', only as its first move',
  notWhole:
    'This piece has moves that cannot be drawn. If you change the drawing, they are left out.',
} as const;

/** The sign on a square for each way of moving. */
const SIGNS = { leap: '', slide: '', hop: '⌒', 'hop-on': '⌒→', stopped: '⊣' } as const;

const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);

/** Explains a notation: its picture, description, names, and how each program reads it. A drawing can be turned into a notation as well. */
export function piecesView(bench: Bench): Content {
  let text = 'NW';
  let dialect: Dialect = 'fairy-stockfish';
  let explained: ExplainedPiece | null = null;
  let programs: readonly { readonly id: Dialect; readonly program: string }[] = [];
  let requested = '';
  let drawing: Drawing = [];
  let brush: Brush = { way: 'leap', initial: false };
  /** Why the last drawing has no notation; null if it has one. */
  let refusal: string | null = null;
  /** False if the user drew last; then the drawing is not replaced by one of its notation. */
  let isTyped = true;

  async function draw(dx: number, dy: number): Promise<void> {
    drawing = clicked(drawing, { dx, dy, ...brush });
    isTyped = false;
    bench.redraw();
    const written = await bench.games.call('pieces', 'notationOf', drawing, dialect);
    if ('why' in written) refusal = written.why;
    else [text, refusal] = [written.text, null];
    bench.redraw();
  }

  const square = (dx: number, dy: number) => {
    if (dx === 0 && dy === 0)
      return html`<span class="drawn-piece" aria-label=${WORDS.piece} role="img"></span>`;
    const marks = drawing.filter((one) => one.dx === dx && one.dy === dy);
    const [mark] = marks;
    const through = drawing.find((one) => one.way === 'slide' && isBeyond(one, dx, dy));
    return html`<button
      aria-label=${[WORDS.square(dx, dy), ...marks.map(markLabel)].join(': ')}
      aria-pressed=${mark === undefined ? 'false' : 'true'}
      data-vector=${keyOf({ dx, dy })}
      data-does=${(mark ?? through)?.does ?? 'nothing'}
      data-passed=${mark === undefined && through !== undefined ? 'yes' : 'no'}
      @click=${() => draw(dx, dy)}
    >
      ${marks.map(({ initial, way }) => SIGNS[way] + (initial ? '¹' : '')).join(' ')}
    </button>`;
  };

  const brushes = () => html`
    <fieldset class="brush">
      <legend>${WORDS.brush}</legend>
      ${WAYS.map(
        (way) =>
          html`<label
            ><input
              type="radio"
              name="brush"
              value=${way}
              .checked=${brush.way === way}
              @change=${() => {
                brush = { ...brush, way };
              }}
            />
            ${WORDS.ways[way]} ${SIGNS[way]}</label
          >`,
      )}
      <label
        ><input
          type="checkbox"
          name="initial"
          .checked=${brush.initial}
          @change=${() => {
            brush = { ...brush, initial: !brush.initial };
          }}
        />
        ${WORDS.initial} ¹</label
      >
    </fieldset>
  `;

  const reading = ({ otherwise, program, text: written }: ExplainedPiece['readings'][number]) =>
    html`<li>
      <b>${program}</b>
      ${otherwise === null ? WORDS.same : html`${WORDS.otherwise} ${otherwise.join(' ')}`};
      ${written === null ? WORDS.cannot : html`${WORDS.writes} <code>${written}</code>`}
    </li>`;

  return {
    refresh() {
      const wanted = `${dialect} ${text}`;
      if (requested === wanted) return;
      requested = wanted;
      void bench.games.call('pieces', 'explainPiece', text.slice(0, 200), dialect).then((found) => {
        explained = found;
        if (isTyped && requested === wanted) {
          drawing = found.drawn.drawing;
          refusal = null;
        }
        bench.redraw();
      });
      if (programs.length === 0)
        void bench.games.call('pieces', 'dialects').then((found) => {
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
              isTyped = true;
              bench.redraw();
            }}
        /></label>
        <label
          >${WORDS.read}
          <select
            @change=${(event: Event) => {
              dialect = programs[(event.target as HTMLSelectElement).selectedIndex]?.id ?? dialect;
              isTyped = true;
              bench.redraw();
            }}
          >
            ${programs.map(({ id, program }) => html`<option ?selected=${id === dialect}>${program}</option>`)}
          </select></label
        >
      </p>
      <h2>${WORDS.draw}</h2>
      <p>${WORDS.hint}</p>
      ${brushes()}
      <div class="drawing" role="group" aria-label=${WORDS.draw}>
        ${STEPS.toReversed().map((dy) => STEPS.map((dx) => square(dx, dy)))}
      </div>
      ${explained?.drawn.isWhole === false ? html`<p class="message warning">${WORDS.notWhole}</p>` : null}
      ${refusal === null ? null : html`<p class="message warning" role="status">${refusal}</p>`}
      ${
        explained === null
          ? null
          : html`<div class="explained-piece">
                ${unsafeHTML(explained.svg)}
                <div>
                  ${explained.sentences.map((sentence) => html`<p>${sentence}</p>`)}
                  ${explained.names.length === 0 ? null : html`<p>${WORDS.names} ${explained.names.join(', ')}</p>`}
                  ${explained.problems.map((problem) => html`<p class="message warning">${problem}</p>`)}
                </div>
              </div>
              <h2>${WORDS.readings}</h2>
              <ul>
                ${explained.readings.map(reading)}
              </ul>`
      }
    `,
  };
}

function markLabel({ does, initial, way }: Mark): string {
  return WORDS.does[does] + WORDS.going[way] + (initial ? WORDS.first : '');
}

/** Whether a slide reaches the square after its first one. */
function isBeyond({ dx, dy }: Mark, right: number, forward: number): boolean {
  const times = dx === 0 ? forward / dy : right / dx;
  return times > 1 && dx * times === right && dy * times === forward && Number.isInteger(times);
}

/** `2 left`; empty if `count` is 0. */
function steps(count: number, ahead: string, behind: string): string {
  return count === 0 ? '' : `${Math.abs(count)} ${count > 0 ? ahead : behind}`;
}
