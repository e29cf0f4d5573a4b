import type { CodeDescription, Diagnostic, Fix, Severity } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';
import { lineTextAt } from '../text/source.js';
import { jsonText, messageText } from '../text/printable.js';
import type { Span } from '../text/span.js';
import type { Report } from './report.js';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** The URI of a file. Its name may contain characters with a meaning in URIs (`#`, `?`). */
function uriOf(file: string): string {
  return messageText(file).replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}

/** How a finding was hidden: comments are in the source, but a baseline or configuration is outside it. */
function suppressionOf(hiddenBy: string): object {
  const kind = hiddenBy === 'comments' ? 'inSource' : 'external';
  return { kind, justification: `hidden by ${hiddenBy}` };
}

/** Explains a code; null if unknown. */
export type DescribeCode = (code: string) => CodeDescription | null;

/** The description of a rule, which a dashboard shows with its findings. */
function ruleOf(id: string, describe: DescribeCode): object {
  const known = describe(id);
  if (known === null) return { id };
  return {
    id,
    shortDescription: { text: known.title },
    fullDescription: { text: known.why },
    help: { text: known.page, markdown: known.page },
  };
}

/** 32 bits of a text (FNV-1a), in hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Fingerprints that identify a finding even if lines are inserted above it: from its code, the text of its line, and its number among
 * the findings with the same code and line.
 */
function fingerprints(report: Report): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ code, span }) => {
    const line = lineTextAt(report.textOf(span.file), span.start).trim();
    const hash = hashOf(JSON.stringify([code, span.file, line]));
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  };
}

/** SARIF 2.1.0, for code-scanning dashboards. `version` is the version of fairyc. */
export function printSarif(
  report: Report,
  version: string,
  describe: DescribeCode = () => null,
): string {
  const results = [...report.diagnostics, ...report.hidden];
  const codes = [...new Set(results.map((diagnostic) => diagnostic.code))];
  const location = (span: Span): object => {
    return { physicalLocation: { artifactLocation: artifact(span.file), region: region(span) } };
  };
  const artifact = (file: string): object => ({ uri: uriOf(file) });
  const region = (span: Span): object => {
    const from = report.lineColumn(span.file, span.start);
    const to = report.lineColumn(span.file, span.end);
    return {
      startLine: from.line,
      startColumn: from.column,
      endLine: to.line,
      endColumn: to.column,
    };
  };
  const fixOf = ({ edits, title }: Fix): object => ({
    description: { text: title },
    artifactChanges: [...groupBy(edits, ({ span }) => span.file)].map(([file, changes]) => ({
      artifactLocation: artifact(file),
      replacements: changes.map(({ span, text }) => ({
        deletedRegion: region(span),
        insertedContent: { text },
      })),
    })),
  });
  const fingerprint = fingerprints(report);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'fairyc', version, rules: codes.map((id) => ruleOf(id, describe)) },
        },
        columnKind: 'unicodeCodePoints',
        results: results.map((diagnostic) => {
          const { code, count, fix, hiddenBy, message, notes, severity, span } = diagnostic;
          return {
            ruleId: code,
            level: LEVELS[severity],
            message: { text: message },
            ...(count === undefined ? {} : { occurrenceCount: count }),
            ...(hiddenBy === undefined ? {} : { suppressions: [suppressionOf(hiddenBy)] }),
            locations: [location(span)],
            partialFingerprints: { primaryLocationLineHash: fingerprint(diagnostic) },
            relatedLocations: notes.map((note) => ({
              ...(note.span === undefined ? {} : location(note.span)),
              message: { text: note.message },
            })),
            ...(fix === undefined ? {} : { fixes: [fixOf(fix)] }),
          };
        }),
      },
    ],
  };
  return `${jsonText(log)}\n`;
}
