import type { Coordinates } from '../notation/coordinates.js';
import { gamePageMarkdown } from './game-page-markdown.js';
import { gamePage } from './game-page.js';
import { gameSheet } from './game-sheet.js';
import { indexPage } from './index-page.js';
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

/** The texts by file name: `NAME.html`, `NAME.md`, `NAME/start.svg`. If there are several pages, `index.html` links to all. */
export function pageFiles(
  subjects: readonly PageSubject[],
  { coordinates, formats }: FilesOptions,
  sheetOf: typeof gameSheet = gameSheet,
): ReadonlyMap<string, string> {
  const named = fileNames(subjects).map(
    ([name, subject]) => [name, sheetOf(subject, coordinates), subject] as const,
  );
  const index = named.length > 1 ? 'index.html' : null;
  const files = new Map<string, string>();
  for (const [name, sheet] of named) {
    if (formats.includes('html')) files.set(`${name}.html`, gamePage(sheet, index));
    if (formats.includes('markdown')) files.set(`${name}.md`, gamePageMarkdown(sheet, name));
    if (!formats.includes('svg')) continue;
    for (const [picture, svg] of pictureFiles(sheet)) files.set(`${name}/${picture}`, svg);
  }
  if (index !== null && formats.includes('html'))
    files.set(
      index,
      indexPage(
        named.map(([name, { lead, start, title }, { game, isCheckered, isShogiLike, pieces }]) => ({
          title,
          file: `${name}.html`,
          summary: lead,
          family: isShogiLike ? 'shogi' : isCheckered ? 'chess' : 'other boards',
          size: `${game.board.files}x${game.board.ranks}`,
          kinds: pieces.length,
          picture: start?.picture ?? null,
        })),
      ),
    );
  return files;
}

/** A file name for each subject that every file system accepts. Names differ in more than case. */
function fileNames(subjects: readonly PageSubject[]): readonly [string, PageSubject][] {
  const taken = new Set(['index']);
  return subjects.map((subject) => {
    const wanted = plainName(subject.id);
    let name = wanted;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted}-${number}`;
    taken.add(name.toLowerCase());
    return [name, subject];
  });
}
