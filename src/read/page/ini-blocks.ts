import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { scanIni } from '../ini/scan.js';
import type { Block } from './blocks.js';

/** Options of a variants.ini in a page, as a separate file. */
export interface IniBlock {
  /** The lines as written, without their common indent. */
  readonly written: Source;
  /** The same with a header named after the page if it has none. */
  readonly headed: Source;
  readonly hasHeader: boolean;
  /** The heading above it. Null if there is none. */
  readonly topic: Span | null;
  /** Its span in the page. */
  readonly span: Span;
  /** Converts a place in `written` or `headed` to the place in the page. */
  readonly placeWritten: (span: Span) => Span;
  readonly placeHeaded: (span: Span) => Span;
}

/** The blocks of options of a page. Those without a header are named `id`. */
export function iniBlocks(blocks: readonly Block[], file: string, id: string): readonly IniBlock[] {
  return blocks
    .filter(({ kind }) => kind === 'ini')
    .map((block, index) => iniBlock(block, file, index === 0 ? id : `${id}-${index + 1}`));
}

function iniBlock({ excerpt, topic }: Block, file: string, id: string): IniBlock {
  const { text, placeOf } = withoutIndent(excerpt);
  const written = { file, text };
  const hasHeader = scanIni(written).sections.length > 0;
  const header = hasHeader ? '' : `[${id}]\n`;
  const place =
    (shift: number) =>
    ({ end, start }: Span): Span =>
      placeOf(Math.max(0, start - shift), Math.max(0, end - shift));
  return {
    written,
    headed: { file, text: `${header}${text}` },
    hasHeader,
    topic: topic?.place(0, topic.text.length) ?? null,
    span: placeOf(0, text.length),
    placeWritten: place(0),
    placeHeaded: place(header.length),
  };
}

/** The lines without their common leading spaces, ending with a line end. */
function withoutIndent({ place, text }: Excerpt): {
  readonly text: string;
  readonly placeOf: (start: number, end: number) => Span;
} {
  const lines = text.split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.reduce((least, one) => Math.min(least, one), Infinity);
  const kept: string[] = [];
  /** The start of each line in the new text and in the page. */
  const starts: { readonly here: number; readonly there: number }[] = [];
  let [here, there] = [0, 0];
  for (const line of lines) {
    const cut = Math.min(indent, line.length);
    starts.push({ here, there: there + cut });
    kept.push(line.slice(cut));
    here += line.length - cut + 1;
    there += line.length + 1;
  }
  const offsetOf = (at: number): number => {
    const line = starts[lineAt(starts, at)] ?? { here: 0, there: 0 };
    return line.there + at - line.here;
  };
  return {
    text: `${kept.join('\n')}\n`,
    placeOf: (start, end) => place(offsetOf(start), Math.min(offsetOf(end), text.length)),
  };
}

/** The last line that begins at or before `at`. */
function lineAt(starts: readonly { readonly here: number }[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle]?.here ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A text and its place in the page that contains it or from whose words it was made. */
interface Embedding {
  readonly text: string;
  readonly page: string;
  readonly place: (span: Span) => Span;
}

/** Converts a diagnostic of such a file to one of the page. Its fix is kept if the page has the same words as the file. */
export function inPage(
  { code, fix, message, notes, severity, span }: Diagnostic,
  embedding: Embedding,
): Diagnostic {
  const { place } = embedding;
  const edits = fix?.edits.map((edit) => ({ ...edit, span: place(edit.span) })) ?? [];
  const isSame = fix?.edits.every((edit, index) =>
    areSameWords(embedding, edit.span, edits[index]?.span ?? edit.span),
  );
  return {
    code,
    severity,
    span: place(span),
    message,
    notes: notes.map((note) =>
      note.span === undefined ? note : { ...note, span: place(note.span) },
    ),
    ...(fix === undefined || isSame !== true ? {} : { fix: { ...fix, edits } }),
  };
}

/** An insertion replaces no words, so those around it are compared. */
function areSameWords({ page, text }: Embedding, here: Span, there: Span): boolean {
  const around = here.start === here.end ? 1 : 0;
  const words = text.slice(here.start - around, here.end + around);
  return words !== '' && words === page.slice(there.start - around, there.end + around);
}
