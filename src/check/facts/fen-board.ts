import { squareAt, type Color, type Square } from '../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { isLetter } from '../../notation/option-values/characters.js';
import type { Stretch } from '../../read/ini/scan.js';

/** A part of a FEN; offsets count from its first character. */
export interface FenPart extends Stretch {
  readonly text: string;
}

/** A rank of a FEN, and how many squares its text fills; a letter without a piece is meant to fill one. */
export interface FenRank extends FenPart {
  readonly width: number;
}

/** A piece of a type and a colour: what a letter stands for. */
export interface ColoredPiece {
  readonly type: EnginePieceType;
  readonly color: Color;
}

/** A piece on the board; `+P` is the piece that it promotes to. */
export interface PlacedPiece extends ColoredPiece, Stretch {
  readonly square: Square;
}

/** `[Qq]` behind the board, or the rank too many of the older form `/Qq`. */
export interface FenHands extends FenPart {
  readonly closed: boolean;
  readonly pieces: readonly ColoredPiece[];
  /** Characters that stand for no piece, each once. */
  readonly strangers: readonly FenPart[];
}

/** The first field of a FEN. */
export interface FenBoard {
  /** The farthest from White first. */
  readonly ranks: readonly FenRank[];
  /** Who stands where, of what lies on the board. */
  readonly pieces: readonly PlacedPiece[];
  /** Squares that nothing can enter: `*`. */
  readonly walls: readonly Square[];
  readonly hands: FenHands | null;
  /** Characters that stand for nothing and that the engine skips, each once. */
  readonly strangers: readonly FenPart[];
  /** Pieces behind a `+` that do not promote: the engine skips the `+`. */
  readonly unpromotable: readonly FenPart[];
}

/** Reads the first field of a FEN, which ends at `end`, as the engine's `Position::set` does. */
export function readFenBoard(fen: string, end: number, rules: EngineRules): FenBoard {
  const letters = lettersOf(rules);
  const bracket = fen.indexOf('[');
  const boardEnd = bracket === -1 || bracket > end ? end : bracket;
  const found: Found = { pieces: [], walls: [], strangers: new Map(), unpromotable: [] };
  const ranks: FenRank[] = [];
  let start = 0;
  let hands = boardEnd < end ? readHands(fen, boardEnd, end, letters) : null;
  for (const text of fen.slice(0, boardEnd).split('/')) {
    const rank = { text, start, end: start + text.length };
    if (hands === null && ranks.length === rules.maxRank && holdsHands(rules))
      hands = readHands(fen, start - 1, boardEnd, letters);
    else if (hands?.text.startsWith('/') !== true)
      ranks.push({ ...rank, width: readRank(fen, rank, ranks.length, rules, letters, found) });
    start = rank.end + 1;
  }
  return { ...found, ranks, hands, strangers: [...found.strangers.values()] };
}

/** Does a FEN of this variant speak of pieces in hand? */
export function holdsHands({ pieceDrops, seirawanGating }: EngineRules): boolean {
  return pieceDrops || seirawanGating;
}

type Letters = ReadonlyMap<string, ColoredPiece>;

function lettersOf({ pieces }: EngineRules): Letters {
  const letters = new Map<string, ColoredPiece>();
  for (const { letter, synonym, type } of pieces) {
    letters.set(letter.toUpperCase(), { type, color: 'white' });
    letters.set(letter, { type, color: 'black' });
    if (synonym === null) continue;
    letters.set(synonym.toUpperCase(), { type, color: 'white' });
    letters.set(synonym, { type, color: 'black' });
  }
  return letters;
}

interface Found {
  readonly pieces: PlacedPiece[];
  readonly walls: Square[];
  readonly strangers: Map<string, FenPart>;
  readonly unpromotable: FenPart[];
}

/** Reads a rank, `row` ranks below the top, and gives its width. */
function readRank(
  fen: string,
  { end, start }: Stretch,
  row: number,
  rules: EngineRules,
  letters: Letters,
  { pieces, strangers, unpromotable, walls }: Found,
): number {
  let file = 0;
  let at = start;
  while (at < end) {
    const from = at;
    const character = fen.charAt(at);
    at += 1;
    const empty = digitAt(fen, from);
    if (empty !== null) {
      const second = digitAt(fen, at);
      at += second === null ? 0 : 1;
      file += second === null ? empty : 10 * empty + second;
      continue;
    }
    const square = file < rules.maxFile ? squareAt(file, rules.maxRank - 1 - row) : null;
    if (character === '*') {
      if (square !== null) walls.push(square);
      file += 1;
      continue;
    }
    const plus = character === '+' && rules.promotedPieceType.size > 0;
    const piece = letters.get(plus ? fen.charAt(at) : character);
    if (piece === undefined) {
      if (!strangers.has(character))
        strangers.set(character, { text: character, start: from, end: at });
      if (isLetter(character.charCodeAt(0))) file += 1;
      continue;
    }
    if (plus) at += 1;
    const promoted = plus ? rules.promotedPieceType.get(piece.type) : undefined;
    if (plus && promoted === undefined)
      unpromotable.push({ text: fen.slice(from, at), start: from, end: at });
    if (fen.charAt(at) === '~' && hasPawnPromotion(rules)) at += 1;
    if (square !== null)
      pieces.push({
        type: promoted ?? piece.type,
        color: piece.color,
        square,
        start: from,
        end: at,
      });
    file += 1;
  }
  return file;
}

function digitAt(text: string, at: number): number | null {
  const digit = text.charCodeAt(at) - 0x30;
  return digit >= 0 && digit <= 9 ? digit : null;
}

function hasPawnPromotion({ promotionPieceTypes: { black, white } }: EngineRules): boolean {
  return white.length > 0 || black.length > 0;
}

function readHands(fen: string, start: number, end: number, letters: Letters): FenHands {
  const text = fen.slice(start, end);
  const pieces: ColoredPiece[] = [];
  const strangers = new Map<string, FenPart>();
  for (let at = start + 1; at < end; at++) {
    const character = fen.charAt(at);
    const piece = letters.get(character);
    if (piece !== undefined) pieces.push(piece);
    else if (character !== '-' && character !== ']' && !strangers.has(character))
      strangers.set(character, { text: character, start: at, end: at + 1 });
  }
  const closed = text.startsWith('/') || text.endsWith(']');
  return { text, start, end, closed, pieces, strangers: [...strangers.values()] };
}
