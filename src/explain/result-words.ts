import type { Value } from '../ir/rules.js';
import type { DescribedGame } from './described-game.js';

/** What a value means for the player that it is for; the engine takes `none` for a win where it asks for a result. */
export function endsInWords(value: Value): string {
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

/** The same for his opponent. */
export function opponentEnds(value: Value): string {
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

/** The end of a game without a winner: a clause. */
export function drawInWords({ game: { rules } }: DescribedGame): string {
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
