import { subspan, type Span } from '../../text/span.js';

/** A piece of a source as it stands there: `text` lies at `span`, character by character. */
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

/** Without the backticks of inline code around it. */
export function withoutBackticks(snippet: Snippet): Snippet {
  const match = /^(`+)[^`]*\1$/.exec(snippet.text);
  const width = match?.[1]?.length ?? 0;
  return slice(snippet, width, snippet.text.length - width);
}

/** Without the marks of bold or italic type around it, or before it alone. */
export function withoutEmphasis(snippet: Snippet): Snippet {
  const [, before = '', after = ''] = /^([*_]*)[^*_].*?([*_]*)$/.exec(snippet.text) ?? [];
  return slice(snippet, before.length, snippet.text.length - (before === '' ? 0 : after.length));
}
