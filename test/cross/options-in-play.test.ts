import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { OPTION_BY_KEY, OPTIONS } from '../../src/catalog/options/options.js';
import { ENGINE_PIECE_TYPES } from '../../src/catalog/piece-types.js';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { choicesOf } from '../../src/cross/invent/choices.js';
import { inventGames } from '../../src/cross/invent/invent-games.js';
import { inventValue } from '../../src/cross/invent/invent-value.js';
import { acts } from '../../src/ir/acts.js';
import { conclude } from '../../src/ir/engine-conclusion.js';
import type { EngineRules } from '../../src/ir/engine-rules.js';
import { firstGame } from '../../src/definitions.js';
import { buildDocument } from '../../src/pipeline.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { readSections } from '../../src/read/ini/section-variant.js';
import type { Source } from '../../src/text/source.js';
import { sampleOf, THOROUGH } from '../thorough.js';
import { traceOf } from './play-trace.js';

/** A section, and an option line that changes its play. */
interface Witness {
  readonly section: readonly string[];
  readonly line: string;
  readonly seed: string;
}

/** Found by trying option lines on built-in variants in ffish until one made a difference. */
const FOUND: Readonly<Record<string, Witness>> = JSON.parse(
  readFileSync('test/fixtures/option-witnesses.json', 'utf8'),
) as Readonly<Record<string, Witness>>;

/** Keys that never change play, and why. */
const SILENT: Readonly<Record<string, string>> = {
  variantTemplate: 'display: which game XBoard shows',
  pieceToCharTable: 'display: the letters of XBoard',
  pocketSize: 'display: the room for pieces in hand',
  pieceValueMg: 'evaluation',
  pieceValueEg: 'evaluation',
  perpetualCheckIllegal: 'perpetual checks take long games: test/play has them',
  chasingRule: 'perpetual chases take long games: test/play has them',
  mobilityRegionWhiteImmobile: 'a piece that has no moves',
  mobilityRegionBlackImmobile: 'a piece that has no moves',
};

/** A piece on d4, and a region of one square that keeps it there. */
function pieceWitnesses(): ReadonlyMap<string, Witness> {
  return new Map(
    ENGINE_PIECE_TYPES.flatMap(({ type, betza }) => {
      const isKing = type === 'king';
      const letter = isKing ? 'k' : 'a';
      const board = isKing ? '8/8/4k3/8/3K4/8/8/8' : '4k3/8/3a4/8/3A4/8/8/4K3';
      const value = betza === null ? `${letter}:W` : letter;
      const section = ['[w]', ...(isKing ? [] : ['king = k']), `startFen = ${board} w - - 0 1`];
      const piece = `${type} = ${value}`;
      const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
      const region = (side: string, square: string): readonly [string, Witness] => [
        `mobilityRegion${side}${name}`,
        {
          section: [...section, piece],
          line: `mobilityRegion${side}${name} = ${square}`,
          seed: type,
        },
      ];
      return [
        [type, { section, line: piece, seed: type }] as const,
        region('White', 'd4'),
        region('Black', isKing ? 'e6' : 'd6'),
      ];
    }),
  );
}

/** How many sections were written each way. */
const written = { ini: 0, document: 0 };

const WITNESSES = new Map([...pieceWitnesses(), ...Object.entries(FOUND)]);

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

function rulesOf(section: string): EngineRules {
  const [read] = readIni({ file: 'x.ini', text: `${section}\n` }).value;
  if (read === undefined) throw new Error(section);
  return conclude(read.rules);
}

/** The block built from a section, directly or through a document; null if it is refused with an error. */
function rebuilt(section: string, by: 'ini' | 'document'): string | null {
  const text = built({ file: 'x.ini', text: `${section}\n` }, by);
  return text === null || by === 'ini' ? text : built({ file: 'x.md', text }, 'ini');
}

function built(source: Source, target: 'ini' | 'document'): string | null {
  // The engine checks the output below, so fairyc need not.
  const request = {
    variant: null,
    approximate: false,
    parent: null,
    prove: THOROUGH ? 100 : 0,
  } as const;
  const made = buildDocument(source, () => null, { ...request, targets: [target] });
  const [output] = made.value;
  if (output !== undefined) return output.text;
  expect(made.diagnostics.map(({ severity }) => severity)).toContain('error');
  return null;
}

test('each key has a game in which it changes play, or a reason why it never does', () => {
  const keys = OPTIONS.map(({ key }) => key);
  expect(keys).toHaveLength(341);
  expect(keys.filter((key) => !WITNESSES.has(key) && !(key in SILENT))).toEqual([]);
});

