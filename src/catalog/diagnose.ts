import type { Diagnostic, Fix, Note, Severity } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import type { DiagnosticCode } from './codes.js';

/** What may come with a diagnostic beside its sentence. */
export interface DiagnosticExtras {
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
  const { notes = [], fix } = extras;
  return { code, severity, span, message, notes, ...(fix === undefined ? {} : { fix }) };
}
