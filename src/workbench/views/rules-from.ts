import { html, type TemplateResult } from 'lit-html';
import type { Bench } from '../bench.js';

const WORDS = {
  rulesFrom: 'Rules that a diagram leaves open are those of',
  assumed: 'usual ones, assumed',
} as const;

/** The choice of a variant whose rules a diagram takes over; what is written, played and shown follows it. */
export function rulesFromChoice(bench: Bench): () => TemplateResult {
  let builtins: readonly string[] | null = null;

  function fetchNames(): void {
    builtins = [];
    void bench.games.ask('games', 'starts').then((found) => {
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
            bench.takeRulesFrom((event.target as HTMLSelectElement).value || null);
          }}
        >
          <option value="">${WORDS.assumed}</option>
          ${builtins?.map((name) => html`<option ?selected=${name === bench.rulesFrom}>${name}</option>`)}
        </select>
      </label>
    </p>`;
  };
}
