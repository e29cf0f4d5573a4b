import { endingJudge } from '../../play/ending.js';
import type { CompiledGame } from '../../play/compiled-game.js';
import type { Match } from '../../play/match.js';
import type { Outcome } from '../../play/mechanic.js';
import { ENDING_KINDS, type EndingKind, type Scene } from './ending-kinds.js';
import { ENDINGS } from './endings.js';

/** How a game ended, and who won. */
export interface Judgement {
  readonly kind: EndingKind;
  readonly outcome: Outcome;
}

/** Names the ending of a position; null if the game is not over. */
export type Judge = (match: Match) => Judgement | null;

/** Compiles the judge of a game, which names the ending of a position. */
export function compileJudge(compiled: CompiledGame): Judge {
  const judge = endingJudge(compiled);
  return (match) => {
    const { history, position } = match;
    const ending = judge.ending(position, history);
    if (ending === null) return null;
    const scene: Scene = {
      match,
      ending,
      otherwise: (change, chases) =>
        judge.otherwise(
          ending.by,
          change,
          position,
          chases === undefined ? history : { ...history, chased: [] },
        ),
    };
    const kind = ENDING_KINDS.find(
      (one) => ENDINGS[one].by.includes(ending.by) && ENDINGS[one].matches(scene),
    );
    if (kind === undefined) throw new Error(`An end of the game by ${ending.by} has no name.`);
    return { kind, outcome: ending.outcome };
  };
}
