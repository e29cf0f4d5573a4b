import type { MistakeExpectation } from './expectation.js';

export const REGIONS: readonly MistakeExpectation[] = [
  { id: 'region-comma-separated', found: [{ code: 'region/region-comma-separated', at: '2:14' }] },
  {
    id: 'region-range',
    found: [
      { code: 'region/region-range', at: '2:14' },
      { code: 'region/region-range', at: '3:24' },
    ],
  },
  { id: 'region-glued-squares', found: [{ code: 'region/region-glued-squares', at: '2:14' }] },
  { id: 'region-bad-square-crash', found: [{ code: 'region/region-word-crash', at: '2:14' }] },
  {
    id: 'region-bad-rank-wildcard-crash',
    found: [{ code: 'region/region-word-crash', at: '2:14' }],
  },
  { id: 'region-huge-rank-crash', found: [{ code: 'region/region-word-crash', at: '2:14' }] },
  { id: 'region-word-crash', found: [{ code: 'region/region-word-crash', at: '2:14' }] },
  { id: 'region-rank-zero', found: [{ code: 'region/region-rank-zero', at: '2:14' }] },
  { id: 'region-rank-zero-wildcard', found: [{ code: 'region/region-rank-zero', at: '2:14' }] },
  { id: 'region-rank-beyond-engine', found: [{ code: 'region/region-beyond-engine', at: '2:14' }] },
  { id: 'region-off-board', found: [{ code: 'region/region-off-board', at: '2:14' }] },
  { id: 'region-single-letter', found: [{ code: 'region/region-half-square', at: '2:14' }] },
  { id: 'region-bare-star', found: [{ code: 'region/region-half-square', at: '2:14' }] },
  {
    id: 'region-uppercase',
    // Measured: the engine has no legal move here, because White's pawn is on a2.
    found: [
      { code: 'region/region-uppercase', at: '2:14' },
      { code: 'rule/flag-region-reached-at-start', at: '2:14' },
    ],
  },
  { id: 'region-trailing-blank-false-alarm', found: [] },
  { id: 'region-dash-in-middle', found: [{ code: 'region/region-dash-in-middle', at: '2:14' }] },
  {
    id: 'mobility-region-empty-is-unrestricted',
    found: [{ code: 'region/mobility-region-empty-is-unrestricted', at: '2:28' }],
  },
  {
    id: 'mobility-region-one-colour',
    found: [{ code: 'region/mobility-region-one-colour', at: '2:27' }],
  },
  {
    id: 'mobility-region-unused-piece',
    found: [{ code: 'region/mobility-region-unused-piece', at: '2:31' }],
  },
  {
    id: 'mobility-region-blocks-attack',
    found: [{ code: 'region/mobility-region-blocks-attack', at: '2:28' }],
  },
  {
    id: 'walling-region-overrides-colours',
    found: [{ code: 'region/walling-region-overrides-colours', at: '2:17' }],
  },
  {
    id: 'region-duplicate-square',
    found: [{ code: 'region/region-duplicate-square', at: '2:14' }],
  },
  { id: 'walling-region-empty', found: [{ code: 'region/walling-region-empty', at: '2:17' }] },
  { id: 'drop-region-empty', found: [{ code: 'region/drop-region-empty', at: '2:19' }] },
  {
    id: 'en-passant-region-off-board',
    found: [{ code: 'region/en-passant-region-off-board', at: '2:19' }],
  },
];
