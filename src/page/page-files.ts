import type { Coordinates } from '../notation/coordinates.js';
import { gamePage, leadOf } from './game-page.js';
import { indexPage } from './index-page.js';
import type { PageSubject } from './subject.js';

/** What is written of each variant. */
export interface FilesOptions {
  /** `shogi` holds for variants that are shogi-like; the others keep those of chess. */
  readonly coordinates: Coordinates;
}

/** Pages by the names of their files; of several games, `index.html` leads to each. */
export function pageFiles(
  subjects: readonly PageSubject[],
  options: FilesOptions,
): ReadonlyMap<string, string> {
  const named = fileNames(subjects);
  const isSeries = subjects.length > 1;
  const files = new Map<string, string>();
  for (const [name, subject] of named) {
    const coordinates = subject.isShogiLike ? options.coordinates : 'chess';
    const index = isSeries ? 'index.html' : null;
    files.set(`${name}.html`, gamePage(subject, { coordinates, index }));
  }
  if (isSeries)
    files.set(
      'index.html',
      indexPage(
        named.map(([name, subject]) => ({
          title: subject.title,
          file: `${name}.html`,
          summary: leadOf(subject),
        })),
      ),
    );
  return files;
}

/** A name for each that every file system takes: two variants never have the same, whatever their capitals. */
function fileNames(subjects: readonly PageSubject[]): readonly [string, PageSubject][] {
  const taken = new Set(['index']);
  return subjects.map((subject) => {
    const wanted = fileName(subject.id);
    let name = wanted;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted}-${number}`;
    taken.add(name.toLowerCase());
    return [name, subject];
  });
}

/** Letters, digits and hyphens; a section of variants.ini may be called anything. */
export function fileName(text: string): string {
  const safe = text.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  return /[A-Za-z0-9]/.test(safe) ? safe : 'game';
}
