import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EngineGame } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { documentsOf, gameOf } from '../../src/definitions.js';
import { buildBuiltin, buildDocument } from '../../src/pipeline.js';
import { openPlayer, type Player } from '../../src/play/player.js';
import type { TargetId } from '../../src/emit/target-ids.js';

/** Documents by authors who know the game but not the engine. */
const file = 'variants/chess.md';
const chess = { file, text: readFileSync(file, 'utf8') };
const library = (name: string): typeof chess | null => (name === 'chess' ? chess : null);

interface Document {
  readonly bullets: readonly string[];
  readonly rows: readonly string[];
  readonly uses?: string;
  /** The rows of the table of promoted pieces. */
  readonly forms?: readonly string[];
  readonly options?: readonly string[];
}

const KINGS = '| King | K | K | | 1 |';

function documentOf({ bullets, forms = [], options = [], rows, uses }: Document): string {
  const blocks = [
    '# Novel',
    bullets.map((bullet) => `* ${bullet}`).join('\n'),
    uses === undefined ? '' : `Uses the following pieces from chess: ${uses}`,
    rows.length === 0
      ? ''
      : ['| Name | Abbr | Betza | Promote | Notes |', '| - | - | - | - | - |', ...rows].join('\n'),
    '1. Royal piece',
    forms.length === 0
      ? ''
      : ['## Promoted pieces\n', '| Name | Betza |', '| - | - |', ...forms].join('\n'),
    options.length === 0 ? '' : `\`\`\`ini\n${options.join('\n')}\n\`\`\``,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function builtAs(target: TargetId, document: Document): string {
  const text = documentOf(document);
  const request = { targets: [target], variant: null, approximate: false, parent: null };
  const { value, diagnostics } = buildDocument({ file: 'novel.md', text }, library, request);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message)).toEqual([]);
  return value[0]?.text ?? '';
}

function playerOf(document: Document): Player {
  const [definition] = documentsOf(
    { file: 'novel.md', text: documentOf(document) },
    library,
  ).definitions;
  if (definition === undefined) throw new Error('no game');
  return openPlayer(gameOf(definition, 'as-engine'));
}

function movesOf(player: Player, fen: string): readonly string[] {
  const seen = player.look({ fen, moves: [] });
  return 'moves' in seen ? seen.moves : [];
}

const SOLDIER: Document = {
  bullets: [
    'Rules: chess',
    'Size: 5x6',
    'Region south: *1 *2 *3',
    'Region north: *4 *5 *6',
    'Start: 2k2/5/ppppp/PPPPP/5/2K2 w - - 0 1',
  ],
  rows: [KINGS, '| Soldier | P | south: fW; north: fsW | | |'],
};

/** A title, the document, and positions from which to count to depth 3. */
type Alike = readonly [about: string, document: Document, fens: readonly string[]];

