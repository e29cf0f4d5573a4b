import type { IniPair } from '../../read/ini/scan.js';
import type { LintedFile } from '../linted-file.js';
import type { Replacement } from '../rule.js';
import { lineBefore } from './findings.js';

/** Moves a comment from behind a value to a line before it. */
export function commentOnItsOwnLine(
  file: LintedFile,
  pair: IniPair,
  { comment, value }: { readonly comment: string; readonly value: string },
): readonly Replacement[] {
  const { start } = pair.valueAt;
  const removed = { at: { start: start + value.length, end: pair.valueAt.end }, text: '' };
  const line = comment.startsWith('//') ? `# ${comment.slice(2).trimStart()}` : comment;
  const isEmpty = /^[;#\s]*$/.test(line);
  return isEmpty ? [removed] : [lineBefore(file, pair, line), removed];
}
