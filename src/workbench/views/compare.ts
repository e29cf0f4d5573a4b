import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Bench } from '../bench.js';
import type { Source } from '../../text/source.js';
import { holdsEntries, type WorkText } from '../texts.js';
import type { Ref } from '../workers/definition.js';
import type { Comparison } from '../workers/games.js';
import type { Content } from './view.js';

const WORDS = {
  differences: 'Differences',
  engine: 'With a Fairy-Stockfish variant',
  text: 'With another of your texts',
  nothing: 'none',
  variant: 'Variant in that text',
  go: 'Compare',
  working: 'Comparing …',
  none: 'One of the two variants cannot be played yet. See its problems.',
} as const;

/** How the variant differs from one of the engine or of another text, with positions that show the differences. */
export function compareView(bench: Bench): Content {
  let name = 'chess';
  let other = '';
  /** The variants of the other text, and the chosen one. */
  let variants: readonly string[] = [];
  let variant: string | null = null;
  let names: readonly string[] = [];
  let comparison: Comparison | 'working' | 'none' | null = null;

  function wanted(): Ref {
    const text = bench.texts.find(({ id }) => id === other);
    if (text === undefined) return { kind: 'engine', name: name.trim() };
    return { kind: 'text', source: sourceOf(text), name: variant };
  }

  async function chooseText(id: string): Promise<void> {
    other = id;
    [variants, variant] = [[], null];
    const text = bench.texts.find((one) => one.id === id);
    bench.redraw();
    if (text === undefined) return;
    variants = await bench.games.call('games', 'playableNames', sourceOf(text), []);
    bench.redraw();
  }

  async function compare(event: Event): Promise<void> {
    event.preventDefault();
    comparison = 'working';
    bench.redraw();
    comparison = (await bench.games.call('games', 'compare', wanted(), bench.ref())) ?? 'none';
    bench.redraw();
  }

  function result() {
    if (comparison === null) return null;
    if (comparison === 'working') return html`<p role="status">${WORDS.working}</p>`;
    if (comparison === 'none') return html`<p class="message error" role="alert">${WORDS.none}</p>`;
    const { boards, text, verdict } = comparison;
    return html`<div class="comparison" data-verdict=${verdict}>
      <pre class="wrapped" tabindex="0" aria-label=${WORDS.differences}>${text}</pre>
      ${boards.map(
        ({ caption, svg }) =>
          html`<figure>
            ${unsafeHTML(svg)}
            <figcaption><code>${caption}</code></figcaption>
          </figure>`,
      )}
    </div>`;
  }

  return {
    refresh() {
      if (names.length > 0) return;
      void bench.games.call('games', 'starts').then((found) => {
        names = [...found.builtins, ...found.sections];
        bench.redraw();
      });
    },
    template: () => html`
      <form class="line" @submit=${compare}>
        <label
          >${WORDS.engine}
          <input
            class="other-variant"
            list="engine-variants"
            .value=${name}
            @input=${(event: Event) => {
              name = (event.target as HTMLInputElement).value;
            }}
        /></label>
        <datalist id="engine-variants">
          ${names.map((one) => html`<option value=${one}></option>`)}
        </datalist>
        <label
          >${WORDS.text}
          <select
            @change=${(event: Event) => {
              void chooseText((event.target as HTMLSelectElement).value);
            }}
          >
            <option value="">${WORDS.nothing}</option>
            ${bench.texts
              .filter(({ file, id }) => id !== bench.text.id && !holdsEntries(file))
              .map(
                ({ file, id }) =>
                  html`<option value=${id} ?selected=${id === other}>${file}</option>`,
              )}
          </select></label
        >
        ${
          variants.length < 2
            ? null
            : html`<label
                >${WORDS.variant}
                <select
                  @change=${(event: Event) => {
                    variant = (event.target as HTMLSelectElement).value;
                  }}
                >
                  ${variants.map((one) => html`<option ?selected=${one === variant}>${one}</option>`)}
                </select></label
              >`
        }
        <button>${WORDS.go}</button>
      </form>
      ${result()}
    `,
  };
}

function sourceOf({ file, text }: WorkText): Source {
  return { file, text };
}
