import type { Severity } from '../text/diagnostic.js';
import { jsonText, messageText } from '../text/printable.js';
import type { Span } from '../text/span.js';
import type { Report } from './report.js';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** Characters with a meaning in URIs (`#`, `?`) stand for themselves in names of files. */
function uriOf(file: string): string {
  return messageText(file).replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}

/** Comments stand in the source; a baseline or a configuration is outside it. */
function suppressionOf(hiddenBy: string): object {
  const kind = hiddenBy === 'comments' ? 'inSource' : 'external';
  return { kind, justification: `hidden by ${hiddenBy}` };
}

/** SARIF 2.1.0, for code-scanning dashboards. `version` is fairyc's own. */
export function printSarif(report: Report, version: string): string {
  const results = [...report.diagnostics, ...report.hidden];
  const codes = [...new Set(results.map((diagnostic) => diagnostic.code))];
  const location = (span: Span): object => {
    const from = report.lineColumn(span.file, span.start);
    const to = report.lineColumn(span.file, span.end);
    return {
      physicalLocation: {
        artifactLocation: { uri: uriOf(span.file) },
        region: {
          startLine: from.line,
          startColumn: from.column,
          endLine: to.line,
          endColumn: to.column,
        },
      },
    };
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'fairyc', version, rules: codes.map((id) => ({ id })) },
        },
        columnKind: 'unicodeCodePoints',
        results: results.map(({ code, hiddenBy, message, notes, severity, span }) => ({
          ruleId: code,
          level: LEVELS[severity],
          message: { text: message },
          ...(hiddenBy === undefined ? {} : { suppressions: [suppressionOf(hiddenBy)] }),
          locations: [location(span)],
          relatedLocations: notes.flatMap((note) =>
            note.span === undefined
              ? []
              : [{ ...location(note.span), message: { text: note.message } }],
          ),
        })),
      },
    ],
  };
  return `${jsonText(log)}\n`;
}
