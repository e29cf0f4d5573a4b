import { describe, expect, test } from 'vitest';
import { codeLenses, lensTitle } from '../../src/language/code-lenses.js';
import { completions, documentationOf } from '../../src/language/completion.js';
import { diagnosticsOf } from '../../src/language/diagnostics.js';
import { formatting, formattingOf } from '../../src/language/formatting.js';
import { hover } from '../../src/language/hover.js';
import { inlayHints } from '../../src/language/inlay-hints.js';
import { links } from '../../src/language/links.js';
import { definitionsAt, referencesAt, rename } from '../../src/language/names.js';
import { openText } from '../../src/language/open-text.js';
import { foldings, selectionsAt, symbols } from '../../src/language/outline.js';
import { fixAll } from '../../src/language/fix-all.js';
import { quickFixes } from '../../src/language/quick-fixes.js';
import { semanticTokens } from '../../src/language/semantic-tokens.js';
import { ENGINE_FILE } from '../read/ini/facts.js';
import { asked, edited, SETTINGS } from './asked.js';

const labels = (marked: string): readonly string[] => {
  const { offset, open } = asked(marked);
  return completions(open, offset)
    .toSorted((a, b) => a.order - b.order)
    .map(({ label }) => label);
};
const hovered = (marked: string): string | undefined => {
  const { offset, open } = asked(marked);
  return hover(open, offset)?.text;
};

test('code in a description is code, and shows no escapes', () => {
  expect(hovered('[x:chess]\ncustom‸Piece1 = a:N\n')).toContain('; `-` removes it');
});

describe('the texts that are opened', () => {
  test('do not include the settings of other programs', () => {
    const ini = (text: string, file: string) => openText({ file, text }, 'ini', SETTINGS);
    expect(ini('[mysqld]\nport = 3306\n', 'my.ini')).toBeNull();
    expect(ini('[x:chess]\n', 'my.ini')).not.toBeNull();
    expect(ini('[mysqld]\nport = 3306\n', 'a/variants.ini')).not.toBeNull();
  });

  test('do not include Markdown without a piece table', () => {
    const markdown = (text: string) => openText({ file: 'a.md', text }, 'markdown', SETTINGS);
    expect(markdown('# Notes\n\n| Name | Age |\n| - | - |\n| Ann | 7 |\n')).toBeNull();
    expect(markdown('# Game\n\n| Name | Betza |\n| - | - |\n| Rook | R |\n')).not.toBeNull();
  });
});

describe('diagnostics', () => {
  test('text without effect is greyed out, deprecated text is struck through', () => {
    const { open } = asked('[x:chess]\nflagPiece = k\npromotionRank = 7\nmaxRank = 8 # high\n');
    expect(diagnosticsOf(open).map(({ diagnostic, tag }) => [diagnostic.code, tag])).toEqual(
      expect.arrayContaining([
        ['rule/flag-options-without-region', 'unnecessary'],
        ['ini/deprecated-key', 'deprecated'],
        ['ini/int-inline-comment', null],
      ]),
    );
  });

  test('text that the engine skips is greyed out, under the reported code', () => {
    const { open } = asked(
      'x\n[x:chess]\nnMoveRule = 20\nnMoveRule = 30\n= 4\nnFoldRule =\n; fairyc-ignore ini/no-key\n',
    );
    expect(diagnosticsOf(open).map(({ diagnostic, tag }) => [diagnostic.code, tag])).toEqual([
      ['ini/text-before-section', 'unnecessary'],
      ['ini/duplicate-key', 'unnecessary'],
      ['ini/no-key', 'unnecessary'],
      ['ini/empty-value', 'unnecessary'],
      ['file/unused-suppression', 'unnecessary'],
    ]);
  });

  test('safe fixes come first, and a comment suppresses a rule', () => {
    const { offset, open, text } = asked('[x:chess]\ncastling = ‸True\n');
    const [safe, ...others] = quickFixes(open, { start: offset, end: offset });
    expect(safe?.kind).toBe('preferred');
    expect(edited(text, safe?.edits ?? [])).toBe('[x:chess]\ncastling = true\n');
    const silent = edited(text, others.find(({ kind }) => kind === 'suppression')?.edits ?? []);
    expect(silent).toMatch(/^\[x:chess\]\n; fairyc-ignore \S+\ncastling = True\n$/);
    expect(asked(silent).open.diagnostics()).toEqual([]);
  });

  test('all safe fixes can be applied at once', () => {
    const { open, text } = asked('[x:chess]\ncastling = True\nchecking = TRUE\n');
    const edits = fixAll(open);
    expect(edited(text, edits)).toBe('[x:chess]\ncastling = true\nchecking = true\n');
    // Only what differs is replaced, so that marks and cursors elsewhere stay.
    expect(edits).toMatchObject([{ span: { start: text.indexOf('True'), end: text.length - 1 } }]);
  });
});

