import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RuleContext } from '../../../grammar/prose/parse-rules.js';
import { factsIn, readRules } from './rule-reading.js';

/** The third-party texts are read where they lie; of them only places and facts are here (facts/seeds.md, 1 to 3 and 5). */
const SEEDS = path.resolve(import.meta.dirname, '../../../../shared/seeds');

type Line = readonly [line: number, facts: readonly object[], topic?: number];

interface Document {
  readonly name: string;
  readonly file: string;
  readonly title: string;
  readonly ranks: number | null;
  /** What a line states, and the line of the heading that it needs. */
  readonly lines: readonly Line[];
}

const stalemate = (when: string): object => ({ kind: 'stalemate', result: 'loss', when });
const royal = (piece: string, yes: boolean): object => ({ kind: 'royal', piece, royal: yes });
const promotes = (piece: string | null, to: string | null): object => ({
  kind: 'promotes',
  piece,
  to,
});
const campmate = (rank: number | 'last'): object => ({ kind: 'campmate', piece: null, rank });
const dropMate = (piece: string, result: string): object => ({ kind: 'drop-mate', piece, result });
const fileLimit = (piece: string, most: number): object => ({
  kind: 'drop-file-limit',
  piece,
  most,
});
const mustPromote = (
  compulsory: boolean,
  squares: string | null,
  rank: number | 'last',
): object => ({
  kind: 'piece-promotion-compulsory',
  piece: null,
  compulsory,
  on: { squares, rank },
});

const ZO_SHOGI: Document = {
  name: 'Zo Shogi',
  file: '001_1f12106ebb601b29.txt',
  title: 'Zo Shogi (象將棋)',
  ranks: 9,
  lines: [
    [
      6,
      [
        { kind: 'same-rules', as: 'Sho Shogi', extent: 'similar' },
        { kind: 'drops', allowed: true },
        royal('Prince', false),
      ],
    ],
    [14, [promotes(null, 'Prince')]],
    [18, [royal('Prince', false)]],
    [24, [{ kind: 'impasse', allowed: false }, campmate('last')]],
    [26, [], 22],
    [28, [campmate('last')], 22],
    // Who closes the repetition, or who began it: the text does not say.
    [
      33,
      [{ kind: 'repetition', times: 3, counts: 'occurrences', result: 'loss', who: 'who-made-it' }],
      31,
    ],
    [36, [{ kind: 'same-rules', as: 'orthodox Shogi', extent: 'all-else' }]],
  ],
};

const PARAGI: Document = {
  name: 'Paragi',
  file: '004_97a5209738a00374.txt',
  title: 'Paragi',
  ranks: 9,
  lines: [
    [4, [{ kind: 'drops', allowed: false }]],
    [6, []],
    [20, [promotes(null, 'Guard')]],
    [26, [promotes(null, 'Judge')]],
    [32, [promotes(null, 'Cardinal')]],
    [38, [promotes(null, 'Marshal')]],
    [44, [promotes(null, 'Teut')]],
    [50, [promotes(null, 'Ship')]],
    [56, [promotes(null, 'Angel')]],
    [64, [royal('King', true)]],
    [66, [{ kind: 'mates-alone', pieces: ['Cardinal', 'Templar', 'Ship', 'Angel'] }]],
    [72, [{ kind: 'first-player', color: 'white' }], 70],
    [74, [{ kind: 'first-player', color: 'white' }], 70],
    [76, [], 70],
    [78, [{ kind: 'bare-kings', result: 'king-nearer-its-last-rank-wins' }], 70],
    [80, [{ kind: 'passing', allowed: false }], 70],
    [82, [{ kind: 'castling', allowed: false }], 70],
    [84, [{ kind: 'n-move-rule', moves: null }], 70],
    [
      89,
      [
        { kind: 'promotion-compulsory', compulsory: true },
        { kind: 'promotion-zone', ranks: 3 },
      ],
      87,
    ],
    [91, [], 87],
    [96, [stalemate('no-legal-move')], 94],
    [101, [campmate(9)], 99],
    // "Three times" below a heading of threefold repetition counts positions; "repeated twice" does not fit that.
    [
      106,
      [
        {
          kind: 'repetition',
          times: 3,
          counts: 'occurrences',
          result: 'prohibited',
          who: 'who-closes',
        },
        {
          kind: 'repetition',
          times: 2,
          counts: 'repetitions',
          result: 'prohibited',
          who: 'who-closes',
          after: true,
        },
      ],
      104,
    ],
  ],
};

