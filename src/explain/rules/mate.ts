import type { Value } from '../../ir/rules.js';
import { listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { drawClause, resultVerb } from '../result-words.js';
import { hasRoyal } from '../royals.js';
import { nameOfKind, type DescribedGame } from '../described-game.js';
import { withArticle } from '../words.js';

/** Checkmate and stalemate. */
export const mate = {
  chapter: 'End of the game',
  fields: ['checkmateValue', 'shatarMateRule', 'stalemateValue', 'stalematePieceCount'],
  describe: (described) => [...describeMate(described), ...describeStalemate(described)],
} as const satisfies RuleFamily;

function describeMate(described: DescribedGame): readonly string[] {
  if (!hasRoyal(described)) return [];
  const { checkmateValue, shatarMateRule } = described.game.rules;
  if (checkmateValue === 'draw') return ['Checkmate is a draw.'];
  const mated = `A player who is in check and has no legal move ${resultVerb(checkmateValue)}`;
  if (!shatarMateRule) return [`${mated} (checkmate).`];
  // Measured in the engine: `play/mechanics/shatar-mate`.
  const shaks = ['knight', 'rook', 'bers'].flatMap((kind) => nameOfKind(described, kind) ?? []);
  const knight = nameOfKind(described, 'knight');
  return [
    `${mated} (checkmate), if among the checks in a row that led to it, the last included, there was one by ${listInWords(shaks.map(withArticle), 'or')}; otherwise the game is a draw.`,
    ...(knight === null ? [] : [`A player who mates with ${withArticle(knight)} alone loses.`]),
  ];
}

const OPPOSITE: Readonly<Record<Value, Value>> = {
  win: 'loss',
  loss: 'win',
  draw: 'draw',
  none: 'none',
};

function describeStalemate(described: DescribedGame): readonly string[] {
  const { pass, passOnStalemate, stalematePieceCount, stalemateValue } = described.game.rules;
  const passes = (['white', 'black'] as const).every(
    (color) => pass[color] || passOnStalemate[color],
  );
  if (passes) return [];
  const stuck = hasRoyal(described)
    ? 'a player who is not in check has no legal move'
    : 'a player has no legal move';
  if (stalemateValue === 'draw') return [`If ${stuck}, ${drawClause(described)}.`];
  if (!stalematePieceCount) return [`If ${stuck}, he ${resultVerb(stalemateValue)}.`];
  return [
    `If ${stuck}, the player with more pieces on the board ${resultVerb(OPPOSITE[stalemateValue])}; if both have the same number, ${drawClause(described)}.`,
  ];
}
