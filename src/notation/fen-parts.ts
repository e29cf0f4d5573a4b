/** A field of a FEN; offsets count from the start of the FEN. */
export interface FenPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The engine separates fields at spaces only, documents at any white space except between the brackets of the hands. */
const PARTS = { engine: /[^ ]+/g, document: /[^\s[]*\[[^\]]*\]?|\S+/g };

/** The fields of a FEN from an offset on. All readers of FENs use it. */
export function fenParts(fen: string, reader: keyof typeof PARTS, from = 0): readonly FenPart[] {
  return [...fen.slice(from).matchAll(PARTS[reader])].map(({ 0: text, index }) => ({
    text,
    start: from + index,
    end: from + index + text.length,
  }));
}

/** The fields after the side to move. */
export interface FenTail {
  /** Castling and gating rights; null if the FEN has no such field. */
  readonly castling: FenPart | null;
  /** The en passant square, or the limit of a counting rule. Present only after castling rights. */
  readonly passing: FenPart | null;
  /** Remaining checks, half move clock, move number. */
  readonly counters: readonly FenPart[];
}

/** Classifies the fields after the side to move. The engine reads the first one as rights unless it begins with a digit. */
export function fenTail(
  fields: readonly FenPart[],
  isRights = (text: string): boolean => !/^\d/.test(text),
): FenTail {
  const [first, second] = fields;
  if (first === undefined || !isRights(first.text))
    return { castling: null, passing: null, counters: fields };
  return { castling: first, passing: second ?? null, counters: fields.slice(2) };
}

/** The checks that White and Black still have to give, from `3+3`; null if the text has another form. */
export function checksLeft(
  text: string,
): { readonly white: number; readonly black: number } | null {
  const counts = /^(\d+)\+(\d+)$/.exec(text);
  return counts === null ? null : { white: Number(counts[1]), black: Number(counts[2]) };
}

/** Reads the hands between two offsets as the engine does, skipping `-` and `]`. `piece` reads one piece and returns its end. */
export function scanHands(
  text: string,
  start: number,
  end: number,
  piece: (at: number) => number,
): void {
  for (let at = start; at < end;) at = '-]'.includes(text.charAt(at)) ? at + 1 : piece(at);
}
