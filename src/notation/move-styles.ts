export const MOVE_STYLES = ['hodges', 'hodges-numbers', 'hosking', 'san', 'lan'] as const;
/** A Western notation for moves, under the engine's name. */
export type MoveStyle = (typeof MOVE_STYLES)[number];

/** The names that people use. */
export const MOVE_STYLE_NAMES: Readonly<Record<MoveStyle, string>> = {
  hodges: 'Hodges',
  'hodges-numbers': 'Hodges with numbers',
  hosking: 'Hosking',
  san: 'the short notation of chess',
  lan: 'the long notation of chess',
};

/** The notations in which a text may be a move of some game: `P-7f`, `SC-5c`, `S*33`, `S'33`, `+Rx22`, `Nbd7+`. Empty if it is not a move. */
export function stylesOfMove(text: string): readonly MoveStyle[] {
  if (text.length > LONGEST_MOVE) return [];
  const bare = text.replace(EXTRA, '');
  if (CASTLING.test(bare)) return MOVE_STYLES;
  return MOVE_STYLES.filter((style) => FORMS[style].some((form) => form.test(bare)));
}

const LONGEST_MOVE = 24;
/** A wall or a gated piece: `,e5`, `/H`, `/Ha1`. */
const EXTRA = /(?:,[a-p\d]{2,4}|\/[A-Z](?:[a-p\d]{2,4})?)(?=[+#]?$)/;
const CASTLING = /^[O0]-[O0](?:-[O0])?[+#]?$/;

/** For example `P`, `+R`, `SC`, `N'`. */
const PIECE = String.raw`\+?[A-Z][A-Za-z]?'?`;
/** Promotion, with or without the new piece, no promotion, demotion. */
const END = String.raw`(?:[-+]|=(?:\+?[A-Z]'?)?)?`;
const LETTERED = String.raw`\d{1,2}[a-p]`;
/** A file and a rank, at most 16 each. */
const NUMBERED = String.raw`(?:1\d|[1-9]){2}`;
const CHESS = String.raw`[a-p]\d{1,2}`;
const CHESS_END = String.raw`(?:=\+?[A-Z][A-Z']?)?[+#]?`;

/** The order of pieces, squares and signs in moves and drops. */
const FORMS: Readonly<Record<MoveStyle, readonly RegExp[]>> = {
  hodges: [form(`${PIECE}(?:${LETTERED})?[-x]${LETTERED}${END}`), form(`${PIECE}\\*${LETTERED}`)],
  'hodges-numbers': [
    form(`${PIECE}(?:${NUMBERED})?[-x]${NUMBERED}${END}`),
    form(`${PIECE}\\*${NUMBERED}`),
  ],
  hosking: [form(`${PIECE}(?:x|${NUMBERED}[-x])?${NUMBERED}${END}`), form(`${PIECE}'${NUMBERED}`)],
  san: [
    form(`(?:${PIECE})?[a-p]?(?:\\d{1,2})?x?${CHESS}${CHESS_END}`),
    form(`${PIECE}@${CHESS}[+#]?`),
  ],
  lan: [form(`(?:${PIECE})?${CHESS}[-x]${CHESS}${CHESS_END}`), form(`${PIECE}@${CHESS}[+#]?`)],
};

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}
