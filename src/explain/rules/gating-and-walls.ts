import type { WallingRule } from '../../ir/rules.js';
import type { RuleFamily } from '../rule-family.js';
import { onlyOnSquares, type DescribedGame } from '../described-game.js';

/** What a move adds to the board besides the moving piece, and which pieces it flips. */
export const gatingAndWalls = {
  chapter: 'Special moves',
  fields: [
    'gating',
    'seirawanGating',
    'cambodianMoves',
    'wallingRule',
    'wallingRegion',
    'wallOrMove',
    'flipEnclosedPieces',
  ],
  describe: (described) => [
    ...describeGates(described),
    ...describeLeaps(described),
    ...describeWalls(described),
    ...describeFlips(described),
  ],
} as const satisfies RuleFamily;

function describeGates({ game: { rules } }: DescribedGame): readonly string[] {
  return rules.gating && rules.seirawanGating
    ? [
        'When a piece leaves its first square for the first time, the player may put a piece from his hand there, with the same move; after castling on the first square of king or rook.',
      ]
    : [];
}

function describeLeaps({ game }: DescribedGame): readonly string[] {
  const { rules } = game;
  if (!rules.gating || !rules.cambodianMoves) return [];
  const has = (kind: string): boolean => game.pieces.some((piece) => piece.kind === kind);
  return [
    ...(has('king')
      ? [
          'As its first move a king may leap two squares aside and one forward to an empty square, unless it is in check or an enemy rook has come to its file or rank before.',
        ]
      : []),
    ...(has('fers')
      ? ['As its first move a ferz may leap two squares straight ahead to an empty square.']
      : []),
  ];
}

function describeWalls(described: DescribedGame): readonly string[] {
  const { rules } = described.game;
  const wall = WALLS[rules.wallingRule];
  if (wall === null) return [];
  return [
    rules.wallOrMove
      ? `Instead of moving, a player may put a wall ${wall}.`
      : `With every move the player puts a wall ${wall}.`,
    ...onlyOnSquares(described, rules.wallingRegion, 'put walls'),
    rules.wallingRule === 'duck'
      ? 'There is only one such wall, the duck: it moves from its previous square. Nothing can stand on it, pass it or capture it.'
      : 'Nothing can stand on a wall, pass it or capture it.',
  ];
}

/** Where a wall may be placed; null if there are no walls. */
const WALLS: Readonly<Record<WallingRule, string | null>> = {
  none: null,
  arrow: 'where the moved piece could go next without capturing',
  duck: 'on any empty square',
  edge: 'on an empty square at the edge of the board or beside another wall',
  past: 'on the square that the piece came from',
  static: 'on an empty square',
};

function describeFlips({ game: { rules } }: DescribedGame): readonly string[] {
  switch (rules.flipEnclosedPieces) {
    case 'reversi':
      return [
        'Enemies in a straight line between the square of a move and another piece of the player change sides.',
      ];
    case 'ataxx':
      return ['All enemies beside the square of a move change sides.'];
    case 'quadwrangle':
      return [
        'All enemies beside the square of a move change sides; those beside a drop only if it touches another piece of the player.',
      ];
    case 'snort':
    case 'anyside':
    case 'top':
    case 'none':
      return [];
  }
}
