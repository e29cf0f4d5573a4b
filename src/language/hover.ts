import { marksAt, type Mark } from './marks.js';
import type { Open } from './open-text.js';
import { tell } from './describe.js';

/** What is to be said of a place, in Markdown, and the stretch that it is said of. */
interface Hover {
  readonly text: string;
  readonly at: Pick<Mark, 'start' | 'end'>;
}

/** All that is to be said at an offset, of the innermost mark first: of a letter in a FEN, the piece and then the board. Null: nothing. */
export function hover(open: Open, offset: number): Hover | null {
  const told = marksAt(open.marks(), offset).flatMap((mark) => {
    const text = tell(mark.about);
    return text === null ? [] : [{ mark, text }];
  });
  const [first] = told;
  if (first === undefined) return null;
  const { end, start } = first.mark;
  return { text: told.map(({ text }) => text.trimEnd()).join('\n\n---\n\n'), at: { start, end } };
}
