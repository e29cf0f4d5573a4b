import { describe, expect, test } from 'vitest';
import { lintDocument } from '../../src/pipeline.js';
import { START, TABLE } from '../read/markdown/plain-chess.js';

/** A small document with additional lines among its bullets and below its table. */
const documentWith = (bullets: string, below = '', title = 'Tiny'): string =>
  `# ${title}

* Size: 8x8
* Rules: chess
* Start: ${START}
${bullets}

${TABLE}
${below}
`;

const findings = (text: string): readonly string[] =>
  lintDocument({ file: 'tiny.md', text }, () => null, 'fairy-stockfish')
    .filter(({ code }) => code !== 'doc/assumed-rule')
    .map(({ code, severity, span }) => `${severity} ${code} ${text.slice(span.start, span.end)}`);

describe('one finding for one cause, whether it is a bullet or a paragraph', () => {
  test.each([
    'A stalemated player loses.',
    'Stalemate is a win for the stalemated player.',
    'Pawns may not move two squares on their first move.',
    'There is no castling.',
    'The first player to give three checks wins.',
    'Pawns promote on the last two ranks.',
  ])('%s', (sentence) => {
    const alone = findings(documentWith('', sentence));
    expect(alone).toHaveLength(1);
    expect(findings(documentWith(`* ${sentence}`))).toEqual(alone);
    expect(findings(documentWith(`* ${sentence}`, sentence)).length).toBeLessThanOrEqual(2);
  });

  test('a rule that holds anyway has no finding', () => {
    const sentence = 'Pawns may move two squares on their first move.';
    expect(findings(documentWith(`* ${sentence}`))).toEqual([]);
    expect(findings(documentWith('', sentence))).toEqual([]);
  });

  test('in a file of several games, each is compared with its own sentences', () => {
    const first = documentWith('* Stalemate: loss', 'A stalemated player loses.', 'One');
    const second = documentWith('* Stalemate: draw', '', 'Two');
    expect(findings(`${first}\n${second}`)).toEqual([]);
    const other = documentWith('* A stalemated player loses', '', 'Two');
    expect(findings(`${documentWith('', '', 'One')}\n${other}`)).toEqual([
      'error rule/only-in-text A stalemated player loses',
    ]);
  });
});

describe('bullets in free text that are not understood', () => {
  test.each([
    'The camel may not jump over the river',
    'A knight cannot capture on Tuesdays',
    'Rooks and pawns must dance',
    'A bishop freezes adjacent enemies',
    'Players place their pieces before the game',
    'White plays two turns, then Black three',
    'The board wraps around at its sides',
  ])('%s', (sentence) => {
    expect(findings(documentWith(`* ${sentence}`))).toEqual([
      `warning doc/unread-rule ${sentence}`,
    ]);
  });

  test.each([
    'I made this on a Sunday',
    'Inspired by the games of the Moon',
    'Thanks to all who tried it',
    'The rook is a strong piece here',
    'Have fun!',
  ])('a remark is not a rule: %s', (sentence) => {
    expect(findings(documentWith(`* ${sentence}`))).toEqual([]);
  });
});

test('in a document, a sentence that describes the game is not reported as an unread rule', () => {
  expect(findings(documentWith('', 'A kind of shogi with animals, played with drops.'))).toEqual(
    [],
  );
  expect(findings(documentWith('', 'The camel may not jump over the river.'))).toEqual([
    'info doc/sentence-not-understood river.',
  ]);
});
