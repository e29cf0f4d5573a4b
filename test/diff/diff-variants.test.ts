import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import type { Engine } from '../../src/cross/engine/engine.js';
import { diffVariants } from '../../src/diff/diff-variants.js';
import { printDiff } from '../../src/diff/print-diff.js';
import type { LineShowing, PlayDifference, VariantDifference } from '../../src/diff/difference.js';
import { RESULTS } from '../play/match-of.js';
import { Ajv } from 'ajv';
import { THOROUGH } from '../thorough.js';
import { builtin, document, PAIRS, section, fromText } from './compared-games.js';

const OURS = ['empire', 'mansindam'];

/** Enough effort where there is no difference. */
const LITTLE = { positions: 20, games: 1, moves: 50_000 };
/** More effort where there may be a difference; in a thorough run, the usual effort. */
const SOME = THOROUGH ? undefined : { positions: 40, games: 2, moves: 100_000 };

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
  // The engine keeps its own variant of a name, so ours get new names.
  engine.load(
    PAIRS.replaceAll(/^\[([\w-]+)(:[\w-]+)?\]/gm, (_, name: string, parent: string | undefined) =>
      parent === undefined
        ? `[x-${name}]`
        : `[x-${name}:${OURS.includes(parent.slice(1)) ? `x-${parent.slice(1)}` : parent.slice(1)}]`,
    ),
  );
});

const kinds = ({ play }: VariantDifference): readonly string[] =>
  play.map(({ about }) =>
    about.kind === 'rule' ? about.rule : about.kind === 'piece' ? about.piece : about.kind,
  );

function only(diff: VariantDifference): PlayDifference {
  const [difference, ...others] = diff.play;
  if (difference === undefined || others.length > 0) throw new Error(`${kinds(diff).join()}`);
  return difference;
}

function lineOf({ showing }: PlayDifference): LineShowing {
  if (showing === null || showing.kind === 'start') throw new Error('No line was shown.');
  return showing;
}

/** The position after a line in the engine. */
function engineSees(variant: string, { line: { fen, moves } }: LineShowing) {
  const game = engine.play(variant);
  if (game === null) throw new Error(`The engine has no ${variant}.`);
  game.setFen(fen);
  for (const move of moves) if (!game.push(move)) throw new Error(`${move} is not legal.`);
  const seen = { fen: game.fen(), moves: game.legalMoves(), outcome: RESULTS.get(game.result()) };
  game.close();
  return seen;
}

const DOCUMENT = (pawn: string): string => `# X

* Rules: chess
* En passant: none
* Start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

Uses the following pieces from chess: King, Queen, Rook, Bishop, Knight

| Name | Abbr | Betza | Promote |
| --- | --- | --- | --- |
| Lancer | P | ${pawn} | N, B, R, Q |
`;

test('files of the board are letters', () => {
  const text = '[far:chess]\ncastlingKingsideFile = h\ncastlingQueensideFile = b\n';
  const printed = printDiff(diffVariants(section('far', text), builtin('chess'), LITTLE));
  expect(printed).toContain('castlingKingsideFile: h / g');
  expect(printed).toContain('castlingQueensideFile: b / c');
});

describe('the same play', () => {
  test('the built-in torishogi and our document for it', () => {
    const diff = diffVariants(builtin('torishogi'), document('tori-shogi'), SOME);
    expect(diff.play).toEqual([]);
    expect(diff.verdict).toBe('same');
  });

  test.each([
    ['chess', 'chess'],
    ['shogi', 'shogi'],
  ])('the built-in %s and our document for it, in both orders', (name, file) => {
    expect(diffVariants(builtin(name), document(file), SOME).play).toEqual([]);
    expect(diffVariants(document(file), builtin(name), SOME).play).toEqual([]);
  });

  test('letters, tables and values are cosmetic', () => {
    const diff = diffVariants(builtin('chess'), section('letters'));
    expect(diff.verdict).toBe('same');
    expect(diff.cosmetic).toContainEqual({
      piece: 'knight',
      key: 'letter',
      first: 'N',
      second: 'S',
    });
    expect(diff.cosmetic.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['pieceToCharTable', 'pieceValueMg']),
    );
  });

  test('options without effect are cosmetic', () => {
    const diff = diffVariants(builtin('chess'), section('idle'));
    expect(diff.verdict).toBe('same');
    expect(diff.cosmetic.map(({ key }) => key)).toEqual([
      'nnueAlias',
      'dropRegion',
      'extinctionPieceTypes',
      'flagPiece',
      'connectHorizontal',
    ]);
  });

  test.each(['xiangqi', 'janggi', 'atomic', 'crazyhouse', 'duck', 'horde', 'spartan', 'amazons'])(
    '%s and itself',
    (name) => {
      expect(diffVariants(builtin(name), builtin(name), LITTLE).verdict).toBe('same');
    },
  );
});

