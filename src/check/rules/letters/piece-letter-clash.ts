import { lineBefore } from '../../facts/findings.js';
import { PIECE_KEYS, isCustomSlot, pieceLines, type PieceLine } from '../../facts/piece-lines.js';
import type { LintedSection } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'letters/piece-letter-clash',
  severity: 'error',
  title: 'A piece takes the letter of another piece.',
  why: "A letter belongs to one piece. The engine silently removes the other one. If both are in one section, the one later in the engine's order of types stays.",
  bad: [
    {
      text: '[x:chess]\narchbishop = ⟦q⟧\n',
      fixed: '[x:chess]\nqueen = -\narchbishop = q\n',
    },
    { text: '[x:nocastle]\ncommoner = ⟦k⟧\n' },
    { text: '[x:chess]\ncustomPiece2 = ⟦a:N⟧\ncustomPiece1 = a:B\n' },
    {
      text: '[x:chess]\narchbishop = ⟦q⟧\nchancellor = c\n',
      fixed: '[x:chess]\nqueen = -\narchbishop = q\nchancellor = c\n',
    },
  ],
  good: [
    '[x:chess]\narchbishop = a\n',
    '[x:chess]\nqueen = -\narchbishop = q\n',
    '[x:chess]\nqueen = g\narchbishop = q\n',
    '[x:chess]\ncustomPiece1 = n:NN\n',
    '[x:chess]\ncustomPiece1 = KN\n',
    '[x:chess]\nknight = n\ncustomPiece1 = n:NN\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\ncommoner = k\nextinctionPieceTypes = k\nextinctionValue = loss\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section, file) => {
    const lines = pieceLines(section);
    const there = new Set(section.rules.pieces.map(({ type }) => type));
    if (isWhole(section, lines, there)) return [];
    return lines.flatMap((line): readonly Finding[] => {
      const { inherited, own } = removedBy(line, lines, section, there);
      const removed = [...inherited, ...own.map(({ row }) => row.type)];
      if (
        removed.every((type) => type === 'king') &&
        section.rules.extinctionPieceTypes.includes(line.row.type)
      )
        return []; // Authors replace the king in this way by a type that is captured or royal by extinction.
      if (removed.length === 0) return [];
      const names = removed.map((type) => `\`${type}\``).join(' and ');
      const advice = removed.map((type) => `\`${type} = -\``).join(' and ');
      const [only] = removed.length === 1 ? inherited : [];
      return [
        {
          at: line.pair.valueAt,
          message: `\`${line.letter ?? ''}\` is the letter of ${names}; \`${line.row.type}\` takes it, and the engine removes the other piece; choose a free letter, or write ${advice} to remove that piece`,
          notes: own.map(({ pair, row }) => ({
            message: `\`${row.type}\`, which is removed`,
            at: pair.valueAt,
          })),
          ...(only === undefined || only === 'king'
            ? {}
            : {
                fix: {
                  title: `Remove \`${only}\` explicitly`,
                  safety: 'suggestion',
                  replacements: [lineBefore(file, line.pair, `${only} = -`)],
                },
              }),
        },
      ];
    });
  },
});

/** Whether no piece is lost, inherited or named in the section. A quick test for the usual case. */
function isWhole(
  { base }: LintedSection,
  lines: readonly PieceLine[],
  there: ReadonlySet<string>,
): boolean {
  return (
    base.pieces.every(({ type }) => there.has(type)) &&
    lines.every(({ row }) => there.has(row.type))
  );
}

/**
 * The pieces that a line removes by its letter: inherited types, and other lines of the section. Authors replace a piece on purpose
 * by a custom piece with its letter, or by a start position with the letter in its new meaning. These are left out.
 */
function removedBy(
  { letter, pair, row }: PieceLine,
  lines: readonly PieceLine[],
  { base, pairs }: LintedSection,
  there: ReadonlySet<string>,
): { inherited: readonly string[]; own: readonly PieceLine[] } {
  // Moves without a letter are reported by piece/custom-piece-missing-colon.
  const isMoves = row.betza === null && /^[A-Z]{2}/.test(pair.value);
  if (letter === null || isMoves || !there.has(row.type)) return { inherited: [], own: [] };
  const isReplacement = row.betza === null || pairs.has('startFen');
  return {
    inherited: base.pieces
      .filter(
        (piece) => piece.letter === letter && !there.has(piece.type) && !pairs.has(piece.type),
      )
      .map(({ type }) => type)
      .filter((type) => type === 'king' || !isReplacement),
    own: lines.filter(
      (other) =>
        other.letter === letter &&
        !there.has(other.row.type) &&
        !(row.betza === null && !isCustomSlot(other) && pairs.has('startFen')),
    ),
  };
}
