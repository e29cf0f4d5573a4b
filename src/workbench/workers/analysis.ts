import { addedNotes, diagnosticsOf } from '../../language/diagnostics.js';
import type { Open } from '../../language/opened.js';
import { symbols } from '../../language/outline.js';
import { quickFixes, type QuickFix } from '../../language/quick-fixes.js';
import { semanticTokens } from '../../language/semantic-tokens.js';
import type { Diagnostic, Edit } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';

/** A change that replaces the text from `from` to `to`. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A finding with its fixes. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly severity: Diagnostic['severity'];
  readonly code: string;
  readonly message: string;
  /** What the message does not say. `from` is the place in this text, if it has one. */
  readonly notes: readonly { readonly message: string; readonly from: number | null }[];
  readonly tag: 'deprecated' | 'unnecessary' | null;
  readonly fixes: readonly {
    readonly title: string;
    readonly kind: QuickFix['kind'];
    readonly changes: readonly Change[];
  }[];
}

/** The result of reading a text. */
export interface Analysis {
  readonly problems: readonly Problem[];
  readonly tokens: readonly {
    readonly from: number;
    readonly to: number;
    readonly type: string;
  }[];
  readonly outline: readonly {
    readonly name: string;
    readonly detail: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** The text in the editor, to which the calls of the language service refer. */
let current: Source = { file: '', text: '' };

export function setCurrent(source: Source): void {
  current = source;
}

export function currentText(): Source {
  return current;
}

/** The analysis of an open text. */
export function analysisOf(open: Open): Analysis {
  return {
    problems: problemsOf(open),
    tokens: semanticTokens(open).map(({ end, start, type }) => ({ from: start, to: end, type })),
    outline: symbols(open).map(({ at, detail, name, nameAt }) => ({
      name,
      detail,
      from: nameAt.start,
      to: at.end,
    })),
  };
}

function problemsOf(open: Open): readonly Problem[] {
  const whole = { start: 0, end: open.source.text.length };
  const fixes = quickFixes(open, whole);
  return diagnosticsOf(open).map(({ diagnostic, tag }) =>
    problemOf(
      diagnostic,
      tag,
      fixes.filter((fix) => fix.diagnostic === diagnostic),
    ),
  );
}

/** A finding of a text that the language service has not opened, with its own fix. */
export function problemAlone(diagnostic: Diagnostic): Problem {
  const { fix } = diagnostic;
  const kind = fix?.safety === 'safe' ? 'preferred' : 'suggestion';
  const { title, edits } = fix ?? { title: '', edits: [] };
  return problemOf(diagnostic, null, fix === undefined ? [] : [{ diagnostic, title, kind, edits }]);
}

function problemOf(
  diagnostic: Diagnostic,
  tag: Problem['tag'],
  fixes: readonly QuickFix[],
): Problem {
  const { code, message, severity, span } = diagnostic;
  return {
    from: span.start,
    to: span.end,
    severity,
    code,
    message,
    notes: addedNotes(diagnostic).map((note) => ({
      message: note.message,
      from: note.span?.file === span.file ? note.span.start : null,
    })),
    tag,
    fixes: fixes.map(({ edits, kind, title }) => ({ title, kind, changes: changesOf(edits) })),
  };
}

export function changesOf(edits: readonly Edit[]): readonly Change[] {
  return edits.map(({ span, text }) => ({ from: span.start, to: span.end, insert: text }));
}
