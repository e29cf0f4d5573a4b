import { HANDS, type Ground } from './grounds.js';

/** A field of the engine that no key sets: a built-in variant has it, and what inherits from it. */
interface KeylessField {
  readonly field: string;
  readonly meaning: string;
  /** As of an option; no grounds: no move depends on it. */
  readonly actsWhen?: readonly Ground[];
}

export const KEYLESS_FIELDS = [
  {
    field: 'freeDrops',
    meaning: 'Drops need nothing in hand (ataxx).',
    actsWhen: HANDS,
  },
  { field: 'kingType', meaning: 'What the king moves like, if not like the king of chess.' },
  {
    field: 'mainPromotionPawnType',
    meaning: 'What a captured promoted pawn is in hand: the last of promotionPawnTypes.',
  },
  { field: 'nnueAlias', meaning: 'Names the evaluation network to load.', actsWhen: [] },
  { field: 'endgameEval', meaning: 'Chooses what the search knows of endgames.', actsWhen: [] },
  {
    field: 'unusedBetza',
    meaning: 'Notations of pieces that were removed: nobody moves by them.',
    actsWhen: [],
  },
] as const satisfies readonly KeylessField[];
