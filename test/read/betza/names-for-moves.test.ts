import { describe, expect, test } from 'vitest';
import { DIALECTS, type Dialect } from '../../../src/catalog/betza/dialects.js';
import { PIECE_NAMES } from '../../../src/catalog/piece-names.js';
import { ENGINE_PIECE_TYPES } from '../../../src/catalog/piece-types.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { equalMovements } from '../../../src/ir/compare.js';
import { readAsProgram, readBetza } from '../../../src/read/betza/read-betza.js';

const read = (text: string, dialect: Dialect = 'fairy-stockfish') =>
  readBetza(text, dialect, { file: '', start: 0, end: text.length });
const codes = (text: string) => read(text).diagnostics.map(({ code }) => code);
const adviceFor = (text: string) => read(text).diagnostics[0]?.fix?.edits[0]?.text;

const ROWS = [...ENGINE_PIECE_TYPES, ...PIECE_NAMES];
const NAMES = new Set(ROWS.flatMap(({ betza, names }) => (betza ? names : [])));

const CASES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.charAt(0).toUpperCase() + name.slice(1),
  (name) => name.toUpperCase(),
];

describe('a name of a piece in place of its moves', () => {
  test.each(DIALECTS)('is reported if %s reads other moves, whatever its capitals', (dialect) => {
    const missed = [...NAMES].flatMap((name) =>
      CASES.map((spell) => spell(name)).filter((text) => {
        const { diagnostics, value } = read(text, dialect);
        if (diagnostics.some(({ code }) => code === 'betza/piece-name')) return false;
        const isMeant = ROWS.some(
          ({ betza, names }) =>
            betza !== null &&
            names.includes(name) &&
            equalMovements(value.asRead, readAsProgram(betza, dialect)),
        );
        // HAWK is four atoms, and as good as any other Betza.
        return !isMeant && diagnostics.length > 0;
      }),
    );
    expect(missed).toEqual([]);
  });

  test.each([
    ['Knight', 'N'],
    ['rook or knight', 'RN'],
    ['Bishop + N', 'BN'],
    ['like a camel', 'C'],
    ['Knights', 'N'],
    // The engine has its own pieces of these names. "Elephant" is also a name of the chancellor.
    ['elephant', 'nA'],
    ['Horse', 'nN'],
    ['fersAlfil', 'FA'],
    // The two R would join to a rider.
    ['cannon and rook', undefined],
  ])('%s: the advice is %s', (text, advice) => {
    expect(codes(text)).toEqual(['betza/piece-name']);
    expect(adviceFor(text)).toBe(advice);
  });

  test.each(['Bishop', 'Rook', 'HAWK', 'N', 'fmWfceF'])(
    '%s has the moves that it names',
    (text) => {
      expect(codes(text)).not.toContain('betza/piece-name');
    },
  );

  test('the engine moves a "Knight" as a king', async () => {
    const engine = await loadFfish();
    const ini = [
      '[named-for-moves:chess]',
      'customPiece1 = a:Knight',
      'startFen = 7k/8/8/8/8/8/8/A6K w - - 0 1',
    ];
    engine.load(`${ini.join('\n')}\n`);
    const game = engine.play('named-for-moves');
    const moves = game?.legalMoves().filter((move) => move.startsWith('a1'));
    game?.close();
    expect(moves?.toSorted()).toEqual(['a1a2', 'a1b1', 'a1b2']);
  });
});
