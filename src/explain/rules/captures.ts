import { capitalized } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { anyOfPieces, piecesOf, type DescribedGame } from '../described-game.js';
import { plural, withArticle } from '../words.js';

/** Which captures are allowed, which are compulsory, and their effects. */
export const captures = {
  chapter: 'Captures',
  fields: [
    'mustCapture',
    'blastOnCapture',
    'blastImmuneTypes',
    'petrifyOnCaptureTypes',
    'petrifyBlastPieces',
    'mutuallyImmuneTypes',
  ],
  describe: (described) => [
    ...(described.game.rules.mustCapture ? ['A player who can capture must do so.'] : []),
    ...describeBlast(described),
    ...describeStones(described),
    ...piecesOf(described, described.game.rules.mutuallyImmuneTypes).map(({ id }) => {
      const piece = withArticle(described.nameOf(id));
      return `${capitalized(piece)} may not capture ${piece}.`;
    }),
  ],
} as const satisfies RuleFamily;

function describeBlast(described: DescribedGame): readonly string[] {
  const { pieces, rules } = described.game;
  if (!rules.blastOnCapture) return [];
  const pawn = pieces.find(({ kind }) => kind === 'pawn');
  const except =
    pawn === undefined ? '' : `, except ${plural(described.nameOf(pawn.id))} beside it`;
  const immune = anyOfPieces(described, rules.blastImmuneTypes);
  return [
    `Every capture explodes: the capturing piece leaves the board with the captured one, and so does everything on the squares around it${except}.`,
    ...(immune === null ? [] : [`${capitalized(immune)} survives explosions.`]),
    ...(rules.petrifyBlastPieces
      ? ['Every piece that explodes around the capture leaves a wall.']
      : []),
  ];
}

function describeStones(described: DescribedGame): readonly string[] {
  const stony = anyOfPieces(described, described.game.rules.petrifyOnCaptureTypes);
  return stony === null ? [] : [`${capitalized(stony)} that captures turns into a wall.`];
}
