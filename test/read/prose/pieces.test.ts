import { describe, expect, test } from 'vitest';
import { gameOfRules } from '../../../src/explain/section-game.js';
import { printElements } from '../../../src/ir/compare-words.js';
import { equalMovements, normalForm } from '../../../src/ir/compare.js';
import type { Movement } from '../../../src/ir/movement.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { builtinRules } from '../../../src/read/builtins.js';
import type { ProsePiece } from '../../../src/read/prose/page-prose.js';
import { readSentences } from '../../../src/read/sentences/reading.js';
import { readPieceProse } from '../../../src/read/prose/read-prose.js';
import { pageOf, pagesOf, type TestPage } from './pages.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';

interface Context {
  readonly base?: string;
  readonly known?: ReadonlyMap<string, Movement>;
  readonly decided?: ReadonlyMap<string, string>;
}

function read(page: TestPage, { base = '', decided = new Map(), known = new Map() }: Context = {}) {
  const { diagnostics, value } = readPieceProse(
    page.blocks,
    readSentences(page.blocks, { base: null, ranks: null, names: known.keys() }),
    { title: base, known, board: null, decided },
  );
  const piece = (name: string): ProsePiece => {
    const found = value.pieces.find((one) => one.name === name);
    if (found === undefined) throw new Error(`${page.title} has no ${name}`);
    return found;
  };
  const movement = (name: string, key: string | null = null): Movement => {
    const { readings } = piece(name);
    const reading = readings.find((one) => one.key === key);
    if (reading === undefined) throw new Error(`${name} has no reading ${key ?? 'alone'}`);
    return reading.movement;
  };
  // Misspelt words are found anywhere on a page, and have their own test.
  const told = diagnostics.filter(({ code }) => code !== 'doc/misspelt');
  const quoted = told.map(({ code, severity, span }) => [
    code,
    severity,
    page.source.text.slice(span.start, span.end),
  ]);
  return { ...value, diagnostics: told, quoted, piece, movement };
}

function text(words: string): TestPage {
  return pageOf('page.md', words);
}

function betza(notation: string): Movement {
  return readAsProgram(notation, 'xbetza');
}

function expectSame(movement: Movement, other: Movement, what: string): void {
  const words = printElements(normalForm(movement).elements);
  expect(equalMovements(movement, other), `${what} is not: ${words}`).toBe(true);
}

describe.each(pagesOf('tori-guide.md', '002'))('the guide to Tori Shogi: $title', (page) => {
  const { diagnostics, movement, open, piece, pieces, quoted } = read(page, { base: 'shogi' });

  test.each([
    ['Phoenix', 'k'],
    ['Swallow', 's'],
    ['Falcon', 'f'],
    ['Crane', 'c'],
    ['Pheasant', 'p'],
    ['Left Quail', 'l'],
    ['Right Quail', 'r'],
    ['Goose', 'g'],
    ['Eagle', 'e'],
  ])('the %s moves as in the built-in variant', (name, letter) => {
    const rules = builtinRules('torishogi');
    if (rules === null) throw new Error('torishogi is built in');
    const game = gameOfRules('torishogi', rules);
    const known = game.pieces.find((one) => one.letter === letter)?.movement ?? [];
    expect(known.length).toBeGreaterThan(0);
    expectSame(movement(name), known, name);
  });

  test('has exactly these nine pieces', () => {
    expect(pieces.length).toBe(9);
    expect(piece('Goose').glyph).toBe('鴈');
    expect(pieces.every(({ isComplete }) => isComplete)).toBe(true);
    expect(open).toEqual([]);
  });

  test('says in another place how far the quails move, which is the only finding', () => {
    expect(quoted.map(([code, severity]) => [code, severity])).toEqual([['doc/ambiguous', 'info']]);
    expect(diagnostics[0]?.message).toContain('"quail has an unlimited diagonal" settles');
  });
});

