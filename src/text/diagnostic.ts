import type { Span } from './span.js';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
/**
 * `error`: does not load, crashes the engine, or plays differently than written;
 * `warning`: probably not what was meant; `info`: worth knowing.
 */
export type Severity = (typeof SEVERITIES)[number];

/** What is known of a code, for reports that explain it. */
export interface CodeDescription {
  /** One sentence. */
  readonly title: string;
  /** What programs do with such a text. */
  readonly why: string;
  /** The full description, in Markdown. */
  readonly page: string;
}

/** An additional place or sentence of a diagnostic. */
export interface Note {
  readonly message: string;
  readonly span?: Span;
}

/** Replaces the characters of `span` with `text`. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A fix for a finding. A `safe` fix changes nothing except what its title says. */
export interface Fix {
  readonly title: string;
  readonly safety: 'safe' | 'suggestion';
  readonly edits: readonly Edit[];
  /** Fields of the effective rules that a `safe` fix changes, as announced in its title. */
  readonly changes?: readonly string[];
  /** True if a `safe` fix restores sections that the engine did not load, and changes no others. */
  readonly addsSections?: boolean;
}

/** One finding. The message says what is wrong (with the value), why, and what to do. */
export interface Diagnostic {
  /** `family/slug`; never renamed. Has a row in `catalog/codes` or is a lint rule. */
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly notes: readonly Note[];
  readonly fix?: Fix;
  /** Why it is hidden: `baseline old.json`, `comments`. Hidden findings do not affect the exit status, but the summary counts them. */
  readonly hiddenBy?: string;
  /** The number of findings of this kind that it represents, if they are not listed one by one. */
  readonly count?: number;
}

/** Whether to report a finding. */
export function isShown({ hiddenBy }: Diagnostic): boolean {
  return hiddenBy === undefined;
}

/** What every reader returns: the value as far as it could be read, and the diagnostics. */
export interface Parsed<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** The errors among diagnostics. */
export function errorsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Whether any diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** The same finding, as a warning if it is an error. */
export function softened(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'error' ? { ...diagnostic, severity: 'warning' } : diagnostic;
}

/** The order of every report: by file, then position, then code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.span.file, b.span.file) ||
    a.span.start - b.span.start ||
    a.span.end - b.span.end ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** Compares code units: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A diagnostic with all spans moved by a number of characters, and in another file if one is given. */
export function movedDiagnostic(diagnostic: Diagnostic, by: number, file?: string): Diagnostic {
  const moved = (span: Span): Span => ({
    file: file ?? span.file,
    start: span.start + by,
    end: span.end + by,
  });
  const { fix, notes, span } = diagnostic;
  return {
    ...diagnostic,
    span: moved(span),
    notes: notes.map((note): Note =>
      note.span === undefined ? note : { ...note, span: moved(note.span) },
    ),
    ...(fix === undefined
      ? {}
      : {
          fix: {
            ...fix,
            edits: fix.edits.map((edit): Edit => ({ span: moved(edit.span), text: edit.text })),
          },
        }),
  };
}

/** Removes duplicates: targets share their lowering, and variants their pieces, so they may report the same thing twice. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const key = JSON.stringify([diagnostic.code, diagnostic.span, diagnostic.message]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
