import { readFileSync } from 'node:fs';
import path from 'node:path';
import { squareAt, type Board, type Square } from '../src/ir/board.js';
import { LARGEST_BOARD } from '../src/ir/compare.js';
import type { Movement } from '../src/ir/movement.js';
import { targets } from '../src/ir/targets.js';
import { readingOf, type PieceReading, type PageReading } from '../src/page-reading.js';
import { readAsProgram } from '../src/read/betza/read-betza.js';

/**
 * Compares the reading of pages with labels made by people: `npm run prose -- labels.json pages/ [--all]`. facts/prose/README.md
 * describes the format of the labels. Moves are compared as sets, by playing them on boards.
 */

interface PieceLabel {
  readonly name: string;
  readonly letter: string | null;
  readonly betza: string | null;
  readonly quote: string;
  readonly picture?: boolean;
}

interface RuleLabel {
  readonly topic: string;
  readonly option: string | readonly string[] | null;
  readonly value: string | Readonly<Record<string, string>> | null;
  readonly quote: string;
  readonly picture?: boolean;
  readonly lettersFrom?: string;
}

interface PageLabels {
  readonly page: string;
  readonly pieces: readonly PieceLabel[];
  readonly rules: readonly RuleLabel[];
}

type Score = 'right' | 'wrong' | 'shown as unread' | 'silent';

