import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { formatIni, keepingRules } from '../../src/format/format-ini.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { rulesJson } from '../../src/read/ini/rules-json.js';
import {
  ENGINE_FILE,
  ENGINE_FILE_WITH_COMMENTS,
  hasShared,
  measuredFormatRules,
  measuredMistakes,
} from '../read/ini/facts.js';

const format = (text: string): string => {
  const { diagnostics, text: formatted } = formatIni({ file: 'x.ini', text });
  expect(diagnostics).toEqual([]);
  return formatted;
};

function effective(text: string) {
  return readIni({ file: 'x.ini', text }).value.map(({ name, parent, rules }) => ({
    name,
    parent,
    rules: rulesJson(rules),
  }));
}

/** All lines that are not blank, sorted and without spaces and `=`. None may be lost. */
function substance(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/[\s=]+/g, ''))
    .filter((line) => line !== '')
    .sort();
}

describe('spacing', () => {
  test.each([
    [
      'around =',
      '[x:chess]\nnMoveRule=20\nnFoldRule   = \t 5\n',
      '[x:chess]\nnMoveRule = 20\nnFoldRule = 5\n',
    ],
    ['line ends', '[x:chess]\r\nnMoveRule = 20\r\n', '[x:chess]\nnMoveRule = 20\n'],
    ['no final line end', '[x:chess]\nnMoveRule = 20', '[x:chess]\nnMoveRule = 20\n'],
    [
      'blank lines',
      '\n\n[x:chess]\n\nnMoveRule = 20\n \n\t\n[y:x]\n\n\n',
      '[x:chess]\nnMoveRule = 20\n\n[y:x]\n',
    ],
    [
      'after a header',
      '[x:chess]  \nnMoveRule = 20\n[y:x] # of x \t\n',
      '[x:chess]\nnMoveRule = 20\n\n[y:x] # of x\n',
    ],
    [
      'numbers, squares, letters',
      '[x:chess]\nnMoveRule = 20 \npawnTypes = p\t\nflagRegion = d4 e4 \n',
      '[x:chess]\npawnTypes = p\nnMoveRule = 20\nflagRegion = d4 e4\n',
    ],
    ['comments', '[x:chess]\n# why  \nnMoveRule = 20\n', '[x:chess]\n# why\nnMoveRule = 20\n'],
    ['nothing at all', '\n \n', ''],
  ])('%s', (_what, text, expected) => {
    expect(format(text)).toBe(expected);
  });

  // Each was measured (rules 3, 5, 7, 21, 34, 35, 37, 38, 41 of test/fixtures/ini/format-rules.json).
  test.each([
    ['blanks behind true make it false', '[x:chess]\ncastling = true \n'],
    ['a second carriage return, too', '[x:chess]\ncastling = true\r\r\n'],
    ['a string keeps its blanks', '[x:chess]\nvariantTemplate = shogi \n'],
    ['so does a notation', '[x:chess]\ncustomPiece1 = a:N \n'],
    ['a king with a blank has a notation of its own', '[x:chess]\nking = k \n'],
    [
      'blanks and tabs belong to a key',
      '[x:chess]\nnFoldRule = 5\n nMoveRule = 20\nnMoveRule\t = 30\n',
    ],
    ['a key of blanks only', '[x:chess]\n = 6\n'],
    ['no-break space is no white space', '[x:chess]\nnMoveRule = \u00a020\n'],
    ['blanks in a header belong to the names', '[ x : chess ]\n'],
    ['a header over two lines', '[x\n:chess]\nnMoveRule = 20\n'],
    ['a header at the end is lost', '[x:chess]\n\n[y:chess]'],
    ['and one without ]', '[x:chess]\n\n[y:chess\nnMoveRule = 20\n'],
    ['a byte order mark hides a section', '\uFEFF[x:chess]\nnMoveRule = 20\n\n[y:chess]\n'],
  ])('stays: %s', (_what, text) => {
    expect(format(text)).toBe(text);
  });
});

