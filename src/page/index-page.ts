import { html } from './html.js';
import { printPage } from './page-shell.js';

/** A page that an index leads to. */
export interface IndexEntry {
  readonly title: string;
  /** Relative to the index. */
  readonly file: string;
  readonly summary: string;
}

/** The page that leads to all others, in the order given. */
export function indexPage(entries: readonly IndexEntry[]): string {
  return printPage({
    title: 'Games',
    description: `Rules of ${entries.length} games, with pictures.`,
    body: html`<header><h1>Games</h1></header>
      <main>
        <ul class="games">
          ${entries.map(
            ({ file, summary, title }) =>
              html`<li><a href="${file}">${title}</a><span class="note">${summary}</span></li>`,
          )}
        </ul>
      </main>`,
  });
}
