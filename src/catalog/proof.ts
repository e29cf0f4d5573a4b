/**
 * In how many positions a text that is written is played beside its source, unless something else is asked for. Of 297 faults written into
 * the sections of the shipped documents that so many find, 250 miss 16: rules of repetition above all.
 */
export const USUAL_PROOF = 500;
