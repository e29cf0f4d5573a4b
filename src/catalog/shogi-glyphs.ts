/** The kanji of the engine's types on shogi pieces; data only. */

/** A type of the engine with its kanji, the main one first, and those of its promoted form. */
interface ShogiGlyphs {
  readonly type: string;
  readonly glyphs: string;
  /** The type it promotes to in sets with these kanji; null if it does not promote. */
  readonly promoted: { readonly to: string; readonly glyphs: string } | null;
}

/** In the order of hands in an SFEN and in a diagram. */
export const SHOGI_GLYPHS: readonly ShogiGlyphs[] = [
  { type: 'king', glyphs: '王玉', promoted: null },
  { type: 'rook', glyphs: '飛', promoted: { to: 'bers', glyphs: '龍竜' } },
  { type: 'bishop', glyphs: '角', promoted: { to: 'dragonHorse', glyphs: '馬' } },
  { type: 'gold', glyphs: '金', promoted: null },
  { type: 'silver', glyphs: '銀', promoted: { to: 'gold', glyphs: '全' } },
  { type: 'shogiKnight', glyphs: '桂', promoted: { to: 'gold', glyphs: '圭' } },
  { type: 'lance', glyphs: '香', promoted: { to: 'gold', glyphs: '杏' } },
  { type: 'shogiPawn', glyphs: '歩', promoted: { to: 'gold', glyphs: 'と' } },
];
