import { describe, expect, test } from 'vitest';
import { pieceOf, read, SMALL } from './documents.js';

const HEAD = `# Other

* Size: 3x4
* Rules: shogi
`;

describe('pieces of another variant', () => {
  test('come with their promoted forms and notes, and with another glyph if one is given', () => {
    const text = `${SMALL}\n${HEAD}\nUses the following pieces from small shogi: 王 (as 鵬), Silver and P\n`;
    const { variants, found } = read(text);
    expect(found).toEqual(['doc/start-position-missing "Other"']);
    const other = variants[1];
    expect(other?.pieces.map(({ id }) => id)).toEqual([
      'king',
      'silver',
      'pawn',
      'promoted-silver',
      'tokin',
    ]);
    if (other === undefined) throw new Error('no second variant');
    expect(pieceOf(other, 'king')).toMatchObject({ glyphs: ['鵬'], royal: true });
    expect(pieceOf(other, 'pawn')).toMatchObject({
      glyphs: ['歩'],
      promotion: { style: 'shogi', to: 'tokin' },
      drop: { perFile: 1, mateForbidden: true },
    });
    const { origin } = pieceOf(other, 'silver').movement;
    expect(origin).toMatchObject({ kind: 'inherited', from: 'Small shogi' });
    expect(text.slice(origin.span.start, origin.span.end)).toBe('Silver');
  });

  test('are all used without a list, and words on pieces are no such line', () => {
    const apart = read(`${HEAD}\nUses all pieces from small-shogi\n`, { 'small-shogi': SMALL });
    for (const line of ['Uses the pieces from small-shogi', 'Uses all the pieces of small-shogi']) {
      const { found, variant } = read(`${HEAD}\n${line}\n`, { 'small-shogi': SMALL });
      expect(found).toEqual(apart.found);
      expect(variant.pieces.map(({ id }) => id)).toEqual(apart.variant.pieces.map(({ id }) => id));
    }
    const { found } = read(`${SMALL}\nUses pieces of two colours.\n`);
    expect(found.filter((one) => one.startsWith('doc/syntax'))).toEqual([]);
  });

  test('are used in a line below a bullet, or in a bullet', () => {
    const apart = read(`${HEAD}\nUses all pieces from small-shogi\n`, { 'small-shogi': SMALL });
    for (const line of ['Uses all pieces from small-shogi', '* Uses all pieces from small-shogi']) {
      const joined = read(`${HEAD}${line}\n`, { 'small-shogi': SMALL });
      expect(joined.found).toEqual(apart.found);
      expect(joined.variant.pieces.map(({ id }) => id)).toEqual(
        apart.variant.pieces.map(({ id }) => id),
      );
    }
  });

  test('are those of two games below a common title', () => {
    const game = (name: string) =>
      `## ${name}\n\n* Start: 3/3/3/K1k w 0 1\n\nUses all pieces from small-shogi\n\n`;
    const { variants } = read(`# Two games\n\nSome words.\n\n${game('One')}${game('Two')}`, {
      'small-shogi': SMALL,
    });
    expect(variants.map(({ title }) => title)).toEqual(['One', 'Two']);
    const shared = read(`# Two games\n\n* Drops: no\n\n${game('One')}${game('Two')}`, {
      'small-shogi': SMALL,
    });
    expect(shared.variants.map(({ title }) => title)).toEqual(['Two games']);
    const alone = read(`# Only one\n\n${game('Pieces')}## Rules\n\n* Drops: no\n`, {
      'small-shogi': SMALL,
    });
    expect(alone.variants.map(({ title }) => title)).toEqual(['Only one']);
  });

  test('give the board if the start position is no FEN, which is said once', () => {
    const { found } = read(`# Other\n\n* Start: the usual\n\nUses all pieces from small-shogi\n`, {
      'small-shogi': SMALL,
    });
    expect(found).toEqual(['doc/bad-value "the usual"']);
  });

  test('come from no variant of the engine, which is said once', () => {
    const { diagnostics, found } = read('# Other\n\nUses all pieces from Xiangqi\n');
    expect(found).toEqual(['doc/unknown-variant "Xiangqi"']);
    const [message] = diagnostics.flatMap((one) => (one.severity === 'error' ? [one.message] : []));
    expect(message).toContain('`fairyc build xiangqi -t document`');
  });

  test('come from a shipped document if this one has no such variant', () => {
    const { variant } = read(`${HEAD}\nUses all pieces from small-shogi\n`, {
      'small-shogi': SMALL,
    });
    expect(variant.pieces).toHaveLength(5);
    expect(variant.pieces[1]?.span.file).toBe('variants/small-shogi.md');
  });

  test('come from the same document first', () => {
    const library = { 'small-shogi': SMALL.replace('| 王(玉)|', '| 帝    |') };
    const { variants } = read(
      `${SMALL}\n${HEAD}\nUses the following pieces from small-shogi: King\n`,
      library,
    );
    expect(variants[1]?.pieces[0]?.glyphs).toEqual(['王', '玉']);
  });

  test('are added to own pieces; an own piece with a letter that is taken is an error', () => {
    const { found } = read(
      `${HEAD}\nUses all pieces from small-shogi\n\n| Piece | Abbr | Betza |\n| --- | --- | --- |\n| 飛 | P | R |\n`,
      { 'small-shogi': SMALL },
    );
    expect(found).toEqual(['doc/start-position-missing "Other"', 'letters/duplicate "P"']);
  });

  test('a promoted form that is also an unpromoted piece is one type', () => {
    const table =
      '| Piece | Name | Betza | Promote |\n| --- | --- | --- | --- |\n| 王 | King | K | |\n| 兎 | Rabbit | fR | 狐 |\n| 狐 | Fox | B | |\n';
    const { variants } = read(
      `${HEAD}\n${table}\n# Third\n\n* Size: 3x4\n\nUses the following pieces from Other: 兎, 王\n`,
    );
    const third = variants[1];
    expect(third?.pieces.map(({ id }) => id)).toEqual(['rabbit', 'fox', 'king']);
    expect(third?.pieces[0]?.promotion).toEqual({ style: 'shogi', to: 'fox' });
  });
});

