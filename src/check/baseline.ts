import { compareText, isShown, type Diagnostic } from '../text/diagnostic.js';
import { countOf } from '../text/listed.js';

/**
 * Findings that old code is allowed to keep: how many of each code there are in each file. Lines are left out, so that
 * the file survives edits elsewhere.
 */
export type Baseline = ReadonlyMap<string, number>;

/** The key of an entry; file names and codes contain no NUL. */
function keyOf({ code, span }: Diagnostic): string {
  return `${span.file}\u0000${code}`;
}

function countByKey(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'info' || !isShown(diagnostic)) continue;
    counts.set(keyOf(diagnostic), (counts.get(keyOf(diagnostic)) ?? 0) + countOf([diagnostic]));
  }
  return counts;
}

/** The text of a baseline file: JSON, sorted, one entry a line. */
export function printBaseline(diagnostics: readonly Diagnostic[]): string {
  const lines = [...countByKey(diagnostics)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, count]) => {
      const [file = '', code = ''] = key.split('\u0000');
      return `  ${JSON.stringify({ file, code, count })}`;
    });
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Reads a baseline; null if the text is not one. */
export function parseBaseline(text: string): Baseline | null {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(rows)) return null;
  const baseline = new Map<string, number>();
  for (const row of rows as readonly unknown[]) {
    if (typeof row !== 'object' || row === null) return null;
    if (!('file' in row && 'code' in row && 'count' in row)) return null;
    const { file, code, count } = row;
    if (typeof file !== 'string' || typeof code !== 'string' || typeof count !== 'number')
      return null;
    baseline.set(`${file}\u0000${code}`, count);
  }
  return baseline;
}

/** Marks findings in the baseline as hidden by `name`. If a file has more findings of a code than the baseline, all of them are reported. */
export function hideBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: Baseline,
  name: string,
): readonly Diagnostic[] {
  const counts = countByKey(diagnostics);
  return diagnostics.map((diagnostic) => {
    const key = keyOf(diagnostic);
    // Baselines have no findings of severity info.
    const isNew =
      diagnostic.severity === 'info' || (counts.get(key) ?? 0) > (baseline.get(key) ?? 0);
    return isNew || !isShown(diagnostic) ? diagnostic : { ...diagnostic, hiddenBy: name };
  });
}
