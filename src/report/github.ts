import type { Severity } from '../text/diagnostic.js';
import { visible, visibleLines } from '../text/printable.js';
import { hiddenSummary, type Report } from './report.js';

const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/** Workflow commands, which GitHub Actions turns into annotations of a pull request. */
export function printGithub(report: Report): string {
  const hidden = hiddenSummary(report.hidden);
  const notice = hidden === '' ? '' : `::notice title=fairyc::${escapeData(hidden)}\n`;
  return report.diagnostics
    .map(({ code, fix, message, notes, severity, span }) => {
      const from = report.lineColumn(span.file, span.start);
      const to = report.lineColumn(span.file, span.end);
      const text = [
        message,
        ...notes.map((note) => `note: ${note.message}`),
        ...(fix === undefined ? [] : [`fix: ${fix.title}`]),
      ].join('\n');
      const properties = [
        `file=${escapeProperty(visible(span.file))}`,
        `line=${from.line}`,
        `endLine=${to.line}`,
        `col=${from.column}`,
        `endColumn=${to.column}`,
        `title=${escapeProperty(code)}`,
      ];
      return `::${COMMANDS[severity]} ${properties.join(',')}::${escapeData(visibleLines(text))}\n`;
    })
    .join('')
    .concat(notice);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
