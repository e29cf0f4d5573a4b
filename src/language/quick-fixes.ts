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
    ...(open.kind === 'ini'
      ? touched.map((diagnostic) => suppression(open.source.text, diagnostic))
      : []),
  ];
}

/** A comment above the line. */
function suppression(text: string, diagnostic: Diagnostic): QuickFix {
  const { code, span } = diagnostic;
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const at = { file: span.file, start: lineStart, end: lineStart };
  return {
    title: `Ignore ${code} on this line`,
    kind: 'suppression',
    diagnostic,
    edits: [{ span: at, text: `; fairyc-ignore ${code}${lineEnd}` }],
  };
}
