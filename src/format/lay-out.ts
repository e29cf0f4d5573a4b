import { scanHeader, scanSection, splitIni, type TextRange } from '../read/ini/scan.js';
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
  const { lost, prologue, sections } = splitIni(source.text);
  const textOf = ({ start, end }: TextRange): string => source.text.slice(start, end);
  const headerAt = (index: number): string | undefined => {
    const at = sections[index];
    if (at !== undefined) return withoutTrailingSpace(textOf(scanHeader(source.text, at).header));
    return index === sections.length && lost !== null ? textOf(lost) : undefined;
  };
  const layOutParts = (parts: readonly Part[], header: string | undefined): string =>
    rowsOf(bodyOf(parts, header !== undefined), header)
      .map(({ apart, text }) => `${apart ? '\n' : ''}${text}\n`)
      .join('');
  // One section at a time, because a file can have hundreds of thousands.
  const laidOut = [
    layOutParts(partsOfPrologue(textOf(prologue)), headerAt(0)),
    ...sections.map((at, index) => {
      const { lines } = scanSection(source.text, at);
      return layOutParts(partsOfSection(lines, source.text), headerAt(index + 1));
    }),
  ];
  // No blank line at the top.
  const page = laidOut.join('').replace(/^\n/, '');
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
