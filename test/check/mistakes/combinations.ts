import type { MistakeExpectation } from './expectation.js';

/** Options that contradict each other, have no effect, or need another. */
export const COMBINATIONS: readonly MistakeExpectation[] = [
  {
    id: 'captures-to-hand-without-drops',
    found: [{ code: 'drop/captures-to-hand-without-drops', at: '2:18' }],
  },
  {
    id: 'piece-drops-without-source',
    found: [{ code: 'drop/piece-drops-without-source', at: '2:14' }],
  },
  {
    id: 'drop-keys-without-piece-drops',
    found: [{ code: 'drop/drop-keys-without-piece-drops', at: '2:19' }],
  },
  {
    id: 'seirawan-gating-without-gating',
    found: [{ code: 'rule/seirawan-gating-without-gating', at: '3:18' }],
  },
  {
    id: 'seirawan-gating-without-pocket',
    found: [{ code: 'rule/seirawan-gating-without-pocket', at: '2:12' }],
  },
  {
    id: 'cambodian-moves-without-gating',
    found: [{ code: 'rule/cambodian-moves-without-gating', at: '2:10' }],
  },
  {
    id: 'walling-with-drops',
    found: [
      { code: 'rule/duck-with-king', at: '2:15' },
      { code: 'rule/walling-with-drops', at: '2:15' },
    ],
  },
  {
    id: 'wall-or-move-without-walling',
    found: [{ code: 'rule/wall-or-move-without-walling', at: '2:14' }],
  },
  { id: 'duck-with-king', found: [{ code: 'rule/duck-with-king', at: '2:15' }] },
  { id: 'blast-with-king', found: [{ code: 'rule/blast-with-king', at: '2:18' }] },
  { id: 'petrify-king', found: [{ code: 'rule/petrify-king', at: '2:25' }] },
  {
    id: 'flip-enclosed-with-king',
    found: [{ code: 'rule/flip-enclosed-with-king', at: '2:22' }],
  },
  {
    id: 'extinction-types-without-value',
    found: [{ code: 'rule/extinction-types-without-value', at: '2:24' }],
  },
  {
    id: 'extinction-value-without-types',
    found: [{ code: 'rule/extinction-value-without-types', at: '2:19' }],
  },
  {
    id: 'pseudo-royal-without-types',
    found: [{ code: 'rule/pseudo-royal-without-types', at: '2:25' }],
  },
  {
    id: 'duple-check-without-pseudo-royal',
    found: [{ code: 'rule/duple-check-without-pseudo-royal', at: '2:14' }],
  },
  {
    id: 'check-counting-without-checking',
    found: [{ code: 'rule/check-counting-without-checking', at: '2:12' }],
  },
  {
    id: 'double-step-inherited-off',
    found: [{ code: 'rule/double-step-inherited-off', at: '2:14' }],
  },
  {
    id: 'double-step-region-inherited-off',
    found: [{ code: 'rule/double-step-region-inherited-off', at: '2:25' }],
  },
  { id: 'connect-no-direction', found: [{ code: 'rule/connect-no-direction', at: '8:12' }] },
  {
    id: 'connect-region-incomplete',
    found: [{ code: 'rule/connect-region-incomplete', at: '2:23' }],
  },
  {
    id: 'flag-options-without-region',
    found: [{ code: 'rule/flag-options-without-region', at: '2:12' }],
  },
  {
    // Atomic chess has no flag region either.
    id: 'flag-piece-safe-with-blast',
    found: [
      { code: 'rule/flag-options-without-region', at: '2:17' },
      { code: 'rule/flag-piece-safe-with-blast', at: '2:17' },
    ],
  },
  {
    // The commoner is not royal, not even by extinction.
    id: 'cambodian-moves-without-king',
    found: [
      { code: 'rule/cambodian-moves-without-king', at: '2:8' },
      { code: 'rule/no-way-to-win', at: '2:8' },
    ],
  },
  {
    // In xiangqi the stalemated player loses, so the game can still be won.
    id: 'chasing-rule-without-king',
    found: [{ code: 'rule/chasing-rule-without-king', at: '2:8' }],
  },
  { id: 'no-way-to-win', found: [{ code: 'rule/no-way-to-win', at: '2:8' }] },
  { id: 'connect-n-one', found: [{ code: 'rule/connect-n-one', at: '8:12' }] },
  {
    id: 'drop-no-doubled-count-zero',
    found: [{ code: 'drop/drop-no-doubled-count-zero', at: '2:22' }],
  },
  {
    id: 'soldier-promotion-rank-off-board',
    found: [{ code: 'rule/soldier-promotion-rank-off-board', at: '2:24' }],
  },
  {
    id: 'stalemate-piece-count-with-draw',
    found: [{ code: 'rule/stalemate-piece-count-with-draw', at: '2:23' }],
  },
  {
    id: 'nfold-value-absolute-with-draw',
    found: [{ code: 'rule/nfold-value-absolute-with-draw', at: '2:22' }],
  },
  {
    id: 'flag-piece-count-unreachable',
    found: [{ code: 'rule/flag-piece-count-unreachable', at: '4:18' }],
  },
  {
    id: 'pawn-drop-keys-need-pawn',
    found: [{ code: 'drop/pawn-drop-keys-need-pawn', at: '2:22' }],
  },
  {
    // Nothing makes the commoner royal.
    id: 'parent-inherits-derived-castling',
    found: [
      { code: 'rule/no-way-to-win', at: '2:8' },
      { code: 'rule/parent-inherits-derived-castling', at: '2:8' },
    ],
  },
];