const ALIKE: readonly Alike[] = [
  ['a movement with a part for each region', SOLDIER, ['2k2/5/1P3/p3P/3p1/2K2 w - - 0 1']],
  [
    'pawns that never promote, with a first move in Betza and no bullet for it',
    {
      bullets: ['Rules: chess', 'Size: 5x7', 'Start: 2k2/ppppp/5/5/5/PPPPP/2K2 w - - 0 1'],
      rows: [KINGS, '| Pawn | P | fmWfcFifmnD | | |'],
    },
    ['2k2/ppppp/5/5/5/PPPPP/2K2 w - - 0 1', '2k2/2p2/1P3/3p1/5/P3P/2K2 b - - 0 1'],
  ],
  [
    'first moves from the third rank, without a bullet for them',
    {
      bullets: ['Size: 5x8', 'Start: 2k2/5/sssss/5/5/SSSSS/5/2K2 w - - 0 1'],
      rows: [KINGS, '| Soldier | S | fWimfA | | |'],
    },
    ['2k2/5/sssss/5/5/SSSSS/5/2K2 w - - 0 1', '2k2/5/s1s2/1S3/1s3/S2SS/5/2K2 w - - 0 1'],
  ],
  [
    'regions that together cover the board',
    {
      ...SOLDIER,
      rows: [KINGS, '| Soldier | P | south: fW; north: fW | | |'],
    },
    [],
  ],
  [
    'pawns in hand, which have a double step after a drop',
    {
      bullets: ['Rules: chess', 'Size: 5x6', 'Drops: yes', 'Start: 2k2/5/5/5/5/2K2[Pp] w - - 0 1'],
      rows: [KINGS, '| Pawn | P | fmWfceF | R | |', '| Rook | R | R | | |'],
    },
    ['2k2/p3P/5/5/4p/2K2[PRp] w - - 0 1'],
  ],
  [
    'two types of pawn: a captured promoted pawn reverts to the second type',
    {
      bullets: ['Rules: chess', 'Size: 5x6', 'Drops: yes', 'Start: 2k2/5/5/5/5/2K2[PO] w - - 0 1'],
      rows: [
        KINGS,
        '| Pawn | P | mfFcfW | R | |',
        '| Other | O | fmWfceF | R | |',
        '| Rook | R | R | | |',
      ],
    },
    ['1Rk2/4P/R~4/5/4p/2K2[Oo] b - - 0 1'],
  ],
  [
    'a first move that leaps two squares diagonally',
    {
      bullets: [
        'Rules: chess',
        'Double step: yes',
        'Size: 5x6',
        'Start: 2k2/ppppp/5/5/PPPPP/2K2 w - - 0 1',
      ],
      rows: [KINGS, '| Pawn | P | mfFcfWimA | R | |', '| Rook | R | R | | |'],
    },
    [],
  ],
  [
    'a different choice of promotions for White, which includes the pawn itself',
    {
      bullets: ['Rules: chess', 'Size: 5x6', 'Start: 2k2/P4/5/5/4p/2K2 w - - 0 1'],
      rows: [
        KINGS,
        '| Pawn | P | fmWfceF | R, N | |',
        '| Rook | R | R | | |',
        '| Knight | N | N | | |',
      ],
      options: ['promotionPieceTypesWhite = np'],
    },
    [],
  ],
  [
    'a hopper behind which only one square is left, and squares between walls',
    {
      bullets: [
        'Rules: shogi',
        'Size: 5x6',
        'Petrify: Rook',
        'Start: 2k2/5/5/5/5/2K2[H] w - - 0 1',
      ],
      rows: [KINGS, '| Hopper | H | bpR | | |', '| Rook | R | R | | |', '| Pawn | P | fW | | |'],
    },
    ['2k2/1*3/5/5/5/2K2[HP] w - - 0 1'],
  ],
  [
    'a promoted form that moves like the type whose name another piece has',
    {
      bullets: [
        'Rules: shogi',
        'Size: 5x6',
        'Confined: Gold: *1',
        'Start: 2k2/5/p4/P4/G4/2K2[] w - - 0 1',
      ],
      rows: [KINGS, '| Gold | G | FfsW | | |', '| Pawn | P | fW | Tokin | |'],
      forms: ['| Tokin | WfF |'],
    },
    [],
  ],
  [
    'a promoted form that promotes again, as a pawn',
    {
      bullets: [
        'Rules: shogi',
        'Drops: no',
        'Size: 5x6',
        'Promotes as a pawn: Tokin',
        'Pawns become: Rook',
        'Start: 2k2/5/1+P3/5/5/2K2 w - - 0 1',
      ],
      rows: [KINGS, '| Pawn | P | fW | Tokin | |', '| Rook | R | R | | |'],
      forms: ['| Tokin | WfF |'],
    },
    [],
  ],
  [
    'a promoted form that moves like a piece with a rule of its own',
    {
      bullets: [
        'Rules: shogi',
        'Size: 5x6',
        'Petrify: Horse',
        'Start: 2k2/5/1p1p1/5/2+Z2/H1K2[] w - - 0 1',
      ],
      rows: [
        KINGS,
        '| Horse | H | nN | | |',
        '| Zebra | Z | F | Hunter | |',
        '| Pawn | P | fW | | |',
      ],
      forms: ['| Hunter | nN |'],
    },
    [],
  ],
  ...(
    [
      [
        'a bullet that states other choices than the row',
        'Pawns become: Rook',
        '2k2/P4/5/5/4p/2K2',
      ],
      ['choices that no row has', 'Pawns become: White Hawk; Black Knight', '2k2/P4/5/5/4p/2K2'],
      [
        'a bullet that names other pawns than the rows',
        'Promotes as a pawn: Hawk',
        '2k2/P4/H4/4h/4p/2K2',
      ],
    ] as const
  ).map(([about, bullet, board]): Alike => [
    about,
    {
      bullets: ['Rules: chess', 'Size: 5x6', bullet, `Start: ${board} w - - 0 1`],
      rows: [
        KINGS,
        '| Pawn | P | fmWfceF | R, N | |',
        '| Rook | R | R | | |',
        '| Knight | N | N | | |',
        '| Hawk | H | fN | | |',
      ],
    },
    [],
  ]),
];