/** Keys of piece types and of their regions follow three patterns, so only some are tried; other keys are all tried. */
const TRIED = [...sampleOf([...pieceWitnesses()], 8), ...Object.entries(FOUND)].filter(
  ([key]) => !(key in SILENT),
);

describe.each(TRIED.map(([key, witness], number) => ({ key, witness, number })))(
  '$key',
  ({ key, number, witness }) => {
    test('changes play, and its block plays the same, also through a document', () => {
      const { seed, line } = witness;
      const plain = witness.section.join('\n');
      const section = `${plain}\n${line}`;
      const field = OPTION_BY_KEY.get(key)?.row.fields[0];
      const without = traceOf(engine, plain, seed);
      const moves = without?.moves ?? null;
      const source = traceOf(engine, section, seed, moves);
      expect(source?.shown).not.toBe(without?.shown);
      expect(
        field === undefined || acts(field, rulesOf(section)) || acts(field, rulesOf(plain)),
      ).toBe(true);
      // Every fourth through a document; all of them in a thorough run.
      const ways =
        THOROUGH || number % 4 === 0 ? (['ini', 'document'] as const) : (['ini'] as const);
      for (const by of ways) {
        const block = rebuilt(section, by);
        if (block === null) continue;
        written[by] += 1;
        expect(`${by}\n${traceOf(engine, block, seed, moves)?.shown ?? ''}`).toBe(
          `${by}\n${source?.shown ?? ''}`,
        );
      }
    });
  },
);

test('few of them are refused', () => {
  expect(written.ini).toBeGreaterThan(THOROUGH ? 325 : 150);
  // A document turns a custom piece that moves like an engine type into that type, for which less material is enough for a draw.
  expect(written.document).toBeGreaterThan(THOROUGH ? 190 : 25);
});

test('what no document can express can still be written as a section, with a parent if necessary', () => {
  const own = ['janggi', 'ataxx', 'pawnback'].map((name) => `[own:${name}]`);
  const janggi = '[own:janggi]\nsoldierPromotionRank = 9\ncheckmateValue = win';
  const invented = inventGames(THOROUGH ? 300 : 100, 'beyond documents', firstGame).filter(
    ({ file, text }) =>
      readSections({ file, text }).value.some(({ held }) => held?.inexpressible !== null),
  );
  const sections = [...own, janggi, ...invented.map(({ text }) => text.trim())];
  let count = 0;
  for (const section of sections) {
    const block = rebuilt(section, 'ini');
    if (block === null) continue;
    count += 1;
    const plain = traceOf(engine, section, section);
    const again = traceOf(engine, block, section, plain?.moves);
    expect(`${section}\n${again?.shown ?? ''}`).toBe(`${section}\n${plain?.shown ?? ''}`);
  }
  expect(count).toBeGreaterThan(THOROUGH ? 8 : 4);
});

/** Without double steps no piece has a first move. */
const WITHOUT_FIRST_MOVES = [
  '[no-first:chess]\nknight = -\ndoubleStep = false\ncustomPiece1 = n:imQcNmsW',
  '[no-first:xiangqi]\nhorse = -\ndoubleStep = false\ncustomPiece1 = n:imQcNmsW',
  '[no-first:crazyhouse]\nknight = -\ndoubleStep = false\ncustomPiece1 = n:imQcNmsW',
];

test.each(WITHOUT_FIRST_MOVES)('%s plays the same through a document', (section) => {
  const block = rebuilt(section, 'document');
  expect(block).not.toBeNull();
  const plain = traceOf(engine, section, section);
  const again = traceOf(engine, block ?? '', section, plain?.moves);
  expect(again?.shown).toBe(plain?.shown);
});

const SECTIONS = THOROUGH ? 60 : 12;
const LINES = 8;

test('where a row states that its option has no effect, the engine plays as without it', () => {
  const choices = choicesOf('ineffective');
  let tried = 0;
  for (const { file, text } of inventGames(SECTIONS, 'acts', firstGame)) {
    const rules = rulesOf(text);
    const idle = OPTIONS.filter(
      (row) => !('replacedBy' in row) && row.fields.every((field) => !acts(field, rules)),
    );
    const plain = traceOf(engine, text, file);
    for (const row of choices.some(idle, LINES)) {
      const line = `${row.key} = ${inventValue(row, rules, choices)}`;
      const changed = `${text.trim()}\n${line}`;
      if (row.fields.some((field) => acts(field, rulesOf(changed)))) continue;
      tried += 1;
      expect(`${line}\n${traceOf(engine, changed, file, plain?.moves)?.shown ?? ''}`).toBe(
        `${line}\n${plain?.shown ?? ''}`,
      );
    }
  }
  expect(tried).toBeGreaterThan(SECTIONS);
});
