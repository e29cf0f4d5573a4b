import { scanIni, type TextRange } from '../read/ini/scan.js';
import type { Source } from '../text/source.js';
import { partsOfPrologue, partsOfSection, withoutTrailingSpace, type Part } from './parts.js';

/** A line of the result, without its line end. */
interface Row {
  readonly text: string;
  /** Whether a blank line precedes it. */
  readonly apart: boolean;
}

/** A key with its value, and the lines above it. */
interface Entry {
  readonly above: readonly Row[];
  readonly order: number;
  readonly text: string;
}

/** Everything between two headers. */
interface Body {
  /** Comments at the top with a blank line below them, which concern the section and not its first key. */
  readonly intro: readonly Row[];
  readonly entries: readonly Entry[];
  /** Comments after the last key. */
  readonly outro: readonly Row[];
  /** Comments directly above the next header, which concern the next section. */
  readonly lead: readonly Row[];
}

/** The formatted text. It keeps headers as they are, and also an unfinished last header, whose section the engine ignores. */
export function layOut(source: Source): string {
  const { lost, prologue, sections } = scanIni(source);
  const textOf = ({ start, end }: TextRange): string => source.text.slice(start, end);
  const headers = [
    ...sections.map(({ header }) => withoutTrailingSpace(textOf(header))),
    ...(lost === null ? [] : [textOf(lost)]),
  ];
  const bodies = [
    partsOfPrologue(textOf(prologue)),
    ...sections.map(({ lines }) => partsOfSection(lines, source.text)),
  ].map((parts, index) => bodyOf(parts, index < headers.length));
  const rows = bodies.flatMap((body, index) => rowsOf(body, headers[index]));
  const page = rows
    .map(({ apart, text }, index) => `${apart && index > 0 ? '\n' : ''}${text}\n`)
    .join('');
  // A line end after a lost header would make the engine read the section.
  return lost === null ? page : page.slice(0, -1);
}

/** Assigns each line to its place; comments belong to the line below them. */
function bodyOf(parts: readonly Part[], isFollowed: boolean): Body {
  const entries: Entry[] = [];
  let intro: readonly Row[] = [];
  let waiting: Row[] = [];
  let apart = false;
  for (const part of parts) {
    switch (part.kind) {
      case 'blank':
        apart = true;
        continue;
      case 'ignored':
        waiting.push({ text: part.text, apart });
        break;
      case 'pair': {
        const last = apart ? waiting.length : lastBlock(waiting);
        const above = entries.length === 0 ? waiting.slice(last) : waiting;
        if (entries.length === 0) intro = waiting.slice(0, last);
        entries.push({ above, order: part.order, text: part.text });
        waiting = [];
        break;
      }
    }
    apart = false;
  }
  const last = isFollowed && !apart ? lastBlock(waiting) : waiting.length;
  return { intro, entries, outro: waiting.slice(0, last), lead: waiting.slice(last) };
}

/** The index of the first line after the last blank line. */
function lastBlock(rows: readonly Row[]): number {
  return Math.max(
    0,
    rows.findLastIndex(({ apart }) => apart),
  );
}

function rowsOf({ intro, entries, outro, lead }: Body, header: string | undefined): readonly Row[] {
  const keys = [...entries]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ above, text }) => together([...above, { text, apart: false }]));
  const next = header === undefined ? [] : together([...lead, { text: header, apart: false }]);
  return [
    ...startingApart(intro, false),
    ...startingApart(keys, intro.length > 0),
    ...outro,
    ...startingApart(next, true),
  ];
}

function together(rows: readonly Row[]): readonly Row[] {
  return rows.map(({ text }) => ({ text, apart: false }));
}

function startingApart(rows: readonly Row[], apart: boolean): readonly Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, apart } : row));
}
