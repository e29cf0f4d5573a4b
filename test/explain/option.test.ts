import { beforeAll, describe, expect, it, test } from 'vitest';
import { FORMER_OPTIONS } from '../../src/catalog/options/former.js';
import { OPTIONS } from '../../src/catalog/options/options.js';
import { REMOVED_KEYS } from '../../src/catalog/options/removed-keys.js';
import type { Engine } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { explainOption, type KnownOption } from '../../src/explain/option.js';
import { findOptionExample, type Scene } from '../../src/explain/option-example.js';
import { printOptionExplanation } from '../../src/explain/print-option.js';
import { sectionText } from '../../src/explain/section-game.js';
import type { Mechanic } from '../../src/play/mechanic.js';
import { MECHANICS } from '../../src/play/mechanics.js';
import { sampleOf } from '../thorough.js';
import { RESULTS } from '../play/match-of.js';

let engine: Engine;

beforeAll(async () => {
  engine = await loadFfish();
});

function known(key: string): KnownOption {
  const explanation = explainOption(key);
  if (explanation?.kind !== 'option') throw new Error(`${key} is not explained.`);
  return explanation;
}

test('the example of an option is a game that sets it, or one of the rules that it is part of', () => {
  const isSet = (game: string, key: string): boolean =>
    game.split('\n').some((line) => line.startsWith(`${key} =`));
  const wrong = sampleOf(OPTIONS, 15).flatMap((row) => {
    const example = findOptionExample(row);
    if (example === null) return [];
    const known = MECHANICS.some((mechanic: Mechanic) =>
      mechanic.witnesses.some(
        ({ game }) =>
          example.section.split('\n').every((line) => game.split('\n').includes(line)) &&
          (isSet(game, row.key) ||
            mechanic.claims.some((claim) => row.fields.some((field) => field === claim))),
      ),
    );
    return known ? [] : [row.key];
  });
  expect(wrong).toEqual([]);
});

describe('explainOption', () => {
  it('says what an option is', () => {
    const { allowed, default: value, group, meaning, replacedBy, type } = known('stalemateValue');
    expect({ allowed, value, group, replacedBy, type }).toEqual({
      allowed: 'win, loss, draw',
      value: 'draw',
      group: 'repetition and mate',
      replacedBy: null,
      type: 'Value',
    });
    expect(meaning).toContain('without legal moves');
  });

  it('names the keys that set the same, and those that did', () => {
    expect(known('flagRegionWhite')).toMatchObject({
      related: ['flagRegion'],
      deprecated: ['whiteFlag'],
      removed: [],
    });
    expect(known('wallingRule').removed).toEqual([
      'arrowGating',
      'arrowWalling',
      'duckGating',
      'duckWalling',
      'pastGating',
      'pastWalling',
      'staticGating',
      'staticWalling',
    ]);
    expect(known('promotionPawnTypes').related).toEqual([
      'pawnTypes',
      'promotionPawnTypesWhite',
      'promotionPawnTypesBlack',
    ]);
  });

  it('says what to write instead of the nine deprecated and the 22 removed keys', () => {
    expect(FORMER_OPTIONS).toHaveLength(9);
    for (const { key, replacedBy } of FORMER_OPTIONS)
      expect(known(key)).toMatchObject({ replacedBy });
    expect(known('whiteDropRegion').replacedBy).toBe('dropRegionWhite');
    expect(REMOVED_KEYS.size).toBe(22);
    for (const [key, replacedBy] of REMOVED_KEYS)
      expect(explainOption(key)).toEqual({ kind: 'removed', key, replacedBy });
  });

  it('knows the keys of the fork, and nothing of the rest', () => {
    expect(explainOption('rifleCapture')).toEqual({
      kind: 'fork',
      key: 'rifleCapture',
      program: 'Fairy-Stockfish-X',
    });
    expect(explainOption('toString')).toBeNull();
  });

  it('says how a piece of a letter moves', () => {
    expect(known('horse').moves).toEqual([
      'Moves one square orthogonally and then one square diagonally outward.',
    ]);
    expect(known('customPiece1').moves).toBeNull();
    expect(known('castling').moves).toBeNull();
  });

  it('prints what replaces a deprecated key, and nothing of the kind for other keys', () => {
    const deprecated = (key: string) =>
      printOptionExplanation(known(key)).filter((line) => line.includes('Deprecated'));
    expect(deprecated('whiteDropRegion')).toEqual([
      expect.stringMatching(/^ {2}Deprecated +use dropRegionWhite$/),
    ]);
    expect(deprecated('nFoldValue')).toEqual([]);
  });

  it('prints the example with both values', () => {
    const printed = printOptionExplanation(known('nFoldValue')).join('\n');
    expect(printed).toContain('  nFoldValue = loss\n    Black has won');
    expect(printed).toContain('  nFoldValue = draw\n    the game is drawn');
    expect(printed).toContain('1  R . . . K . . .\n     a b c d e f g h');
  });
});

/** Of the keys of pieces and their regions one of a kind is enough. */
const SHOWN = OPTIONS.filter(
  (row) => !('piece' in row) || row.key === 'king' || row.key === 'mobilityRegionWhiteRook',
);

const EXAMPLES = SHOWN.flatMap((row) => {
  const { key } = row;
  const example = findOptionExample(row);
  return example === null ? [] : [{ key, example }];
});

describe('the examples', () => {
  /** They say nothing of play, or the size of the board itself. */
  it('are there for every option that a position can show', () => {
    const shown = new Set<string>(EXAMPLES.map(({ key }) => key));
    const without = SHOWN.filter((row) => !('replacedBy' in row) && !shown.has(row.key));
    expect(without.map(({ key }) => key)).toEqual([
      'maxRank',
      'maxFile',
      'pieceValueMg',
      'pieceValueEg',
      'variantTemplate',
      'pieceToCharTable',
      'pocketSize',
      'startFen',
    ]);
  });

  it.each(EXAMPLES)('of $key are what the engine says', ({ key, example }) => {
    const { fen, moves, otherwise, section, withOption } = example;
    const scenes = [
      ['a', withOption],
      ['b', otherwise],
    ] as const;
    for (const [suffix, scene] of scenes) {
      const name = `example-${key.toLowerCase()}-${suffix}`;
      const lines = `${section}\n${key} = ${scene.value}`;
      expect(engine.load(sectionText(name, lines)).added).toEqual([name]);
      expect(seen(name, fen, moves)).toEqual(sorted(scene));
    }
  });

  function seen(name: string, fen: string, moves: readonly string[]): Omit<Scene, 'value'> {
    const game = engine.play(name);
    if (game === null) throw new Error(`The engine does not play ${name}.`);
    game.setFen(fen);
    const stopped = moves.find((move) => !game.push(move)) ?? null;
    const outcome = RESULTS.get(game.result()) ?? null;
    const found = { stopped, after: game.fen(), legal: game.legalMoves().toSorted(), outcome };
    game.close();
    return found;
  }

  function sorted({ after, legal, outcome, stopped }: Scene): Omit<Scene, 'value'> {
    return { stopped, after, legal: legal.toSorted(), outcome };
  }
});

it.each([
  ['dropChecks', 'where pieceDrops is set'],
  ['nFoldValueAbsolute', 'nFoldValue is not draw'],
  ['pieceDemotion', null],
])('%s acts as its row says: %s', (key, words) => {
  const explained = explainOption(key);
  if (explained?.kind !== 'option') throw new Error(key);
  if (words === null) expect(explained.acts).toBeNull();
  else expect(explained.acts).toContain(words);
});
