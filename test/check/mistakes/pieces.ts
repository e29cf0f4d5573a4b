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
      { code: 'ini/unknown-option', at: '2:1' },
      { code: 'ini/unknown-option', at: '3:1' },
      { code: 'ini/unknown-option', at: '4:1' },
    ],
  },
  {
    id: 'removed-piece-left-in-references',
    found: [{ code: 'rule/extinction-already-at-start', at: '4:12' }],
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
    id: 'flag-region-reached-at-start',
    found: [{ code: 'rule/flag-region-reached-at-start', at: '3:19' }],
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
];
