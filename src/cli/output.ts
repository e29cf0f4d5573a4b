import { once } from 'node:events';
import { jsonText, visibleLines, withoutCommands } from '../text/printable.js';

/** All output passes through this file, so that names and contents of files cannot control a terminal or a log. */

/** Whether to use colour: only on terminals, unless NO_COLOR or FORCE_COLOR decides. */
export function wantsColor(stream: NodeJS.WriteStream): boolean {
  if (process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '') return false;
  if (process.env['FORCE_COLOR'] !== undefined) return process.env['FORCE_COLOR'] !== '0';
  return stream.isTTY && process.env['TERM'] !== 'dumb';
}

/** Prints results for people, with control characters as escapes. */
export function printText(text: string): void {
  process.stdout.write(textForPeople(text));
}

/** A text with control characters as escapes. */
export function textForPeople(text: string): string {
  return withoutCommands(wantsColor(process.stdout) ? styledLines(text) : visibleLines(text));
}

/** Prints a value for programs. */
export function printJson(value: unknown): void {
  process.stdout.write(`${jsonText(value)}\n`);
}

/** A list for programs, one entry at a time, since the whole may exceed the length of a string. */
export function* jsonList<T>(list: Iterable<T>, valueOf: (one: T) => unknown): Generator<string> {
  let before = '[';
  for (const one of list) {
    yield `${before}\n  ${jsonText(valueOf(one)).replaceAll('\n', '\n  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Prints results part by part. Each waits until a slow reader has taken the ones before, which would otherwise fill the memory. */
export async function printParts(parts: Iterable<string>): Promise<void> {
  for (const part of parts) if (!process.stdout.write(part)) await once(process.stdout, 'drain');
}

/** Prints a text from the input unchanged, as a filter must. On a terminal, control characters are escaped. */
export function printDocument(text: string): void {
  process.stdout.write(process.stdout.isTTY ? visibleLines(text) : text);
}

/** Prints a report, in which quotations have already been escaped. */
export function printReportText(text: string, stream: NodeJS.WriteStream): void {
  stream.write(text);
}

/** Prints a line for people to standard error, separate from the results. */
export function printMessage(line: string): void {
  process.stderr.write(`${withoutCommands(visibleLines(line))}\n`);
}

/** The escape sequences of `report/colors`, which only colour. */
const STYLE = /(\u001b\[(?:1|2|22|3[1236]|39)m)/;

function styledLines(text: string): string {
  return text
    .split(STYLE)
    .map((part, index) => (index % 2 === 1 ? part : visibleLines(part)))
    .join('');
}