describe('a variant or piece that cannot be used is reported at its name', () => {
  const uses = (line: string): readonly string[] =>
    read(`${HEAD}\n${line}\n`, {
      'small-shogi': SMALL,
      broken: SMALL.replace('# Small shogi', '# Broken').replace('FfW', 'F?W'),
      circle: '# Circle\n\n* Size: 3x4\n\nUses all pieces from circle-two\n',
      'circle-two': '# Circle two\n\n* Size: 3x4\n\nUses all pieces from circle\n',
    }).found.filter((one) => !one.startsWith('doc/start'));

  test.each([
    ['Uses all pieces from chu shogi', ['doc/unknown-variant "chu shogi"']],
    ['Uses the following pieces from small-shogi: 龜', ['doc/unknown-piece "龜"']],
    ['Uses the following pices from small-shogi: 歩', ['doc/syntax "pices"']],
    ['Uses all pieces from other', ['doc/circular-use "other"']],
    ['Uses all pieces from broken', ['doc/used-variant-has-errors "broken"']],
    ['Uses all pieces from circle', ['doc/used-variant-has-errors "circle"']],
  ])('%s', (line, expected) => {
    expect(uses(line)).toEqual(expected);
  });

  test('and nothing else is reported, even if other parts name the piece', () => {
    const text =
      '# Market\n\n* Start: k2/3/3/KPR w - - 0 1\n\nUses the following pieces from small-shogi: Kimg\n\n' +
      '| Name | Abbr | Betza | Promote |\n| - | - | - | - |\n| Pawn | P | fW | R |\n';
    expect(read(text, { 'small-shogi': SMALL }).found).toEqual(['doc/unknown-piece "Kimg"']);
  });

  test('two variants in a document that use each other', () => {
    const { found } = read(
      `${HEAD}\nUses all pieces from second\n\n# Second\n\n* Size: 3x4\n\nUses all pieces from other\n`,
    );
    expect(found.filter((one) => one.startsWith('doc/circular'))).toEqual([
      'doc/circular-use "other"',
    ]);
  });

  test.each([
    ['two', ['doc/used-variant-has-errors "three"', 'doc/circular-use "two"']],
    ['one', ['doc/used-variant-has-errors "three"', 'doc/circular-use "one"']],
    ['chesss', ['doc/used-variant-has-errors "three"', 'doc/unknown-variant "chesss"']],
  ])('three variants, of which the last uses %s', (last, found) => {
    const text =
      '# One\n\nUses all pieces from two\n\n# Two\n\nUses all pieces from three\n\n# Three\n\n';
    expect(read(`${text}Uses all pieces from ${last}\n`).found).toEqual([
      'doc/used-variant-has-errors "two"',
      ...found,
    ]);
  });

  test('two variants that use each other, and nothing that follows from it', () => {
    const text = '# One\n\nUses all pieces from two\n\n# Two\n\nUses all pieces from one\n';
    expect(read(text).found).toEqual([
      'doc/used-variant-has-errors "two"',
      'doc/circular-use "one"',
    ]);
  });
});
