import type { EngineRuleKey } from '../ir/engine-rules.js';
import type { MECHANICS } from './mechanics.js';

/** The engine's fields that some mechanic implements. */
type ClaimedKey = (typeof MECHANICS)[number]['claims'][number];

/** The fields that no mechanic implements, each with the reason. TypeScript requires that each field is either here or in a mechanic. */
export const UNMODELLED: Readonly<Record<Exclude<EngineRuleKey, ClaimedKey>, string>> = {
  variantTemplate: 'Tells XBoard which game to display; no move depends on it.',
  pieceToCharTable: 'Tells XBoard the letters of the pieces; no move depends on it.',
  pocketSize: 'Tells XBoard how many pieces in hand to show; a hand holds any number.',
  pieceValueMg: 'The value of a piece in the middlegame, for the search.',
  pieceValueEg: 'The value of a piece in the endgame, for the search.',
  nnueAlias: 'Names the evaluation network to load.',
  endgameEval: 'Selects the endgame knowledge of the search.',
  unusedBetza: 'Notations of removed pieces, which have no effect.',
};
