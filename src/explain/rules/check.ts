import { numberWord } from '../../catalog/number-words.js';
import { capitalized, listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { isLastingRoyal } from '../royals.js';
import { anyOf, piecesOf, type DescribedGame } from '../described-game.js';

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
  describe: (described) => {
    const { rules } = described.game;
    return [
      ...describeRoyals(described),
      ...describePseudoRoyals(described),
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
function describeRoyals({ game: { royals }, nameOf }: DescribedGame): readonly string[] {
  if (royals === undefined) return [];
  const names = listInWords(royals.map(nameOf));
  return [
    `Royal are: ${names}. None of a player's royal pieces may be left attacked, nor be lost.`,
  ];
}

/** When a piece is royal that not every player has once. */
function sayWho(described: DescribedGame, royal: string): string {
  const { rules } = described.game;
  const types = piecesOf(described, rules.extinctionPieceTypes);
  if (types.every(({ id }) => isLastingRoyal(described, id)))
    return `The ${listInWords(types.map(({ id }) => described.nameOf(id)))} is royal`;
  const few = rules.extinctionPieceCount + 1;
  const { files, ranks } = described.game.board;
  if (few >= files * ranks) return `${capitalized(royal)} is royal`;
  const last = few === 1 ? 'the last' : `one of the last ${numberWord(few)}`;
  return `${capitalized(royal)} is royal if it is ${last} of its kind that the player has`;
}

function describePseudoRoyals(described: DescribedGame): readonly string[] {
  const { rules } = described.game;
  const royal = anyOf(described, rules.extinctionPieceTypes);
  if (!rules.extinctionPseudoRoyal || royal === null) return [];
  const explodes = rules.blastOnCapture ? ' or let it explode' : '';
  return [
    `${sayWho(described, royal)}: no move may leave it attacked${explodes}.`,
    ...(rules.dupleCheck
      ? ['Of several a player may leave some attacked, but not all at once.']
      : []),
    ...(rules.blastOnCapture
      ? ['Where royal pieces of both players touch, neither can be attacked.']
      : []),
  ];
}