describe('first moves and flags', () => {
  // A document says "on its first move" where the engine has a region.
  const BEROLINA = DOCUMENT('mfFcfWimfnA');
  const LANCER = DOCUMENT('mfFcfWimA');
  test.each([
    ['mfFcfWimfnA', BEROLINA],
    ['mfFcfWimA', LANCER],
  ])(
    '%s: a piece that cannot come back to its rank has its first move there alone',
    (moves, doc) => {
      const text = `[x:chess]\ncustomPiece1 = p:${moves}\npawnTypes = p\nenPassantTypes = -\n`;
      expect(diffVariants(section('x', text), fromText(doc), SOME).play).toEqual([]);
    },
  );

  test('a piece that can come back has its first move once in the document only', () => {
    const text = '[x:chess]\ncustomPiece1 = p:mFcfWimA\npawnTypes = p\nenPassantTypes = -\n';
    const { verdict } = diffVariants(section('x', text), fromText(DOCUMENT('mFcfWimA')), SOME);
    expect(verdict).not.toBe('same');
  });

  test('nobody carries a flag of a type that was replaced', () => {
    const text =
      '[x:chess]\nflagPiece = p\nflagRegionWhite = *8\nflagRegionBlack = *1\n[y:x]\ncustomPiece1 = p:mKfcF\n[z:y]\nflagRegionWhite = -\nflagRegionBlack = -\n';
    expect(diffVariants(section('y', text), section('z', text), SOME).verdict).toBe('same');
    expect(diffVariants(section('x', text), section('z', text), SOME).verdict).toBe('differs');
  });
});

describe('who wins a repetition', () => {
  test.each(['empire', 'mansindam'])(
    'in %s: the engine and PyChess give opposite results',
    (name) => {
      const difference = only(diffVariants(section(name), section(`${name}-pychess`)));
      expect(difference.fields).toEqual([{ key: 'nFoldValue', first: 'loss', second: 'win' }]);
      const shown = lineOf(difference);
      // The value is for the side to move: White, after Black has repeated.
      expect(shown).toMatchObject({ kind: 'result', first: 'black', second: 'white' });
      expect(shown.line.moves).toHaveLength(8);
      expect(shown.line.fen).toBe(engine.startFen(`x-${name}`));
      expect(engineSees(`x-${name}`, shown).outcome).toBe('black');
      expect(engineSees(`x-${name}-pychess`, shown).outcome).toBe('white');
    },
  );

  test('in shinobi: the third occurrence for the engine, the fourth for PyChess', () => {
    const diff = diffVariants(section('shinobi'), section('shinobi-pychess'));
    const difference = only(diff);
    expect(difference.fields).toEqual([{ key: 'nFoldRule', first: '3', second: '4' }]);
    const shown = lineOf(difference);
    expect(shown).toMatchObject({ kind: 'result', first: 'draw', second: null });
    expect(shown.line.moves).toHaveLength(8);
    expect(shown).toMatchObject({
      later: { outcome: 'draw', moves: shown.line.moves.slice(0, 4) },
    });
    expect(engineSees('x-shinobi', shown).outcome).toBe('draw');
    expect(engineSees('x-shinobi-pychess', shown).outcome).toBeNull();
    // Black never has a piece in hand, so his drop region makes no difference.
    expect(diff.cosmetic.map(({ key }) => key)).toContain('dropRegion');
  });

  test('three or four occurrences: one game ends, and the other goes on to a result', () => {
    const shown = lineOf(only(diffVariants(builtin('chess'), section('fourfold'))));
    expect(shown).toMatchObject({ kind: 'result', first: 'draw', second: null });
    expect(shown).toMatchObject({ later: { outcome: 'black' } });
    if (shown.kind !== 'result') return;
    const moves = [...shown.line.moves, ...(shown.later?.moves ?? [])];
    const later = { ...shown, line: { ...shown.line, moves } };
    expect(engineSees('x-fourfold', later).outcome).toBe('black');
  });

  test('perpetual check', () => {
    const shown = lineOf(only(diffVariants(builtin('chess'), section('perpetual'))));
    expect(shown.kind).toBe('result');
    if (shown.kind !== 'result') return;
    expect(engineSees('chess', shown).outcome).toBe(shown.first);
    expect(engineSees('x-perpetual', shown).outcome).toBe(shown.second);
    expect(shown.first).toBe('draw');
    expect(['white', 'black']).toContain(shown.second);
  });
});

