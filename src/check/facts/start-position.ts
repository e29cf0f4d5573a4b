import { squareAt, type Color, type Square } from '../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import type { Stretch } from '../../read/ini/scan.js';
import { ownPair, type LintedSection } from '../linted-file.js';

/** A part of the FEN; offsets count from its first character. */
export interface FenPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A rank of the FEN, the farthest from White first, and how many squares its text fills. */
export interface FenRank extends Stretch {
  readonly width: number;
}

/** A piece on the board; `+P` is the piece that it promotes to. */
export interface PlacedPiece extends Stretch {
  readonly type: EnginePieceType;
  readonly color: Color;
  readonly square: Square;
  readonly promoted: boolean;
}

/** A piece in hand. */
export interface HeldPiece {
  readonly type: EnginePieceType;
  readonly color: Color;
}

/** `[Qq]` behind the board, or the rank too many of the older form `/Qq`. */
export interface FenHands extends FenPart {
  readonly closed: boolean;
  readonly pieces: readonly HeldPiece[];
  /** Characters that stand for no piece, each once. */
  readonly strangers: readonly FenPart[];
}

/** The position that a game starts from, as the engine reads it, with the place of each part in the FEN. */
export interface StartPosition {
  /** The section's own, or what it inherits. */
  readonly fen: string;
  /** Where the section says it; null: it is inherited. */
  readonly at: Stretch | null;
  readonly ranks: readonly FenRank[];
  /** Who stands where. Where `boardFits` is false the squares are not what the author meant. */
  readonly pieces: readonly PlacedPiece[];
  /** Squares that nothing can enter: `*`. */
  readonly walls: readonly Square[];
  readonly hands: FenHands | null;
  /** Characters of the board that stand for nothing, each once. */
  readonly strangers: readonly FenPart[];
  /** A piece behind a `+` that does not promote. */
  readonly unpromotable: readonly FenPart[];
  /** The board has the size of the variant's, and each character stands for something. */
  readonly boardFits: boolean;
  /** What single blanks part: board with hands, side, … */
  readonly fields: readonly FenPart[];
  readonly turn: Color;
  /** Castling and gating rights; null: the FEN has no such field. */
  readonly castling: FenPart | null;
  /** The square of en passant, or the limit of a counting rule. */
  readonly passing: FenPart | null;
  /** What follows: checks that are left, half moves, number of the move. */
  readonly counters: readonly FenPart[];
}

const known = new WeakMap<LintedSection, StartPosition>();

/** The start position of a section, read once. */
export function startPosition(section: LintedSection): StartPosition {
  const before = known.get(section);
  if (before !== undefined) return before;
  const position = readStartPosition(section.rules, ownPair(section, 'startFen')?.valueAt ?? null);
  known.set(section, position);
  return position;
}

/** The place in the file of a part of the section's own FEN. */
export function placeIn(at: Stretch, { start, end }: Stretch): Stretch {
  return { start: at.start + start, end: at.start + end };
}

/** How many of a type a colour has, on the board and in hand. */
export function countOf(
  { hands, pieces }: StartPosition,
  type: EnginePieceType,
  color: Color,
): number {
  const isMeant = (piece: HeldPiece): boolean => piece.type === type && piece.color === color;
  return pieces.filter(isMeant).length + (hands?.pieces.filter(isMeant).length ?? 0);
}

/** Reads a FEN as the engine's `Position::set` does, as far as the board goes. */
export function readStartPosition(rules: EngineRules, at: Stretch | null): StartPosition {
  const fen = rules.startFen;
  const fields = fieldsOf(fen);
  const letters = lettersOf(rules);
  const board = readBoard(fen, fields[0]?.end ?? 0, rules, letters);
  const third = fields[2];
  const rights = third !== undefined && !isDigit(third.text.charCodeAt(0));
  return {
    fen,
    at,
    ...board,
    boardFits:
      board.strangers.length === 0 &&
      board.ranks.length === rules.maxRank &&
      board.ranks.every(({ width }) => width === rules.maxFile),
    fields,
    turn: fields[1]?.text.startsWith('b') === true ? 'black' : 'white',
    castling: rights ? third : null,
    passing: (rights ? fields[3] : undefined) ?? null,
    counters: fields.slice(rights ? 4 : 2),
  };
}

function fieldsOf(fen: string): readonly FenPart[] {
  const fields: FenPart[] = [];
  let start = 0;
  for (const text of fen.split(' ')) {
    fields.push({ text, start, end: start + text.length });
    start += text.length + 1;
  }
  return fields;
}

