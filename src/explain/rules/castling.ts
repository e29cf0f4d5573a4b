import { COLORS, printFile, type Color } from '../../ir/board.js';
import { castlingTargets, hasRight, rightIndex, type Wing } from '../../play/castling.js';
import { printSquareNumber } from '../../play/notation/squares.js';
import { isPiece, typeOf } from '../../play/piece-code.js';
import { CASTLING_KING, CASTLING_ROOK, stateAt } from '../../play/position.js';
import { capitalized, listInWords } from '../../text/words.js';
import { hasRoyal } from '../royals.js';
import type { RuleFamily } from '../rule-family.js';
import {
  anyOfPieces,
  pieceOrAny,
  type StartedGame,
  type DescribedGame,
} from '../described-game.js';
import { withArticle } from '../words.js';

/** Who castles from where to where, mostly from the start position. */
export const castling = {
  chapter: 'Castling',
  fields: [
    'castling',
    'castlingDroppedPiece',
    'castlingKingsideFile',
    'castlingQueensideFile',
    'castlingRank',
    'castlingKingFile',
    'castlingKingPiece',
    'castlingRookKingsideFile',
    'castlingRookQueensideFile',
    'castlingRookPieces',
    'oppositeCastling',
    'chess960',
  ],
  describe: (described) => (described.game.rules.castling ? describeCastling(described) : []),
} as const satisfies RuleFamily;

function describeCastling(described: DescribedGame): readonly string[] {
  const { rules } = described.game;
  const ways = [
    ...describeStart(described),
    ...(rules.castlingDroppedPiece ? [sayDropped(described)] : []),
  ];
  if (ways.length === 0) return [];
  return [
    ...ways,
    rules.chess960
      ? 'They may start on any squares of that rank, and end on the same ones (Chess960); no other piece may stand in their way.'
      : 'Neither piece may have moved before, and no piece may stand between them or in their way.',
    ...(hasRoyal(described)
      ? ['The king may not castle out of check, nor over or to an attacked square.']
      : []),
    ...(rules.oppositeCastling
      ? ['Once a player has castled to one side, his opponent may castle to the other side only.']
      : []),
  ];
}

const SIDES = { white: 0, black: 1 } as const satisfies Record<Color, 0 | 1>;
const WINGS: readonly Wing[] = [0, 1];

/** `White castles with the king from e1 to g1 and the rook from h1 to f1.` */
function describeStart(described: DescribedGame): readonly string[] {
  const { start } = described;
  if (start === null) return [];
  const [white = [], black = []] = COLORS.map((color) =>
    WINGS.flatMap((wing) => wayOf(described, start, SIDES[color], wing) ?? []),
  );
  const say = (player: string, ways: readonly string[]): string =>
    `${player} castles with ${listInWords(ways, 'or with')}.`;
  const onRank = (ways: readonly string[], rank: number): string =>
    listInWords(ways).replaceAll(new RegExp(`(?<=[a-z])${rank}\\b`, 'g'), '');
  const { castlingRank } = described.game.rules;
  const blackRank = described.game.board.ranks - castlingRank;
  if (white.length > 0 && onRank(white, castlingRank + 1) === onRank(black, blackRank))
    return [`${say('White', white)} Black does the same on rank ${blackRank}.`];
  return [
    ...(white.length === 0 ? [] : [say('White', white)]),
    ...(black.length === 0 ? [] : [say('Black', black)]),
  ];
}

/** The squares of king and rook when a side castles on one wing; null if it may not. */
function wayOf(
  described: DescribedGame,
  { compiled: { tables }, position }: StartedGame,
  side: 0 | 1,
  wing: Wing,
): string | null {
  if (!hasRight(position, side, wing)) return null;
  const at = stateAt(position);
  const king = position.state[at + CASTLING_KING + side] ?? -1;
  const rook = position.state[at + CASTLING_ROOK + rightIndex(side, wing)] ?? -1;
  const goals = castlingTargets(tables, side, wing);
  const say = (from: number, to: number): string => {
    const code = position.board[from] ?? 0;
    const id = isPiece(code) ? tables.game.pieces[typeOf(code)]?.id : undefined;
    const name = id === undefined ? 'piece' : described.nameOf(id);
    return `the ${name} from ${printSquareNumber(tables, from)} to ${printSquareNumber(tables, to)}`;
  };
  return `${say(king, goals.king)} and ${say(rook, goals.rook)}`;
}

/** Castling with pieces that were dropped. */
function sayDropped(described: DescribedGame): string {
  const { rules } = described.game;
  const king = pieceOrAny(described, rules.castlingKingPiece.white) ?? 'any piece';
  const rook = anyOfPieces(described, rules.castlingRookPieces.white) ?? withArticle('rook');
  const files = [rules.castlingRookQueensideFile, rules.castlingRookKingsideFile].map(
    (file) => `${printFile(Math.min(file, described.game.board.files - 1))}-`,
  );
  const [left = '', right = ''] = [rules.castlingQueensideFile, rules.castlingKingsideFile].map(
    (file) => printFile(file),
  );
  const rank = rules.castlingRank === 0 ? 'first rank' : `rank ${rules.castlingRank + 1}`;
  return `${capitalized(king)} that is dropped on the ${printFile(rules.castlingKingFile)}-file of the player's ${rank} may castle with ${rook} that is dropped there on the ${listInWords(files, 'or')}file: to the ${left}- or the ${right}-file, the other piece next to it on the inner side.`;
}
