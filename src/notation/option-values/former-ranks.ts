import { byColor, type Color } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { SquareSet } from '../../ir/region.js';
import { parseRank } from './numbers.js';
import { zoneFrom } from './regions.js';
import type { ValueProblem } from './stored.js';

type Zones = {
  -readonly [K in 'promotionRegion' | 'doubleStepRegion']: EngineRules[K];
} & Pick<EngineRules, 'maxRank'>;

/** Second rank, counted from 0: where `doubleStepRank` and `doubleStepRankMin` stand unless they are given. */
const SECOND_RANK = 1;

/**
 * The deprecated ranks `promotionRank`, `doubleStepRank` and `doubleStepRankMin`: each gives a zone on the board of this
 * section, for both colours. A rank that is out of range leaves the zone as it is.
 */
export function assignFormerRank(
  rules: Zones,
  key: 'promotionRank' | 'doubleStepRank' | 'doubleStepRankMin',
  text: string,
): readonly ValueProblem[] {
  const { value, problems } = parseRank(text);
  if (problems.some(({ kind }) => kind === 'invalid')) return problems;
  const { maxRank } = rules;
  switch (key) {
    case 'promotionRank':
      rules.promotionRegion = byColor((color) => zoneFrom(color, value, maxRank));
      break;
    case 'doubleStepRank':
      rules.doubleStepRegion = byColor((color) => ranksBetween(color, SECOND_RANK, value, maxRank));
      break;
    case 'doubleStepRankMin':
      rules.doubleStepRegion = byColor((color) => ranksBetween(color, value, SECOND_RANK, maxRank));
      break;
  }
  return problems;
}

/** The ranks from one to another, as a player of a board with `ranks` ranks counts them. */
function ranksBetween(color: Color, first: number, last: number, ranks: number): SquareSet {
  const beyond = new Set(zoneFrom(color, last + 1, ranks));
  return zoneFrom(color, first, ranks).filter((square) => !beyond.has(square));
}
