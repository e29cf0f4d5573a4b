import { eastAsianWidth } from 'get-east-asian-width';

/** ASCII, ideographs and kana of full width, each a character of its own; none of them is drawn as a picture or joins another. */
const PLAIN = /^[ -~\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]*$/;

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  // Nearly every line is such, and the segmenter is dear to make.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  if (PLAIN.test(text)) {
    for (let at = 0; at < text.length; at++) width += text.charCodeAt(at) < 0x80 ? 1 : 2;
    return width;
  }
  for (const { segment } of new Intl.Segmenter().segment(text)) width += graphemeWidth(segment);
  return width;
}

/** The width of what people take for one character: that of its base, unless it is drawn as a picture. */
function graphemeWidth(grapheme: string): number {
  if (/^[\p{Mark}\p{Control}\p{Default_Ignorable_Code_Point}]/u.test(grapheme)) return 0;
  if (/\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(grapheme)) return 2;
  return eastAsianWidth(grapheme.codePointAt(0) ?? 0);
}
