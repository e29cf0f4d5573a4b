import type { Value } from '../ir/rules.js';
import type { DescribedGame } from './described-game.js';

/** What a result means for the player to whom it applies. The engine treats `none` as a win. */
export function resultVerb(value: Value): string {
  switch (value) {
    case 'win':
    case 'none':
      return 'wins';
    case 'loss':
      return 'loses';
    case 'draw':
      return 'draws';
  }
}

/** What a result means for the opponent of the player to whom it applies. */
export function opponentResultVerb(value: Value): string {
  switch (value) {
    case 'win':
    case 'none':
      return 'loses';
    case 'loss':
      return 'wins';
    case 'draw':
      return 'draws';
  }
}

/** A clause for the end of a game without a winner: `the game is a draw`. */
export function drawClause({ game: { rules } }: DescribedGame): string {
  switch (rules.materialCounting) {
    case 'none':
      return 'the game is a draw';
    case 'whitedrawodds':
      return 'White wins (draw odds)';
    case 'blackdrawodds':
      return 'Black wins (draw odds)';
    case 'unweighted':
    case 'janggi':
      return 'the pieces are counted';
  }
}
