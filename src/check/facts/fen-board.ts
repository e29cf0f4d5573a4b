import { squareAt, type Color, type Square } from '../../ir/board.js';
import type { EnginePiece, EnginePieceType, EngineRules } from '../../ir/engine-rules.js';
import { endOfRank, scanRank } from '../../notation/board-field.js';
import { scanHands, type FenPart } from '../../notation/fen-parts.js';
import { isLetter } from '../../notation/option-values/characters.js';
import type { TextRange } from '../../read/ini/scan.js';
import { keeperOfLast } from '../../text/keep.js';

/** A rank of a FEN and the number of squares that it fills; a letter without a piece counts as one. */
export interface FenRank extends FenPart {
  readonly width: number;
}

/** The type and colour that a letter denotes. */
export interface ColoredPiece {
  readonly type: EnginePieceType;
  readonly color: Color;
}

/** A piece on the board; `+P` is the piece that it promotes to. */
export interface PlacedPiece extends ColoredPiece, TextRange {
  readonly square: Square;
}

/** `[Qq]` after the board, or the additional rank of the older form `/Qq`. */
interface FenHands extends FenPart {
  readonly closed: boolean;
  readonly pieces: readonly ColoredPiece[];
  /** Characters that are not pieces, each once. */
  readonly unrecognized: readonly FenPart[];
}

/** The first field of a FEN. */
export interface FenBoard {
  /** From the rank farthest from White to the nearest. */
  readonly ranks: readonly FenRank[];
  /** The pieces on the board, by square. */
  readonly pieces: readonly PlacedPiece[];
  /** Squares that nothing can enter: `*`. */
  readonly walls: readonly Square[];
  readonly hands: FenHands | null;
  /** Characters that mean nothing and that the engine skips, each once. */
  readonly unrecognized: readonly FenPart[];
  /** Pieces after a `+` that do not promote: the engine skips the `+`. */
  readonly unpromotable: readonly FenPart[];
}

/** Reads the first field of a FEN, which ends at `end`, as the engine's `Position::set` does. */
export function readFenBoard(fen: string, end: number, rules: EngineRules): FenBoard {
  const bracket = fen.indexOf('[');
  const boardEnd = bracket === -1 || bracket > end ? end : bracket;
  const board: BoardReader = {
    fen,
    rules,
    letters: lettersOf(rules.pieces),
    hasPlus: rules.promotedPieceType.size > 0,
    pieces: [],
    walls: [],
    unrecognized: [],
    unpromotable: [],
  };
  const ranks: FenRank[] = [];
  let hands = boardEnd < end ? readHands(board, boardEnd, end) : null;
  for (let start = 0; start <= boardEnd;) {
    if (hands === null && ranks.length === rules.maxRank && holdsHands(rules)) {
      hands = readHands(board, start - 1, boardEnd);
      break;
    }
    const rankEnd = endOfRank(fen, start, boardEnd);
    const width = readRank(board, start, rankEnd, rules.maxRank - 1 - ranks.length);
    ranks.push({ text: fen.slice(start, rankEnd), start, end: rankEnd, width });
    start = rankEnd + 1;
  }
  const { pieces, unrecognized, unpromotable, walls } = board;
  return { ranks, pieces, walls, hands, unrecognized, unpromotable };
}

/** The width of every rank, if all have the same and the engine has such boards; the board size may then be wrong, and not the position. */
export function widthOfAll(ranks: readonly FenRank[]): number | null {
  const width = ranks[0]?.width ?? 0;
  return width > 0 && width <= 12 && ranks.every((rank) => rank.width === width) ? width : null;
}

/** Whether a FEN of this variant has pieces in hand. */
export function holdsHands({ pieceDrops, seirawanGating }: EngineRules): boolean {
  return pieceDrops || seirawanGating;
}

/** How many squares the rank would fill if each digit were a separate number. */
export function widthDigitByDigit({ text, width }: FenRank): number {
  let tooMany = 0;
  for (const [pair] of text.matchAll(/\d\d/g)) tooMany += 9 * Number(pair.charAt(0));
  return width - tooMany;
}

