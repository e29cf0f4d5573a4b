import { workOn } from '../../catalog/within-steps.js';
import { pieceNote, ruleNote, spannedReadingOf } from '../../page-reading.js';
import type { Source } from '../../text/source.js';
import { library } from './library.js';

/** A sentence about pieces or rules, with what was read from it. */
export interface ReadMark {
  readonly from: number;
  readonly to: number;
  readonly verdict: 'read' | 'partly' | 'unread';
  readonly text: string;
  readonly became: readonly string[];
}

/** How the sentences of a document or page were read, in text order. */
export function readingIn(source: Source): readonly ReadMark[] {
  const { games, sentences } = workOn(source, () => spannedReadingOf(source, library)).value;
  const notes = games.flatMap(({ pieces, rules }) => [
    ...pieces.map((piece) => ({ at: piece.at, note: pieceNote(piece) })),
    ...rules.map((rule) => ({ at: rule.at, note: ruleNote(rule) })),
  ]);
  const marks = sentences
    .flatMap(({ at, text, verdict }): readonly ReadMark[] => {
      if (verdict === 'prose' || at.start >= at.end) return [];
      const own = notes.filter((one) => one.at.start < at.end && at.start < one.at.end);
      const became = [...new Set(own.map(({ note }) => note))];
      return [{ from: at.start, to: at.end, verdict, text, became }];
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  // A mark inside another, such as a letter in brackets, is left out.
  let end = 0;
  return marks.filter(({ to }) => {
    const isOutside = to > end;
    end = Math.max(end, to);
    return isOutside;
  });
}
