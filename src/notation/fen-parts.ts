/** A part of a FEN; offsets count from its first character. */
export interface FenPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** For the engine only blanks separate; in documents all white space does, but not between the brackets of the hands. */
const PARTS = { engine: /[^ ]+/g, document: /[^\s[]*\[[^\]]*\]?|\S+/g };

/** The fields of a FEN from an offset on, for every reader of FENs. */
export function fenParts(fen: string, reader: keyof typeof PARTS, from = 0): readonly FenPart[] {
  return [...fen.slice(from).matchAll(PARTS[reader])].map(({ 0: text, index }) => ({
    text,
    start: from + index,
    end: from + index + text.length,
  }));
}

/** What follows the side to move. */
export interface FenTail {
  /** Castling and gating rights; null: the FEN has no such field. */
  readonly castling: FenPart | null;
  /** The en passant square, or the limit of a counting rule. Only behind castling rights. */
  readonly passing: FenPart | null;
  /** Checks that are left, half moves, number of the move. */
  readonly counters: readonly FenPart[];
}

/** Tells the fields behind the side to move apart. The engine takes the first one for rights unless it begins with a digit. */
export function fenTail(
  fields: readonly FenPart[],
  isRights = (text: string): boolean => !/^\d/.test(text),
): FenTail {
  const [first, second] = fields;
  if (first === undefined || !isRights(first.text))
    return { castling: null, passing: null, counters: fields };
  return { castling: first, passing: second ?? null, counters: fields.slice(2) };
}

/** `3+3`: the checks that White and Black have still to give; null: the text is none. */
export function checksLeft(
  text: string,
): { readonly white: number; readonly black: number } | null {
  const counts = /^(\d+)\+(\d+)$/.exec(text);
  return counts === null ? null : { white: Number(counts[1]), black: Number(counts[2]) };
}

/** Reads the hands between two offsets as the engine does, which skips `-` and `]`. `piece` says where it ends. */
export function scanHands(
  text: string,
  start: number,
  end: number,
  piece: (at: number) => number,
): void {
  for (let at = start; at < end;) at = '-]'.includes(text.charAt(at)) ? at + 1 : piece(at);
}
