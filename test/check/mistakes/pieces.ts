import type { MistakeExpectation } from './expectation.js';

export const PIECES: readonly MistakeExpectation[] = [
  { id: 'piece-letter-not-a-letter', found: [{ code: 'ini/invalid-value', at: '3:9' }] },
  { id: 'piece-letter-non-ascii', found: [{ code: 'ini/invalid-value', at: '3:9' }] },
  { id: 'piece-multi-letter', found: [{ code: 'ini/ignored-text', at: '3:14' }] },
  { id: 'custom-piece-missing-betza', found: [{ code: 'ini/invalid-value', at: '3:16' }] },
  { id: 'custom-piece-empty-betza', found: [{ code: 'ini/invalid-value', at: '3:16' }] },
  {
    id: 'custom-piece-number-out-of-range',
    found: [
      { code: 'ini/unknown-option', at: '2:1' },
      { code: 'ini/unknown-option', at: '3:1' },
      { code: 'ini/unknown-option', at: '4:1' },
    ],
  },
  { id: 'custom-piece-remove-false-alarm', found: [] },
  {
    id: 'piece-name-unknown',
    found: [
      { code: 'ini/key-case', at: '2:1' },
      { code: 'ini/unknown-option', at: '3:1' },
      { code: 'ini/key-case', at: '4:1' },
    ],
  },
  {
    id: 'removed-piece-left-in-references',
    found: [
      { code: 'rule/extinction-already-at-start', at: '3:8' },
      { code: 'fen/castling-rights-missing-in-fen', at: '4:12' },
    ],
  },
  { id: 'piece-set-comma', found: [{ code: 'ini/invalid-value', at: '2:23' }] },
  { id: 'piece-set-undefined-letter', found: [{ code: 'ini/invalid-value', at: '2:23' }] },
  { id: 'piece-set-uses-piece-name', found: [{ code: 'ini/invalid-value', at: '2:23' }] },
  {
    id: 'piece-set-none-word',
    found: [
      { code: 'ini/invalid-value', at: '2:20' },
      { code: 'rule/immune-types-with-royal', at: '2:20' },
    ],
  },
  {
    id: 'piece-type-several-letters',
    found: [
      { code: 'ini/ignored-text', at: '2:13' },
      { code: 'rule/flag-region-reached-at-start', at: '3:14' },
    ],
  },
  { id: 'flag-piece-undefined', found: [{ code: 'ini/invalid-value', at: '2:13' }] },
  {
    id: 'flag-region-without-flag-piece',
    found: [{ code: 'rule/flag-region-without-flag-piece', at: '2:14' }],
  },
  { id: 'drop-no-doubled-undefined', found: [{ code: 'ini/invalid-value', at: '2:17' }] },
  { id: 'promoted-piece-type-undefined', found: [{ code: 'ini/invalid-value', at: '2:21' }] },
  { id: 'promoted-piece-type-incomplete', found: [{ code: 'ini/ignored-text', at: '2:21' }] },
  { id: 'promoted-piece-type-comma', found: [{ code: 'ini/invalid-value', at: '4:21' }] },
  { id: 'piece-value-comma', found: [{ code: 'ini/invalid-value', at: '2:16' }] },
  {
    id: 'custom-piece-redefined-without-betza',
    found: [{ code: 'ini/invalid-value', at: '2:16' }],
  },
  { id: 'pawn-type-undefined', found: [{ code: 'ini/invalid-value', at: '2:13' }] },
  { id: 'extinction-piece-undefined', found: [{ code: 'ini/invalid-value', at: '3:24' }] },
  { id: 'piece-defined-after-use', found: [] },
  { id: 'piece-letter-clash', found: [{ code: 'letters/piece-letter-clash', at: '2:14' }] },
  {
    id: 'piece-letter-clash-same-section',
    found: [{ code: 'letters/piece-letter-clash', at: '3:16' }],
  },
  {
    id: 'piece-letter-clash-removes-king',
    found: [{ code: 'letters/piece-letter-clash', at: '2:12' }],
  },
  {
    id: 'piece-betza-on-predefined',
    found: [
      { code: 'piece/betza-on-predefined', at: '2:8' },
      { code: 'piece/betza-on-predefined', at: '3:10' },
    ],
  },
  {
    id: 'custom-piece-missing-colon',
    found: [{ code: 'piece/custom-piece-missing-colon', at: '3:16' }],
  },
  {
    id: 'custom-piece-blank-before-colon',
    found: [{ code: 'piece/custom-piece-blank-before-colon', at: '3:16' }],
  },
  {
    id: 'custom-pawn-without-pawn-types',
    found: [{ code: 'piece/custom-pawn-without-pawn-types', at: '2:16' }],
  },
  {
    id: 'pawn-types-without-pawn',
    found: [{ code: 'piece/custom-pawn-without-pawn-types', at: '2:16' }],
  },
  { id: 'no-parent-no-promotion-types', found: [{ code: 'piece/no-promotion-types', at: '2:8' }] },
  { id: 'promotion-to-pawn', found: [{ code: 'piece/promotion-to-pawn', at: '2:23' }] },
  { id: 'promotion-to-king', found: [{ code: 'piece/promotion-to-king', at: '2:23' }] },
  { id: 'piece-set-dash-in-middle', found: [{ code: 'piece/set-dash-in-middle', at: '2:23' }] },
  { id: 'main-pawn-type-is-last', found: [{ code: 'piece/main-pawn-type-is-last', at: '3:13' }] },
  {
    id: 'drop-no-doubled-wildcard',
    found: [{ code: 'drop/drop-no-doubled-wildcard', at: '2:17' }],
  },
  {
    id: 'promoted-piece-type-to-king',
    found: [{ code: 'piece/promoted-piece-type-to-king', at: '2:21' }],
  },
  {
    id: 'promoted-piece-type-inherits',
    found: [{ code: 'piece/promoted-piece-type-inherits', at: '2:21' }],
  },
  {
    id: 'promoted-piece-type-missing-colon',
    found: [{ code: 'piece/promoted-piece-type-missing-colon', at: '8:21' }],
  },
  {
    id: 'promotion-limit-missing-colon',
    found: [{ code: 'piece/promotion-limit-missing-colon', at: '2:18' }],
  },
  {
    id: 'piece-value-missing-colon',
    found: [{ code: 'piece/piece-value-missing-colon', at: '2:16' }],
  },
  {
    id: 'shogi-pawn-drop-mate-needs-shogi-pawn',
    found: [{ code: 'drop/pawn-drop-mate-needs-shogi-pawn', at: '2:28' }],
  },
  {
    id: 'type-specific-rule-without-type',
    found: [{ code: 'piece/type-specific-rule-without-type', at: '2:24' }],
  },
  { id: 'custom-slot-reused', found: [{ code: 'piece/custom-slot-reused', at: '3:16' }] },
  {
    id: 'promotion-limit-negative',
    found: [{ code: 'piece/promotion-limit-negative', at: '2:18' }],
  },
  {
    id: 'promotion-limit-all-reached',
    found: [{ code: 'piece/promotion-limit-all-reached', at: '3:18' }],
  },
  // With `mandatoryPiecePromotion` the queen must demote on every move, to a piece without a type (a8a1- and so on, not a8a1).
  {
    id: 'piece-promotion-keys-without-map',
    found: [{ code: 'rule/demotion-to-nothing', at: '2:17' }],
  },
];
