import { acts } from '../../../ir/acts.js';
import { COLORS } from '../../../ir/board.js';
import type { EngineEntry } from '../../../read/betza/fairy-stockfish-scan.js';
import { betzaFacts } from '../../facts/betza.js';
import { PIECE_KEYS, isCustomSlot, pieceLines } from '../../facts/piece-lines.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/custom-pawn-without-pawn-types',
  severity: 'warning',
  title: 'A custom pawn that the engine does not treat as a pawn.',
  why: 'Promotion, en passant and the n-move rule depend on `pawnTypes`, which by default is the type `pawn`. A custom piece is not included.',
  bad: [
    { text: '[x:chess]\npawn = -\ncustomPiece1 = ⟦p:mfWcfF⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦p:fWfF⟧\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦p:fcFbcFmWimfnD⟧\n' },
  ],
  good: [
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npawnTypes = p\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npromotedPieceType = p:q\n',
    '[x:chess]\ncustomPiece1 = a:mfWcfF\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mQ\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npawnTypes = -\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\npromotionPawnTypes = -\n',
    '[x:chess]\npawn = s\ncustomPiece1 = p:mfWcfF\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfWcfF\nflagPiece = p\n',
    '[x:chess]\npawn = -\ncustomPiece1 = a:mfWcfF\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:mfW\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:K\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fsmWfceF\npromotionPieceTypes = -\n',
    '[x:breakthrough]\ncustomPiece1 = p:fWfF\nflagPiece = p\n',
    '[x:makruk]\npawn = -\ncustomPiece1 = p:fWbW\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section) => {
    const { flagPiece, pieces, promotedPieceType, promotionPawnTypes, promotionPieceTypes } =
      section.rules;
    if (COLORS.every((color) => promotionPieceTypes[color].length === 0)) return [];
    const setsPawnTypes = section.pairs.has('pawnTypes') || section.pairs.has('promotionPawnTypes');
    if (setsPawnTypes || pieces.some(({ type }) => type === 'pawn')) return [];
    const hasAnAim = (type: string): boolean =>
      promotedPieceType.has(type) ||
      COLORS.some(
        (color) =>
          flagPiece[color] === type || promotionPawnTypes[color].some((one) => one === type),
      );
    return pieceLines(section)
      .filter(
        (line) =>
          isCustomSlot(line) &&
          line.letter === 'p' &&
          !hasAnAim(line.row.type) &&
          movesLikePawn(section, betzaFacts(line.betza ?? '').entries),
      )
      .filter(({ row }) => pieces.some(({ letter, type }) => letter === 'p' && type === row.type))
      .map(({ pair, row }) => ({
        at: pair.valueAt,
        message: `\`${row.type} = ${pair.value}\`: the engine does not treat it as a pawn, so it never promotes; write \`pawnTypes = p\``,
      }));
  },
});

/** Whether a piece moves straight forward without capturing and captures diagonally, or stands for a pawn and never moves back. */
function movesLikePawn({ base }: LintedSection, entries: readonly EngineEntry[]): boolean {
  const [quiet, capture] = [
    entries.filter((entry) => entry.quiet),
    entries.filter((entry) => entry.capture),
  ];
  if (!goes(quiet, 0) || capture.length === 0) return false;
  if (goes(capture, 1) && !goes(capture, 0) && !goes(quiet, 1)) return true;
  const replacesPawn =
    base.pieces.some(({ letter, type }) => letter === 'p' && type === 'pawn') &&
    acts('promotionPieceTypes', base);
  return replacesPawn && entries.every(({ directions }) => directions.every(({ dy }) => dy >= 0));
}

/** Whether some of the moves lead to the next rank, so many files away. */
function goes(entries: readonly EngineEntry[], files: number): boolean {
  return entries.some(({ directions }) =>
    directions.some(({ dx, dy }) => dy === 1 && Math.abs(dx) === files),
  );
}
