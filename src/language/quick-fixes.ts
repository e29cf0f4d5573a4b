import type { Diagnostic, Edit } from '../text/diagnostic.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Open } from './open-text.js';

/** A change that an editor offers. */
export interface QuickFix {
  readonly title: string;
  /** `preferred`: an editor may make it unasked; `suggestion` and `suppression` are for people to choose. */
  readonly kind: 'preferred' | 'suggestion' | 'suppression';
  /** What it is an answer to. */
  readonly diagnostic: Diagnostic;
  readonly edits: readonly Edit[];
}

/** What can be done about the diagnostics that touch a stretch: safe fixes first, then suggestions, then silence. */
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

/** A comment above the line, or in a document above the block of the line: comments part rows and sentences. */
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

/** Where the table, the fenced block or the sentences around a line begin; a bullet or a heading is one line. */
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
