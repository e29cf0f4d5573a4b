import { html, type TemplateResult } from 'lit-html';
import { PAGE_STYLE } from '../../page/page-style.js';
import { PICTURE_STYLE } from '../../page/picture-style.js';
import type { Bench } from '../bench.js';
import { READING_WORDS } from '../reading-marks.js';
import type { ReadMark } from '../workers/reading.js';
import type { Content } from './view.js';

const WORDS = {
  none: 'No game to show yet. See the problems.',
  reading: 'How the sentences of the text were read',
  counts: (read: number, partly: number, unread: number): string =>
    `${read} read, ${partly} partly read, ${unread} not read`,
} as const;

/** The game page as the command line writes it, in a shadow tree so that the two styles stay separate. */
export function gameView(bench: Bench): Content {
  const host = document.createElement('article');
  host.className = 'game-page';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [pageStyle()];
  shadow.addEventListener('click', followInside);
  let edition = -1;
  let page: string | null = null;

  function followInside(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link === null) return;
    event.preventDefault();
    shadow.getElementById((link.getAttribute('href') ?? '').slice(1))?.scrollIntoView();
  }

  return {
    refresh() {
      if (edition === bench.edition) return;
      edition = bench.edition;
      void bench.games.call('games', 'pageOf', bench.ref()).then((found) => {
        page = found;
        shadow.replaceChildren(...(found === null ? [] : contentsOf(found)));
        bench.redraw();
      });
    },
    template: () => html`
      ${bench.reading.length === 0 ? null : readingTemplate(bench)}
      ${page === null ? html`<p>${WORDS.none}</p>` : html`${host}`}
    `,
  };
}

/** The sentences about pieces or rules, with what was read from each. */
function readingTemplate({ editor, reading }: Bench): TemplateResult {
  const count = (wanted: ReadMark['verdict']): number =>
    reading.filter(({ verdict }) => verdict === wanted).length;
  return html`<details class="reading">
    <summary>
      ${WORDS.reading}: ${WORDS.counts(count('read'), count('partly'), count('unread'))}
    </summary>
    <ul>
      ${reading.map(
        ({ became, from, text, to, verdict }) =>
          html`<li class="reading-${verdict}">
            <b>${READING_WORDS.verdicts[verdict]}:</b>
            <button
              class="link"
              @click=${() => {
                editor.goTo(from, to);
              }}
            >
              ${text}
            </button>
            ${became.map((note) => html`<code>${note}</code> `)}
          </li>`,
      )}
    </ul>
  </details>`;
}

/** The body of a page. Its `main` becomes a `div`, because this page has a `main` already. */
function contentsOf(page: string): readonly Node[] {
  // The shadow tree already has its style.
  const plain = page.replace(/<style>[^]*?<\/style>/, '');
  const { body } = new DOMParser().parseFromString(plain, 'text/html');
  const main = document.createElement('div');
  main.className = 'main';
  for (const part of body.querySelectorAll('main')) {
    main.append(...part.childNodes);
    part.replaceWith(main);
  }
  return [...body.childNodes].map((node) => document.adoptNode(node));
}

function pageStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const text = `${PICTURE_STYLE.toString()}${PAGE_STYLE.toString()}`
    .replaceAll(/:root|(?<![.\w-])(?:html|body)\b/g, ':host')
    .replaceAll(/(?<![.\w-])main\b/g, '.main');
  sheet.replaceSync(text);
  return sheet;
}
