import { eastAsianWidth } from 'get-east-asian-width';

/** ASCII, and full-width ideographs and kana: single characters, never emoji or parts of a cluster. */
const PLAIN = /^[ -~\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]*$/;

/** The width of a text in terminal columns. */
export function displayWidth(text: string): number {
  // True for nearly every line, and the segmenter is expensive to create.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  if (PLAIN.test(text)) {
    for (let at = 0; at < text.length; at++) width += text.charCodeAt(at) < 0x80 ? 1 : 2;
    return width;
  }
  for (const { segment } of new Intl.Segmenter().segment(text)) width += graphemeWidth(segment);
  return width;
}

/** The width of a grapheme cluster: that of its base character, unless it is an emoji. */
function graphemeWidth(grapheme: string): number {
  if (/^[\p{Mark}\p{Control}\p{Default_Ignorable_Code_Point}]/u.test(grapheme)) return 0;
  if (/\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(grapheme)) return 2;
  return eastAsianWidth(grapheme.codePointAt(0) ?? 0);
}
