import { jsonText, visibleLines, withoutCommands } from '../text/printable.js';

/** The one door for all that is printed: names and contents of files cannot steer a terminal or a log. */

/** Colour only on terminals, and as NO_COLOR and FORCE_COLOR ask. */
export function wantsColor(stream: NodeJS.WriteStream): boolean {
  if (process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '') return false;
  if (process.env['FORCE_COLOR'] !== undefined) return process.env['FORCE_COLOR'] !== '0';
  return stream.isTTY && process.env['TERM'] !== 'dumb';
}

/** Prints results for people; what is not text is shown as an escape. */
export function printText(text: string): void {
  process.stdout.write(
    withoutCommands(wantsColor(process.stdout) ? styledLines(text) : visibleLines(text)),
  );
}

/** Prints a value for programs. */
export function printJson(value: unknown): void {
  process.stdout.write(`${jsonText(value)}\n`);
}

/** Prints a list for programs, one by one: all of it may be more than a text can hold. */
export function printJsonList<T>(list: readonly T[], valueOf: (one: T) => unknown): void {
  if (list.length === 0) return printJson([]);
  for (const [index, one] of list.entries()) {
    const text = jsonText(valueOf(one)).replaceAll('\n', '\n  ');
    process.stdout.write(`${index === 0 ? '[' : ','}\n  ${text}`);
  }
  process.stdout.write('\n]\n');
}

/** Prints a document that was given to us, sign by sign: the command is a filter. On a terminal it is a text like any other. */
export function printDocument(text: string): void {
  process.stdout.write(process.stdout.isTTY ? visibleLines(text) : text);
}

/** Prints a report, whose writer has escaped what it quotes. */
export function printReportText(text: string, stream: NodeJS.WriteStream): void {
  stream.write(text);
}

/** Says a line to people, beside the results. */
export function say(line: string): void {
  process.stderr.write(`${withoutCommands(visibleLines(line))}\n`);
}

/** The styles of `report/colors`, which do no more than colour. */
const STYLE = /(\u001b\[(?:1|2|22|3[1236]|39)m)/;

function styledLines(text: string): string {
  return text
    .split(STYLE)
    .map((part, index) => (index % 2 === 1 ? part : visibleLines(part)))
    .join('');
}
