import type { Diagnostic, Fix, Note, Severity } from '../text/diagnostic.js';
import { messageText } from '../text/printable.js';
import type { Span } from '../text/span.js';
import type { DiagnosticCode } from './codes.js';

/** Optional parts of a diagnostic. */
interface DiagnosticExtras {
  readonly notes?: readonly Note[];
  readonly fix?: Fix;
}

/** A diagnostic with a code that has a row in `catalog/codes`. */
export function diagnose(
  code: DiagnosticCode,
  severity: Severity,
  span: Span,
  message: string,
  extras: DiagnosticExtras = {},
): Diagnostic {
  return diagnosticFrom(code, severity, span, message, extras);
}

/** Like `diagnose`, also for codes of lint rules. Makes all messages safe to print. */
export function diagnosticFrom(
  code: string,
  severity: Severity,
  span: Span,
  message: string,
  { fix, notes = [] }: DiagnosticExtras = {},
): Diagnostic {
  return {
    code,
    severity,
    span,
    message: messageText(message),
    notes: notes.map((note) => ({ ...note, message: messageText(note.message) })),
    ...(fix === undefined ? {} : { fix }),
  };
}