test('newcomers’ documents play in the engine as in fairyc', async () => {
  const engine = await loadFfish();
  let number = 0;
  for (const [about, document, fens] of ALIKE) {
    const player = playerOf(document);
    const name = `novel-${(number += 1)}`;
    engine.load(builtAs('ini', document).replace('[novel', `[${name}`));
    const game: EngineGame | null = engine.play(name);
    if (game === null) throw new Error(about);
    for (const fen of [game.fen(), ...fens]) {
      game.setFen(fen);
      for (const depth of [1, 2, 3])
        expect([about, fen, depth, player.perft({ fen, moves: [] }, depth, 1e6)]).toEqual([
          about,
          fen,
          depth,
          game.perft(depth),
        ]);
    }
    game.close();
  }
});

test.each<readonly [about: string, document: Document, fen: string]>([
  [
    'a promoted form of the same type as a knight',
    {
      bullets: ['Rules: chess', 'Size: 5x6', 'Start: 1qk2/5/5/5/5/1QK1N w - - 0 1'],
      rows: [KINGS, '| Queen | Q | Q | Hunter | |', '| Knight | N | N | | |'],
      forms: ['| Hunter | N |'],
    },
    '2k2/5/5/5/+Q4/2K2 w - - 0 1',
  ],
  [
    'a pawn with a double step, which is not the pawn of shogi',
    {
      bullets: [
        'Rules: chess',
        'Size: 5x6',
        'Promotes as a pawn: Rook',
        'Start: r1k2/ppppp/5/5/PPPPP/R1K2 w - - 0 1',
      ],
      rows: [KINGS, '| Pawn | P | fW | R | |', '| Rook | R | fA | | |'],
    },
    '2k2/5/5/5/5/p1K2 b - - 0 1',
  ],
  [
    'a cannon that promotes as a pawn, to which a double step adds nothing',
    {
      bullets: ['Rules: chess', 'Size: 5x6', 'Start: xck2/5/5/5/5/XCK2 w - - 0 1'],
      rows: [
        KINGS,
        '| Cannon | C | mRcpR | Lance | |',
        '| Lance | L | fR | | |',
        '| Xen | X | R | Cross | |',
      ],
      forms: ['| Cross | mRcpR |'],
    },
    '2k2/5/5/5/+X4/2K2 w - - 0 1',
  ],
])('material that can no longer win: %s', async (_, document, fen) => {
  const engine = await loadFfish();
  engine.load(builtAs('ini', document));
  const game = engine.play('novel');
  game?.setFen(fen);
  expect(playerOf(document).look({ fen, moves: [] })).toMatchObject({ result: game?.result() });
});