describe('the engine agrees with the difference shown', () => {
  test.each([
    ['stalemated', 'stalemate'],
    ['hill', 'flag'],
    ['slow', 'n-move'],
  ])('%s: different results', (name, rule) => {
    const diff = diffVariants(builtin('chess'), section(name));
    expect(kinds(diff)).toEqual([rule]);
    const shown = lineOf(only(diff));
    if (shown.kind !== 'result') throw new Error(shown.kind);
    expect(shown.first).not.toBe(shown.second);
    expect(engineSees('chess', shown).outcome).toBe(shown.first);
    expect(engineSees(`x-${name}`, shown).outcome).toBe(shown.second);
  });

  test.each([
    ['woody', 'knight'],
    ['zone', 'promotion'],
  ])('%s: different moves', (name, about) => {
    const diff = diffVariants(builtin('chess'), section(name));
    expect(kinds(diff)).toEqual([about]);
    const shown = lineOf(only(diff));
    if (shown.kind !== 'moves') throw new Error(shown.kind);
    const [first, second] = [
      engineSees('chess', shown).moves,
      engineSees(`x-${name}`, shown).moves,
    ];
    expect(shown.first).toEqual(first.filter((move) => !second.includes(move)).toSorted());
    expect(shown.second).toEqual(second.filter((move) => !first.includes(move)).toSorted());
    expect([...shown.first, ...shown.second]).not.toEqual([]);
  });

  test('a promotion region is described by its squares', () => {
    expect(only(diffVariants(builtin('chess'), section('zone'))).fields).toEqual([
      {
        key: 'promotionRegion',
        first: 'White: rank 8; Black: rank 1',
        second: 'White: ranks 7 and 8; Black: ranks 1 and 2',
      },
    ]);
  });
});

