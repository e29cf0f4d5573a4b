import { compareDiagnostics, type Diagnostic, type Edit, type Fix } from '../text/diagnostic.js';

/** Which fixes are applied: the safe ones, or suggestions as well. */
export type FixChoice = 'safe' | 'all';

/** A text after fixes, and the diagnostics whose fixes were applied. */
export interface FixedText {
  readonly text: string;
  readonly applied: readonly Diagnostic[];
}

/**
 * Applies fixes to the text that the diagnostics are about, each whole or not at all. Of two that touch the
 * same place only the first is applied: check again, and the other is found again if it is still needed.
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  choice: FixChoice,
): FixedText {
  const taken: Edit[] = [];
  const applied: Diagnostic[] = [];
  for (const diagnostic of [...diagnostics].sort(compareDiagnostics)) {
    const { fix } = diagnostic;
    if (fix === undefined || !isChosen(fix, choice)) continue;
    if (fix.edits.some((edit) => taken.some((other) => overlap(edit, other)))) continue;
    taken.push(...fix.edits);
    applied.push(diagnostic);
  }
  return { text: applyEdits(text, taken), applied };
}

function isChosen({ safety }: Fix, choice: FixChoice): boolean {
  return choice === 'all' || safety === 'safe';
}

/** Insertions at one place overlap, too: their order would be chance. */
function overlap({ span: a }: Edit, { span: b }: Edit): boolean {
  return (a.start < b.end && b.start < a.end) || a.start === b.start;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
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
