import { html, type TemplateResult } from 'lit-html';
import type { Bench } from '../bench.js';

const WORDS = {
  rulesFrom: 'For rules that the diagram does not state, use',
  assumed: 'the usual rules',
} as const;

/** The choice of a variant that supplies the rules a diagram does not state. All views follow it. */
export function rulesFromChoice(bench: Bench): () => TemplateResult {
  let builtins: readonly string[] | null = null;

  function fetchNames(): void {
    builtins = [];
    void bench.games.call('games', 'starts').then((found) => {
      builtins = found.builtins;
      bench.redraw();
    });
  }

  return () => {
    if (builtins === null) fetchNames();
    return html`<p>
      <label>
        ${WORDS.rulesFrom}
        <select
          class="rules-from"
          @change=${(event: Event) => {
            bench.chooseRulesFrom((event.target as HTMLSelectElement).value || null);
          }}
        >
          <option value="">${WORDS.assumed}</option>
          ${builtins?.map((name) => html`<option ?selected=${name === bench.rulesFrom}>${name}</option>`)}
        </select>
      </label>
    </p>`;
  };
}
