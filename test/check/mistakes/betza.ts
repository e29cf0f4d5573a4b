import type { MistakeExpectation } from './expectation.js';

/** Most of these sections have one piece and no king, so the game cannot be won. This is reported at the name. */
const NO_WAY_TO_WIN = { code: 'rule/no-way-to-win', at: '1:2' };

/** Betza strings, also of kings, initial moves, and `pieceToCharTable` for XBoard. */
export const BETZA: readonly MistakeExpectation[] = [
  {
    id: 'betza-unsupported-letter',
    found: [NO_WAY_TO_WIN, { code: 'betza/unsupported-here', at: '2:16' }],
  },
  {
    id: 'betza-lowercase-atom',
    found: [NO_WAY_TO_WIN, { code: 'betza/lowercase-atom', at: '2:16' }],
  },
  {
    id: 'betza-two-digit-range',
    found: [NO_WAY_TO_WIN, { code: 'betza/range-digits', at: '2:16' }],
  },
  {
    id: 'betza-unsupported-rider',
    found: [NO_WAY_TO_WIN, { code: 'betza/dead-rider', at: '2:16' }],
  },
  {
    id: 'betza-unsupported-rider-range',
    found: [NO_WAY_TO_WIN, { code: 'betza/dead-rider', at: '2:16' }],
  },
  {
    id: 'betza-unsupported-hopper',
    found: [NO_WAY_TO_WIN, { code: 'betza/dead-hopper', at: '2:16' }],
  },
  {
    id: 'betza-hopper-leaper-is-rider',
    found: [NO_WAY_TO_WIN, { code: 'betza/hopper-range', at: '2:16' }],
  },
  {
    id: 'betza-unsupported-lame',
    found: [NO_WAY_TO_WIN, { code: 'betza/dead-lame-leaper', at: '2:16' }],
  },
  {
    id: 'betza-initial-needs-double-step',
    found: [NO_WAY_TO_WIN, { code: 'betza/initial-needs-double-step', at: '2:16' }],
  },
  {
    id: 'betza-parentheses',
    found: [NO_WAY_TO_WIN, { code: 'betza/unsupported-here', at: '2:16' }],
  },
  {
    id: 'betza-e-flag-makes-en-passant-type',
    found: [{ code: 'betza/e-flag-makes-en-passant-type', at: '3:16' }],
  },
  { id: 'king-redundant-betza', found: [{ code: 'betza/king-redundant-betza', at: '2:8' }] },
  {
    id: 'betza-initial-capture',
    found: [NO_WAY_TO_WIN, { code: 'betza/initial-capture', at: '2:16' }],
  },
  { id: 'king-betza-rider', found: [{ code: 'betza/king-rides-or-hops', at: '2:8' }] },
  { id: 'king-betza-hopper', found: [{ code: 'betza/king-rides-or-hops', at: '2:8' }] },
  { id: 'king-betza-empty', found: [{ code: 'betza/king-betza-empty', at: '2:8' }] },
  {
    id: 'double-step-region-own-start',
    found: [{ code: 'rule/double-step-region-own-start', at: '2:25' }],
  },
  {
    id: 'piece-to-char-table-length',
    found: [{ code: 'xboard/piece-to-char-table-length', at: '2:20' }],
  },
  {
    id: 'piece-to-char-table-missing-piece',
    found: [{ code: 'xboard/piece-to-char-table-missing-piece', at: '2:14' }],
  },
  {
    id: 'piece-to-char-table-undefined-letter',
    found: [{ code: 'xboard/piece-to-char-table-undefined-letter', at: '2:20' }],
  },
  {
    id: 'variant-template-unknown',
    found: [{ code: 'xboard/variant-template-unknown', at: '2:19' }],
  },
  { id: 'piece-to-char-table-inherited', found: [] },
];