describe.each(pagesOf('zo-shogi.txt', '001'))('the page of Zo Shogi: $title', (page) => {
  const { movement, piece, pieces, quoted } = read(page);

  test('its sentences give the two new pieces', () => {
    expect(pieces.map(({ name }) => name)).toEqual(['Elephant', 'Prince']);
    expectSame(movement('Elephant'), betza('FfsW'), 'Elephant');
    expectSame(movement('Prince'), betza('K'), 'Prince');
    expect(piece('Elephant').abbreviations).toEqual(['E']);
    expect(['醉', '酔']).toContain(piece('Elephant').glyph);
    expect(quoted).toEqual([]);
  });
});

describe.each(pagesOf('paragi.html', '004'))('the page of Paragi: $title', (page) => {
  const { diagnostics, movement, open, piece, pieces, quoted } = read(page);

  test.each([
    ['Pawn', 'fW'],
    ['Guard', 'K'],
    ['Bishop', 'B'],
    ['Rook', 'R'],
    ['Horse', 'BW'],
    ['Dragon', 'RF'],
    ['Queen', 'Q'],
    ['King', 'K'],
  ])('the %s moves one way', (name, notation) => {
    expectSame(movement(name), betza(notation), name);
  });

  test.each([
    ['Knight', ''],
    ['Judge', 'K'],
    ['Cardinal', 'B'],
    ['Marshal', 'R'],
    ['Teut', 'BW'],
    ['Ship', 'RF'],
    ['Angel', 'Q'],
  ])('the %s leaps like a knight, or is lame like one', (name, other) => {
    expect(piece(name).readings.length).toBe(2);
    expectSame(movement(name, 'knight=leap'), betza(`N${other}`), name);
    expectSame(movement(name, 'knight=lame'), betza(`afsW${other}`), name);
  });

  test('has fifteen pieces, and one ambiguity for seven of them', () => {
    expect(pieces.length).toBe(15);
    expect(piece('Teut').abbreviations).toEqual(['T', '+H']);
    expect(open.map(({ name, options }) => [name, options.map(({ key }) => key)])).toEqual([
      ['knight', ['lame', 'leap']],
    ]);
    expect(new Set(open[0]?.pieces)).toEqual(
      new Set(['Knight', 'Judge', 'Cardinal', 'Marshal', 'Teut', 'Ship', 'Angel']),
    );
    expect(quoted.map(([code, severity]) => [code, severity])).toEqual([
      ['doc/ambiguous-move', 'warning'],
    ]);
    expect(diagnostics[0]?.message).toContain('--reading knight=leap');
  });

  test.each(['leap', 'lame'])('the choice "%s" decides all seven', (choice) => {
    const decided = read(page, { decided: new Map([['knight', choice]]) });
    expect(decided.open).toEqual([]);
    expect(decided.quoted).toEqual([]);
    expectSame(decided.movement('Ship'), movement('Ship', `knight=${choice}`), 'Ship');
  });

  test('an unknown choice is an error that names the possible ones', () => {
    const found = read(page, { decided: new Map([['knight', 'lam']]) }).diagnostics;
    const [wrong] = found.filter(({ code }) => code === 'doc/unknown-reading');
    expect(wrong?.severity).toBe('error');
    expect(wrong?.message).toBe(
      'knight has no reading "lam": it can be lame or leap; is lame meant?',
    );
  });
});

describe('definitions in other forms', () => {
  test.each([
    ['King', 'K', 'A king moves one square in any direction.'],
    ['Rook', 'R', '**Rook** (R): can move any number of free squares orthogonally.'],
    ['Dragon', 'RF', '* **Dragon (D)**: Moves as a rook or one square diagonally.'],
    ['Archer', 'AW', 'Archer: leaps two squares diagonally, or moves one square orthogonally.'],
    ['Wolf', 'BF', '### Wolf\n\nThe wolf can move like a bishop or a ferz.'],
    ['Stag', 'fsN', '### Stag\n\nLeaps two squares sideways and one square forward.'],
    ['Ox', 'fW', 'Ox (O) - Moves one square forward.'],
    ['Lion', 'K', '1. Lion (Li) – Moves one square in any direction.'],
  ])('such as that of the %s', (name, notation, words) => {
    const { diagnostics, movement, pieces } = read(text(`# A game\n\n${words}\n`));
    expect(diagnostics).toEqual([]);
    expect(pieces.length).toBe(1);
    expectSame(movement(name), betza(notation), name);
  });

  test.each([
    '### Endgame\n\nMost important, remember that in the endgame the king moves forward.',
    '### At the edge\n\nAn attack at the edge goes like this: push the pawn forward.',
    'Openings: move the rook forward.',
    '- Campmate : who moves his king forward to the last rank wins',
    '### Position\n\nThe position of a game.\n\nSpan.',
  ])('but not: %s', (words) => {
    const { diagnostics, pieces } = read(text(`# A game\n\n${words}\n`));
    expect(pieces).toEqual([]);
    expect(diagnostics).toEqual([]);
  });
});

