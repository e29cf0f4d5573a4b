import type { Diagnostic, Severity } from '../text/diagnostic.js';
import { lineTextAt } from '../text/source.js';
import type { Span } from '../text/span.js';
import { stylesFor, type Paint } from './colors.js';
import { displayWidth } from '../text/display-width.js';
import { visible, withoutCommands } from '../text/printable.js';
import type { Report, ReportStyle } from './report.js';

/** The report for people: place, message, the source line with the part underlined, and notes. Infos take one line each. */
export function printPretty(report: Report, style: ReportStyle): string {
  const paint = stylesFor(style.color);
  const colors: Readonly<Record<Severity, Paint>> = {
    error: (text) => paint.bold(paint.red(text)),
    warning: (text) => paint.bold(paint.yellow(text)),
    info: paint.cyan,
  };
  const printOne = (diagnostic: Diagnostic): string => {
    const place = paint.bold(printPlace(report, diagnostic.span));
    const head = `${place}: ${colors[diagnostic.severity](diagnostic.severity)}: ${printable(diagnostic.message)} ${paint.dim(`[${diagnostic.code}]`)}`;
    if (diagnostic.severity === 'info') return head;
    const notes = diagnostic.notes.map((note) => {
      const where = note.span === undefined ? '' : ` (${printPlace(report, note.span)})`;
      return `  ${paint.cyan('note')}: ${printable(note.message)}${where}`;
    });
    const help =
      diagnostic.fix === undefined
        ? []
        : [`  ${paint.green('help')}: ${printable(diagnostic.fix.title)}`];
    return [
      head,
      ...excerpt(report, diagnostic.span, paint.dim, colors[diagnostic.severity]),
      ...notes,
      ...help,
    ].join('\n');
  };
  return withoutCommands(
    report.diagnostics.map((diagnostic) => `${printOne(diagnostic)}\n`).join(''),
  );
}

function printPlace(report: Report, span: Span): string {
  const { line, column } = report.lineColumn(span.file, span.start);
  return `${printable(span.file)}:${line}:${column}`;
}

/** The most characters of a source line to show. */
const EXCERPT_WIDTH = 110;

function excerpt(report: Report, span: Span, dim: Paint, mark: Paint): string[] {
  const text = report.textOf(span.file);
  if (text === '') return [];
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const whole = lineTextAt(text, span.start);
  const from = Math.max(0, Math.min(span.start - lineStart - 60, whole.length - EXCERPT_WIDTH));
  const shown = whole.slice(from, from + EXCERPT_WIDTH);
  const start = Math.min(shown.length, span.start - lineStart - from);
  const end = Math.max(start, Math.min(shown.length, span.end - lineStart - from));
  const gutter = String(report.lineColumn(span.file, span.start).line);
  const underline = '^'.repeat(Math.max(1, displayWidth(printable(shown.slice(start, end)))));
  const indent = ' '.repeat(displayWidth(printable(shown.slice(0, start))));
  return [
    `  ${dim(`${gutter} |`)} ${printable(shown)}`,
    `  ${dim(`${' '.repeat(gutter.length)} |`)} ${indent}${mark(underline)}`,
  ];
}

/** Makes control characters visible, so that documents cannot control the terminal. Tabs become blanks. */
function printable(text: string): string {
  return visible(text.replaceAll('\t', ' '));
}