const TORI_GUIDE: Document = {
  name: 'the Tori guide',
  file: '002_3ce5298d4d05b832.txt',
  title: 'Tori Shogi',
  ranks: 7,
  lines: [
    [
      7,
      [
        { kind: 'board-size', files: 7, ranks: 7 },
        { kind: 'drops', allowed: true },
      ],
      1,
    ],
    [
      11,
      [
        { kind: 'same-rules', as: 'Shogi', extent: 'similar' },
        royal('Phoenix', true),
        royal('Phoenix', true),
      ],
      9,
    ],
    [13, [{ kind: 'drops', allowed: true }], 9],
    [14, [], 9],
    [15, [dropMate('Swallows', 'illegal'), dropMate('Swallow', 'loss')], 9],
    [16, [fileLimit('swallow', 2)], 9],
    [17, [{ kind: 'drop-stuck', allowed: false }], 9],
    [
      18,
      [
        { kind: 'promotion-moves', into: true, from: true },
        { kind: 'promotion-zone', ranks: 2 },
      ],
      9,
    ],
    [19, [{ kind: 'promotion-compulsory', compulsory: true }], 9],
    [
      20,
      [
        {
          kind: 'repetition',
          times: 3,
          counts: 'occurrences',
          result: 'prohibited',
          who: 'who-began',
        },
      ],
      9,
    ],
    [
      21,
      [
        stalemate('royal-cannot-move'),
        { kind: 'illegal-move', result: 'loss' },
        stalemate('only-illegal-moves'),
      ],
      9,
    ],
    [23, [{ kind: 'sente-is', color: 'black' }], 9],
    [40, []],
    [46, []],
    [62, [promotes('Swallow', 'Goose')]],
    [76, [promotes('Falcon', 'Eagle')]],
    [106, [promotes(null, null)]],
    [120, [promotes('Swallow', 'Goose')]],
    [126, [promotes('Falcon', 'Eagle')]],
    [236, [dropMate('Swallow', 'illegal')]],
    // The first player of a handicap game.
    [242, []],
  ],
};

const ALQUERQUE: Document = {
  name: 'the Alquerque army',
  file: '003_585a7169388ae429.txt',
  title: 'Shogi WDA: Alquerque army',
  ranks: null,
  lines: [
    [9, []],
    [16, [promotes('pawn', 'gold general')]],
    [17, []],
    [22, [{ kind: 'promotes-as-in', game: 'standart Shogi', to: 'gold general' }]],
    [23, [promotes('rook', null), promotes('bishop', null)]],
    [30, [mustPromote(true, 'non-connected', 'last')]],
    [33, []],
    [46, [mustPromote(false, null, 'last')]],
    [52, []],
    [54, [{ kind: 'captured-pieces', become: 'counterparts' }]],
    [
      57,
      [
        { kind: 'captured-pieces', become: 'unchanged' },
        fileLimit('pawns', 1),
        dropMate('pawns', 'illegal'),
      ],
    ],
  ],
};

describe.each([ZO_SHOGI, PARAGI, TORI_GUIDE, ALQUERQUE])('$name', (document) => {
  const file = path.join(SEEDS, document.file);
  const isHere = existsSync(file);
  const lines = isHere ? readFileSync(file, 'utf8').split('\n') : [];

  const read = ([line, , topic]: Line): { text: string; context: Partial<RuleContext> } => ({
    text: lines[line - 1] ?? '',
    context: {
      ranks: document.ranks,
      title: document.title,
      topic: topic === undefined ? null : (lines[topic - 1] ?? null),
    },
  });

  test.skipIf(!isHere).each(document.lines.map((line) => [line[0], line] as const))(
    'line %i',
    (_, line) => {
      const { context, text } = read(line);
      expect(factsIn(text, context)).toEqual(line[1]);
    },
  );

  test.skipIf(!isHere)('no line that states a rule is left half understood', () => {
    const half = document.lines.filter((line) => {
      const { context, text } = read(line);
      const { sentences } = readRules(text, context).value;
      return line[1].length > 0 && sentences.some(({ reading }) => reading === 'partly');
    });
    expect(half.map(([line]) => line)).toEqual([]);
  });
});