const [labelFile = '', folder = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const isAll = process.argv.includes('--all');
const labels = JSON.parse(readFileSync(labelFile, 'utf8')) as readonly PageLabels[];

const BOARD: Board = { files: 12, ranks: 10 };

/** Boards with a piece in the middle and other pieces around it, from a fixed seed. */
const SETTINGS = [0, 0.15, 0.3, 0.5].flatMap((density, index) =>
  [0, 1, 2].flatMap((turn) => {
    let seed = 17 * index + turn + 1;
    const random = (): number => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const board = density === 0 ? BOARD : turn === 2 ? LARGEST_BOARD : BOARD;
    const squares = new Map<Square, 'own' | 'enemy'>();
    for (let file = 0; file < board.files; file++)
      for (let rank = 0; rank < board.ranks; rank++) {
        const square = squareAt(file, rank);
        if (square !== null && random() < density)
          squares.set(square, random() < 0.4 ? 'own' : 'enemy');
      }
    const origin = squareAt(Math.floor(board.files / 2), Math.floor(board.ranks / 2));
    if (origin === null) return [];
    squares.delete(origin);
    return [false, true].map((initial) => ({
      board,
      origin,
      color: 'white' as const,
      occupant: (square: Square) => squares.get(square) ?? null,
      initial,
      regionHolds: () => true,
    }));
  }),
);

function playsAlike(a: Movement, b: Movement): boolean {
  return SETTINGS.every((setting) => {
    const [one, other] = [targets(a, setting), targets(b, setting)];
    const list = (set: Iterable<Square>): string => [...set].sort((x, y) => x - y).join(' ');
    return list(one.quiet) === list(other.quiet) && list(one.capture) === list(other.capture);
  });
}

/** Labels leave out the double step and en passant of chess pawns unless the page is explicit. */
function alike(read: Movement, label: string): boolean {
  const wanted = readAsProgram(label, 'fairy-stockfish');
  if (playsAlike(read, wanted)) return true;
  const later = read.filter(({ condition }) => !condition.initial);
  return (
    !/i/.test(label) &&
    later.length > 0 &&
    playsAlike(
      later,
      wanted.filter(({ condition }) => !condition.initial),
    )
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const stem = (text: string): string =>
  plain(text)
    .split(' ')
    .map((word) => word.replace(/(?<=..)s$/, ''))
    .join(' ');

function isSame(piece: PieceReading, label: PieceLabel): boolean {
  if (/, promoted$/.test(label.name))
    return piece.names.some((name) => plain(name) === plain(label.name));
  const wanted = label.name
    .split(/[/()]|, /)
    .map(stem)
    .filter((name) => name !== '' && name !== 'promoted');
  return piece.names.some((name) => wanted.includes(stem(name)));
}

function scorePiece(reading: PageReading, label: PieceLabel): { score: Score; note: string } {
  const named = reading.games
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => isSame(piece, label));
  const [best] = named.toSorted((a, b) => rank(a) - rank(b));
  if (best === undefined) {
    const sentence = sentenceOf(reading, label.quote);
    return sentence?.verdict === 'unread'
      ? { score: 'shown as unread', note: 'sentence' }
      : { score: 'silent', note: sentence?.verdict ?? 'no sentence' };
  }
  if (best.verdict !== 'read')
    return { score: 'shown as unread', note: `${best.verdict} ${best.betza ?? ''}` };
  if (label.betza === null)
    return { score: best.betza === null ? 'right' : 'wrong', note: best.betza ?? 'no Betza' };
  const isRight = best.movement !== null && alike(best.movement, label.betza);
  return { score: isRight ? 'right' : 'wrong', note: best.betza ?? 'no Betza' };
}

const rank = ({ verdict }: PieceReading): number =>
  verdict === 'read' ? 0 : verdict === 'partly' ? 1 : 2;

function sentenceOf(reading: PageReading, quote: string) {
  const wanted = plain(quote);
  return (
    reading.sentences.find(({ text }) => plain(text).includes(wanted)) ??
    reading.sentences.find(({ text }) => wanted.includes(plain(text)) && plain(text).length > 12) ??
    reading.sentences.find(({ text }) =>
      plain(text).includes(wanted.split(' ').slice(0, 5).join(' ')),
    )
  );
}

function scoreRule(reading: PageReading, label: RuleLabel): { score: Score; note: string } {
  const rules = reading.games.flatMap(({ rules: all }) => all);
  const sentence = sentenceOf(reading, label.quote);
  const wanted: readonly (readonly [string, string])[] =
    label.option === null
      ? []
      : typeof label.value === 'string'
        ? [[String(label.option), label.value]]
        : Object.entries(label.value ?? {});
  if (label.option === null) {
    const isRead = sentence?.verdict === 'read';
    return {
      score: isRead
        ? 'right'
        : sentence?.verdict === 'unread' || sentence?.verdict === 'partly'
          ? 'shown as unread'
          : 'silent',
      note: sentence?.verdict ?? 'no sentence',
    };
  }
  const found = wanted.map(([option, value]) => {
    const same = rules.filter((rule) => rule.option === option);
    if (same.length === 0) return 'none';
    return same.some((rule) => words(rule.value ?? '') === words(value))
      ? 'right'
      : `wrong: ${option}=${same.map((rule) => rule.value).join('|')}`;
  });
  if (found.every((one) => one === 'right')) return { score: 'right', note: '' };
  const wrong = found.find((one) => one.startsWith('wrong'));
  if (wrong !== undefined && label.lettersFrom === undefined)
    return { score: 'wrong', note: wrong };
  if (sentence?.verdict === 'unread' || sentence?.verdict === 'partly')
    return { score: 'shown as unread', note: 'sentence' };
  return {
    score: found.some((one) => one === 'right') ? 'shown as unread' : 'silent',
    note: `${sentence?.verdict ?? 'no sentence'} ${found.join(' ')}`,
  };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const words = (value: string): string => value.split(/\s+/).filter(Boolean).sort().join(' ');

const totals = { pieces: new Map<Score, number>(), rules: new Map<Score, number>() };
for (const { page, pieces, rules } of labels) {
  const file = path.join(folder, page);
  const reading = readingOf({ file, text: readFileSync(file, 'utf8') });
  const lines: string[] = [];
  for (const label of pieces) {
    const { note, score } = scorePiece(reading, label);
    totals.pieces.set(score, (totals.pieces.get(score) ?? 0) + 1);
    if (score !== 'right' || isAll)
      lines.push(
        `  ${score}: ${label.name} ${label.betza ?? 'no Betza'} <- ${note} | ${label.quote}`,
      );
  }
  for (const label of rules) {
    const { note, score } = scoreRule(reading, label);
    totals.rules.set(score, (totals.rules.get(score) ?? 0) + 1);
    if (score !== 'right' || isAll)
      lines.push(
        `  ${score}: [${label.topic}] ${JSON.stringify(label.option)}=${JSON.stringify(label.value)} <- ${note} | ${label.quote}`,
      );
  }
  if (lines.length > 0) say([page, ...lines].join('\n'));
}
for (const [what, scores] of Object.entries(totals)) {
  const all = [...scores.values()].reduce((sum, one) => sum + one, 0);
  const of = (score: Score): number => scores.get(score) ?? 0;
  const share = (count: number, sum: number): string =>
    `${count} (${sum === 0 ? 0 : Math.round((1000 * count) / sum) / 10} %)`;
  say(
    `${what}: ${all}; right ${share(of('right'), all)}, wrong ${share(of('wrong'), of('right') + of('wrong'))} of those read, shown as unread ${share(of('shown as unread'), all)}, silent ${share(of('silent'), all)}`,
  );
}
