import { decodeString } from 'micromark-util-decode-string';
import { slice, type Snippet } from './snippet.js';

const TABLE = /^(?:<(?:div|center|figure)\b[^>]{0,200}>\s*)?<table\b/i;
const ROW = /<tr\b/gi;
const CELL = /<t[hd]\b[^>]{0,200}>/gi;

/** The rows of a table written as HTML, as Markdown allows; none if the text is anything else. */
export function htmlRows(text: Snippet): readonly HtmlRow[] {
  if (!TABLE.test(text.text)) return [];
  return partsBetween(text, ROW).flatMap((line): readonly HtmlRow[] => {
    const cells = partsBetween(line, CELL).map(shownText);
    return cells.length === 0 ? [] : [{ cells, line }];
  });
}

interface HtmlRow {
  readonly cells: readonly Snippet[];
  /** The whole row. */
  readonly line: Snippet;
}

/** The stretches from the end of each match to the next, or to the end. */
function partsBetween(whole: Snippet, pattern: RegExp): readonly Snippet[] {
  const found = [...whole.text.matchAll(pattern)];
  return found.map(({ index, 0: tag }, at) =>
    slice(whole, index + tag.length, found[at + 1]?.index ?? whole.text.length),
  );
}

/** What a reader of the page sees of a cell. Its place is that of its text between tags. */
function shownText(cell: Snippet): Snippet {
  const inner = slice(
    cell,
    /^(?:\s|<[^<>]{0,200}>)*/.exec(cell.text)?.[0].length ?? 0,
    cell.text.replace(/(?:\s|<[^<>]{0,200}>){1,40}$/, '').length,
  );
  const text = inner.text
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/&(?:#\w{1,9}|\w{2,32});/g, (reference) => decodeString(reference))
    .replace(/\s+/g, ' ')
    .trim();
  return { ...inner, text };
}
