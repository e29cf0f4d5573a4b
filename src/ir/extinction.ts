import type { RuleFields } from './rules.js';

/** Whether the number of pieces of a type can end the game. With pseudo-royal pieces it does so only after an explosion. */
export function canEndByExtinction({
  blastOnCapture,
  extinctionPseudoRoyal,
  extinctionValue,
}: Pick<
  RuleFields<string>,
  'blastOnCapture' | 'extinctionPseudoRoyal' | 'extinctionValue'
>): boolean {
  return extinctionValue !== 'none' && (!extinctionPseudoRoyal || blastOnCapture);
}

/** Whether the game is over before the first move, because it has none of a type of which every player needs a piece. */
export function isLostAtStart(rules: RuleFields<string>, types: readonly string[]): boolean {
  return (
    canEndByExtinction(rules) &&
    rules.extinctionOpponentPieceCount <= 0 &&
    rules.extinctionPieceTypes.some((wanted) => wanted !== '*' && !types.includes(wanted))
  );
}
