import { HANDS, type Ground } from './grounds.js';

/** A field of the engine that no key sets. Only built-in variants set it, and sections inherit it. */
interface KeylessField {
  readonly field: string;
  readonly meaning: string;
  /** As for an option. An empty list: no move depends on it. */
  readonly actsWhen?: readonly Ground[];
}

export const KEYLESS_FIELDS = [
  {
    field: 'freeDrops',
    meaning: 'Drops need no pieces in hand (ataxx).',
    actsWhen: HANDS,
  },
  { field: 'kingType', meaning: 'How the king moves, if not like the king of chess.' },
  {
    field: 'mainPromotionPawnType',
    meaning: 'What a captured promoted pawn becomes in hand: the last of promotionPawnTypes.',
  },
  { field: 'nnueAlias', meaning: 'Names the evaluation network to load.', actsWhen: [] },
  { field: 'endgameEval', meaning: 'Selects the endgame knowledge of the search.', actsWhen: [] },
  {
    field: 'unusedBetza',
    meaning: 'Notations of removed pieces, which have no effect.',
    actsWhen: [],
  },
] as const satisfies readonly KeylessField[];
