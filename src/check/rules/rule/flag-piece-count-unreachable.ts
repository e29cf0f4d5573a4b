import { COLORS, isOnBoard, fileOf, rankOf, type Color } from '../../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import { findingAtFirst } from '../../facts/findings.js';
import { countOf, startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule } from '../../rule.js';
import type { LintedSection } from '../../linted-file.js';

export default defineRule({
  code: 'rule/flag-piece-count-unreachable',
  severity: 'warning',
  title: 'More flag pieces are required than the region or the army has.',
  why: '`flagPieceCount` pieces have to be in the region at the same time, which can never happen.',
  bad: [
    { text: '[x:chess]\nflagRegion = d4 e4 d5 e5\nflagPieceCount = ⟦5⟧\n' },
    { text: '[x:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5\nflagPieceCount = ⟦2⟧\n' },
    {
      text: '[x:chess]\npromotionPieceTypes = q\npromotedPieceType = n:r\nflagPiece = b\nflagRegion = *4\nflagPieceCount = ⟦3⟧\n',
      says: 'has 2 of the flag piece',
    },
  ],
  good: [
    '[x:chess]\nflagRegion = d4 e4 d5 e5\nflagPieceCount = 4\n',
    '[x:chess]\nflagPiece = q\nflagRegion = d4 e4 d5 e5\nflagPieceCount = 2\n',
    '[x:chess]\nflagRegion = d4 e4 d5 e5\nflagPieceCount = 5\nflagPieceBlockedWin = true\n',
    '[x:chess]\narchbishop = a\nflagPiece = a\nflagRegion = d4\nflagPieceCount = 1\n',
    '[x:chess]\nflagPiece = p\nflagRegion = *4\nflagPieceCount = 8\n',
    '[x:chess]\nflagPiece = k\nflagRegion = *4\nflagPieceCount = 2\ncapturesToHand = true\n',
    '[x:chess]\nflagPiece = k\nflagRegion = *4\nflagPieceCount = 2\ntwoBoards = true\n',
    '[x:chess]\nflagPiece = k\nflagRegion = *4\nflagPieceCount = 2\nflipEnclosedPieces = reversi\n',
    '[x:chess]\npromotionPieceTypes = q\npromotedPieceType = n:r\nflagPiece = n\nflagRegion = *4\nflagPieceCount = 3\n',
    '[x:chess]\npromotionPieceTypes = q\npromotedPieceType = n:r\nflagPiece = r\nflagRegion = *4\nflagPieceCount = 3\n',
  ],
  reads: 'section',
  keys: ['flagPieceCount', 'flagPiece', 'flagRegion', 'flagRegionWhite', 'flagRegionBlack'],
  check: (section) => {
    const { flagPieceBlockedWin, flagPieceCount } = section.rules;
    if (flagPieceBlockedWin || flagPieceCount <= 1) return [];
    const why = COLORS.map((color) => reasonAgainst(section, color)).find((text) => text !== null);
    if (why === undefined) return [];
    return findingAtFirst(
      section,
      ['flagPieceCount', 'flagPiece', 'flagRegion', 'flagRegionWhite', 'flagRegionBlack'],
      `\`flagPieceCount = ${flagPieceCount}\` can never be reached: ${why}; write a smaller number`,
    );
  },
});

/** Why a player who has a region to reach cannot have that many pieces in it; null if that is possible. */
function reasonAgainst(section: LintedSection, color: Color): string | null {
  const { rules } = section;
  const { flagPieceCount, maxFile: files, maxRank: ranks } = rules;
  const region = rules.flagRegion[color].filter((square) =>
    isOnBoard({ files, ranks }, fileOf(square), rankOf(square)),
  );
  if (region.length === 0) return null;
  if (region.length < flagPieceCount)
    return `the region of ${PLAYER[color]} has ${region.length} squares`;
  const piece = rules.flagPiece[color];
  if (piece === '*' || canBecomeMore(rules, piece, color)) return null;
  const position = startPosition(section);
  const there = countOf(position, piece, color);
  return position.boardFits && there < flagPieceCount
    ? `${PLAYER[color]} has ${there} of the flag piece`
    : null;
}

/** Whether a player can get more pieces of a type than at the start. */
function canBecomeMore(rules: EngineRules, type: EnginePieceType, color: Color): boolean {
  const promoted = rules.promotionPieceTypes[color];
  return (
    rules.capturesToHand ||
    rules.freeDrops ||
    rules.twoBoards ||
    rules.flipEnclosedPieces !== 'none' ||
    promoted.includes(type) ||
    [...rules.promotedPieceType].some(([from, to]) => to === type || from === type)
  );
}
