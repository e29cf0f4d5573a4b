import { workOn } from '../../catalog/within-steps.js';
import { pieceNote, ruleNote, spannedReadingOf } from '../../page-reading.js';
import { readSections } from '../../read/markdown/sections.js';
import { isHtmlPage } from '../../read/page/visible-text.js';
import { lineTextAt, type Source } from '../../text/source.js';

/** A sentence on pieces or rules, and what it became. */
export interface ReadMark {
  readonly from: number;
  readonly to: number;
  readonly verdict: 'read' | 'partly' | 'unread';
  readonly text: string;
  readonly became: readonly string[];
}

/** A row, a bullet or a note. */
const OF_TABLE = /^\s*(?:\||[-*+]\s|\d{1,2}[.)]\s)/;

/** How the prose of a document or page was read, in order of place. */
export function readingIn(source: Source): readonly ReadMark[] {
  const { games, sentences } = workOn(source, () => spannedReadingOf(source)).value;
  const notes = games.flatMap(({ pieces, rules }) => [
    ...pieces.map((piece) => ({ at: piece.at, note: pieceNote(piece) })),
    ...rules.map((rule) => ({ at: rule.at, note: ruleNote(rule) })),
  ]);
  // Rows, bullets and notes of a document with tables are no prose: they are read, and judged, as what they are.
  const hasTables = !isHtmlPage(source) && readSections(source).value.length > 0;
  const isOfTable = (offset: number): boolean =>
    hasTables && OF_TABLE.test(lineTextAt(source.text, offset));
  const marks = sentences
    .flatMap(({ at, text, verdict }): readonly ReadMark[] => {
      if (verdict === 'prose' || at.start >= at.end || isOfTable(at.start)) return [];
      const own = notes.filter((one) => one.at.start < at.end && at.start < one.at.end);
      const became = [...new Set(own.map(({ note }) => note))];
      return [{ from: at.start, to: at.end, verdict, text, became }];
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  // What stands within a sentence, such as a letter in brackets, is marked with it.
  let end = 0;
  return marks.filter(({ to }) => {
    const isOutside = to > end;
    end = Math.max(end, to);
    return isOutside;
  });
}
