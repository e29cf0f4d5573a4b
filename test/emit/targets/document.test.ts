import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emitDocument } from '../../../src/emit/targets/document.js';
import { equalMovements } from '../../../src/ir/compare.js';
import type { Variant } from '../../../src/ir/variant.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import {
  builtinGames,
  engineWithAll,
  linesOfPlay,
  playOf,
  sectionGames,
  sectionOf,
  type EngineGame,
} from '../engine-games.js';
import { countMoves } from '../../read/diagram/diagrams.js';
import { emitOptions } from '../options.js';
import { sampleOf } from '../../thorough.js';

interface Way {
  readonly name: string;
  readonly there: Variant;
  readonly text: string;
  readonly back: Variant;
}

/** Findings that are true of some variants of the engine: no king, pieces that are never in play, pawns that stay on the last rank. */
const TRUE_OF_THE_ENGINE = ['piece/no-royal', 'piece/not-in-play', 'piece/never-promotes'];

/** A variant, its document, and the variant read from the document. A string says why there is no document. */
function thereAndBack(name: string, there: Variant): Way | string {
  const { text, diagnostics } = emitDocument(there, emitOptions());
  if (text === null) return diagnostics.map(({ message }) => message).join('; ');
  const { value, diagnostics: found } = readDocument(
    { file: `${name}.md`, text },
    { library: () => null },
  );
  const faults = found.filter(
    ({ severity, code }) => severity !== 'info' && !TRUE_OF_THE_ENGINE.includes(code),
  );
  const [back] = value;
  if (back === undefined || faults.length > 0)
    throw new Error(`${name}: ${faults.map(({ message }) => message).join('; ')}\n${text}`);
  return { name, there, text, back };
}

/** The variant without the engine fields of its section, as if it had been read from a document. */
function asOfDocument(variant: Variant): Variant {
  return { ...variant, held: undefined };
}

interface Ways {
  readonly open: readonly Way[];
  readonly closed: ReadonlyMap<string, string>;
}

function waysOf(games: readonly EngineGame[]): Ways {
  const ways = games.map(({ name, variant }) => ({
    name,
    way: variant.held?.inexpressible ?? thereAndBack(name, variant),
  }));
  return {
    open: ways.flatMap(({ way }) => (typeof way === 'string' ? [] : [way])),
    closed: new Map(
      ways.flatMap(({ name, way }) => (typeof way === 'string' ? [[name, way] as const] : [])),
    ),
  };
}

const BUILTINS = waysOf(builtinGames());
const SECTIONS = waysOf(sectionGames());

/** Sections that play alike but are written differently. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  '1d-chess':
    'the promoted form is the first custom piece in one section, and the second in the other',
};

describe.each([
  ['a built-in variant', BUILTINS],
  ["a section of the engine's file", SECTIONS],
])('%s, its document, and back', (_title, { open }) => {
  const sections = new Map(open.map(({ name, back }) => [name, sectionOf(back, `back-${name}`)]));

  test('the sections of both mean the same', () => {
    const differing = open.filter(
      ({ name, there }) =>
        linesOfPlay(sectionOf(asOfDocument(there), 'x')).join('\n') !==
        linesOfPlay(sections.get(name) ?? '').join('\n'),
    );
    expect(differing.map(({ name }) => name).filter((name) => !(name in OTHER_WORDS))).toEqual([]);
  });

  test('the engine plays both alike', async () => {
    const engine = await engineWithAll();
    engine.load([...sections.values()].join('\n'));
    const plays = sampleOf(open, 8).map(({ name }) => ({
      name,
      is: playOf(engine, `back-${name}`),
      should: playOf(engine, name),
    }));
    expect(plays.filter(({ is, should }) => is !== should)).toEqual([]);
  });
});

test('our generator plays documents of variants with special rules like the engine plays the variants', async () => {
  const engine = await engineWithAll();
  const own = [
    ...['xiangqi', 'minixiangqi', 'cambodian', 'seirawan', 'placement', 'chigorin', 'spartan'],
    ...['3check', 'kyotoshogi', 'grand', 'shogun', 'maharajah', 'xhess', 'chennis', '1d-chess'],
  ];
  const open = [...BUILTINS.open, ...SECTIONS.open].filter(({ name }) => own.includes(name));
  expect(open).toHaveLength(own.length);
  for (const { name, back } of open)
    expect(`${name} ${countMoves(back, 2)}`).toBe(`${name} ${engine.play(name)?.perft(2) ?? '?'}`);
});

describe('a shipped document, written and read again', () => {
  const files = readdirSync('variants').filter((name) => name.endsWith('.md'));
  const library = (name: string) => {
    const file = `variants/${name.toLowerCase().replaceAll(' ', '-')}.md`;
    return existsSync(file) ? { file, text: readFileSync(file, 'utf8') } : null;
  };
  const variants = files.flatMap((file) => {
    const { value } = readDocument(
      { file, text: readFileSync(`variants/${file}`, 'utf8') },
      { library },
    );
    return value;
  });

  test.each(variants.map((there) => ({ name: there.id, there })))('$name', ({ name, there }) => {
    const way = thereAndBack(name, there);
    if (typeof way === 'string') throw new Error(way);
    const { back } = way;
    expect(back.rules).toEqual(there.rules);
    expect(back.beyond).toEqual(there.beyond);
    expect(back.start?.value).toEqual(there.start?.value);
    expect(back.regions).toEqual(there.regions);
    const facts = ({ pieces }: Variant) =>
      pieces.map(({ id, name: called, glyphs, abbreviation, letter, royal, promotion, drop }) => ({
        ...{ id, called, glyphs, abbreviation, letter, royal, promotion, drop },
      }));
    expect(facts(back)).toEqual(facts(there));
    for (const [index, { movement }] of there.pieces.entries())
      expect(
        equalMovements(back.pieces[index]?.movement.value ?? [], movement.value, there.board.value),
      ).toBe(true);
  });
});
