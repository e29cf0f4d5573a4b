import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readingOf } from '../../../src/page-reading.js';
import { shippedLibrary } from '../../../src/cli/library.js';
import { SMALL } from '../markdown/documents.js';

const read = (text: string) => readingOf({ file: 'game.md', text }, shippedLibrary());

const unreadOf = (text: string): readonly string[] => {
  const { games, sentences, statements } = read(text);
  const open = [...sentences, ...statements].filter(
    ({ verdict }) => verdict === 'unread' || verdict === 'partly',
  );
  return [
    ...open.map((one) => one.text),
    ...games.flatMap(({ pieces }) =>
      pieces.flatMap(({ names, verdict }) => (verdict === 'read' ? [] : names)),
    ),
  ];
};

describe('the reading of a document', () => {
  test('is complete if all of the document is understood', () => {
    const { games, sentences, statements } = read(SMALL);
    expect(unreadOf(SMALL)).toEqual([]);
    expect(sentences).toEqual([]);
    expect(statements.map(({ text }) => text)).toContain('Only one per column');
    const [game] = games;
    expect(game).toMatchObject({ id: 'small-shogi', size: { files: 3, ranks: 4 } });
    // The silver general of shogi.
    expect(game?.pieces.find(({ names }) => names[0] === 'Silver')).toMatchObject({
      betza: 'FfW',
      sources: ['table'],
      letter: 'S',
    });
    expect(game?.pieces.find(({ letter }) => letter === 'P')?.says).toEqual([
      'promotes to Tokin',
      'at most 1 on a file',
      'not dropped to give mate',
    ]);
    expect(game?.rules.map(({ option, value }) => `${option ?? ''} = ${value ?? ''}`)).toEqual(
      expect.arrayContaining(['maxFile = 3', 'maxRank = 4', 'stalemateValue = loss']),
    );
  });

  test('lists a rule from a sentence under the game that the sentence follows', () => {
    const sentence = 'A player who has no legal moves loses.';
    const other = SMALL.replace('Small shogi', 'Other shogi');
    const { games } = read(`${SMALL}\n\n${other}\n\n${sentence}\n`);
    const stating = games.filter(({ rules }) => rules.some(({ text }) => text === sentence));
    expect(games.map(({ id }) => id)).toEqual(['small-shogi', 'other-shogi']);
    expect(stating.map(({ id }) => id)).toEqual(['other-shogi']);
  });

  test.each(readdirSync('variants').filter((name) => name.endsWith('.md')))(
    'rows, bullets and notes of %s, which lint takes',
    (name) => {
      const text = readFileSync(`variants/${name}`, 'utf8');
      const { games, statements } = readingOf({ file: name, text }, shippedLibrary());
      expect(statements.filter(({ verdict }) => verdict !== 'read')).toEqual([]);
      expect(games.flatMap(({ pieces }) => pieces.filter((one) => one.verdict !== 'read'))).toEqual(
        [],
      );
    },
  );

  test.each([
    ['* Stalemate: loss', '* Stalmate: loss', ['Stalmate: loss']],
    ['* Stalemate: loss', '* Stalemate: maybe', ['Stalemate: maybe']],
    ['| FfW ', '| F?W ', ['?', 'Silver']],
    [
      '* Stalemate: loss',
      '* Stalemate: loss\n* The camel may not jump over the river',
      ['The camel may not jump over the river'],
    ],
    [
      '2. Only one per column',
      '2. Only at noon may it be dropped',
      ['Only at noon may it be dropped'],
    ],
  ] as const)('what lint takes for unread in %s to %s', (from, to, expected) => {
    expect(SMALL).toContain(from);
    const text = SMALL.replace(from, to);
    expect(unreadOf(text)).toEqual(expected);
  });
});
