import type { TypedOptionRow } from '../catalog/options/options.js';
import type { Definition } from '../engine-definitions.js';
import { byColor, type Board } from '../ir/board.js';
import { parsePieceLetter } from '../notation/option-values/piece-letters.js';
import { parseRegion } from '../notation/option-values/regions.js';
import { hasWords } from '../notation/option-values/words.js';
import type { TextRange } from '../read/ini/scan.js';
import type { About, Mark } from './marks.js';

/** The context for reading the value of an option. */
interface OptionContext {
  readonly board: Board;
  readonly definition: () => Definition | null;
  /** The marks of a piece's letter. */
  readonly letterMark: (letter: string, at: TextRange, isDefinition: boolean) => readonly Mark[];
}

/** The marks of an option's value, in a section or in a block of a document. */
export function valueMarks(
  row: TypedOptionRow,
  value: string,
  { start: from }: TextRange,
  { board, definition, letterMark }: OptionContext,
): readonly Mark[] {
  const mark = (start: number, end: number, about: About): Mark => ({
    start: from + start,
    end: from + end,
    about,
    naming: null,
  });
  const whole = (about: About): readonly Mark[] => [mark(0, value.length, about)];
  const letters = (text: string, isDefinition = false): readonly Mark[] =>
    [...text.matchAll(/[a-z]/gi)].flatMap(({ 0: letter, index }) =>
      letterMark(letter, { start: from + index, end: from + index + 1 }, isDefinition),
    );
  if (hasWords(row)) return whole({ kind: 'word' });
  switch (row.type) {
    case 'CastlingRights':
      return whole({ kind: 'word' });
    case 'int':
    case 'Rank':
    case 'File':
      return whole({ kind: 'number' });
    case 'Bitboard': {
      const squares = parseRegion(value).value;
      return whole({ kind: 'squares', squares: byColor(() => squares), board });
    }
    case 'PieceType':
    case 'PieceSet':
    case 'PieceIntMap':
    case 'PiecePieceMap':
      return letters(value);
    case 'string': {
      if (row.key !== 'startFen')
        return row.key === 'pieceToCharTable' ? letters(value) : whole({ kind: 'text' });
      const placed = /^[^\s[]*(?:\[[^\]]*\]?)?/.exec(value)?.[0] ?? '';
      return [...whole({ kind: 'start', definition }), ...letters(placed)];
    }
    case 'pieceLetter':
    case 'pieceLetterBetza':
    case 'pieceLetterOptionalBetza': {
      const { betza, letter } = parsePieceLetter(value, 'optional').value;
      const at = value.length - (betza ?? '').length;
      return [
        ...(letter === null ? [] : letters(value.charAt(0), true)),
        ...(betza === null || betza === ''
          ? []
          : [mark(at, value.length, { kind: 'betza', text: betza, dialect: 'fairy-stockfish' })]),
      ];
    }
  }
}

type PieceRow = Extract<TypedOptionRow, { readonly piece: string }>;

/** Whether a key gives a piece its letter. */
export function isPieceKey(row: TypedOptionRow): row is PieceRow {
  return (
    row.type === 'pieceLetter' ||
    row.type === 'pieceLetterBetza' ||
    row.type === 'pieceLetterOptionalBetza'
  );
}
