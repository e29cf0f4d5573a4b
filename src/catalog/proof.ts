/** In how many positions a text that is written is played beside its source, unless something else is asked for. */
export const USUAL_PROOF = 500;
