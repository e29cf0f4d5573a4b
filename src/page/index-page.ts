import { boardSvg, type BoardPicture } from './board-svg.js';
import { html, type Html } from './html.js';
import { printPage } from './page-shell.js';

/** A page that an index leads to. */
export interface IndexEntry {
  readonly title: string;
  /** Relative to the index. */
  readonly file: string;
  readonly summary: string;
  /** The start position; null: there is none. */
  readonly picture: BoardPicture | null;
}

/** The page that leads to all others, in the order given. */
export function indexPage(entries: readonly IndexEntry[]): string {
  return printPage({
    title: 'Games',
    description: `Rules of ${entries.length} games, with pictures.`,
    body: html`<header><h1>Games</h1></header>
      <main>
        <ul class="games">
          ${entries.map(card)}
        </ul>
      </main>`,
  });
}

function card({ file, picture, summary, title }: IndexEntry, place: number): Html {
  const board = picture === null ? null : { ...picture, id: `game-${place + 1}` };
  return html`<li>
    ${board && boardSvg(board, 'in-page')}
    <a class="names" href="${file}">${title}</a>
    <span class="note">${summary}</span>
  </li>`;
}
