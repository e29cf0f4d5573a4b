import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../../../catalog/piece-types.js';
import { XBOARD_SLOTS } from '../../../catalog/xboard/slots.js';
import type { EnginePiece } from '../../../ir/engine-rules.js';
import { byColor, COLORS, type ByColor, type Color } from '../../../ir/board.js';
import { inCase } from '../../../notation/print-fen.js';
import { listInWords } from '../../../text/words.js';
import { findingAtLines, fixOfLines } from '../../facts/findings.js';
import { PIECE_KEYS } from '../../facts/piece-lines.js';
import { startPosition } from '../../facts/start-position.js';
import { isAccepted, parseTable } from '../../facts/xboard-table.js';
import { ownPair, type LintedText, type LintedSection } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'xboard/piece-to-char-table-missing-piece',
  severity: 'info',
  title: 'A piece in the start position that is missing from pieceToCharTable.',
  why: 'XBoard refuses a position with a letter that its table lacks, and shows the board of another variant. An inherited table is reported only if it leaves empty the place that XBoard reserves for the new piece.',
  profiles: XBOARD_PROFILES,
  bad: [
    {
      text: '[x:chess]\narchbishop = ⟦a⟧\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n',
      fixed:
        '[x:chess]\npieceToCharTable = PNBRQ..A.............Kpnbrq..a.............k\narchbishop = a\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n',
    },
    {
      text: '[x:chess]\narchbishop = ⟦a⟧\nchancellor = c\nstartFen = rnbackbr/pppppppp/8/8/8/8/PPPPPPPP/RNBACKBR w KQkq - 0 1\n',
      fixed:
        '[x:chess]\npieceToCharTable = PNBRQ..AC............Kpnbrq..ac............k\narchbishop = a\nchancellor = c\nstartFen = rnbackbr/pppppppp/8/8/8/8/PPPPPPPP/RNBACKBR w KQkq - 0 1\n',
    },
    { text: '[x:chess]\npieceToCharTable = ⟦PNBR.......Kpnbr.......k⟧\n' },
    { text: '[x:chess]\npieceToCharTable = ⟦pnbrqkPNBRQK⟧\n' },
  ],
  good: [
    '[x:chess]\npieceToCharTable = PNBRQKpnbrqk\n',
    '[x:chess]\npieceToCharTable = -\narchbishop = a\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n',
    '[x:chess]\namazon = a\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n',
    '[x:chess]\nqueen = -\narchbishop = q\npieceToCharTable = PNBRQ.......Kpnbrq.......k\n',
  ],
  reads: 'section',
  keys: ['pieceToCharTable', ...PIECE_KEYS],
  check: (section, file) => {
    if (section.rules.pieceToCharTable === '-') return [];
    const pair = ownPair(section, 'pieceToCharTable');
    if (pair === null) return inheritedTableFindings(section, file);
    const { pieceToCharTable, pieces } = section.rules;
    const letters = missing(section, pieces, pieceToCharTable).map(({ letter }) => `\`${letter}\``);
    if (letters.length === 0) return [];
    const message = `the table lacks the letter ${letters.join(', ')} of the start position for one or both colours; add each in the place of its image, White's capitals in the first half`;
    return [{ at: pair.valueAt, message }];
  },
});

/** The pieces whose letter is in the start position but not in the table, for at least one colour. */
function missing(
  section: LintedSection,
  pieces: readonly EnginePiece[],
  table: string,
): readonly EnginePiece[] {
  const halves = halvesOf(table);
  const lacks = (letter: string, color: Color): boolean =>
    !halves[color].includes(inCase(letter, color));
  const lacking = pieces.filter(({ letter }) => COLORS.some((color) => lacks(letter, color)));
  if (lacking.length === 0) return [];
  // In a FEN a promoted piece has the letter of the piece that it was before.
  const { fen, pieces: placed } = startPosition(section);
  const written = new Set(placed.flatMap(({ end, start }) => [...fen.slice(start, end)]));
  return lacking.filter(({ letter }) =>
    COLORS.some((color) => written.has(inCase(letter, color)) && lacks(letter, color)),
  );
}

/** The text of each half, with nicknames; the whole text if XBoard does not accept the table, which another rule reports. */
function halvesOf(text: string): ByColor<string> {
  const table = parseTable(text);
  const [black] = table?.halves.black ?? [];
  if (table === null || black === undefined || !isAccepted(table)) return byColor(() => text);
  return { white: text.slice(0, black.start), black: text.slice(black.start) };
}

/** Findings for pieces that the section adds and whose places are empty in the inherited table. */
function inheritedTableFindings(section: LintedSection, file: LintedText): readonly Finding[] {
  const { pieceToCharTable: inherited, pieces } = section.rules;
  const added = pieces.filter(({ type }) => section.pairs.has(type));
  const lacking = missing(section, added, inherited);
  const table = lacking.length === 0 ? null : parseTable(inherited);
  if (table === null) return [];
  const characters = [...inherited];
  const placed = lacking.flatMap(({ letter, type }) => {
    const pair = ownPair(section, type);
    const slot = ownSlot(type);
    const places = COLORS.map((color) => ({
      color,
      place: table.halves[color].find((entry) => entry.slot === slot),
    }));
    if (pair === null || places.some(({ place }) => place?.id !== '.')) return [];
    for (const { color, place } of places)
      if (place !== undefined) characters[place.start] = inCase(letter, color);
    return [{ letter, pair }];
  });
  const line = `pieceToCharTable = ${fixedTable(section, characters.join(''))}`;
  const [first] = placed;
  if (first === undefined) return [];
  const letters = listInWords(
    placed.map(({ letter }) => `\`${letter}\``),
    'or',
  );
  const message = `the inherited pieceToCharTable has no letter in the place of this piece, so XBoard refuses a start position with ${letters}; add \`${line}\``;
  return findingAtLines(
    placed.map(({ pair }) => pair),
    message,
  ).map((finding) => ({
    ...finding,
    ...fixOfLines(file, first.pair, line),
  }));
}

/** The table if it has every piece of the game, otherwise `-`, because an incomplete table is no better than a wrong one. */
function fixedTable(section: LintedSection, table: string): string {
  const { pieces, promotedPieceType } = section.rules;
  const isWhole = promotedPieceType.size === 0 && missing(section, pieces, table).length === 0;
  return isWhole ? table : '-';
}

/** The slot of XBoard whose image shows the moves of a predefined type; null if there is none. */
function ownSlot(type: string): number | null {
  const betza = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.betza ?? null;
  const slot = betza === null ? -1 : XBOARD_SLOTS.findIndex(({ looks }) => looks.includes(betza));
  return slot === -1 ? null : slot;
}
