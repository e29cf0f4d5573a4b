import { expect, test } from 'vitest';
import { RULES } from '../../src/check/rule-list.js';
import { checkIni } from '../../src/check/run-rules.js';
import { unmark } from './unmark.js';

/*
 * No rule prefers a player: a section with White and Black exchanged has the same findings. The parents are those that look the same from both
 * sides with the files in the same order.
 */

const PARENTS =
  /^\[\w+:(?:chess|crazyhouse|atomic|seirawan|duck|3check|antichess|extinction|kingofthehill|placement)\]$/;

/** The board of all of them. */
const RANKS = 8;

function swapCase(text: string): string {
  return [...text]
    .map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()))
    .join('');
}

function swapPlayers(text: string): string {
  return text.replace(
    /white|black/gi,
    (color) => ({ white: 'black', black: 'white', White: 'Black', Black: 'White' })[color] ?? color,
  );
}

/** A square, a rank or a part of them, seen from the other side. */
function rankOfOther(text: string): string {
  return text.replace(
    /([a-p*])(\d+)/gi,
    (_, file: string, rank: string) => `${file}${RANKS + 1 - Number(rank)}`,
  );
}

/** The FEN of the same position with the players exchanged. */
function fenOfOther(fen: string): string {
  const [place = '', turn, castling, passing, ...rest] = fen.split(' ');
  const [board = '', hands] = place.split('[');
  const turned = swapCase(board.split('/').toReversed().join('/'));
  const other = turn === 'w' ? 'b' : turn === 'b' ? 'w' : turn;
  return [
    hands === undefined ? turned : `${turned}[${swapCase(hands)}`,
    other,
    castling === undefined ? undefined : swapCase(castling),
    passing === undefined ? undefined : rankOfOther(passing),
    ...rest,
  ]
    .filter((field) => field !== undefined)
    .join(' ');
}

/** The section with the players exchanged. */
function ofOther(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [, key = '', space = '', value = ''] = /^(\w+)( *= *)(.*)$/.exec(line) ?? [];
      if (key === '') return line;
      const turned =
        key === 'startFen' ? fenOfOther(value) : OF_SQUARES.test(key) ? rankOfOther(value) : value;
      return `${swapPlayers(key)}${space}${key === 'castlingWins' ? swapCase(value) : turned}`;
    })
    .join('\n');
}

const OF_SQUARES = /region|flag$/i;

/** Not of sections whose squares or ranks are not on the board, of fields set apart by two blanks, or of a size that inherited regions do not fit. */
const LEFT_OUT =
  /^maxRank|^startFen.* {2}|^\w*(?:egion|Flag)\w* *=.*(?:[a-p*](?:0|9|[1-9]\d)\b|[A-P]\d)|^startFen *= *(?:[^/\s]*\/){8}/m;

const CASES = RULES.flatMap((rule) =>
  [...rule.bad.map(({ text }) => unmark(text).text), ...rule.good]
    .filter((text) => {
      const headers = text.split('\n').filter((line) => line.startsWith('['));
      return headers.every((line) => PARENTS.test(line)) && !LEFT_OUT.test(text);
    })
    .map((text) => ({ rule, text })),
);

test.each(CASES)('$rule.code: $text', ({ rule, text }) => {
  const findings = (one: string): number =>
    checkIni({ file: 'x.ini', text: one }, [rule], rule.profiles?.[0] ?? 'fairy-stockfish').length;
  const other = ofOther(text);
  expect(findings(other), other).toBe(findings(text));
});

test('there are many such sections', () => {
  expect(CASES.length).toBeGreaterThan(500);
});
