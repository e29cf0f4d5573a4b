import { expect, test } from 'vitest';
import { applyFixes } from '../../src/check/apply-fixes.js';
import { fixIni, provedFixes } from '../../src/check/fix-ini.js';
import { lintIni } from '../../src/check/lint.js';
import { choicesOf, type Choices } from '../../src/cross/invent/choices.js';
import { inventGames } from '../../src/cross/invent/invent-games.js';
import { firstGame } from '../../src/definitions.js';
import { playBeside } from '../../src/prove/play-beside.js';
import { errorsOf, type Diagnostic } from '../../src/text/diagnostic.js';
import type { Source } from '../../src/text/source.js';
import { THOROUGH } from '../thorough.js';

const SECTIONS = THOROUGH ? 160 : 60;
const PROFILE = 'fairy-stockfish';

type Slip = (line: string, choices: Choices) => readonly string[];

const valueOf = (line: string): string => line.slice(line.indexOf('=') + 1).trim();
const keyOf = (line: string): string => line.slice(0, line.indexOf('=')).trim();

/** Typical edits of a line, and typical lines. */
const SLIPS: readonly Slip[] = [
  (line) => [`${line} # as usual`],
  (line) => [`${keyOf(line)} = ${valueOf(line).toUpperCase()}`],
  (line) => [`${keyOf(line).toLowerCase()} = ${valueOf(line)}`],
  (line) => [line, `${keyOf(line)} = -`],
  (line) => [`${line} `],
  (line) => [line.replaceAll(' ', ',')],
  () => [],
  (line) => [line, 'rook = -', 'customPiece7 = r:RmF'],
  (line) => [line, 'customPiece8 = r:R'],
  (line) => [line, 'king = -', 'commoner = k'],
  (line) => [line, 'promotionRank = 6'],
  (line) => [line, 'whiteFlag = *7', 'flagPiece = k'],
  (line) => [line, 'castling = no'],
  (line) => [line, 'castlingKingsideFile = j'],
  (line) => [line, 'maxRank = 7'],
  (line) => [line.replace(/ w [KQkqA-Ja-j]+ /, ' w - ')],
  (line) => [line.replace(/ ([wb]) - /, ' $1 KQkq ')],
  (line) => [line.replace(/^(startFen = \S*?)\[[^\]]*\]/, '$1')],
  (line) => [line.replace(/^(startFen = [^[ ]+) /, '$1[] ')],
];

/** An invented section with one to four mistakes. */
function inventText({ file, text }: Source): string {
  const choices = choicesOf(file);
  const [head = '', ...lines] = text.trim().split('\n');
  let now: readonly string[] = lines;
  for (let left = choices.number(1, 4); left > 0 && now.length > 0; left--) {
    const at = choices.number(0, now.length - 1);
    now = now.flatMap((line, index) => (index === at ? choices.one(SLIPS)(line, choices) : [line]));
  }
  return `${[head, ...now].join('\n')}\n`;
}

const TEXTS = inventGames(SECTIONS, 'fixes', firstGame).map(inventText);

const lint = (text: string): readonly Diagnostic[] => lintIni({ file: 'x.ini', text }, PROFILE);
const fixable = (text: string): readonly Diagnostic[] =>
  lint(text).filter(({ fix }) => fix !== undefined);
const applied = (text: string, diagnostic: Diagnostic): string =>
  applyFixes(text, [diagnostic], 'all').text;

/** The number of findings with the same code and message: a section may contain a key any number of times. */
function alike(found: readonly Diagnostic[], { code, message }: Diagnostic): number {
  return found.filter((one) => one.code === code && one.message === message).length;
}

test('no fix undoes another, and a fixed mistake is not reported again', () => {
  let tried = 0;
  for (const text of TEXTS)
    for (const found of fixable(text)) {
      const once = applied(text, found);
      tried += 1;
      expect(once).not.toBe(text);
      const left = fixable(once);
      const context = `${text}\n${found.code}: ${found.message}`;
      expect(`${alike(left, found)} ${context}`).toBe(
        `${alike(fixable(text), found) - 1} ${context}`,
      );
      for (const next of left) {
        const fight = `${context}\n${next.code}: ${next.message}`;
        expect(`${fight}\n${applied(once, next)}`).not.toBe(`${fight}\n${text}`);
      }
    }
  expect(tried).toBeGreaterThan(SECTIONS);
});

test.each(['safe', 'all'] as const)('fixing (%s) ends, and one run is enough', (choice) => {
  for (const text of TEXTS) {
    const once = fixIni({ file: 'x.ini', text }, PROFILE, choice).text;
    expect(fixIni({ file: 'x.ini', text: once }, PROFILE, choice).text).toBe(once);
  }
});

test('a safe fix of a start position, or one that announces no change, removes no move and no right', () => {
  let tried = 0;
  for (const text of TEXTS) {
    const safe = lint(text).filter(({ fix }) => fix?.safety === 'safe');
    for (const found of provedFixes({ file: 'x.ini', text }, safe)) {
      const changes = found.fix?.changes ?? [];
      // A fix that announces changes is meant to change the game.
      if (changes.length > 0 && !found.code.startsWith('fen/')) continue;
      const [before, after] = [text, applied(text, found)].map((one) =>
        firstGame({ file: 'x.ini', text: one }),
      );
      if (before === undefined || before === null || after === undefined || after === null)
        continue;
      tried += 1;
      const { parting } = playBeside(before, after, { positions: 12, seed: text, results: false });
      // A position that cannot be set up has no castling rights.
      if (parting?.kind !== 'start')
        expect([text, found.code, found.message, parting]).toEqual([
          text,
          found.code,
          found.message,
          null,
        ]);
    }
  }
  expect(tried).toBeGreaterThan(THOROUGH ? 20 : 5);
});

test('a predefined type in place of a slot plays the same game, and is no new mistake', () => {
  const errors = (text: string): readonly string[] => errorsOf(lint(text)).map(({ code }) => code);
  let tried = 0;
  for (const parent of ['chess', 'shogi', 'xiangqi', 'makruk', 'atomic'])
    for (const letter of 'abcknpqrsxz')
      for (const betza of ['KN', 'mNcB', 'K', 'fsW']) {
        const text = `[x:${parent}]\ncustomPiece1 = ${letter}:${betza}\n`;
        const found = fixable(text).find(({ code }) => code === 'piece/custom-equals-builtin');
        if (found === undefined) continue;
        tried += 1;
        const after = applied(text, found);
        const old = errors(text);
        expect([text, errors(after).filter((code) => !old.includes(code))]).toEqual([text, []]);
        if (old.length > 0) continue; // The fix may end it.
        const [before, now] = [text, after].map((one) => firstGame({ file: 'x.ini', text: one }));
        if (before === undefined || before === null || now === undefined || now === null) continue;
        const { parting } = playBeside(before, now, { positions: 6, seed: text, results: true });
        expect([text, parting]).toEqual([text, null]);
      }
  expect(tried).toBeGreaterThan(100);
});
