import type { IniPair } from '../../read/ini/scan.js';
import type { LintedSection, LintedText } from '../linted-file.js';
import type { Finding, Replacement } from '../rule.js';
import { lineBefore } from './findings.js';
import { valueFaults } from './value-faults.js';

/** A finding for each comment that the engine happens to stop before. */
export function harmlessComments(section: LintedSection, file: LintedText): readonly Finding[] {
  return valueFaults(section, 'comment').map(({ comment, pair, value }): Finding => ({
    at: pair.valueAt,
    message: `\`${comment}\` is not a comment to the engine, although it happens to stop reading \`${pair.key}\` there; put it on a separate line`,
    fix: {
      title: 'Move the comment to a separate line',
      safety: 'safe',
      replacements: commentOnItsOwnLine(file, pair, { comment, value }),
    },
  }));
}

/** Merges the findings of a section, because authors who write comments after values do so on many lines. */
export function mergedFinding(findings: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = findings;
  if (first === undefined || others.length === 0) return findings;
  const fixes = findings.flatMap(({ fix }) => fix ?? []);
  const count = `${others.length} more ${others.length === 1 ? 'line' : 'lines'}`;
  return [
    {
      at: first.at,
      message: `${first.message}; the same applies to ${count} of this section`,
      notes: others.map(({ at, message }) => ({ at, message })),
      fix: {
        title: 'Move the comments to separate lines',
        safety: fixes.every(({ safety }) => safety === 'safe') ? 'safe' : 'suggestion',
        replacements: fixes.flatMap(({ replacements }) => replacements),
        changes: fixes.flatMap(({ changes }) => changes ?? []),
      },
    },
  ];
}

/** Moves a comment from after a value to a line before it. */
export function commentOnItsOwnLine(
  file: LintedText,
  pair: IniPair,
  { comment, value }: { readonly comment: string; readonly value: string },
): readonly Replacement[] {
  const { start } = pair.valueAt;
  const removed = { at: { start: start + value.length, end: pair.valueAt.end }, text: '' };
  const line = comment.startsWith('//') ? `# ${comment.slice(2).trimStart()}` : comment;
  const isEmpty = /^[;#\s]*$/.test(line);
  return isEmpty ? [removed] : [lineBefore(file, pair, line), removed];
}
