import { html, type TemplateResult } from 'lit-html';
import type { TreeMove } from '../workers/move-tree.js';
import type { Shown, TreeStep } from '../workers/play.js';

const WORDS = {
  moves: 'Moves',
  start: 'Start',
  before: 'One move back',
  after: 'One move forward',
  promote: 'Make it the main line',
  remove: 'Delete from here',
} as const;

/** The tree of moves, with its buttons. A click or the arrow keys go to a position. */
export function movesTemplate(
  { line, played, startFen }: Shown,
  step: (wanted: TreeStep) => void,
): TemplateResult {
  const offset = / b /.test(startFen) ? 1 : 0;
  const current = played.at(-1)?.id ?? 0;
  const before = played.at(-2)?.id ?? 0;
  const after = played.length === 0 ? line[0] : nextOf(line, current);
  const isMain = played.every(({ id }) => line.some((move) => move.id === id));
  const go = (id: number): void => {
    step({ kind: 'go', id });
  };

  const lineTemplate = (moves: readonly TreeMove[], first: number): readonly TemplateResult[] =>
    moves.map(({ id, san, variations }, index) => {
      const ply = first + index;
      const number =
        ply % 2 === 0 || index === 0
          ? `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '…'} `
          : '';
      return html`<li>
        <button
          class="move"
          aria-current=${id === current ? 'step' : 'false'}
          tabindex=${id === current || (current === 0 && ply === offset) ? '0' : '-1'}
          @click=${() => {
            go(id);
          }}
        >
          ${number}${san}</button
        >${variations.map(
          (variation) =>
            html`<ol class="variation">
              ${lineTemplate(variation, ply)}
            </ol>`,
        )}
      </li>`;
    });

  return html`<ol
      class="moves"
      aria-label=${WORDS.moves}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft' && current !== 0) go(before);
        else if (event.key === 'ArrowRight' && after !== undefined) go(after.id);
      }}
    >
      ${lineTemplate(line, offset)}
    </ol>
    ${
      line.length === 0
        ? null
        : html`<p class="line">
            <button
              aria-label=${WORDS.start}
              ?disabled=${current === 0}
              @click=${() => {
                go(0);
              }}
            >
              ⇤
            </button>
            <button
              aria-label=${WORDS.before}
              ?disabled=${current === 0}
              @click=${() => {
                go(before);
              }}
            >
              ◀
            </button>
            <button
              aria-label=${WORDS.after}
              ?disabled=${after === undefined}
              @click=${() => {
                if (after !== undefined) go(after.id);
              }}
            >
              ▶
            </button>
            <button
              ?disabled=${isMain}
              @click=${() => {
                step({ kind: 'promote', id: current });
              }}
            >
              ${WORDS.promote}
            </button>
            <button
              ?disabled=${current === 0}
              @click=${() => {
                step({ kind: 'remove', id: current });
              }}
            >
              ${WORDS.remove}
            </button>
          </p>`
    }`;
}

/** The move after another in the same line. */
function nextOf(line: readonly TreeMove[], id: number): TreeMove | undefined {
  const at = line.findIndex((move) => move.id === id);
  if (at !== -1) return line[at + 1];
  return line
    .flatMap(({ variations }) => variations.map((variation) => nextOf(variation, id)))
    .find((move) => move !== undefined);
}
