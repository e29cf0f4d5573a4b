import { describe, expect, test } from 'vitest';
import { explainVariant } from '../../src/explain/variant.js';
import { described, sectionGame, sentencesOf } from './described.js';

function explained(lines: string): readonly string[] {
  return sentencesOf(explainVariant(described(sectionGame(lines))));
}

/** The words of what a section adds to the explanation of its parent, sorted, because White is always named first. Ranks are counted from either side. */
function wordsOf(lines: string, change = (text: string) => text): readonly string[] {
  const [parent = ''] = lines.split('\n');
  const usual = new Set(explained(parent));
  const added = explained(lines).filter((sentence) => !usual.has(sentence));
  return (
    change(added.join(' '))
      .match(/[a-z-]+/gi)
      ?.toSorted() ?? []
  );
}

/** The text with the players exchanged, on a board of eight ranks. */
function ofOther(text: string): string {
  const others = new Map([
    ['White', 'Black'],
    ['Black', 'White'],
    ['white', 'black'],
    ['black', 'white'],
  ]);
  return text
    .replace(/white|black/gi, (color) => others.get(color) ?? color)
    .replace(
      /\b([a-h*])([1-8])\b/g,
      (_, file: string, rank: string) => `${file}${9 - Number(rank)}`,
    )
    .replace(
      /\b(ranks?) ([\d and,or-]*\d)/g,
      (_, word: string, ranks: string) =>
        `${word} ${ranks.replace(/\d/g, (rank) => `${9 - Number(rank)}`)}`,
    );
}

describe('a rule of one player is explained like the same rule of the other', () => {
  test.each([
    'parent = chess\npassWhite = true',
    'parent = chess\npassOnStalemateWhite = true',
    'parent = chess\nflagPieceWhite = k\nflagRegionWhite = *8',
    'parent = chess\nflagPieceWhite = q\nflagRegionWhite = d8 e8\nflagPieceCount = 2',
    'parent = chess\npromotionPieceTypesWhite = qn',
    'parent = chess\npromotionPawnTypesWhite = pn',
    'parent = chess\ntripleStepRegionWhite = *2',
    'parent = crazyhouse\ndropRegionWhite = *1 *2 *3',
    'parent = chess\nnMoveRuleTypesWhite = n',
    'parent = duck\nwallingRegionWhite = *4 *5',
  ])('%s', (lines) => {
    expect(wordsOf(ofOther(lines))).toEqual(wordsOf(lines, ofOther));
    expect(wordsOf(lines)).not.toEqual([]);
  });

  test.each([
    [
      'parent = chess\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ',
      'KQ - 0 1',
      'kq - 0 1',
    ],
    ['parent = chess\nmaterialCounting = ', 'whitedrawodds', 'blackdrawodds'],
    [
      'parent = chess\ncheckCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ',
      '2+5 0 1',
      '5+2 0 1',
    ],
  ])('%s%s', (lines, one, other) => {
    expect(wordsOf(lines + other)).toEqual(wordsOf(lines + one, ofOther));
  });
});

const NOUNS =
  'file|rank|square|move|check|piece|time|king|pawn|knight|queen|rook|bishop|row|player|step';

describe('numbers agree with their nouns', () => {
  test.each(
    [
      'extinctionValue = loss\nextinctionPieceTypes = *\nextinctionPieceCount = N',
      'extinctionValue = loss\nextinctionPieceTypes = n\nextinctionPieceCount = N',
      'extinctionValue = loss\nextinctionPieceTypes = nb\nextinctionPieceCount = N\nextinctionOpponentPieceCount = N',
      'extinctionValue = draw\nextinctionPieceTypes = n\nextinctionOpponentPieceCount = N\nextinctionClaim = true',
      'flagPiece = n\nflagRegion = *8\nflagPieceCount = N',
      'flagPiece = *\nflagRegion = d4\nflagPieceCount = N\nflagPieceBlockedWin = true',
      'connectN = N',
      'connectNxN = N\ncollinearN = N',
      'nMoveRule = N',
      'nFoldRule = N',
      'checkCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - N+N 0 1',
    ].flatMap((lines) =>
      ['1', '2', '3'].map((number) =>
        lines.replaceAll('N+N', `${number}+${number}`).replace(/= N$/gm, `= ${number}`),
      ),
    ),
  )('%s', (lines) => {
    const sentences = explained(`parent = chess\n${lines}`);
    const wrong = new RegExp(
      `\\b(?:(?:only )?(?:1|one) (?:${NOUNS})s|(?:two|three|four|several|[2-9]|[1-9]\\d+) (?:${NOUNS}))\\b(?!-)`,
    );
    expect(sentences.filter((sentence) => wrong.test(sentence))).toEqual([]);
  });
});
