import type { RuleFamily } from '../rule-family.js';
import { anyOf, type ToldGame } from '../told-game.js';
import { capitalized, listInWords, numberInWords } from '../words.js';

/** What must be kept safe, and checks that may not be given. */
export const check = {
  chapter: 'Check',
  says: [
    'checking',
    'dropChecks',
    'dupleCheck',
    'extinctionPseudoRoyal',
    'flyingGeneral',
    'makpongRule',
  ],
  tell: (told) => {
    const { rules } = told.game;
    return [
      ...tellRoyals(told),
      ...tellPseudoRoyals(told),
      ...(rules.flyingGeneral
        ? ['The kings may not face each other on an open file or rank.']
        : []),
      ...(rules.makpongRule
        ? ['A king in check may not move, except to capture the only piece that checks it.']
        : []),
      ...(rules.checking ? [] : ['No move may give check.']),
      ...(rules.checking && !rules.dropChecks && rules.pieceDrops
        ? ['No drop may give check.']
        : []),
    ];
  },
} as const satisfies RuleFamily;

/** One king is what everybody expects. */
function tellRoyals({ game: { royals }, nameOf }: ToldGame): readonly string[] {
  if (royals === undefined) return [];
  const names = listInWords(royals.map(nameOf));
  return [
    `Royal are: ${names}. None of a player's royal pieces may be left attacked, nor be lost.`,
  ];
}

function tellPseudoRoyals(told: ToldGame): readonly string[] {
  const { rules } = told.game;
  const royal = anyOf(told, rules.extinctionPieceTypes);
  if (!rules.extinctionPseudoRoyal || royal === null) return [];
  const few = rules.extinctionPieceCount + 1;
  const who =
    few === 1
      ? 'the only one of its kind that a player has'
      : `one of the last ${numberInWords(few)} of its kind`;
  return [
    `${capitalized(royal)} is royal if it is ${who}: no move may leave it attacked${rules.blastOnCapture ? ' or let it explode' : ''}.`,
    ...(rules.dupleCheck
      ? ['Of several a player may leave some attacked, but not all at once.']
      : []),
    ...(rules.blastOnCapture
      ? ['Where royal pieces of both players touch, neither can be attacked.']
      : []),
  ];
}
