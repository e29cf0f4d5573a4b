import { marksAt, type Mark } from './marks.js';
import type { Open } from './open-text.js';
import { describeMark } from './describe.js';

/** A description in Markdown, and the range that it describes. */
interface Hover {
  readonly text: string;
  readonly at: Pick<Mark, 'start' | 'end'>;
}

/** The descriptions at an offset, the innermost mark first: for a letter in a FEN, the piece and then the board. Null if there are none. */
export function hover(open: Open, offset: number): Hover | null {
  const told = marksAt(open.marks(), offset).flatMap((mark) => {
    const text = describeMark(mark.about);
    return text === null ? [] : [{ mark, text }];
  });
  const [first] = told;
  if (first === undefined) return null;
  const { end, start } = first.mark;
  return { text: told.map(({ text }) => text.trimEnd()).join('\n\n---\n\n'), at: { start, end } };
}