describe('order', () => {
  it('is that of the catalog: board, pieces, moves, ends of the game', () => {
    expect(
      format(
        '[x]\nstalemateValue = loss\nstartFen = 3k/4/4/3K w\nking = k\nwazir = w\npawn = p\nmaxFile = 4\nmaxRank = 4\n',
      ),
    ).toBe(
      '[x]\nmaxRank = 4\nmaxFile = 4\npawn = p\nwazir = w\nking = k\nstartFen = 3k/4/4/3K w\nstalemateValue = loss\n',
    );
  });

  it('puts keys that the engine does not know last, and keeps repeated keys in their order', () => {
    expect(
      format('[x:chess]\nunknown = 1\nnMoveRule = 30\nmaxRank = 8\nnMoveRule = 20\nother = 2\n'),
    ).toBe('[x:chess]\nmaxRank = 8\nnMoveRule = 30\nnMoveRule = 20\nunknown = 1\nother = 2\n');
  });

  it('keeps the order of sections: a parent must precede its children', () => {
    expect(format('[b:chess]\n[a:b]\n')).toBe('[b:chess]\n\n[a:b]\n');
  });
});

describe('comments', () => {
  it('stay above the same key', () => {
    expect(
      format(
        '[x:chess]\n# fifty moves\n; fairyc-ignore rule/x old\nnMoveRule = 50\n\n# the army\n\nknight = s\n',
      ),
    ).toBe(
      '[x:chess]\n# the army\nknight = s\n# fifty moves\n; fairyc-ignore rule/x old\nnMoveRule = 50\n',
    );
  });

  it('stay at the top of their section if a blank line follows', () => {
    expect(
      format('[x:chess]\n\n# a game\n# of mine\n\n# fifty\nnMoveRule = 50\nmaxRank = 8\n'),
    ).toBe('[x:chess]\n# a game\n# of mine\n\nmaxRank = 8\n# fifty\nnMoveRule = 50\n');
  });

  it('above a header belong to it, and others stay after the last key', () => {
    expect(
      format(
        '# file\n\n# game x\n[x:chess]\nnMoveRule = 50\nmaxRank = 8\n# old\n\n\n#####\n\n# game y\n[y:x]\n# end\n',
      ),
    ).toBe(
      '# file\n\n# game x\n[x:chess]\nmaxRank = 8\nnMoveRule = 50\n# old\n\n#####\n\n# game y\n[y:x]\n# end\n',
    );
  });

  it('that are indented are keys to the engine, and comments to their author', () => {
    expect(format('[x:chess]\n  # was = 40\nnMoveRule = 50\nmaxRank = 8\n')).toBe(
      '[x:chess]\nmaxRank = 8\n  # was = 40\nnMoveRule = 50\n',
    );
  });

  it('stay together with lines that the engine ignores', () => {
    expect(format('[x:chess]\nnMoveRule = 50\nflagRegion =\ncastling\n= 5\nmaxRank = 8\n')).toBe(
      '[x:chess]\nflagRegion =\ncastling\n= 5\nmaxRank = 8\nnMoveRule = 50\n',
    );
  });
});

describe('every text', () => {
  const texts: readonly (readonly [string, string])[] = [
    ['the file of the engine', ENGINE_FILE],
    ...measuredFormatRules().map(({ ini, rule }) => [rule, ini] as const),
    ...measuredMistakes().map(
      ({ id, iniBase64 }) => [id, Buffer.from(iniBase64, 'base64').toString()] as const,
    ),
  ];

  test.each(texts)('%s: same rules, nothing lost, a second run changes nothing', (_name, text) => {
    const formatted = format(text);
    expect(effective(formatted)).toEqual(effective(text));
    expect(substance(formatted)).toEqual(substance(text));
    expect(format(formatted)).toBe(formatted);
  });

  test.skipIf(!hasShared)('../shared: the file of the engine with its comments', () => {
    const text = readFileSync(ENGINE_FILE_WITH_COMMENTS, 'utf8');
    const formatted = format(text);
    expect(effective(formatted)).toEqual(effective(text));
    expect(substance(formatted)).toEqual(substance(text));
    expect(format(formatted)).toBe(formatted);
  });

  test.each(readdirSync('generated/ini'))('the output of fairyc has this layout: %s', (name) => {
    const text = readFileSync(`generated/ini/${name}`, 'utf8');
    expect(format(text)).toBe(text);
  });
});

describe('the check of the result', () => {
  const source = { file: 'x.ini', text: '[x:chess]\nnMoveRule = 20\n' };

  test.each([
    ['[x:chess]\nnMoveRule = 30\n', 'nMoveRule'],
    ['[y:chess]\nnMoveRule = 20\n', 'the variants'],
    ['', 'the variants'],
  ])('refuses %j', (text, what) => {
    const { diagnostics, text: kept } = keepingRules(source, text);
    expect(kept).toBe(source.text);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['file/layout-kept', 'error'],
    ]);
    expect(diagnostics[0]?.message).toContain(`would change ${what}`);
  });
});
