import { insufficientMaterial } from '../../play/mechanics/insufficient-material.js';
import type { RuleFamily } from '../rule-family.js';
import { drawInWords } from '../result-words.js';
import type { ToldGame } from '../told-game.js';

/** Ends that neither player brings about: agreements by passing, full boards, counts of pieces and of moves. */
export const counting = {
  chapter: 'End of the game',
  says: [
    'bikjangRule',
    'adjudicateFullBoard',
    'materialCounting',
    'countingRule',
    'sittuyinPromotion',
  ],
  tell: (told) => [
    ...tellPasses(told),
    ...tellBikjang(told),
    ...(told.game.rules.adjudicateFullBoard
      ? [`When the board is full, ${drawInWords(told)}.`]
      : []),
    ...tellBareKings(told),
    ...tellDead(told),
    ...tellCounts(told),
    ...tellMaterial(told),
  ],
} as const satisfies RuleFamily;

function tellPasses(told: ToldGame): readonly string[] {
  const { pass, passOnStalemate, wallOrMove } = told.game.rules;
  const may = (color: 'white' | 'black'): boolean => pass[color] || passOnStalemate[color];
  return may('white') && may('black') && !wallOrMove
    ? [`When both players pass, one after the other, ${drawInWords(told)}.`]
    : [];
}

function tellBikjang(told: ToldGame): readonly string[] {
  const { king, rules } = told.game;
  return rules.bikjangRule && king !== null
    ? [
        `If the kings face each other on an open file or rank, the player to move must part them or pass; if he passes, ${drawInWords(told)}.`,
      ]
    : [];
}

function tellBareKings({ game: { beyond, king } }: ToldGame): readonly string[] {
  return beyond.bareKings === null || king === null
    ? []
    : [
        'When only the two kings are left, the king nearer to its last rank wins; if both are equally near, the player to move.',
      ];
}

function tellDead({ game }: ToldGame): readonly string[] {
  return insufficientMaterial.appliesTo(game) && game.king !== null
    ? ['If neither player has enough pieces left to win, the game is a draw.']
    : [];
}

/** Measured in the engine: `play/mechanics/counting`. */
function tellCounts({ game: { rules } }: ToldGame): readonly string[] {
  const before = rules.sittuyinPromotion
    ? [
        'A player who has only his king and a pawn, is not in check and could do nothing but promote may claim a draw.',
      ]
    : [];
  switch (rules.countingRule) {
    case 'none':
      return before;
    case 'makruk':
      return [
        ...before,
        'Once no pawns are left, a player with more than a lone king may count his moves: after 64 the game is a draw.',
        'A lone king counts to 8 against two rooks, 16 against one rook, 22 against two khons, 32 against two knights, 44 against one khon and else 64; he begins with the number of pieces on the board.',
      ];
    case 'cambodian':
      return [
        ...before,
        'A player with at most three pieces may count his moves: after 63 the game is a draw.',
        'A lone king without pawns on the board counts to 7 against two rooks, 15 against one rook, 21 against two khons, 31 against two knights, 43 against one khon and else 63; he begins with the number of pieces on the board.',
      ];
    case 'asean':
      return [
        ...before,
        'A lone king counts his moves once no pawns are left: the game is a draw after 16 against a rook, 44 against a khon and 64 against a knight.',
      ];
  }
}

/** Points as the engine counts them: `play/material`. */
function tellMaterial({ game: { rules } }: ToldGame): readonly string[] {
  switch (rules.materialCounting) {
    case 'none':
    case 'whitedrawodds':
    case 'blackdrawodds':
      return [];
    case 'unweighted':
      return [
        'When the pieces are counted, the player with more on the board wins; if both have equally many, the game is a draw.',
      ];
    case 'janggi':
      return [
        'When the pieces are counted, chariots are worth 13 points, cannons 7, horses 5, elephants and guards 3, soldiers 2; Black, who moves second, gets 1.5 more. The player with more points wins.',
      ];
  }
}