describe('numbers of squares', () => {
  const BENT = 'Scout (S): Moves one square orthogonally and then one square diagonally.';
  test('reduce the readings of a bent move from three to two or one', () => {
    expect(read(text(BENT)).open[0]?.options.length).toBe(3);
    expect(read(text(`${BENT} It reaches eight squares in total.`)).open[0]?.options.length).toBe(
      2,
    );
    expect(read(text(`${BENT} These are 12 possible squares.`)).open).toEqual([]);
  });

  test('are an error if they fit no reading', () => {
    const { quoted } = read(text(`${BENT} It can go to a total of seven squares.`));
    expect(quoted).toEqual([['doc/move-count', 'error', 'total of seven squares']]);
  });
});

describe('sentences about a piece', () => {
  test('are an error if their second half contradicts the first', () => {
    const { diagnostics, quoted } = read(
      text('Mann (M): Moves like a king: one square orthogonally.'),
    );
    expect(quoted).toEqual([
      ['doc/prose-vs-prose', 'error', 'Moves like a king: one square orthogonally.'],
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Two descriptions of Mann mean different moves: the second means those of the first without moves and captures to (1,1), (-1,1), (1,-1), (-1,-1).',
    ]);
  });

  const GULLS = '## Gulls\n\nThe **Left Gull** and the **Right Gull** are mirror images.';
  const AWAY = 'Gulls move one space diagonally backwards away from their starting side.';

  test('about two pieces apply to both, mirrored for their sides', () => {
    const { diagnostics, movement } = read(
      text(`${GULLS} ${AWAY} For example, the Left Gull moves diagonally right.`),
    );
    expect(diagnostics).toEqual([]);
    expectSame(movement('Left Gull'), betza('brF'), 'Left Gull');
    expectSame(movement('Right Gull'), betza('blF'), 'Right Gull');
  });

  test('are an error if an example contradicts them', () => {
    const { quoted } = read(
      text(`${GULLS} ${AWAY} For example, the Right Gull moves diagonally right.`),
    );
    expect(quoted.map(([code, severity]) => [code, severity])).toEqual([
      ['doc/prose-vs-prose', 'error'],
    ]);
  });

  test('are an error if they contradict that two pieces mirror each other', () => {
    const { quoted } = read(text(`${GULLS} Gulls move one space diagonally backward-left.`));
    expect(quoted.map(([code, severity]) => [code, severity])).toEqual([
      ['doc/prose-vs-prose', 'error'],
    ]);
  });

  test('leave the side open if the name of the piece has none', () => {
    const { piece } = read(text(`## Gull\n\nThe Gull is a bird. ${AWAY}`));
    expect(piece('Gull').isComplete).toBe(false);
  });

  test('may be about another piece', () => {
    const { movement } = read(
      text(
        '## Owl\n\nThe Owl moves one square forward. The Rook moves any number of squares orthogonally.\n\n## Rook\n\nThe Rook moves one square backward.',
      ),
    );
    expectSame(movement('Owl'), betza('fW'), 'Owl');
  });
});

describe('Betza strings in brackets', () => {
  test('are used if the sentence is not understood', () => {
    const { movement, quoted } = read(text('Frog (F): Leaps forward like mad over ponds (fA).'));
    expectSame(movement('Frog'), betza('fA'), 'Frog');
    expect(quoted.map(([code, severity]) => [code, severity])).toEqual([
      ['doc/betza-used', 'info'],
    ]);
  });

  test('decide an ambiguous sentence, which is reported', () => {
    const { movement, open, quoted } = read(
      text('Knight (N): Moves one square orthogonally and then one square diagonally (N).'),
    );
    expectSame(movement('Knight'), betza('N'), 'Knight');
    expect(open).toEqual([]);
    expect(quoted.map(([code, severity]) => [code, severity])).toEqual([['doc/ambiguous', 'info']]);
  });

  test('are an error if they contradict the sentence', () => {
    const { diagnostics, quoted } = read(text('Frog (F): Moves one square diagonally (W).'));
    expect(quoted).toEqual([['doc/betza-vs-prose', 'error', 'W']]);
    expect(diagnostics[0]?.notes.length).toBe(1);
  });
});