describe('hover', () => {
  test('a key, its value in the section, and the origin of the value', () => {
    const text = '[base:chess]\nnMoveRule = 30\n\n[x:base]\nnFoldRule‸ = 4\n';
    expect(hovered(text)).toMatch(/\*\*nFoldRule\*\*.*[\s\S]*Here: \*\*4\*\*, set in line 5/);
    expect(hovered(text.replace('‸', '').replace('nMoveRule', 'nMove‸Rule'))).toContain('**30**');
  });

  test.each([
    ['a Betza string', '[x:chess]\ncustomPiece1 = a:B‸N\n', /moves|leaps|slides/i],
    ['a parent', '[x:sho‸gi]\nnFoldRule = 4\n', /gold general/],
    ['a region', '[x:chess]\nflagRegion = *7 *8‸\n', /Ranks 7 (?:and|to) 8[\s\S]*8 {2}# # #/],
    ['a code', '[x:chess]\n; fairyc-ignore ini/key-‸case\nCastling = true\n', /# ini\/key-case/],
    ['an old key', '[x:chess]\npromotion‸Rank = 7\n', /promotionRegionWhite/],
    [
      'a letter in a FEN: its piece, then the board',
      '[x:chess]\nstartFen = rnbq‸kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
      /\*\*King\*\* \(K, king, royal\)[\s\S]*---[\s\S]*R N B Q K B N R/,
    ],
  ])('%s', (_, marked, expected) => {
    expect(hovered(marked)).toMatch(expected);
  });

  test('is empty in an empty place', () => {
    expect(hovered('[x:chess]\n\n‸\n')).toBeUndefined();
  });
});

describe('completion', () => {
  test('a section begins with pieces, the start position and the board', () => {
    expect(labels('[x:chess]\n‸\n').slice(0, 4)).toEqual([
      'customPiece1',
      'startFen',
      'maxFile',
      'maxRank',
    ]);
    expect(labels('[x:chess]\ncustomPiece1 = a:N\nstartFen = 8\n‸\n').slice(0, 2)).toEqual([
      'customPiece2',
      'maxFile',
    ]);
  });

  test('lists keys with an effect first, and no keys that are already set', () => {
    const all = labels('[x:chess]\ncastling = true\n‸\n');
    expect(all).not.toContain('castling');
    expect(all).not.toContain('promotionRank');
    expect(all.indexOf('nMoveRule')).toBeLessThan(all.indexOf('dropLoop'));
    expect(all).toContain('new variant');
  });

  test.each([
    ['words', '[x:chess]\nstalemateValue = ‸\n', ['win', 'loss', 'draw']],
    ['booleans', '[x:chess]\ncastling = ‸\n', ['true', 'false']],
    ['parents', '[a:chess]\n[x:‸]\n', ['a', 'chess', 'shogi']],
    ['squares', '[x:chess]\nflagRegion = *8 ‸\n', ['*1', 'h*', 'e4', '-']],
    ['letters of pieces', '[x:chess]\npromotionPieceTypes = n‸\n', ['q', 'r', 'b', '*']],
    ['free letters', '[x:chess]\namazon = ‸\n', ['a', 'm']],
    ['Betza', '[x:chess]\ncustomPiece1 = a:B‸\n', ['BN', 'Bf']],
    ['codes', '[x:chess]\n; fairyc-ignore ini/‸\n', ['ini/key-case']],
    ['a section', '‸\n', ['new variant']],
  ])('%s', (_, marked, expected) => {
    expect(labels(marked)).toEqual(expect.arrayContaining(expected));
  });

  test('a letter that is already used is not offered', () => {
    expect(labels('[x:chess]\namazon = ‸\n')).not.toContain('q');
  });

  test('Betza letters show the meaning of the whole notation', () => {
    const { offset, open } = asked('[x:chess]\ncustomPiece1 = a:B‸\n');
    const archbishop = completions(open, offset).find(({ label }) => label === 'BN');
    expect(archbishop?.detail).toMatch(/knight|leaps/i);
    expect(documentationOf(archbishop?.about ?? { kind: 'key', name: '' })).toContain('BN');
  });

  test('a completion replaces the word at the cursor', () => {
    const { offset, open, text } = asked('[x:chess]\nnMov‸e = 3\n');
    const item = completions(open, offset).find(({ label }) => label === 'nMoveRule');
    expect(item && edited(text, [{ span: item.at, text: item.text }])).toBe(
      '[x:chess]\nnMoveRule = 3\n',
    );
  });
});

describe('names', () => {
  const FILE =
    '[base]\nking = k\ncustomPiece1 = a:BN\npromotionPieceTypes = a\nmobilityRegionWhiteCustomPiece1 = *1 *2\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n\n[x:base]\nextinctionPieceTypes = a\nstartFen = a3k3/8/8/8/8/8/8/A3K3 w - - 0 1\n';

  test('a letter is renamed wherever it is used, in both cases and in descendants of the section', () => {
    const { offset, open, text } = asked(FILE.replace('a:BN', '‸a:BN'));
    const renaming = rename(open, offset, 'h');
    expect(renaming.kind === 'edits' && edited(text, renaming.edits)).toBe(
      FILE.replace('a:BN', 'h:BN')
        .replaceAll('Types = a', 'Types = h')
        .replaceAll('A3K3', 'H3K3')
        .replace('a3k3', 'h3k3'),
    );
  });

  test('a letter can also be renamed in a FEN', () => {
    const { offset, open } = asked(FILE.replace('‸', '').replace('/A3K3', '/‸A3K3'));
    expect(rename(open, offset, 'h').kind).toBe('edits');
    expect(definitionsAt(open, offset).map(({ at }) => FILE.slice(at.start, at.start + 4))).toEqual(
      ['a:BN'],
    );
    expect(referencesAt(open, offset)).toHaveLength(6);
  });

  test.each([
    ['a letter that is already used', 'k'],
    ['two letters', 'hh'],
    ['a digit', '1'],
  ])('%s is refused', (_, name) => {
    const { offset, open } = asked(FILE.replace('a:BN', '‸a:BN'));
    expect(rename(open, offset, name).kind).toBe('refused');
  });

  test('a built-in piece has no definition', () => {
    const { offset, open } = asked('[x:chess]\npromotionPieceTypes = ‸q\n');
    expect(definitionsAt(open, offset)).toEqual([]);
    expect(rename(open, offset, 'h').kind).toBe('refused');
  });

  test('a section is renamed in the headers of its children, too', () => {
    const { offset, open, text } = asked('[ba‸se:chess]\n[x:base]\n[y:base]\n');
    const renaming = rename(open, offset, 'ground');
    expect(renaming.kind === 'edits' && edited(text, renaming.edits)).toBe(
      '[ground:chess]\n[x:ground]\n[y:ground]\n',
    );
    expect(rename(open, offset, 'x').kind).toBe('refused');
    expect(rename(open, offset, 'a]b').kind).toBe('refused');
  });

  test('a section is also renamed where it is a parent, but not to what ends a header', () => {
    const { offset, open, text } = asked('[base:chess]\n[x:ba‸se]\n');
    const renaming = rename(open, offset, 'ground');
    expect(renaming.kind === 'edits' && edited(text, renaming.edits)).toBe(
      '[ground:chess]\n[x:ground]\n',
    );
    for (const name of ['a]b', 'a:b', '[a']) {
      const refused = rename(open, offset, name);
      expect(refused.kind === 'refused' && refused.why, name).toContain('brackets or a colon');
    }
  });
});

describe('the structure of a text', () => {
  test('symbols, folding ranges and selection ranges', () => {
    const { offset, open, text } = asked(
      '# one\n# two\n[x:chess]\nmaxRank = ‸9\n\n; about y\n[y:x]\n; the last\n',
    );
    expect(symbols(open).map(({ detail, name, parts }) => [name, detail, parts.length])).toEqual([
      ['x', 'chess', 1],
      ['y', 'x', 0],
    ]);
    expect(foldings(open).map(({ end, start }) => text.slice(start, end))).toEqual([
      '# one\n# two',
      '[x:chess]\nmaxRank = 9',
      '[y:x]\n; the last',
    ]);
    const grown = selectionsAt(open, offset).map(({ end, start }) => text.slice(start, end));
    expect(grown.slice(0, 2)).toEqual(['9', 'maxRank = 9']);
    expect(grown.at(-1)).toBe(text);
  });

  test('links', () => {
    const { open } = asked('# see https://example.org/a(b).\n[x:chess]\n');
    expect(links(open).map(({ url }) => url)).toEqual(['https://example.org/a(b']);
  });

  test('formatting of the whole text or one section', () => {
    const messy = '[x:chess]\nmaxRank=9\n\n[y:chess]\nmaxRank=9\n';
    const { open, text } = asked(messy);
    expect(edited(text, formatting(open))).toBe(messy.replaceAll('=9', ' = 9'));
    const last = text.lastIndexOf('maxRank');
    expect(edited(text, formattingOf(open, { start: last, end: last + 1 }))).toBe(
      '[x:chess]\nmaxRank=9\n\n[y:chess]\nmaxRank = 9\n',
    );
  });

  test('tokens of the engine’s variants.ini: in order, without overlaps', () => {
    const { open } = asked(ENGINE_FILE);
    const tokens = semanticTokens(open);
    expect(tokens.length).toBeGreaterThan(3000);
    expect(tokens.every(({ start }, index) => start >= (tokens[index - 1]?.end ?? 0))).toBe(true);
  });

  test('tokens of comments, also above the first section', () => {
    const { open, text } = asked('# first\r\nwords\n\n[x:chess]\n; second\nking = k\n');
    const comments = semanticTokens(open).filter(({ type }) => type === 'comment');
    expect(comments.map(({ end, start }) => text.slice(start, end))).toEqual([
      '# first',
      '; second',
    ]);
  });
});

test('hints show only short meanings', () => {
  const { open, text } = asked('[x:chess]\ncustomPiece1 = a:W\nflagRegion = *7 *8\n');
  const hints = inlayHints(open, { start: 0, end: text.length }).map(({ text: said }) => said);
  expect(hints).toEqual([
    expect.stringMatching(/one square/),
    'ranks 7 and 8',
    'promotion zone: the last rank',
  ]);
});

test('hints of a part of the text are those that end in it, including its last character', () => {
  const { open, text } = asked('[x:chess]\nflagPiece = n\n\n[y:chess]\nflagPiece = n\n');
  const zone = 'promotion zone: the last rank';
  const shown = (start: number, end: number) =>
    inlayHints(open, { start, end }).map(({ offset, text: said }) => [offset, said]);
  // Before the bracket that closes a header.
  const ends = [...text.matchAll(/\]/g)].map(({ index }) => index);
  const [first = -1, second = -1] = ends;
  const both = [first, second].map((end) => [end + 1, zone]);
  expect(shown(0, text.length)).toEqual(both);
  expect(shown(first, second)).toEqual(both);
  expect(shown(first + 1, second)).toEqual(both.slice(1));
  expect(shown(first, second - 1)).toEqual(both.slice(0, 1));
  expect(shown(first + 1, second - 1)).toEqual([]);
});

test.each([
  ['no start position to count moves from', 'startFen = 9/9'],
  [
    // Three piece types, each on about sixty squares, for both sides.
    'more than 20,000 moves at depth 2',
    'pieceDrops = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[QRBqrb] w - - 0 1',
  ],
])('a lens always says something: %s', (expected, lines) => {
  const { open } = asked(`[x:chess]\n${lines}\n`);
  expect(lensTitle(open, { kind: 'moves', variant: 'x' })).toBe(expected);
});

test('lenses count differences and moves', () => {
  const { open } = asked('[x:chess]\ncustomPiece1 = a:BN\n');
  const said = codeLenses(open).map((lens) => lensTitle(open, lens));
  // 400: twenty moves for each player.
  expect(said).toEqual([
    '1 piece differs from chess',
    '400 moves at depth 2',
    'compare with the engine',
  ]);
});
