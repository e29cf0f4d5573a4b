import { numberWord } from '../../catalog/number-words.js';
import { canEndByExtinction, isLostAtStart } from '../../ir/extinction.js';
import { listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { resultVerb } from '../result-words.js';
import { piecesOf, type DescribedGame } from '../described-game.js';
import { plural } from '../words.js';

/** Endings by loss of pieces. */
export const extinction = {
  chapter: 'End of the game',
  fields: [
    'extinctionValue',
    'extinctionClaim',
    'extinctionPieceTypes',
    'extinctionPieceCount',
    'extinctionOpponentPieceCount',
  ],
  describe: (described) => {
    const { pieces, rules } = described.game;
    if (!canEndByExtinction(rules)) return [];
    if (
      isLostAtStart(
        rules,
        pieces.map(({ id }) => id),
      )
    )
      return [
        'The game is over before the first move: a type of piece that each player needs is missing.',
      ];
    const lost = sayLost(described);
    if (lost === null) return [];
    const who = `${lost}${sayOpponent(described)}`;
    return rules.extinctionValue === 'draw'
      ? [`The game is a draw when a player ${who.replace(/,$/, '')}.`]
      : [`A player who ${who} ${resultVerb(rules.extinctionValue)}.`];
  },
} as const satisfies RuleFamily;

/** `has no piece left`, `has no knight left`; null if none of the types is in the game. */
function sayLost(described: DescribedGame): string | null {
  const {
    extinctionPieceCount: few,
    extinctionPieceTypes: types,
    pieceDrops,
  } = described.game.rules;
  const amount = few === 0 ? 'no' : few === 1 ? 'only one' : `only ${numberWord(few)}`;
  const noun = few > 1 ? 'pieces' : 'piece';
  const hand = pieceDrops ? ' on the board and in hand together' : '';
  if (types.includes('*')) return `has ${amount} ${noun} left${hand}`;
  const ones = piecesOf(described, types);
  if (ones.length === 0) return null;
  const isAny = ones.length > 1 && ones.length === described.game.pieces.length;
  if (isAny && few === 0) return `has lost his last piece of any type${hand}`;
  if (isAny) return `has ${amount} ${noun} left of any type${hand}`;
  const names = ones.map(({ id }) => described.nameOf(id));
  return `has ${listInWords(
    names.map((name) => `${amount} ${few > 1 ? plural(name) : name}`),
    'or',
  )} left${hand}`;
}

/** The number of these pieces that the opponent must have. */
function sayOpponent({ game: { rules } }: DescribedGame): string {
  const enough = rules.extinctionOpponentPieceCount;
  const claim = rules.extinctionClaim
    ? ` (at least ${numberWord(enough + 1)} if it is his own turn)`
    : '';
  return enough <= 0 && claim === ''
    ? ''
    : `, while his opponent has at least ${numberWord(enough)}${claim},`;
}
