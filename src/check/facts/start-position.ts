import type { Color } from '../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { fenParts, fenTail, type FenPart, type FenTail } from '../../notation/fen-parts.js';
import type { OneOrAny } from '../../ir/rules.js';
import type { TextRange } from '../../read/ini/scan.js';
import { keeperOfLast } from '../../text/keep.js';
import { ownPair, type LintedSection } from '../linted-file.js';
import { readFenBoard, type ColoredPiece, type FenBoard } from './fen-board.js';

/** The position that a game starts from, as the engine reads it, with the place of each part in the FEN. */
export interface StartPosition extends FenBoard, FenTail {
  /** The FEN of the section, or the inherited one. */
  readonly fen: string;
  /** Its place in the section; null if inherited. */
  readonly at: TextRange | null;
  /** True if the board has the right size and every character has a meaning, so that all squares are as meant. */
  readonly boardFits: boolean;
  /** The fields separated by spaces: board with hands, side, … */
  readonly fields: readonly FenPart[];
  /** More than one space between two fields; the engine reads an empty field there. */
  readonly wideBlanks: readonly FenPart[];
  readonly turn: Color;
}

/** The start position of a section. */
export const startPosition = keeperOfLast((section: LintedSection): StartPosition => {
  const at = ownPair(section, 'startFen')?.valueAt ?? null;
  return readStartPosition(section.rules, at);
});

const inherited = new WeakMap<EngineRules, StartPosition>();

/** The start position that a section inherits; sections with the same parent share it. */
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
  const fields = fenParts(fen, 'engine');
  const { hands, pieces, ranks, unpromotable, unrecognized, walls } = readFenBoard(
    fen,
    fields[0]?.end ?? 0,
    rules,
  );
  const { castling, counters, passing } = fenTail(fields.slice(2));
  return {
    ranks,
    pieces,
    walls,
    hands,
    unrecognized,
    unpromotable,
    castling,
    passing,
    counters,
    fen,
    at,
    boardFits:
      unrecognized.length === 0 &&
      ranks.length === rules.maxRank &&
      ranks.every(({ width }) => width === rules.maxFile),
    fields,
    wideBlanks: wideBlanks(fen, fields),
    turn: fields[1]?.text.startsWith('b') === true ? 'black' : 'white',
  };
}

/** The place of a part of the FEN in the file. */
export function placeIn(at: TextRange, { end, start }: TextRange): TextRange {
  return { start: at.start + start, end: at.start + end };
}

/** How many pieces of a type (`*` for any) a colour has, on the board and in hand. */
export function countOf(
  { hands, pieces }: StartPosition,
  type: OneOrAny<EnginePieceType>,
  color: Color,
): number {
  return count(pieces, type, color) + count(hands?.pieces ?? [], type, color);
}

/** How many of these pieces have a type (`*` for any) and a colour. */
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

/** Whether no piece is in hand, nor any unrecognised character. */
export function hasEmptyHands(section: LintedSection): boolean {
  const { hands } = startPosition(section);
  return hands === null || hands.pieces.length + hands.unrecognized.length === 0;
}

/** Trailing spaces have no meaning. */
function wideBlanks(fen: string, fields: readonly FenPart[]): readonly FenPart[] {
  return fields.flatMap(({ start: end }, index) => {
    const start = fields[index - 1]?.end ?? 0;
    return end > start + 1 ? [{ text: fen.slice(start, end), start, end }] : [];
  });
}
