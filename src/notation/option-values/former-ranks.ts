import { byColor, type Color } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { SquareSet } from '../../ir/region.js';
import { parseRank } from './numbers.js';
import { zoneFrom } from './regions.js';
import type { ValueProblem } from './stored.js';

type Zones = {
  -readonly [K in 'promotionRegion' | 'doubleStepRegion']: EngineRules[K];
} & Pick<EngineRules, 'maxRank'>;

/** The second rank, counted from 0: the default of `doubleStepRank` and `doubleStepRankMin`. */
const SECOND_RANK = 1;

/**
 * Assigns one of the deprecated ranks `promotionRank`, `doubleStepRank` and `doubleStepRankMin`. Each sets a zone for both colours, on
 * the board of the section. A rank that is out of range changes nothing.
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

/** The squares from one rank to another, counted from the player's side of a board with `ranks` ranks. */
function ranksBetween(color: Color, first: number, last: number, ranks: number): SquareSet {
  const beyond = new Set(zoneFrom(color, last + 1, ranks));
  return zoneFrom(color, first, ranks).filter((square) => !beyond.has(square));
}
