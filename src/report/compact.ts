import { visible, withoutCommands } from '../text/printable.js';
import type { Report } from './report.js';

/** One line for each diagnostic: `file:line:column: severity: message [code]`, for editors and grep. */
export function printCompact(report: Report): string {
  const lines = report.diagnostics.map(({ code, message, severity, span }) => {
    const { line, column } = report.lineColumn(span.file, span.start);
    return `${visible(span.file)}:${line}:${column}: ${severity}: ${visible(message)} [${code}]\n`;
  });
  return withoutCommands(lines.join(''));
}
