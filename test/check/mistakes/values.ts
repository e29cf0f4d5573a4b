import type { MistakeExpectation } from './expectation.js';

/** Words, numbers, board sizes, castling and old keys. */
export const VALUES: readonly MistakeExpectation[] = [
  {
    id: 'bool-not-true-false',
    found: [
      { code: 'ini/bool-not-true-false', at: '2:12' },
      { code: 'ini/bool-not-true-false', at: '3:12' },
      { code: 'ini/bool-not-true-false', at: '4:26' },
    ],
  },
  { id: 'bool-trailing-whitespace', found: [{ code: 'ini/trailing-whitespace', at: '2:12' }] },
  {
    id: 'value-inline-comment',
    found: [{ code: 'ini/value-inline-comment', at: '2:18' }],
  },
  { id: 'int-inline-comment', found: [{ code: 'ini/int-inline-comment', at: '2:13' }] },
  {
    id: 'int-negative',
    found: [
      { code: 'ini/int-negative', at: '2:13' },
      { code: 'ini/int-negative', at: '3:13' },
      { code: 'ini/int-negative', at: '4:14' },
      { code: 'ini/int-negative', at: '5:24' },
    ],
  },
  {
    id: 'int-not-a-number',
    found: [
      { code: 'ini/invalid-value', at: '2:13' },
      { code: 'ini/invalid-value', at: '3:13' },
    ],
  },
  { id: 'int-overflow', found: [{ code: 'ini/invalid-value', at: '2:13' }] },
  { id: 'nmoverule-over-limit', found: [{ code: 'rule/nmoverule-over-limit', at: '2:13' }] },
  {
    id: 'value-unknown-word',
    found: [
      { code: 'ini/value-unknown-word', at: '2:18' },
      { code: 'ini/enum-wrong-case', at: '3:14' },
    ],
  },
  {
    id: 'value-none-where-meaningless',
    found: [
      { code: 'ini/word-not-for-key', at: '2:18' },
      { code: 'ini/word-not-for-key', at: '3:18' },
    ],
  },
  {
    id: 'enum-wrong-case',
    found: [
      { code: 'ini/enum-wrong-case', at: '2:15' },
      { code: 'ini/enum-wrong-case', at: '3:20' },
    ],
  },
  { id: 'counting-rule-cambodian-false-alarm', found: [] },
  {
    id: 'enclosing-rule-unsupported-for-key',
    found: [{ code: 'ini/word-not-for-key', at: '2:22' }],
  },
  { id: 'enclosing-drop-quadwrangle', found: [{ code: 'ini/word-not-for-key', at: '2:17' }] },
  { id: 'value-quoted', found: [{ code: 'ini/value-quoted', at: '2:18' }] },
  { id: 'max-rank-too-large', found: [{ code: 'ini/board-too-large', at: '2:11' }] },
  { id: 'max-file-too-large', found: [{ code: 'ini/board-too-large', at: '2:11' }] },
  { id: 'max-file-beyond-l', found: [{ code: 'ini/board-too-large', at: '2:11' }] },
  { id: 'max-rank-zero', found: [{ code: 'ini/invalid-value', at: '2:11' }] },
  { id: 'max-rank-not-a-number', found: [{ code: 'ini/invalid-value', at: '2:11' }] },
  { id: 'max-rank-huge', found: [{ code: 'ini/board-too-large', at: '2:11' }] },
  { id: 'max-file-uppercase', found: [{ code: 'ini/file-uppercase', at: '2:11' }] },
  {
    id: 'file-trailing-garbage',
    found: [
      { code: 'ini/number-trailing-text', at: '2:11' },
      { code: 'ini/number-trailing-text', at: '3:24' },
      { code: 'ini/number-trailing-text', at: '4:11' },
    ],
  },
  {
    id: 'board-size-without-start-fen',
    found: [
      { code: 'board/board-size-without-start-fen', at: '2:11' },
      { code: 'region/promotion-region-off-board', at: '2:11' },
    ],
  },
  {
    id: 'promotion-region-off-board',
    found: [{ code: 'region/promotion-region-off-board', at: '2:11' }],
  },
  {
    id: 'promotion-region-not-updated',
    found: [{ code: 'region/promotion-region-not-updated', at: '2:11' }],
  },
  {
    id: 'double-step-region-not-updated',
    found: [{ code: 'region/double-step-region-not-updated', at: '2:11' }],
  },
  {
    id: 'castling-rank-above-board',
    found: [
      // A board of seven ranks with regions for eight.
      { code: 'region/double-step-region-not-updated', at: '2:11' },
      { code: 'region/promotion-region-off-board', at: '2:11' },
      { code: 'rule/castling-rank-above-board', at: '4:16' },
    ],
  },
  { id: 'castling-files-swapped', found: [{ code: 'rule/castling-files-swapped', at: '2:24' }] },
  {
    id: 'castling-rights-missing-in-fen',
    found: [{ code: 'fen/castling-rights-missing-in-fen', at: '2:12' }],
  },
  {
    id: 'castling-rights-without-castling',
    found: [{ code: 'fen/castling-rights-without-castling', at: '3:12' }],
  },
  { id: 'castling-one-rook-check-reads-oob', found: [] },
  {
    id: 'castling-wins-without-rights',
    found: [{ code: 'rule/castling-wins-without-rights', at: '2:16' }],
  },
  { id: 'castling-rights-invalid-letter', found: [{ code: 'ini/invalid-value', at: '2:16' }] },
  {
    id: 'deprecated-key',
    found: [
      { code: 'ini/deprecated-key', at: '2:1' },
      { code: 'ini/deprecated-key', at: '3:1' },
      { code: 'ini/deprecated-key', at: '4:1' },
      { code: 'drop/drop-keys-without-piece-drops', at: '4:13' },
    ],
  },
  { id: 'deprecated-castling-rook-piece', found: [{ code: 'ini/deprecated-key', at: '2:1' }] },
  {
    id: 'deprecated-double-step-rank-min-ignored',
    found: [
      { code: 'ini/deprecated-key', at: '2:1' },
      { code: 'ini/overridden-option', at: '3:1' },
    ],
  },
  {
    id: 'deprecated-promotion-rank-off-board',
    found: [{ code: 'ini/deprecated-rank-off-board', at: '2:17' }],
  },
  { id: 'promotion-rank-depends-on-max-rank', found: [{ code: 'ini/deprecated-key', at: '3:1' }] },
  { id: 'crcrlf-line-ends', found: [{ code: 'ini/trailing-whitespace', at: '2:12' }] },
  {
    id: 'int-trailing-garbage',
    found: [
      { code: 'ini/number-trailing-text', at: '2:13' },
      { code: 'ini/number-trailing-text', at: '3:13' },
      { code: 'ini/number-trailing-text', at: '4:18' },
      { code: 'rule/flag-options-without-region', at: '4:18' },
    ],
  },
  {
    id: 'castling-target-file-off-board',
    found: [{ code: 'rule/castling-target-file-off-board', at: '4:24' }],
  },
  {
    id: 'castling-target-file-not-updated',
    found: [{ code: 'rule/castling-target-file-not-updated', at: '2:11' }],
  },
  {
    id: 'castling-king-piece-wildcard',
    found: [{ code: 'rule/castling-king-piece-wildcard', at: '2:21' }],
  },
  { id: 'castling-king-piece-undefined', found: [{ code: 'ini/invalid-value', at: '2:21' }] },
  { id: 'castling-rook-pieces-undefined', found: [{ code: 'ini/invalid-value', at: '2:22' }] },
  {
    id: 'castling-keys-without-castling',
    found: [{ code: 'rule/castling-keys-without-castling', at: '2:24' }],
  },
  { id: 'nfold-one', found: [{ code: 'rule/nfold-one', at: '2:13' }] },
  {
    id: 'value-semicolon-list',
    found: [
      { code: 'ini/value-semicolon-list', at: '2:14' },
      { code: 'ini/value-semicolon-list', at: '3:23' },
    ],
  },
];
