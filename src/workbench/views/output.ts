import { html } from 'lit-html';
import type { Bench } from '../bench.js';
import { download } from '../download.js';
import type { BuildChoices, Output } from '../workers/games.js';
import { hasDiagram } from '../texts.js';
import { rulesFromChoice } from './rules-from.js';
import type { Content } from './view.js';

const WORDS = {
  approximate:
    'Where a program cannot express a rule, write the closest it can and report the difference',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  open: 'Open in the workbench',
  refused: 'Refused:',
  why: {
    noGame: 'no variant can be written yet. See the problems.',
    letters: 'PyChess needs a single letter for each piece, and a piece of this variant has none.',
  },
  making: 'Writing …',
  names: {
    ini: 'variants.ini',
    pychess: 'For PyChess',
    xboard: 'XBoard',
    table: 'pieceToCharTable',
    diagram: 'Interactive Diagram',
    document: 'Document',
    page: 'Game page',
    json: 'JSON',
  },
} as const;

/** The outputs that can be opened as a new text. */
const OPENED: ReadonlySet<Output['id']> = new Set(['ini', 'pychess', 'diagram', 'document']);

/** Assumed rules are left out: they are the same for all outputs, and the problems view lists them. */
const findingsOf = ({ findings }: Output): Output['findings'] =>
  findings.filter(({ code }) => code !== 'doc/assumed-rule');

/** The output for each program, or why there is none. */
export function outputView(bench: Bench): Content {
  const rulesFrom = rulesFromChoice(bench);
  let approximate = false;
  let outputs: readonly Output[] | null = null;
  let requested = '';
  let copied: string | null = null;

  async function copy({ id, text }: Output): Promise<void> {
    await navigator.clipboard.writeText(text ?? '');
    copied = id;
    bench.redraw();
  }

  const part = (output: Output) => html`
    <section class="output" aria-labelledby="output-${output.id}">
      <h2 id="output-${output.id}">${WORDS.names[output.id]}</h2>
      <p>${output.title}</p>
      ${findingsOf(output).map(
        ({ code, message, severity }) =>
          html`<p class="message ${severity}">
            ${output.text === null && severity === 'error' ? WORDS.refused : null} ${message}
            <code>${code}</code>
          </p>`,
      )}
      ${
        output.text === null && output.findings.length === 0
          ? html`<p class="message error">
              ${WORDS.refused}
              ${output.id === 'pychess' && bench.variant !== null ? WORDS.why.letters : WORDS.why.noGame}
            </p>`
          : null
      }
      ${
        output.text === null
          ? null
          : html`<p>
                <button @click=${() => copy(output)}>
                  ${copied === output.id ? WORDS.copied : WORDS.copy}
                </button>
                <button
                  @click=${() => {
                    download(output.file, output.text ?? '');
                  }}
                >
                  ${WORDS.download} ${output.file}
                </button>
                ${
                  OPENED.has(output.id)
                    ? html`<button
                        data-open=${output.id}
                        @click=${() => {
                          bench.add(output.file, output.text ?? '');
                        }}
                      >
                        ${WORDS.open}
                      </button>`
                    : null
                }
              </p>
              <pre
                tabindex="0"
                aria-label=${WORDS.names[output.id]}
              ><code>${output.text}</code></pre>`
      }
    </section>
  `;

  return {
    refresh() {
      const wanted = JSON.stringify([bench.edition, approximate]);
      if (requested === wanted) return;
      requested = wanted;
      const choices: BuildChoices = { approximate, rulesFrom: bench.rulesFrom };
      copied = null;
      void bench.games.call('games', 'outputsOf', bench.ref(), choices).then((found) => {
        outputs = found;
        bench.redraw();
      });
    },
    template: () => html`
      <p>
        <label>
          <input
            type="checkbox"
            .checked=${approximate}
            @change=${(event: Event) => {
              approximate = (event.target as HTMLInputElement).checked;
              bench.redraw();
            }}
          />
          ${WORDS.approximate}
        </label>
      </p>
      ${hasDiagram(bench.text.text) ? rulesFrom() : null}
      ${outputs === null ? html`<p>${WORDS.making}</p>` : outputs.map(part)}
    `,
  };
}
