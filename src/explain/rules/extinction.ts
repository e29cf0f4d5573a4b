import type { RuleFamily } from '../rule-family.js';
import { endsInWords } from '../result-words.js';
import { anyOf, piecesOf, type ToldGame } from '../told-game.js';
import { numberInWords } from '../words.js';

/** Games that end because pieces are gone. */
export const extinction = {
  chapter: 'End of the game',
  says: [
    'extinctionValue',
    'extinctionClaim',
    'extinctionPieceTypes',
    'extinctionPieceCount',
    'extinctionOpponentPieceCount',
  ],
  tell: (told) => {
    const { rules } = told.game;
    if (rules.extinctionValue === 'none') return [];
    // What is royal cannot be lost but by an explosion.
    if (rules.extinctionPseudoRoyal && !rules.blastOnCapture) return [];
    const lost = sayLost(told);
    return lost === null
      ? []
      : [`A player who ${lost}${sayOpponent(told)} ${endsInWords(rules.extinctionValue)}.`];
  },
} as const satisfies RuleFamily;

/** `has no piece left`, `has no knight and no rook left`; null: none of the types is in the game. */
function sayLost(told: ToldGame): string | null {
  const { extinctionPieceCount: few, extinctionPieceTypes: types, pieceDrops } = told.game.rules;
  const amount = few === 0 ? 'no' : few === 1 ? 'only one' : `only ${numberInWords(few)}`;
  const noun = few > 1 ? 'pieces' : 'piece';
  const hand = pieceDrops ? ', on the board and in hand together' : '';
  if (types.includes('*')) return `has ${amount} ${noun} left${hand}`;
  const [only, ...more] = piecesOf(told, types);
  if (only === undefined) return null;
  const names = anyOf(told, types) ?? '';
  const name = told.nameOf(only.id);
  if (more.length === 0) return `has ${amount} ${name}${few > 1 ? 's' : ''} left${hand}`;
  return few === 0
    ? `has lost the last of a type among these: ${names}${hand}`
    : `has ${few === 1 ? 'one' : `${numberInWords(few)} or fewer`} left of a type among these: ${names}${hand}`;
}

/** What the opponent must have for it, of the same. */
function sayOpponent({ game: { rules } }: ToldGame): string {
  const enough = rules.extinctionOpponentPieceCount;
  const claim = rules.extinctionClaim
    ? ` (at least ${numberInWords(enough + 1)} if it is his own turn)`
    : '';
  return enough <= 0 && claim === ''
    ? ''
    : `, while his opponent has at least ${numberInWords(enough)}${claim},`;
}
