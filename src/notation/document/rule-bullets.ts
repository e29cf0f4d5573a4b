import type { Board } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import { bothSides, farthestRanks, squaresWhere } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';
import type { BeyondEngine, RulesFamily } from '../../ir/variant.js';
import type { BulletName } from './bullet-names.js';

/** What a value of a bullet changes. */
export interface RuleChange {
  readonly fields?: Partial<RuleFields<PieceId>>;
  readonly beyond?: Partial<BeyondEngine>;
}

/** What the values are read against. */
export interface RuleContext {
  readonly board: Board;
  readonly royal: PieceId | null;
  /** Whether a piece promotes as pawns of chess do. */
  readonly hasPawns: boolean;
  /** The rank from 0 on which White's pawns stand at the start. */
  readonly pawnRank: number;
}

export interface RuleBullet {
  readonly name: BulletName;
  /** The values, as messages list them. */
  readonly words: readonly string[];
  /** What a value (lower case, single blanks) means; null: nothing. */
  readonly read: (value: string, context: RuleContext) => RuleChange | null;
  /** Values beside `words` that may be said of these rules. */
  readonly more?: (rules: RuleFields<PieceId>) => readonly string[];
  /** What each family takes where no text says; null: the family has no such rule, and nothing is said. */
  readonly defaults: Readonly<Record<RulesFamily, string | null>>;
}

/** A bullet whose values are these and no others. */
function choice(
  name: BulletName,
  defaults: RuleBullet['defaults'],
  changes: Readonly<Record<string, (context: RuleContext) => RuleChange>>,
): RuleBullet {
  const byWord = new Map(Object.entries(changes));
  return {
    name,
    defaults,
    words: [...byWord.keys()],
    read: (value, context) => byWord.get(value)?.(context) ?? null,
  };
}

/** Pawns promote on their last square in any case, unless a text says otherwise of them. */
function promotionIs(mandatory: boolean): (context: RuleContext) => RuleChange {
  return ({ hasPawns }) => ({
    fields: {
      mandatoryPiecePromotion: mandatory,
      ...(hasPawns ? { mandatoryPawnPromotion: mandatory } : {}),
    },
  });
}

function fields(change: Partial<RuleFields<PieceId>>): () => RuleChange {
  return () => ({ fields: change });
}

/** Every rule that a bullet states in a few words. The defaults of shogi are those of the engine's `shogi`. */
export const RULE_BULLETS: readonly RuleBullet[] = [
  choice(
    'Promotion',
    { shogi: 'optional', chess: null },
    {
      optional: promotionIs(false),
      compulsory: promotionIs(true),
    },
  ),
  choice(
    'Drops',
    { shogi: 'yes', chess: 'no' },
    {
      yes: fields({ pieceDrops: true, capturesToHand: true }),
      no: fields({ pieceDrops: false, capturesToHand: false }),
      'of the initial hand': fields({ pieceDrops: true, capturesToHand: false }),
    },
  ),
  choice(
    'Immobile pieces',
    { shogi: 'forbidden', chess: null },
    {
      forbidden: fields({ immobilityIllegal: true }),
      allowed: fields({ immobilityIllegal: false }),
    },
  ),
  choice(
    'Castling',
    { shogi: 'no', chess: 'yes' },
    { yes: fields({ castling: true }), no: fields({ castling: false }) },
  ),
  choice(
    'Double step',
    { shogi: 'no', chess: 'yes' },
    {
      yes: ({ board, pawnRank }) => ({
        fields: {
          doubleStep: true,
          doubleStepRegion: bothSides(
            board,
            squaresWhere(board, (_file, rank) => rank === pawnRank),
          ),
        },
      }),
      no: fields({ doubleStep: false }),
    },
  ),
  {
    name: 'Move rule',
    defaults: { shogi: 'none', chess: '50 moves' },
    words: ['none', '50 moves'],
    read: (value) => {
      const count = value === 'none' ? '0' : /^(\d{1,4}) moves?$/.exec(value)?.[1];
      return count === undefined ? null : { fields: { nMoveRule: Number(count) } };
    },
    more: ({ nMoveRule }) => [`${nMoveRule} ${nMoveRule === 1 ? 'move' : 'moves'}`],
  },
  {
    name: 'Repetition',
    defaults: { shogi: 'fourfold is a draw', chess: 'threefold is a draw' },
    words: [
      'none',
      'fourfold is a draw',
      'threefold loses',
      'threefold wins',
      'threefold is forbidden',
    ],
    read: readRepetition,
    more: () => FOLDS.flatMap((fold) => RESULTS.map((result) => `${fold} ${result}`)),
  },
  choice(
    'Perpetual check',
    { shogi: 'loses', chess: null },
    {
      loses: fields({ perpetualCheckIllegal: true }),
      allowed: fields({ perpetualCheckIllegal: false }),
    },
  ),
  choice(
    'Stalemate',
    { shogi: 'loss', chess: 'draw' },
    {
      loss: fields({ stalemateValue: 'loss' }),
      draw: fields({ stalemateValue: 'draw' }),
      win: fields({ stalemateValue: 'win' }),
    },
  ),
  choice(
    'Campmate',
    { shogi: null, chess: null },
    {
      yes: ({ board, royal }) => ({
        fields: {
          flagPiece: { white: royal ?? '*', black: royal ?? '*' },
          flagRegion: bothSides(board, farthestRanks(board, 1, 'white')),
        },
      }),
      no: fields({}),
    },
  ),
  choice(
    'Bare kings',
    { shogi: null, chess: null },
    {
      'the king nearer its last rank wins': () => ({
        beyond: { bareKings: 'king-nearer-its-last-rank-wins' },
      }),
      'no rule': () => ({ beyond: { bareKings: null } }),
    },
  ),
];

const FOLDS = ['twofold', 'threefold', 'fourfold', 'fivefold', 'sixfold'] as const;
const RESULTS = ['is a draw', 'loses', 'wins', 'is forbidden'] as const;

/**
 * `threefold loses`: for the player who completes it. The engine's `nFoldValue` is the value for the player to move then, who
 * is the other one.
 */
function readRepetition(value: string): RuleChange | null {
  if (value === 'none') return { fields: { nFoldRule: 0 } };
  const blank = value.indexOf(' ');
  const fold = FOLDS.findIndex((word) => word === value.slice(0, blank));
  if (fold === -1) return null;
  const nFoldRule = fold + 2;
  const result = value.slice(blank + 1);
  if (result === 'is a draw') return { fields: { nFoldRule, nFoldValue: 'draw' } };
  if (result === 'loses') return { fields: { nFoldRule, nFoldValue: 'win' } };
  if (result === 'wins') return { fields: { nFoldRule, nFoldValue: 'loss' } };
  if (result === 'is forbidden')
    return { fields: { nFoldRule: 0 }, beyond: { repetitionProhibited: nFoldRule } };
  return null;
}
