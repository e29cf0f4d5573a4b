import { MOVE_STYLE_NAMES, type MoveStyle } from '../../../notation/move-styles.js';
import type { Block } from '../../../read/page/blocks.js';
import { pageGames } from '../../../read/page/games.js';
import { quotedMoves, type QuotedMove } from '../../../read/page/quoted-moves.js';
import { definePageRule, noteAt, type PageFinding } from '../../page/page-rule.js';

export default definePageRule({
  code: 'doc/notation-mixed',
  severity: 'warning',
  isOfOneSource: true,
  title: 'A section writes its moves in two notations.',
  why: 'Readers and programs confuse the notations, or treat one as a mistake. Shogi notations differ in the sign for a drop and in the dash.',
  bad: [
    '# Shogi\n\nA dropped pawn is written ⟦P*45⟧.\n\nA silver that promotes is written S11+.\n',
  ],
  good: [
    '# Shogi\n\nA dropped pawn is written P*45.\n\nA silver that promotes is written S-11+.\n',
    "# Shogi\n\n## Hodges\n\nA dropped pawn is written P*4e.\n\n## Hosking\n\nA dropped pawn is written P'45.\n",
  ],
  check: ({ sources }) => {
    const games = pageGames(sources.blocks);
    const moves = quotedMoves(sources.blocks, games);
    const topics = new Set(moves.map(({ topic }) => topic));
    return [...topics]
      .filter((topic) => !namesNotations(sources.blocks, topic))
      .flatMap((topic) => findMixed(moves.filter((move) => move.topic === topic)));
  },
});

/** Whether a section names notations. It then has examples of several. */
function namesNotations(blocks: readonly Block[], topic: Block['topic']): boolean {
  return blocks.some(
    (block) => block.topic === topic && /\bhodges|\bhosking/i.test(block.excerpt.text),
  );
}

/** A finding at the first move that shares no notation with all moves before it. */
function findMixed(moves: readonly QuotedMove[]): readonly PageFinding[] {
  let common: readonly MoveStyle[] = moves[0]?.styles ?? [];
  for (const [index, move] of moves.entries()) {
    const next = common.filter((style) => move.styles.includes(style));
    if (next.length > 0) {
      common = next;
      continue;
    }
    const first = moves
      .slice(0, index)
      .find(({ styles }) => !styles.some((style) => move.styles.includes(style)));
    return first === undefined ? [] : [finding(first, move)];
  }
  return [];
}

function finding(first: QuotedMove, second: QuotedMove): PageFinding {
  return {
    span: first.span,
    message: `"${first.text}" is in the notation of ${namesOf(first)}, but "${second.text}" is in that of ${namesOf(second)}; use one notation for all moves`,
    notes: [noteAt(second.span, `"${second.text}": ${namesOf(second)}`)],
  };
}

function namesOf({ styles }: QuotedMove): string {
  return styles.map((style) => MOVE_STYLE_NAMES[style]).join(' or ');
}
