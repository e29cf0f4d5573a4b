import { workOn } from '../../catalog/within-steps.js';
import {
  pieceNote,
  readingOf,
  ruleNote,
  type PageReading,
  type Place,
} from '../../page-reading.js';
import { whyTooLong } from '../../read/page/too-long.js';
import { stylesFor } from '../../report/colors.js';
import type { Source } from '../../text/source.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { readSourceFile } from '../files.js';
import { shippedLibrary } from '../library.js';
import { printJson, printText, wantsColor } from '../output.js';
import { refuse, report, type OutputOptions } from '../terminal.js';
import { counted } from '../../text/counted.js';

/** The arguments of `fairyc read`. */
export interface ReadArguments {
  readonly page: string;
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** Runs the command. Status 1: a piece or a sentence was not understood. */
export function read({ json, page, output }: ReadArguments): ExitStatus {
  const file = readSourceFile(page);
  switch (file.kind) {
    case 'failed':
      return refuse('read', file.message);
    case 'rejected':
      report([file.diagnostic], new Map(), output, process.stderr);
      return EXIT_STATUS.findings;
    case 'source': {
      const tooLong = whyTooLong(file.source);
      if (tooLong !== null) {
        report([tooLong], new Map([[page, file.source.text]]), output, process.stderr);
        return EXIT_STATUS.findings;
      }
      const { tooMuch, value: reading } = workOn(file.source, () =>
        readingOf(file.source, shippedLibrary()),
      );
      report(tooMuch, new Map([[page, file.source.text]]), output, process.stderr);
      if (json) printJson(reading);
      else printText(printReading(file.source, reading, wantsColor(process.stdout)));
      return isAllRead(reading) ? EXIT_STATUS.ok : EXIT_STATUS.findings;
    }
  }
}

function isAllRead({ games, sentences, statements }: PageReading): boolean {
  return ![...sentences, ...statements, ...games.flatMap(({ pieces }) => pieces)].some(isOpen);
}

function isOpen({ verdict }: { readonly verdict: string }): boolean {
  return verdict === 'unread' || verdict === 'partly';
}

const EMPTY = 'the page is empty: there is nothing to read\n';

/** The text with its unread parts marked, the readings after each line, and a summary. */
function printReading({ text }: Source, reading: PageReading, color: boolean): string {
  if (text.trim() === '') return EMPTY;
  const { bold, dim, red } = stylesFor(color);
  const lines = text.split('\n');
  const width = String(lines.length).length;
  const marks = new Map<number, { from: number; to: number }[]>();
  for (const { at } of [...reading.sentences, ...reading.statements].filter(isOpen))
    for (let line = at.line; line <= at.endLine; line++) {
      const from = line === at.line ? at.column - 1 : 0;
      const to = line === at.endLine ? at.endColumn - 1 : Infinity;
      push(marks, line, { from, to });
    }
  const notes = notesOf(reading);
  const shown = lines.flatMap((line, index) => {
    const number = String(index + 1).padStart(width);
    const own = marks.get(index + 1) ?? [];
    const said = notes.get(index + 1) ?? [];
    return [
      `${dim(number)} ${own.length > 0 ? red('!') : ' '} ${marked(line, own, red, color)}`,
      ...said.map((note) => `${' '.repeat(width)}   ${bold('>')} ${note}`),
    ];
  });
  return `${[...shown, '', countsOf(reading)].join('\n')}\n`;
}

/** Adds an entry to the list of a line. */
function push<T>(known: Map<number, T[]>, line: number, one: T): void {
  const before = known.get(line);
  if (before === undefined) known.set(line, [one]);
  else before.push(one);
}

/** A line with its unread parts in colour or in brackets. */
function marked(
  line: string,
  marks: readonly { readonly from: number; readonly to: number }[],
  paint: (text: string) => string,
  color: boolean,
): string {
  const signs = [...line];
  let shown = '';
  let at = 0;
  for (const { from, to } of [...marks].sort((a, b) => a.from - b.from)) {
    const start = Math.max(at, from);
    const end = Math.min(signs.length, to);
    if (end <= start) continue;
    const part = signs.slice(start, end).join('');
    shown += signs.slice(at, start).join('') + (color ? paint(part) : `⟦${part}⟧`);
    at = end;
  }
  return shown + signs.slice(at).join('');
}

/** The readings for each line. */
function notesOf({ games }: PageReading): ReadonlyMap<number, readonly string[]> {
  const notes = new Map<number, string[]>();
  const add = ({ line }: Place, note: string): void => {
    push(notes, line, note);
  };
  for (const { pieces, rules } of games) {
    for (const piece of pieces) add(piece.at, pieceNote(piece));
    for (const rule of rules) add(rule.at, ruleNote(rule));
  }
  return notes;
}

function countsOf({ games, sentences, statements }: PageReading): string {
  const pieces = games.flatMap((game) => game.pieces);
  const count = (all: readonly { readonly verdict: string }[], verdict: string): number =>
    all.filter((one) => one.verdict === verdict).length;
  return [
    `${counted(pieces.length, 'piece')}: ${count(pieces, 'read')} read, ${count(pieces, 'partly')} partly, ${count(pieces, 'unread')} unread`,
    ...(statements.length === 0
      ? []
      : [
          `${counted(statements.length, 'statement')} in bullets and notes: ${count(statements, 'read')} read, ${count(statements, 'unread')} unread`,
        ]),
    `${counted(sentences.length, 'sentence')}: ${count(sentences, 'read')} read, ${count(sentences, 'partly')} partly, ${count(sentences, 'unread')} unread, ${count(sentences, 'prose')} about neither pieces nor rules`,
  ].join('\n');
}
