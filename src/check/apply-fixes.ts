import { compareDiagnostics, type Diagnostic, type Edit, type Fix } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import { upTo } from '../text/up-to.js';

/** Which fixes to apply: only safe ones, or suggestions as well. */
export type FixChoice = 'safe' | 'all';

/** The fixed text, and the diagnostics whose fixes were applied. */
export interface FixedText {
  readonly text: string;
  readonly applied: readonly Diagnostic[];
}

/**
 * Applies fixes to the text of the diagnostics, each fix completely or not at all. If two fixes overlap, only the first is
 * applied. Check the text again to find the other, if it is still needed.
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  choice: FixChoice,
): FixedText {
  const taken = takenPlaces();
  const edits: Edit[] = [];
  const applied: Diagnostic[] = [];
  for (const diagnostic of [...diagnostics].sort(compareDiagnostics)) {
    const { fix } = diagnostic;
    if (fix === undefined || !isChosen(fix, choice)) continue;
    if (fix.edits.some(({ span }) => taken.isTaken(span))) continue;
    for (const edit of fix.edits) {
      taken.take(edit.span);
      edits.push(edit);
    }
    applied.push(diagnostic);
  }
  return { text: applyEdits(text, edits), applied };
}

/** Whether a fix is among those to apply. */
export function isChosen({ safety }: Fix, choice: FixChoice): boolean {
  return choice === 'all' || safety === 'safe';
}

/** Spans that do not overlap, found by binary search. Two insertions at one offset overlap, because their order would be arbitrary. */
function takenPlaces(): {
  readonly isTaken: (span: Span) => boolean;
  readonly take: (span: Span) => void;
} {
  const spans: Span[] = [];
  /** The index of the first span that starts at `start` or later. */
  const from = (start: number): number => upTo(spans, start - 1, (span) => span.start);
  return {
    isTaken({ start, end }) {
      const at = from(start);
      const next = spans[at];
      return (
        (spans[at - 1]?.end ?? 0) > start ||
        (next !== undefined && (next.start === start || next.start < end))
      );
    },
    take(span) {
      // Spans arrive nearly sorted, so this is usually at the end.
      spans.splice(from(span.start), 0, span);
    },
  };
}

/** The text after the edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { span, text: replacement } of [...edits].sort(
    (a, b) => a.span.start - b.span.start,
  )) {
    result += text.slice(at, span.start) + replacement;
    at = span.end;
  }
  return result + text.slice(at);
}
