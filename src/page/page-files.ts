import type { Coordinates } from '../notation/coordinates.js';
import { gamePageMarkdown } from './game-page-markdown.js';
import { gamePage } from './game-page.js';
import { gameSheet } from './game-sheet.js';
import { indexPage, type IndexEntry } from './index-page.js';
import { pictureFiles } from './picture-files.js';
import { plainName } from './plain-name.js';
import type { PageSubject } from './subject.js';

/** The formats of a page: a self-contained HTML file, Markdown, and the pictures as files. */
export const PAGE_FORMATS = ['html', 'markdown', 'svg'] as const;
export type PageFormat = (typeof PAGE_FORMATS)[number];

/** What to write for each variant. */
export interface FilesOptions {
  /** Shogi coordinates apply only to shogi-like variants; others always have those of chess. */
  readonly coordinates: Coordinates;
  /** Markdown pages show the picture files, so they also need `svg`. */
  readonly formats: readonly PageFormat[];
}

/** An array, or subjects that are made only when their pages are written. */
type Subjects = Iterable<PageSubject> & { readonly length: number };

/** The subjects of games, one after another: all together take far more memory than their pages. */
export function subjectsOneByOne<T>(
  games: readonly T[],
  subjectOf: (game: T) => PageSubject,
): Subjects {
  return {
    length: games.length,
    *[Symbol.iterator]() {
      for (const game of games) yield subjectOf(game);
    },
  };
}

/** The texts by file name: `NAME.html`, `NAME.md`, `NAME/start.svg`. If there are several pages, `index.html` links to all. */
export function pageFiles(
  subjects: Subjects,
  { coordinates, formats }: FilesOptions,
  sheetOf: typeof gameSheet = gameSheet,
): ReadonlyMap<string, string> {
  const index = subjects.length > 1 ? 'index.html' : null;
  const files = new Map<string, string>();
  const linked: IndexEntry[] = [];
  const taken = new Set(['index']);
  for (const subject of subjects) {
    const name = freeName(plainName(subject.id), taken);
    const sheet = sheetOf(subject, coordinates);
    if (formats.includes('html')) files.set(`${name}.html`, gamePage(sheet, index));
    if (formats.includes('markdown')) files.set(`${name}.md`, gamePageMarkdown(sheet, name));
    if (formats.includes('svg'))
      for (const [picture, svg] of pictureFiles(sheet)) files.set(`${name}/${picture}`, svg);
    const { isCheckered, isShogiLike, pieces } = subject;
    const { files: width, ranks } = subject.game.board;
    linked.push({
      title: sheet.title,
      file: `${name}.html`,
      summary: sheet.lead,
      family: isShogiLike ? 'shogi' : isCheckered ? 'chess' : 'other boards',
      size: `${width}x${ranks}`,
      kinds: pieces.length,
      picture: sheet.start?.picture ?? null,
    });
  }
  if (index !== null && formats.includes('html')) files.set(index, indexPage(linked));
  return files;
}

/** A file name that every file system accepts. Names differ in more than case. */
function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted}-${number}`;
  taken.add(name.toLowerCase());
  return name;
}
