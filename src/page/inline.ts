/** A part of a text with Markdown's inline marks. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  /** The address begins with http or https. */
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

/** Inline marks. Images become links, because a page loads nothing from elsewhere. */
const MARKS =
  /`([^`\n]{1,400})`|\*\*([^*\n]{1,400})\*\*|(?<![\w*])[*_]([^*_\s][^*_\n]{0,400})[*_](?![\w*])|!?\[([^[\]\n]{0,400})\]\(([^()\s]{1,1000})(?: "[^"\n]{0,400}")?\)|(https?:\/\/[^\s<>()[\]"]{1,1000}[^\s<>()[\]".,;:!?])/g;

/** The parts of an author's text. Of a link that does not lead to the web, only its text is kept. */
export function inlineOf(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let end = 0;
  const words = (from: number, to: number): void => {
    const plain = text.slice(from, to).replace(/\\([!-/:-@[-`{-~])/g, '$1');
    if (plain !== '') found.push({ kind: 'text', text: plain });
  };
  for (const match of text.matchAll(MARKS)) {
    const [all, code, strong, emphasis, label, address, bare] = match;
    words(end, match.index);
    end = match.index + all.length;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis });
    else if (bare !== undefined) found.push({ kind: 'link', text: bare, address: bare });
    else if (/^https?:\/\//i.test(address ?? ''))
      found.push({ kind: 'link', text: label || (address ?? ''), address: address ?? '' });
    else found.push({ kind: 'text', text: label ?? '' });
  }
  words(end, text.length);
  return found;
}
