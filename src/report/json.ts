import type { Fix } from '../text/diagnostic.js';
import { jsonText } from '../text/printable.js';
import type { Span } from '../text/span.js';
import type { Report } from './report.js';

/** A place in the JSON report: lines and columns from 1 (characters), offsets from 0 (UTF-16 units). */
interface JsonPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly start: number;
  readonly end: number;
}

/** An array of diagnostics with places, for programs; hidden ones come last, with the reason. */
export function printJson(report: Report): string {
  const place = (span: Span): JsonPlace => {
    const from = report.lineColumn(span.file, span.start);
    const to = report.lineColumn(span.file, span.end);
    return {
      file: span.file,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      start: span.start,
      end: span.end,
    };
  };
  const fixed = (fix: Fix): object => ({
    title: fix.title,
    safety: fix.safety,
    edits: fix.edits.map((edit) => ({ ...place(edit.span), text: edit.text })),
  });
  const rows = [...report.diagnostics, ...report.hidden].map((diagnostic) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    ...place(diagnostic.span),
    message: diagnostic.message,
    notes: diagnostic.notes.map((note) => ({
      message: note.message,
      ...(note.span === undefined ? {} : { place: place(note.span) }),
    })),
    ...(diagnostic.fix === undefined ? {} : { fix: fixed(diagnostic.fix) }),
    ...(diagnostic.count === undefined ? {} : { count: diagnostic.count }),
    ...(diagnostic.hiddenBy === undefined ? {} : { hiddenBy: diagnostic.hiddenBy }),
  }));
  return `${jsonText(rows)}\n`;
}