/** Code of a letter, in either case -> the type that it stands for. */
type Letters = readonly (EnginePieceType | undefined)[];

/** Consecutive sections often share the pieces of their parent, so the last result is reused. */
const lettersOf = keeperOfLast((pieces: readonly EnginePiece[]): Letters => {
  const letters: (EnginePieceType | undefined)[] = Array<undefined>(128).fill(undefined);
  const add = (letter: string, type: EnginePieceType): void => {
    const code = letter.charCodeAt(0) | 0x20;
    letters[code] = type;
    letters[code ^ 0x20] = type;
  };
  for (const { letter, synonym, type } of pieces) {
    add(letter, type);
    if (synonym !== null) add(synonym, type);
  }
  return letters;
});

/** Capitals are White's. */
function colorOf(code: number): Color {
  return (code & 0x20) === 0 ? 'white' : 'black';
}

const PLUS = '+'.charCodeAt(0);
const TILDE = '~'.charCodeAt(0);

interface BoardReader {
  readonly fen: string;
  readonly rules: EngineRules;
  readonly letters: Letters;
  /** Whether `+` has a meaning in this variant. */
  readonly hasPlus: boolean;
  readonly pieces: PlacedPiece[];
  readonly walls: Square[];
  readonly unrecognized: FenPart[];
  readonly unpromotable: FenPart[];
}

/** Reads a rank and returns its width. */
function readRank(board: BoardReader, start: number, end: number, rank: number): number {
  const { fen, letters, rules } = board;
  let file = 0;
  let missing = 0;
  const square = (): Square | null => (file < rules.maxFile ? squareAt(file, rank) : null);
  scanRank(fen, start, end, 2, {
    empty: (squares) => {
      file += squares;
    },
    hole: () => {
      const at = square();
      if (at !== null) board.walls.push(at);
      file += 1;
    },
    piece: (from) => {
      const code = fen.charCodeAt(from);
      const plus = code === PLUS && board.hasPlus;
      const letter = plus ? fen.charCodeAt(from + 1) : code;
      const type = letters[letter];
      if (type === undefined) {
        addUnrecognized(board.unrecognized, fen, from);
        if (isLetter(code)) missing += 1;
        return from + 1;
      }
      let to = from + (plus ? 2 : 1);
      const promoted = plus ? rules.promotedPieceType.get(type) : undefined;
      if (plus && promoted === undefined)
        board.unpromotable.push({ text: fen.slice(from, to), start: from, end: to });
      if (fen.charCodeAt(to) === TILDE) to += 1;
      const at = square();
      if (at !== null)
        board.pieces.push({
          type: promoted ?? type,
          color: colorOf(letter),
          square: at,
          start: from,
          end: to,
        });
      file += 1;
      return to;
    },
  });
  return file + missing;
}

function addUnrecognized(unrecognized: FenPart[], fen: string, at: number): void {
  const text = fen.charAt(at);
  if (unrecognized.length < MOST_UNRECOGNIZED && !unrecognized.some((part) => part.text === text))
    unrecognized.push({ text, start: at, end: at + 1 });
}

/** How many different meaningless characters are kept. */
const MOST_UNRECOGNIZED = 50;

function readHands({ fen, letters }: BoardReader, start: number, end: number): FenHands {
  const text = fen.slice(start, end);
  const pieces: ColoredPiece[] = [];
  const unrecognized: FenPart[] = [];
  scanHands(fen, start + 1, end, (at) => {
    const code = fen.charCodeAt(at);
    const type = letters[code];
    if (type === undefined) addUnrecognized(unrecognized, fen, at);
    else pieces.push({ type, color: colorOf(code) });
    return at + 1;
  });
  const closed = text.startsWith('/') || text.endsWith(']');
  return { text, start, end, closed, pieces, unrecognized };
}
