import type { OptionKey } from '../../../catalog/options/option-key.js';
import { COLORS, printSquare, type ByColor, type Color } from '../../../ir/board.js';
import type { PlacedPiece } from '../../facts/fen-board.js';
import { ownValueAt } from '../../facts/own-value.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const COMMON_KEYS = ['flagRegion', 'flagPiece', 'flagPieceCount', 'startFen'] as const;
/** The keys that can cause it, the likeliest first. */
const KEYS: ByColor<readonly OptionKey[]> = {
  white: ['flagRegionWhite', 'whiteFlag', 'flagPieceWhite', ...COMMON_KEYS],
  black: ['flagRegionBlack', 'blackFlag', 'flagPieceBlack', ...COMMON_KEYS],
};

export default defineRule({
  code: 'rule/flag-region-reached-at-start',
  severity: 'error',
  title: 'A flag piece starts in its flag region.',
  why: 'Reaching the region wins, so the game is over before the first move or right after it.',
  bad: [
    { text: '[x:chess]\nflagRegionWhite = *8\nflagRegionBlack = ⟦*8⟧\n' },
    { text: '[x:chess]\nflagPiece = k\nflagRegionWhite = ⟦e1⟧\n' },
  ],
  good: [
    '[x:chess]\nflagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1\n',
    '[x:chess]\nflagPiece = r\nflagPieceCount = 3\nflagRegionBlack = *8\n',
    '[x:chess]\nflagPieceWhite = x\nflagPieceBlack = *\nflagRegionWhite = *1\n',
  ],
  reads: 'section',
  keys: [...KEYS.white, ...KEYS.black],
  check: (section) => {
    const findings = COLORS.flatMap((color) => findingsFor(section, color));
    return findings.filter(({ at }, index) => index === 0 || at !== findings[0]?.at);
  },
});

function findingsFor(section: LintedSection, color: Color): readonly Finding[] {
  const at = ownValueAt(section, KEYS[color]);
  if (at === null || isMisread(section, color)) return [];
  const [first] = flagPieces(section, color);
  if (first === undefined) return [];
  const message = `a flag piece of ${PLAYER[color]} starts on ${printSquare(first.square)}, inside its flag region, so ${PLAYER[color]} wins at once; change the region or flagPiece`;
  return [{ at, message }];
}

/** The flag pieces of a player that have reached their region, if they are enough to win. */
function flagPieces(section: LintedSection, color: Color): readonly PlacedPiece[] {
  const { flagPiece, flagPieceCount, flagRegion } = section.rules;
  const region = flagRegion[color];
  const position = startPosition(section);
  if (region.length === 0 || !position.boardFits) return [];
  const wanted = flagPiece[color];
  const reached = position.pieces.filter(
    (piece) =>
      piece.color === color &&
      (wanted === '*' || piece.type === wanted) &&
      region.includes(piece.square),
  );
  return reached.length >= flagPieceCount ? reached : [];
}

/** A letter that no piece has makes every piece a flag piece; the reader reports the letter. */
function isMisread(section: LintedSection, color: Color): boolean {
  const key = color === 'white' ? 'flagPieceWhite' : 'flagPieceBlack';
  const pair = ownPair(section, key) ?? ownPair(section, 'flagPiece');
  return section.rules.flagPiece[color] === '*' && pair !== null && pair.value !== '*';
}
