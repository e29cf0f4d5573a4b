import { describe, expect, test } from 'vitest';
import notationMixed from '../../../src/check/page-rules/doc/notation-mixed.js';
import undefinedVariant from '../../../src/check/page-rules/doc/undefined-variant.js';
import { pageGames } from '../../../src/read/page/games.js';
import { quotedMoves } from '../../../src/read/page/quoted-moves.js';
import { findingsOf, original, pageOf, retold } from './page-of.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';

function games(text: string): readonly string[] {
  return pageGames(pageOf({ file: 'page.md', text }).sources.blocks).map(
    ({ moves, span, tags }) =>
      `${text.slice(span.start, span.end).length}: ${tags.map(({ name, span: at }) => `${name}=${text.slice(at.start, at.end)}`).join(' ')} ${moves.map(({ span: at }) => text.slice(at.start, at.end)).join(' ')}`,
  );
}

describe('games on pages', () => {
  test('tags, a gap and moves, each with its place', () => {
    const text = `# Crows\n\nSo it began:\n\n    [Variant "crows"]\n    [FEN "k/1/K w"]\n    [...]\n\n    1. P-7f N'-5b 2. SC*4d x\n    2. K-1b +Rx2b+ [...]\n\nThat was all.\n`;
    expect(games(text)).toEqual([`86: Variant=crows FEN=k/1/K w P-7f N'-5b SC*4d x K-1b +Rx2b+`]);
  });

  test('moves without tags; two games; a numbered list is not a game', () => {
    const text = `# Games\n\n1. e4 e5 2. Nf3 Nc6\n\n[Event "A"]\n\n1. d4 d5\n\n[Event "B"]\n\n1. c4 c5\n\n## Rules\n\n1. Pawns move ahead.\n2. Rooks, too, e4 to e5.\n3. e4\n`;
    expect(games(text).map((one) => one.replace(/^\d+: /, ''))).toEqual([
      ' e4 e5 Nf3 Nc6',
      'Event=A d4 d5',
      'Event=B c4 c5',
    ]);
  });

  test('moves in sentences, if they have a special sign', () => {
    const text = `# Signs\n\nDrop: "S\\*33", **P'45** or \`N*4d\`. Promotion: S11+. P76, R2D2-x, F-16z, e4xd5 and A+ are none.\n\n1. P-7f P-3d\n`;
    const { blocks } = pageOf({ file: 'page.md', text }).sources;
    expect(
      quotedMoves(blocks, pageGames(blocks)).map(({ span, text: move }) => [
        move,
        text.slice(span.start, span.end),
      ]),
    ).toEqual([
      ['S*33', 'S\\*33'],
      ["P'45", "P'45"],
      ['N*4d', 'N*4d'],
      ['S11+', 'S11+'],
      ['P-7f', 'P-7f'],
      ['P-3d', 'P-3d'],
    ]);
  });

  test('a megabyte of text that may be moves', () => {
    for (const piece of [
      '[',
      '1. ',
      "S'",
      'S*',
      '[A "',
      '1. e4 e5\n',
      'Px',
      'a/',
      'a/b/c/d ',
      'A+*\\',
    ]) {
      const { blocks } = pageOf({ file: 'page.md', text: '# Page\n' }).sources;
      const [block] = blocks;
      if (block === undefined) throw new Error('the page has a heading');
      const place = (start: number, end: number) => ({ file: 'f', start, end });
      const times = timesForEight((eighths) => {
        const text = `# Page\n\n${piece.repeat((125_000 * eighths) / piece.length)}\n`;
        const all = [{ ...block, kind: 'prose' as const, excerpt: { text, place } }];
        quotedMoves(all, pageGames(all));
      });
      expect([piece, times < IN_PROPORTION]).toEqual([piece, true]);
    }
  });
});

describe('the source documents', () => {
  test('the cheatsheet: a game of a variant that it does not define', () => {
    const said =
      'Neither the page nor the engine defines the variant "kashogi", so its board, pieces and promotion zone are unknown';
    const text = original('000');
    if (text !== null)
      expect(findingsOf(undefinedVariant, text)).toEqual([`180:15 kashogi | ${said}`]);
    const ours = findingsOf(undefinedVariant, retold('cheatsheet.md'));
    expect(ours.map((one) => one.replace(/^\S+ /, ''))).toEqual([`kashogi | ${said}`]);
  });

  test('the guide: a drop in the notation of Hodges, a promotion in that of Hosking', () => {
    const said =
      '"S*33" is in the notation of Hodges with numbers, but "S11+" is in that of Hosking; use one notation for all moves | S11+';
    const text = original('002');
    if (text !== null) expect(findingsOf(notationMixed, text)).toEqual([`161:73 S\\*33 | ${said}`]);
    const ours = findingsOf(notationMixed, retold('tori-guide.md'));
    expect(ours.map((one) => one.replace(/^\S+ /, ''))).toEqual([`S\\*33 | ${said}`]);
  });

  test('a section that names the notations: nothing', () => {
    const text =
      "# Moves\n\nA drop is S*33 with the numbers of Hodges, and S'33 in the manner of Hosking.\n";
    expect(findingsOf(notationMixed, text)).toEqual([]);
    expect(
      findingsOf(notationMixed, text.replace('Hodges', 'some').replace('Hosking', 'others')),
    ).toHaveLength(1);
  });

  test.each([
    ['000', 'cheatsheet.md', notationMixed],
    ['001', 'zo-shogi.txt', notationMixed],
    ['001', 'zo-shogi.txt', undefinedVariant],
    ['002', 'tori-guide.md', undefinedVariant],
    ['003', 'alquerque.txt', notationMixed],
    ['004', 'paragi.html', notationMixed],
  ] as const)('%s, %s: nothing', (start, name, rule) => {
    for (const text of [original(start), retold(name)])
      expect(text === null ? [] : findingsOf(rule, text)).toEqual([]);
  });
});