test('a piece that bars its own kind is not built as a type without that rule', () => {
  const document: Document = {
    bullets: ['Rules: chess', 'Bar their own kind: Cannon', 'Start: 2k2/5/5/c3c/5/C1K1C w - - 0 1'],
    rows: [KINGS, '| Cannon | C | mRcpR | | |'],
  };
  const request = { targets: ['ini'], variant: null, approximate: false, parent: null } as const;
  const source = { file: 'novel.md', text: documentOf(document) };
  const { value, diagnostics } = buildDocument(source, library, request);
  expect(value).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('neither hops over its own type')]),
  );
});

test('a king with moves of its own resets the count of moves like the engine’s king', async () => {
  const fen = '2k2/5/5/5/5/2K2 w - - 0 1';
  const document: Document = {
    bullets: ['Rules: chess', 'Size: 5x6', 'Move rule pieces: King', `Start: ${fen}`],
    rows: ['| King | K | KN | | 1 |', '| Rook | R | R | | |'],
  };
  const engine = await loadFfish();
  engine.load(builtAs('ini', document));
  const game = engine.play('novel');
  for (const move of ['c1d1', 'c1d3']) {
    game?.setFen(fen);
    game?.push(move);
    expect(playerOf(document).look({ fen, moves: [move] })).toMatchObject({ fen: game?.fen() });
  }
});

test.each([13, 16])('a board of %i files has the same rules as a smaller one', (files) => {
  const empty = `${files}/`.repeat(4);
  const board = `r3k${files - 6}r/${'p'.repeat(files)}/${empty}${'P'.repeat(files)}/R3K${files - 6}R`;
  const player = playerOf({
    bullets: ['Rules: chess', `Size: ${files}x8`, `Start: ${board} w KQkq - 0 1`],
    rows: [],
    uses: 'K, R, P, Q, N, B',
  });
  // Two moves for each pawn, the rooks' moves up to the king, two king moves and both castlings.
  expect(movesOf(player, `${board} w KQkq - 0 1`)).toHaveLength(2 * files + 3 + (files - 6) + 4);
  const last = String.fromCharCode(96 + files);
  const alone = `4k${files - 5}/${files - 1}P/${`${files}/`.repeat(5)}4K${files - 5} w - - 0 1`;
  expect(movesOf(player, alone).filter((move) => move.startsWith(`${last}7`))).toEqual(
    ['b', 'n', 'q', 'r'].map((letter) => `${last}7${last}8${letter}`),
  );
  const castled = player.look({ fen: `${board} w KQkq - 0 1`, moves: ['e1g1'] });
  expect('fen' in castled ? castled.fen.split(' ')[0] : '').toMatch(
    new RegExp(`/R4RK${files - 7}$`),
  );
});

test('the castling squares in an ini block are those of the diagram', () => {
  const document: Document = {
    bullets: ['Size: 10x8', 'Start: r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1'],
    rows: [],
    uses: 'K, R',
    options: ['castlingKingsideFile = i', 'castlingQueensideFile = c'],
  };
  // Three squares to each side, in the engine and in the document.
  expect(movesOf(playerOf(document), 'r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1')).toEqual(
    expect.arrayContaining(['f1i1', 'f1c1']),
  );
  expect(builtAs('diagram', document)).toMatch(/^King:K:KisO3:/m);
  expect(builtAs('diagram', { ...document, options: [] })).toMatch(/^King:K:KirO1ilO3:/m);
});

test.each(['pawnsideways', 'petrified'])('%s is the same game as a document', async (name) => {
  const request = {
    targets: ['document'],
    variant: null,
    approximate: false,
    parent: null,
  } as const;
  const built = buildBuiltin(name, request);
  const text = built?.value[0]?.text ?? '';
  const [definition] = documentsOf({ file: 'written.md', text }, () => null).definitions;
  if (definition === undefined) throw new Error(text);
  const player = openPlayer(gameOf(definition, 'as-engine'));
  const game = (await loadFfish()).play(name);
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  game?.setFen(fen);
  expect(player.perft({ fen, moves: [] }, 3, 1e6)).toBe(game?.perft(3));
});
