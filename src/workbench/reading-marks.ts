import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, hoverTooltip, type DecorationSet } from '@codemirror/view';
import type { ReadMark } from './workers/reading.js';

/** The labels for how far a sentence was read, also used by views. */
export const READING_WORDS = {
  verdicts: { read: 'Read', partly: 'Partly read', unread: 'Not read' },
} as const;

/** The reading behind each decoration. */
const markOf = new WeakMap<Decoration, ReadMark>();

const setMarks = StateEffect.define<DecorationSet>();

/** Shows how far each sentence was read. Until the next reading the marks move with the text. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    for (const effect of transaction.effects) if (effect.is(setMarks)) return effect.value;
    return before.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Tooltips with the rules read from a sentence. */
const explanations = hoverTooltip(({ state }, offset) => {
  const found: Parameters<typeof tooltip>[0][] = [];
  state.field(marks).between(offset, offset, (from, to, decoration) => {
    const mark = markOf.get(decoration);
    if (mark !== undefined) found.push({ from, to, mark });
  });
  const last = found.at(-1);
  return last === undefined ? null : tooltip(last);
});

function tooltip({
  from,
  mark,
  to,
}: {
  readonly from: number;
  readonly to: number;
  readonly mark: ReadMark;
}) {
  return {
    pos: from,
    end: to,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'explanation';
      for (const text of [READING_WORDS.verdicts[mark.verdict], ...mark.became]) {
        const line = document.createElement('p');
        line.textContent = text;
        dom.append(line);
      }
      return { dom };
    },
  };
}

export const readingMarks: Extension = [marks, explanations];

/** The effect that shows the marks in a text of this length. */
export function markReading(
  reading: readonly ReadMark[],
  length: number,
): StateEffect<DecorationSet> {
  const found = reading
    .filter(({ from, to }) => from < to && to <= length)
    .map((mark) => {
      const decoration = Decoration.mark({ class: `reading-${mark.verdict}` });
      markOf.set(decoration, mark);
      return decoration.range(mark.from, mark.to);
    });
  return setMarks.of(Decoration.set(found, true));
}