describe('names of other pieces', () => {
  test('may come in any order', () => {
    const { movement } = read(
      text(
        'Judge (J): Moves like a Guard or a Scout.\n\nGuard (G): Moves one square in any direction.\n\nScout (S): Leaps two squares orthogonally.',
      ),
    );
    expectSame(movement('Judge'), betza('KD'), 'Judge');
  });

  test('are errors if they refer to each other', () => {
    const { quoted } = read(
      text('Judge (J): Moves like a Guard.\n\nGuard (G): Moves like a Judge.'),
    );
    expect(quoted.map(([code]) => code)).toEqual(['doc/circular-moves', 'doc/circular-moves']);
  });

  test('are errors if they are not defined, with the nearest name', () => {
    const { diagnostics } = read(
      text('Teut (T): Moves one square forward.\n\nJudge (J): Moves like a Templar.'),
    );
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['doc/undefined-piece-name', '"Templar" is not a piece defined here; is Teut meant?'],
    ]);
  });

  test('may be names of pieces in other games, in other sources, or in general use', () => {
    const known = new Map([['wolf', betza('D')]]);
    const { diagnostics, movement } = read(
      text(
        'Alpha (A): Moves like a Shogi Pawn.\n\nBeta (B): The same as a chess king.\n\nGamma (C): Moves like a wolf.\n\nDelta (D): Moves like a grasshopper.',
      ),
      { known },
    );
    expect(diagnostics).toEqual([]);
    expectSame(movement('Alpha'), betza('fW'), 'Alpha');
    expectSame(movement('Gamma'), betza('D'), 'Gamma');
    expectSame(movement('Delta'), betza('gQ'), 'Delta');
  });
});

test('a page without pieces has none', () => {
  const { diagnostics, pieces } = read(text('# A day out\n\nWe moved on. The king was there (W).'));
  expect(pieces).toEqual([]);
  expect(diagnostics).toEqual([]);
});

describe('hostile pages', () => {
  const LONG = 250_000;
  test.each([
    ['leads', 'Knight (N): Moves one square orthogonally and then one square diagonally.\n\n'],
    ['leads on one line', 'Aa (B) : '],
    ['headings', '### Falcon\n\nThe Falcon is.\n\n'],
    ['paragraphs', 'Rook goes one square forward. On Sundays it moves diagonally.\n\n'],
    ['brackets', '(fW'],
    ['pictures', '--x--  --x--\n--H--  --H--\n'],
    ['blanks', 'the king has \t '],
  ])('of a quarter of a megabyte of %s take eight times as long as of an eighth', (_, part) => {
    const reading = (eighths: number): unknown =>
      read(text(part.repeat((LONG * eighths) / 8 / part.length)));
    expect(timesForEight(reading)).toBeLessThan(IN_PROPORTION);
  });

  test('with too many sentences about moves are cut off, which is reported', () => {
    const chat = 'Everybody knows that it moves like a bird. '.repeat(3000);
    const { movement, quoted } = read(
      text(`## Falcon\n\nThe Falcon moves like a king.\n\n${chat}`),
    );
    expectSame(movement('Falcon'), betza('K'), 'Falcon');
    expect(quoted.map(([code, severity]) => [code, severity])).toEqual([
      ['doc/too-large', 'warning'],
    ]);
  });

  test('with many pieces that move like another one are read', () => {
    const page = Array.from(
      { length: 200 },
      (_, index) => `Beast ${'abcdefghij'.charAt(index % 10)}${index} (A): Moves like a Rook.`,
    ).join('\n\n');
    expect(read(text(page)).pieces.length).toBe(200);
  });
});