describe('start positions and boards', () => {
  test('pieces that start on other squares', () => {
    const diff = diffVariants(builtin('chess'), section('shuffled'));
    expect(kinds(diff)).toEqual(['start']);
    expect(only(diff).showing).toMatchObject({ kind: 'start' });
  });

  test('variants on different boards cannot be played in lock-step', () => {
    const diff = diffVariants(builtin('chess'), section('wide'));
    expect(diff.verdict).toBe('differs');
    expect(kinds(diff).slice(0, 2)).toEqual(['board', 'start']);
    expect(diff.play[0]?.fields).toEqual([{ key: 'board', first: '8x8', second: '9x8' }]);
  });

  test('a document in which the third occurrence loses instead of the fourth', () => {
    const other = document('tori-shogi', [['fourfold loses', 'threefold loses']]);
    const diff = diffVariants(builtin('torishogi'), other);
    expect(kinds(diff)).toEqual(['repetition']);
    // The player who completes the repetition loses: Black, after eight plies.
    expect(lineOf(only(diff))).toMatchObject({ kind: 'result', first: null, second: 'white' });
  });

  test('a document whose crane steps sideways', () => {
    const other = document('tori-shogi', [['| FfbW ', '| FfblW ']]);
    const diff = diffVariants(builtin('torishogi'), other);
    expect(diff.play.map(({ about }) => about.kind)).toEqual(['piece']);
    expect(lineOf(only(diff)).kind).toBe('moves');
  });

  test('a rule on pieces that would be stuck is one difference, which explains all positions', () => {
    const free =
      'maxFile = 5\nmaxRank = 5\nking = k\nshogiPawn = p\ngold = g\npromotedPieceType = p:g\n' +
      'promotionRegionWhite = *4 *5\npromotionRegionBlack = *1 *2\nstartFen = 4k/4p/5/P4/K4 w - - 0 1\n';
    const text = `[free]\n${free}[bound]\n${free}immobilityIllegal = true\n`;
    const { cosmetic, play } = diffVariants(section('free', text), section('bound', text), LITTLE);
    // White's only pawn starts on a2, Black's on e4, and both go straight ahead.
    expect(play.map(({ about }) => about.kind)).toEqual(['rule']);
    expect(play.flatMap(({ fields }) => fields)).toEqual([
      { key: 'immobilityIllegal', first: 'false', second: 'true' },
    ]);
    expect(play[0]?.showing).not.toBeNull();
    expect(cosmetic).toEqual([]);
  });

  test('a rule without a position that shows it is a possible difference', () => {
    // No piece can be captured en passant on other squares, so no position shows it, but that is not proved.
    const diff = diffVariants(builtin('chess'), section('passing'), LITTLE);
    expect(diff.verdict).toBe('possible');
    expect(kinds(diff)).toEqual(['en-passant']);
    expect(only(diff).showing).toBeNull();
    expect(printDiff(diff)).toMatch(
      /^chess and passing may differ in play, but no difference was found\.\n\nThese may make a difference, but no position was found that shows it:\n/,
    );
  });

  test('the limit of the move count is that of the engine', () => {
    const { play } = diffVariants(builtin('makruk'), builtin('cambodian'));
    const counting = play.find(({ about }) => about.kind === 'rule' && about.rule === 'counting');
    if (counting === undefined) throw new Error('Counting does not differ.');
    const shown = lineOf(counting);
    if (shown.kind !== 'position') throw new Error(shown.kind);
    const limit = (fen: string): string | undefined => fen.split(' ')[3];
    expect(limit(shown.first)).toBe(limit(engineSees('makruk', shown).fen));
    expect(limit(shown.second)).toBe(limit(engineSees('cambodian', shown).fen));
    expect(limit(shown.first)).not.toBe(limit(shown.second));
  });

  test('a difference that others hide is shown alone, with a remark', () => {
    const { play } = diffVariants(builtin('chess'), builtin('horde'));
    const pawn = play.find(({ about }) => about.kind === 'piece');
    // Two steps from the first rank, in a position that chess cannot have.
    expect(pawn?.about).toEqual({ kind: 'piece', piece: 'pawn' });
    expect(pawn?.showing).toMatchObject({ kind: 'moves', first: [] });
  });
});

test('every type of result fits the schema', () => {
  const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync('generated/schema/diff.schema.json', 'utf8')) as object,
  );
  const pairs = [
    diffVariants(builtin('chess'), section('letters'), LITTLE),
    diffVariants(builtin('chess'), section('wide'), LITTLE),
    diffVariants(builtin('chess'), section('zone')),
    diffVariants(builtin('chess'), builtin('atomic'), LITTLE),
    diffVariants(section('shinobi'), section('shinobi-pychess'), LITTLE),
  ];
  for (const answer of pairs) {
    validate(JSON.parse(JSON.stringify(answer)));
    expect(validate.errors).toBeNull();
  }
  const shown = pairs.flatMap(({ play }) => play.map(({ showing }) => showing?.kind));
  expect(new Set(shown)).toEqual(new Set(['start', undefined, 'moves', 'result', 'position']));
});
