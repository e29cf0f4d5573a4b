import type { Color } from '../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { isDigit } from '../../notation/option-values/characters.js';
import type { OneOrAny } from '../../ir/rules.js';
import type { TextRange } from '../../read/ini/scan.js';
import { ownPair, type LintedSection } from '../linted-file.js';
import { readFenBoard, type ColoredPiece, type FenBoard, type FenPart } from './fen-board.js';

/** The position that a game starts from, as the engine reads it, with the place of each part in the FEN. */
export interface StartPosition extends FenBoard {
  /** The section's own, or what it inherits. */
  readonly fen: string;
  /** Where the section says it; null: it is inherited. */
  readonly at: TextRange | null;
  /** The board has the size of the variant's, and each character stands for something: the squares are those that are meant. */
  readonly boardFits: boolean;
  /** What blanks part: board with hands, side, … */
  readonly fields: readonly FenPart[];
  /** More than one blank between two fields: the engine takes the second for the next field. */
  readonly wideBlanks: readonly FenPart[];
  readonly turn: Color;
  /** Castling and gating rights; null: the FEN has no such field. */
  readonly castling: FenPart | null;
  /** The en passant square, or the limit of a counting rule. */
  readonly passing: FenPart | null;
  /** What follows: checks that are left, half moves, number of the move. */
  readonly counters: readonly FenPart[];
}

const known = new WeakMap<LintedSection, StartPosition>();

/** The start position of a section, read once. */
export function startPosition(section: LintedSection): StartPosition {
  const before = known.get(section);
  if (before !== undefined) return before;
  const at = ownPair(section, 'startFen')?.valueAt ?? null;
  const position = readStartPosition(section.rules, at);
  known.set(section, position);
  return position;
}

const inherited = new WeakMap<EngineRules, StartPosition>();

/** The start position of the rules that a section starts from; sections share them. */
export function inheritedPosition({ base }: LintedSection): StartPosition {
  const before = inherited.get(base);
  if (before !== undefined) return before;
  const position = readStartPosition(base, null);
  inherited.set(base, position);
  return position;
}

/** Reads the FEN of the rules; `at` is its place in the file, if the section gives it. */
export function readStartPosition(rules: EngineRules, at: TextRange | null): StartPosition {
  const fen = rules.startFen;
  const { fields, wideBlanks } = fieldsOf(fen);
  const board = readFenBoard(fen, fields[0]?.end ?? 0, rules);
  const third = fields[2];
  const hasRights = third !== undefined && !isDigit(third.text.charCodeAt(0));
  return {
    ranks: board.ranks,
    pieces: board.pieces,
    walls: board.walls,
    hands: board.hands,
    strangers: board.strangers,
    unpromotable: board.unpromotable,
    fen,
    at,
    boardFits:
      board.strangers.length === 0 &&
      board.ranks.length === rules.maxRank &&
      board.ranks.every(({ width }) => width === rules.maxFile),
    fields,
    wideBlanks,
    turn: fields[1]?.text.startsWith('b') === true ? 'black' : 'white',
    castling: hasRights ? third : null,
    passing: (hasRights ? fields[3] : undefined) ?? null,
    counters: fields.slice(hasRights ? 4 : 2),
  };
}

/** Where a part of the FEN stands in the file. */
export function placeIn(at: TextRange, { end, start }: TextRange): TextRange {
  return { start: at.start + start, end: at.start + end };
}

/** How many pieces of a type (`*`: of any) a colour has, on the board and in hand. */
export function countOf(
  { hands, pieces }: StartPosition,
  type: OneOrAny<EnginePieceType>,
  color: Color,
): number {
  return count(pieces, type, color) + count(hands?.pieces ?? [], type, color);
}

/** How many of these pieces are of a type (`*`: of any) and a colour. */
export function count(
  pieces: readonly ColoredPiece[],
  type: OneOrAny<EnginePieceType>,
  color: Color,
): number {
  let found = 0;
  for (const piece of pieces)
    if (piece.color === color && (type === '*' || piece.type === type)) found += 1;
  return found;
}

/** Blanks at the end say nothing. */
function fieldsOf(fen: string): Pick<StartPosition, 'fields' | 'wideBlanks'> {
  const fields: FenPart[] = [];
  const wideBlanks: FenPart[] = [];
  let before = 0;
  for (let start = 0; start < fen.length;) {
    const blank = fen.indexOf(' ', start);
    const end = blank === -1 ? fen.length : blank;
    if (end > start) {
      if (start > before + 1)
        wideBlanks.push({ text: fen.slice(before, start), start: before, end: start });
      fields.push({ text: fen.slice(start, end), start, end });
      before = end;
    }
    start = end + 1;
  }
  return { fields, wideBlanks };
}
