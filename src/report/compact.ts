import type { Report } from './report.js';

/** One line a diagnostic: `file:line:column: severity: message [code]`, as editors and grep like it. */
export function printCompact(report: Report): string {
  return report.diagnostics
    .map(({ code, message, severity, span }) => {
      const { line, column } = report.lineColumn(span.file, span.start);
      return `${span.file}:${line}:${column}: ${severity}: ${oneLine(message)} [${code}]\n`;
    })
    .join('');
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
