import { boardSvg, type BoardPicture } from './board-svg.js';
import { html, type Html } from './html.js';
import { SEARCH_HASH, SEARCH_SCRIPT, SEARCH_STYLE } from './index-search.js';
import { printPage } from './page-shell.js';

/** Groups of games on the index, by how their boards look. */
const GAME_FAMILIES = ['chess', 'shogi', 'other boards'] as const;
type GameFamily = (typeof GAME_FAMILIES)[number];

/** A game on the index. */
export interface IndexEntry {
  readonly title: string;
  /** Relative to the index. */
  readonly file: string;
  readonly summary: string;
  readonly family: GameFamily;
  /** `9x9`. */
  readonly size: string;
  /** The number of piece types. */
  readonly kinds: number;
  /** The start position; null if there is none. */
  readonly picture: BoardPicture | null;
}

/** With more games, pictures would make the page too large. */
const MOST_PICTURES = 40;
/** With fewer games, a search box is not needed. */
const LEAST_TO_SEARCH = 12;

/** The index of games: by family, sorted by board size and number of piece types, with a search that needs no server. */
export function indexPage(entries: readonly IndexEntry[]): string {
  const isLarge = entries.length >= LEAST_TO_SEARCH;
  const families = GAME_FAMILIES.map((family) => ({
    family,
    games: entries.filter((entry) => entry.family === family).toSorted(bySize),
  })).filter(({ games }) => games.length > 0);
  return printPage({
    title: 'Games',
    description: `Rules of ${entries.length} games, with diagrams.`,
    ...(isLarge ? { script: SEARCH_HASH, style: SEARCH_STYLE } : {}),
    body: html`<header>
        <h1>Games</h1>
        ${isLarge ? search(entries) : null}
      </header>
      <main>
        ${
          isLarge
            ? families.map(
                ({ family, games }) =>
                  html`<section aria-label="${family}">
                    <h2>${HEADINGS[family]}</h2>
                    ${cards(games, entries)}
                  </section>`,
              )
            : cards(entries, entries)
        }
      </main>
      ${isLarge ? SEARCH_SCRIPT : null}`,
  });
}

const HEADINGS: Readonly<Record<GameFamily, string>> = {
  chess: 'On checkered boards',
  shogi: 'With the pieces of shogi',
  'other boards': 'On other boards',
};

function bySize(one: IndexEntry, other: IndexEntry): number {
  return squares(one) - squares(other) || one.kinds - other.kinds;
}

function squares({ size }: IndexEntry): number {
  const [files = 0, ranks = 0] = size.split('x').map(Number);
  return files * ranks;
}

function search(entries: readonly IndexEntry[]): Html {
  const sizes = [...new Set(entries.toSorted(bySize).map(({ size }) => size))];
  const kinds = [...new Set(entries.map((entry) => entry.kinds))].sort((a, b) => a - b);
  const choice = (value: string | number): Html => html`<option>${value}</option>`;
  return html`<form id="search" role="search" hidden>
    <label>Search <input id="text" type="search" /></label>
    <label
      >Size
      <select id="size">
        <option value="">any</option>
        ${sizes.map(choice)}
      </select></label
    >
    <label
      >Piece types
      <select id="kinds">
        <option value="">any</option>
        ${kinds.map(choice)}
      </select></label
    >
  </form>`;
}

function cards(games: readonly IndexEntry[], all: readonly IndexEntry[]): Html {
  return html`<ul class="games">
    ${games.map((entry) => card(entry, all.indexOf(entry), all.length <= MOST_PICTURES))}
  </ul>`;
}

function card(
  { file, kinds, picture, size, summary, title }: IndexEntry,
  place: number,
  isPictured: boolean,
): Html {
  const board = picture === null || !isPictured ? null : { ...picture, id: `game-${place + 1}` };
  return html`<li data-size="${size}" data-kinds="${kinds}">
    ${board && boardSvg(board, 'in-page')}
    <a class="names" href="${file}">${title}</a>
    <span class="note">${summary}</span>
  </li>`;
}
