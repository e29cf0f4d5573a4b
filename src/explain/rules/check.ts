import { numberWord } from '../../catalog/number-words.js';
import { capitalized, listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { isLastingRoyal } from '../royals.js';
import { anyOfPieces, piecesOf, type DescribedGame } from '../described-game.js';

/** Royal pieces, and checks that are not allowed. */
export const check = {
  chapter: 'Check',
  fields: [
    'checking',
    'dropChecks',
    'dupleCheck',
    'extinctionPseudoRoyal',
    'flyingGeneral',
    'makpongRule',
  ],
  describe: (described) => {
    const { king, rules } = described.game;
    // Only an attack on the type `king` is a check that can be forbidden.
    const isForbidden = (key: 'checking' | 'dropChecks'): boolean => king !== null && !rules[key];
    return [
      ...describeRoyals(described),
      ...describePseudoRoyals(described),
      ...(rules.flyingGeneral
        ? ['The kings may not face each other on an open file or rank.']
        : []),
      ...(rules.makpongRule
        ? ['A king in check may not move, except to capture the only piece that checks it.']
        : []),
      ...(isForbidden('checking') ? ['No move may give check.'] : []),
      ...(rules.checking && isForbidden('dropChecks') && rules.pieceDrops
        ? ['No drop may give check.']
        : []),
    ];
  },
} as const satisfies RuleFamily;

/** The royal pieces, unless the king is the only one, as players expect. */
function describeRoyals({ game: { royals }, nameOf }: DescribedGame): readonly string[] {
  if (royals === undefined) return [];
  const names = listInWords(royals.map(nameOf));
  return [`Royal pieces: ${names}. A player may not leave any of them attacked or lose one.`];
}

/** When pseudo-royal pieces are royal: always, or only the last ones of a type. */
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
  const royal = anyOfPieces(described, rules.extinctionPieceTypes);
  if (!rules.extinctionPseudoRoyal || royal === null) return [];
  const explodes = rules.blastOnCapture ? ' or let it explode' : '';
  return [
    `${sayWho(described, royal)}: no move may leave it attacked${explodes}.`,
    ...(rules.dupleCheck
      ? ['A player with several of them may leave some attacked, but not all at once.']
      : []),
    ...(rules.blastOnCapture
      ? ['Where royal pieces of both players touch, neither can be attacked.']
      : []),
  ];
}
