import { BUILTIN_VARIANTS } from '../../catalog/builtins.js';
import type { Choices } from './choices.js';

/** Notations of pieces in real games. */
const REAL = BUILTIN_VARIANTS.flatMap(({ options }) =>
  options.flatMap((line) => {
    const betza = /^customPiece\d+ = .:(.+)$/.exec(line)?.[1];
    return betza === undefined ? [] : [betza];
  }),
);

const ATOMS = [
  ...'WFDNAHCZGKRBQ',
  'WW',
  'NN',
  'DD',
  'AA',
  'CC',
  'W2',
  'F3',
  'N2',
  'R3',
  'B2',
  'Q4',
];
const DIRECTIONS = ['f', 'b', 's', 'v', 'l', 'r', 'ff', 'fl', 'br', 'fs', 'fh', 'bh', 'fb'];
const KINDS = ['m', 'c', 'n', 'p', 'g', 'i', 'im', 'mp', 'cp', 'mi'];

/** A piece's moves in the engine's dialect: from a real game, or a few terms combined. */
export function inventBetza(choices: Choices): string {
  if (choices.chance(0.3)) return choices.one(REAL);
  const terms = Array.from({ length: choices.number(1, 3) }, () => {
    const kind = choices.chance(0.4) ? choices.one(KINDS) : '';
    const direction = choices.chance(0.35) ? choices.one(DIRECTIONS) : '';
    return `${kind}${direction}${choices.one(ATOMS)}`;
  });
  return terms.join('');
}

/** At most one part for each line, and leaps that are on neither line: the engine reads such combinations as everybody else does. */
const STRAIGHT = ['W', 'R', 'R2', 'R3', 'fR', 'fsR', 'mR', 'cW', 'fW', 'sW', 'bW', 'mRcpR', 'fR3'];
const ASLANT = ['F', 'B', 'B2', 'B4', 'fF', 'bF', 'mB', 'cB', 'fB', 'cF'];
const LEAPS = ['N', 'nN', 'fN', 'bN', 'sN', 'mN', 'cN', 'C', 'Z', 'NN', 'ffN'];
const LONG_LEAPS = ['D', 'A', 'nD', 'nA', 'H', 'G', 'fA', 'mD', 'cA', 'bD'];

/** A piece's moves that mean the same in every dialect: at most one part of each group. */
export function inventPortableBetza(choices: Choices): string {
  const parts = [
    ...choices.some(STRAIGHT, choices.number(0, 1)),
    ...choices.some(ASLANT, choices.number(0, 1)),
    ...choices.some(LEAPS, choices.chance(0.3) ? 1 : 0),
  ];
  if (parts.length > 0) return parts.join('');
  return choices.chance(0.5) ? choices.one(LONG_LEAPS) : choices.one(['K', 'Q', 'RF', 'BW', 'WfF']);
}
