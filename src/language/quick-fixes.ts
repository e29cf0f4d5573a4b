import type { Diagnostic, Edit } from '../text/diagnostic.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Open } from './open-text.js';

/** A change that an editor offers. */
export interface QuickFix {
  readonly title: string;
  /** An editor may apply a `preferred` fix automatically; the user must choose a `suggestion` or `suppression`. */
  readonly kind: 'preferred' | 'suggestion' | 'suppression';
  /** The diagnostic that it fixes or suppresses. */
  readonly diagnostic: Diagnostic;
  readonly edits: readonly Edit[];
}

/** The fixes for the diagnostics that touch a range: safe fixes first, then suggestions, then suppressions. */
export function quickFixes(open: Open, { end, start }: TextRange): readonly QuickFix[] {
  const touched = open.diagnostics().filter(({ span }) => span.start <= end && start <= span.end);
  const fixes = touched.flatMap((diagnostic): QuickFix[] => {
    const { fix } = diagnostic;
    if (fix === undefined) return [];
    const kind = fix.safety === 'safe' ? 'preferred' : 'suggestion';
    return [{ title: fix.title, kind, diagnostic, edits: fix.edits }];
  });
  return [
    ...fixes.filter(({ kind }) => kind === 'preferred'),
    ...fixes.filter(({ kind }) => kind === 'suggestion'),
    ...touched.map((diagnostic) => suppression(open, diagnostic)),
  ];
}

/** Adds a comment above the line. In a document it goes above the block of the line, because a comment would split a table or paragraph. */
function suppression({ kind, source: { text } }: Open, diagnostic: Diagnostic): QuickFix {
  const { code, span } = diagnostic;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const start = kind === 'ini' ? lineStart : blockStart(text, lineStart);
  const comment = kind === 'ini' ? `; fairyc-ignore ${code}` : `<!-- fairyc-ignore ${code} -->`;
  return {
    title: `Ignore ${code} ${start === lineStart ? 'on this line' : 'in these lines'}`,
    kind: 'suppression',
    diagnostic,
    edits: [{ span: { file: span.file, start, end: start }, text: comment + lineEnd }],
  };
}

/** The start of the table, fenced block or paragraph around a line. A bullet or heading is a single line. */
function blockStart(text: string, lineStart: number): number {
  const fences = [...text.slice(0, lineStart).matchAll(/^ {0,3}(?:```|~~~)/gm)];
  const fence = fences.length % 2 === 1 ? fences.at(-1)?.index : undefined;
  if (fence !== undefined) return fence;
  let start = lineStart;
  while (start > 0 && !/^(?:#|[*+-]\s|\d+[.)]\s)/.test(text.slice(start, start + 8))) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    const line = text.slice(before, start).trim();
    if (line === '' || /^(?:#|<!--)/.test(line)) break;
    start = before;
  }
  return start;
}
