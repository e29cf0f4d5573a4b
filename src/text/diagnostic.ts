import type { Span } from './span.js';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
/**
 * `error`: does not load, crashes the engine, or plays another game than written;
 * `warning`: probably not what was meant; `info`: worth knowing.
 */
export type Severity = (typeof SEVERITIES)[number];

/** What is known of a code, for reports that explain it. */
export interface CodeDescription {
  /** One sentence. */
  readonly title: string;
  /** What programs do with such a text. */
  readonly why: string;
  /** All of it, in Markdown. */
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

/** A way to fix what a diagnostic found. `safe`: changes nothing but what the title says. */
export interface Fix {
  readonly title: string;
  readonly safety: 'safe' | 'suggestion';
  readonly edits: readonly Edit[];
  /** Fields of the effective rules that a `safe` fix changes, as its title announces; none if absent. */
  readonly changes?: readonly string[];
  /** True if a `safe` fix restores sections that the engine had lost; all others stay. */
  readonly addsSections?: boolean;
}

/** One finding. The message says what (quoting the value), why, and what to do. */
export interface Diagnostic {
  /** `family/slug`; never renamed. Has a row in `catalog/codes` or is a lint rule. */
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly notes: readonly Note[];
  readonly fix?: Fix;
  /** What hides it: `baseline old.json`, `comments`. Hidden findings do not affect the exit status; the summary counts them. */
  readonly hiddenBy?: string;
  /** It stands for so many findings of its kind that are not listed one by one; absent: for itself. */
  readonly count?: number;
}

/** True if it is to be reported. */
export function isShown({ hiddenBy }: Diagnostic): boolean {
  return hiddenBy === undefined;
}

/** What every reader returns: the value as far as it could be read, and the diagnostics. */
export interface Parsed<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** The errors among them. */
export function errorsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** True if any of them is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** By file, then place, then code: the order of every report. */
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

/** The same, moved by a number of characters, in the given file or its own. */
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

/** Targets share their lowering, so they may report the same thing twice. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const key = JSON.stringify([diagnostic.code, diagnostic.span, diagnostic.message]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
