import { subspan, type Span } from '../../text/span.js';

/** A part of a source: `text` is exactly the characters at `span`, except that it may lack backslashes. */
export interface Snippet {
  readonly text: string;
  readonly span: Span;
}

/** The characters from `start` to `end` (offsets in the snippet), without blanks around them. */
export function slice(snippet: Snippet, start: number, end: number): Snippet {
  const raw = snippet.text.slice(start, end);
  const text = raw.trim();
  const from = start + (raw.length - raw.trimStart().length);
  return { text, span: subspan(snippet.span, from, from + text.length) };
}

export function trim(snippet: Snippet): Snippet {
  return slice(snippet, 0, snippet.text.length);
}

/** The snippet without the backticks of inline code around it. */
export function withoutBackticks(snippet: Snippet): Snippet {
  const match = /^(`+)[^`]*\1$/.exec(snippet.text);
  const width = match?.[1]?.length ?? 0;
  return slice(snippet, width, snippet.text.length - width);
}

/** The snippet without the marks of bold or italics around it. A mark may also be before it only. */
export function withoutEmphasis(snippet: Snippet): Snippet {
  const [, before = '', after = ''] = /^([*_]*)[^*_].*?([*_]*)$/.exec(snippet.text) ?? [];
  return slice(snippet, before.length, snippet.text.length - (before === '' ? 0 : after.length));
}
