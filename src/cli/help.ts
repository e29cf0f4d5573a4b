import type { AnyCommand } from './command.js';
import { SHARED_OPTIONS, type Option, type Options } from './options.js';

const WIDTH = 100;
const EXIT_STATUS_WORDS =
  'Exit status: 0 no errors, 1 errors found (or too many warnings), 2 wrong usage or a file that cannot be read.';

/** What `fairyc --help` prints. */
export function printHelp(commands: readonly AnyCommand[]): string {
  const rows = commands.map((command): Row => [usageOf(command), command.about]);
  const options: readonly Row[] = [
    ...rowsOf(SHARED_OPTIONS),
    ['    --version', 'Print the version'],
  ];
  return page([
    'fairyc COMMAND\n\nCompiler and toolkit for Fairy-Stockfish chess and shogi variants.',
    `Commands:\n${table(rows)}`,
    `Options of every command:\n${table(options)}`,
    EXIT_STATUS_WORDS,
  ]);
}

/** What `fairyc COMMAND --help` prints. */
export function printCommandHelp(command: AnyCommand): string {
  const { about, ends, examples, options, words } = command;
  const own = rowsOf(options);
  return page([
    `${usageOf(command)}\n\n${about}`,
    ...(words === null ? [] : [`Arguments:\n${table([[words.usage, words.describe]])}`]),
    ...(own.length === 0 ? [] : [`Options:\n${table(own)}`]),
    `Options of every command:\n${table(rowsOf(SHARED_OPTIONS))}`,
    `Examples:\n${table(examples.map(([line, what]): Row => [`fairyc ${line}`, what]))}`,
    ends ?? EXIT_STATUS_WORDS,
  ]);
}

type Row = readonly [left: string, right: string];

function page(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

/** `fairyc lint FILE…` */
export function usageOf({ name, words }: AnyCommand): string {
  return `fairyc ${name}${words === null ? '' : ` ${words.usage}`}`;
}

function rowsOf(options: Options): readonly Row[] {
  return Object.entries(options).map(([name, option]): Row => [
    `${option.short === undefined ? '    ' : `-${option.short}, `}--${name}${valueOf(option)}`,
    `${option.describe}${noteOf(option)}`,
  ]);
}

function valueOf(option: Option): string {
  switch (option.type) {
    case 'flag':
      return '';
    case 'text':
      return ` ${option.value}`;
    case 'number':
      return ' N';
    case 'choice':
      return option.alone === undefined ? ' WORD' : `[=${option.choices.join('|')}]`;
  }
}

function noteOf(option: Option): string {
  const choices =
    option.type === 'choice' && option.alone === undefined ? ` (${option.choices.join(', ')})` : '';
  return option.default === undefined || option.default === true
    ? choices
    : `${choices} (default: ${option.default})`;
}

/** Two columns; a long text on the left gets a separate line. */
function table(rows: readonly Row[]): string {
  const left = Math.min(34, Math.max(...rows.map(([first]) => first.length)));
  return rows
    .flatMap(([first, second]) => {
      const lines = wrapped(second, WIDTH - left - 4);
      const start = first.length <= left ? [] : [`  ${first}`];
      return [
        ...start,
        ...lines.map((line, index) => {
          const cell = index === 0 && start.length === 0 ? first : '';
          return `  ${cell.padEnd(left)}  ${line}`;
        }),
      ];
    })
    .join('\n');
}

function wrapped(text: string, width: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