/** A letter of either case -> the piece that it stands for. */
type Letters = ReadonlyMap<string, HeldPiece>;

function lettersOf({ pieces }: EngineRules): Letters {
  const letters = new Map<string, HeldPiece>();
  for (const { letter, synonym, type } of pieces) {
    for (const spelling of synonym === null ? [letter] : [synonym, letter]) {
      letters.set(spelling, { type, color: 'black' });
      letters.set(spelling.toUpperCase(), { type, color: 'white' });
    }
  }
  return letters;
}

const ZERO = '0'.charCodeAt(0);

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}

type ReadBoard = Pick<
  StartPosition,
  'ranks' | 'pieces' | 'walls' | 'hands' | 'strangers' | 'unpromotable'
>;

/** Of several digits the engine takes two at a time. */
function readBoard(fen: string, end: number, rules: EngineRules, letters: Letters): ReadBoard {
  const ranks: FenRank[] = [];
  const pieces: PlacedPiece[] = [];
  const walls: Square[] = [];
  const strangers = new Map<string, FenPart>();
  const unpromotable: FenPart[] = [];
  const dropsPieces = rules.pieceDrops || rules.seirawanGating;
  let rankStart = 0;
  let file = 0;
  let at = 0;
  const part = (start: number, stop: number): FenPart => ({
    text: fen.slice(start, stop),
    start,
    end: stop,
  });
  const endRank = (): void => {
    ranks.push({ start: rankStart, end: at, width: file });
    rankStart = at + 1;
    file = 0;
  };
  const square = (): Square | null =>
    file < rules.maxFile && ranks.length < rules.maxRank
      ? squareAt(file, rules.maxRank - 1 - ranks.length)
      : null;
  for (; at < end; at++) {
    const character = fen.charAt(at);
    if (character === '[') break;
    if (character === '/') {
      endRank();
      if (dropsPieces && ranks.length === rules.maxRank) break;
      continue;
    }
    if (isDigit(character.charCodeAt(0))) {
      const tens = isDigit(fen.charCodeAt(at + 1)) ? fen.charCodeAt(at) - ZERO : 0;
      if (tens > 0 || (character === '0' && isDigit(fen.charCodeAt(at + 1)))) at += 1;
      file += 10 * tens + fen.charCodeAt(at) - ZERO;
      continue;
    }
    if (character === '*') {
      const wall = square();
      if (wall !== null) walls.push(wall);
      file += 1;
      continue;
    }
    const start = at;
    const plus = character === '+' && rules.promotedPieceType.size > 0;
    const piece = letters.get(plus ? fen.charAt(at + 1) : character);
    if (piece === undefined) {
      if (!strangers.has(character)) strangers.set(character, part(at, at + 1));
      continue;
    }
    if (plus) at += 1;
    const tilde =
      fen.charAt(at + 1) === '~' &&
      rules.promotionPieceTypes.white.length + rules.promotionPieceTypes.black.length > 0;
    if (tilde) at += 1;
    const promoted = plus ? rules.promotedPieceType.get(piece.type) : undefined;
    if (plus && promoted === undefined) unpromotable.push(part(start, at + 1));
    const place = square();
    if (place !== null)
      pieces.push({
        type: promoted ?? piece.type,
        color: piece.color,
        square: place,
        promoted: tilde || promoted !== undefined,
        start,
        end: at + 1,
      });
    file += 1;
  }
  const oldHands = fen.charAt(at) === '/' && at < end;
  if (!oldHands) endRank();
  return {
    ranks,
    pieces,
    walls,
    hands: at < end ? readHands(fen, at, end, letters) : null,
    strangers: [...strangers.values()],
    unpromotable,
  };
}

function readHands(fen: string, start: number, end: number, letters: Letters): FenHands {
  const pieces: HeldPiece[] = [];
  const strangers = new Map<string, FenPart>();
  const closed = fen.charAt(start) === '/' || fen.charAt(end - 1) === ']';
  for (let at = start + 1; at < end; at++) {
    const character = fen.charAt(at);
    const piece = letters.get(character);
    if (piece !== undefined) pieces.push(piece);
    else if (character !== '-' && character !== ']' && !strangers.has(character))
      strangers.set(character, { text: character, start: at, end: at + 1 });
  }
  return {
    text: fen.slice(start, end),
    start,
    end,
    closed,
    pieces,
    strangers: [...strangers.values()],
  };
}
