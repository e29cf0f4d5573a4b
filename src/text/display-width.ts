import { eastAsianWidth } from 'get-east-asian-width';

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  // Nearly every line is such, and the segmenter is dear to make.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) width += graphemeWidth(segment);
  return width;
}

/** The width of what people take for one character: that of its base, unless it is drawn as a picture. */
function graphemeWidth(grapheme: string): number {
  if (/^[\p{Mark}\p{Control}\p{Default_Ignorable_Code_Point}]/u.test(grapheme)) return 0;
  if (/\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(grapheme)) return 2;
  return eastAsianWidth(grapheme.codePointAt(0) ?? 0);
}
