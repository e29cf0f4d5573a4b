import type { MistakeExpectation } from './expectation.js';

export const FEN: readonly MistakeExpectation[] = [
  { id: 'start-fen-last-rank-width', found: [{ code: 'fen/start-fen-wrong-width', at: '2:12' }] },
  {
    id: 'start-fen-last-rank-too-wide',
    found: [{ code: 'fen/start-fen-wrong-width', at: '2:12' }],
  },
  { id: 'start-fen-missing-king', found: [{ code: 'fen/start-fen-missing-king', at: '2:12' }] },
  { id: 'start-fen-no-kings', found: [{ code: 'fen/start-fen-no-kings', at: '3:12' }] },
  { id: 'start-fen-two-kings', found: [{ code: 'fen/start-fen-two-kings', at: '3:12' }] },
  {
    id: 'start-fen-undefined-letter',
    found: [{ code: 'fen/start-fen-undefined-letter', at: '2:12' }],
  },
  { id: 'start-fen-wrong-width', found: [{ code: 'fen/start-fen-wrong-width', at: '2:12' }] },
  {
    id: 'start-fen-wrong-rank-count',
    found: [{ code: 'fen/start-fen-wrong-rank-count', at: '2:12' }],
  },
  { id: 'start-fen-double-blank', found: [{ code: 'fen/start-fen-double-blank', at: '2:12' }] },
  { id: 'start-fen-uppercase-side', found: [{ code: 'fen/start-fen-unknown-side', at: '2:12' }] },
  {
    id: 'start-fen-pocket-without-drops',
    found: [{ code: 'fen/pocket-without-drops', at: '2:12' }],
  },
  { id: 'start-fen-missing-pocket', found: [{ code: 'fen/start-fen-missing-pocket', at: '2:14' }] },
  {
    id: 'start-fen-missing-check-count',
    found: [{ code: 'fen/start-fen-missing-check-count', at: '2:17' }],
  },
  {
    id: 'start-fen-black-promoted-piece',
    found: [{ code: 'fen/start-fen-unpromotable-piece', at: '2:12' }],
  },
  {
    id: 'start-fen-white-promoted-piece',
    found: [{ code: 'fen/start-fen-unpromotable-piece', at: '2:12' }],
  },
  { id: 'start-fen-touching-kings', found: [{ code: 'fen/start-fen-touching-kings', at: '3:12' }] },
  {
    id: 'start-fen-too-many-fields',
    found: [{ code: 'fen/start-fen-too-many-fields', at: '2:12' }],
  },
  { id: 'start-fen-epd', found: [{ code: 'fen/start-fen-epd', at: '3:12' }] },
  { id: 'start-fen-digit-group', found: [{ code: 'fen/start-fen-digit-group', at: '2:12' }] },
  {
    id: 'start-fen-overflow-write-top',
    found: [{ code: 'fen/start-fen-wrong-width', at: '2:12' }],
  },
  { id: 'start-fen-overflow-write', found: [{ code: 'fen/start-fen-wrong-width', at: '2:12' }] },
  {
    id: 'start-fen-opponent-in-check',
    found: [{ code: 'fen/start-fen-opponent-in-check', at: '3:12' }],
  },
  { id: 'start-fen-game-over', found: [{ code: 'fen/start-fen-game-over', at: '3:12' }] },
  {
    id: 'start-fen-pawn-on-last-rank',
    found: [{ code: 'fen/start-fen-pawn-on-last-rank', at: '3:12' }],
  },
  {
    id: 'start-fen-outside-mobility-region',
    found: [
      { code: 'region/mobility-region-one-colour', at: '3:27' },
      { code: 'fen/start-fen-outside-mobility-region', at: '4:12' },
    ],
  },
  { id: 'start-fen-ep-rank-10-false-alarm', found: [] },
  {
    id: 'start-fen-check-count-two-digits',
    found: [{ code: 'fen/start-fen-check-count-two-digits', at: '3:12' }],
  },
  {
    id: 'start-fen-check-count-zero',
    found: [{ code: 'fen/start-fen-check-count-zero', at: '3:12' }],
  },
  {
    id: 'start-fen-wall-without-walling',
    found: [{ code: 'fen/start-fen-wall-without-walling', at: '2:12' }],
  },
  {
    id: 'start-fen-pocket-unclosed',
    found: [{ code: 'fen/start-fen-pocket-unclosed', at: '2:12' }],
  },
  {
    id: 'start-fen-king-count-mismatch',
    found: [{ code: 'fen/start-fen-king-count-mismatch', at: '2:12' }],
  },
  {
    id: 'counting-rule-with-ep-field',
    found: [{ code: 'fen/counting-rule-with-ep-field', at: '2:12' }],
  },
  {
    id: 'flag-region-reached-at-start',
    found: [{ code: 'rule/flag-region-reached-at-start', at: '3:19' }],
  },
  {
    id: 'extinction-already-at-start',
    found: [{ code: 'rule/extinction-already-at-start', at: '4:24' }],
  },
  {
    id: 'connect-already-at-start',
    found: [{ code: 'rule/connect-already-at-start', at: '2:12' }],
  },
];
