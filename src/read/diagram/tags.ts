/** A tag of HTML, or what stands in its place and shows nothing: a comment, a declaration. */
export interface Tag {
  /** In small letters; empty for comments and declarations. */
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
}

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/y;
const END_OF_RAW = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  textarea: /<\/textarea/gi,
  title: /<\/title/gi,
} as const;

/** Elements whose content is no markup. */
function isRaw(name: string): name is keyof typeof END_OF_RAW {
  return Object.hasOwn(END_OF_RAW, name);
}

/**
 * The tags of a page, in order; what stands in comments, scripts and styles has none. Linear and strict: each character is looked at a
 * fixed number of times, and what is never closed goes on to the end.
 */
export function* tagsOf(text: string): Generator<Tag> {
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start === -1) return;
    const unseen = endOfUnseen(text, start);
    if (unseen !== null) {
      yield { name: '', closes: false, attributes: '', start, end: unseen };
      at = unseen;
      continue;
    }
    TAG.lastIndex = start;
    const [opener, slash, written = ''] = TAG.exec(text) ?? [];
    if (opener === undefined) {
      at = start + 1;
      continue;
    }
    const name = written.toLowerCase();
    const closes = slash === '/';
    const behindName = start + opener.length;
    const end = endOfTag(text, behindName);
    yield { name, closes, attributes: text.slice(behindName, end - 1), start, end };
    at = closes || !isRaw(name) ? end : endOfRaw(text, name, end);
  }
}

/** Behind a comment, `<!doctype …>` or `<?xml …>` that begins at `start`; null: none does. */
function endOfUnseen(text: string, start: number): number | null {
  const isComment = text.startsWith('<!--', start);
  if (!isComment && !/^<[!?]/.test(text.slice(start, start + 2))) return null;
  const closer = isComment ? '-->' : '>';
  // `<!-->` is a comment, too.
  const end = text.indexOf(closer, start + 2);
  return end === -1 ? text.length : end + closer.length;
}

function endOfRaw(text: string, name: keyof typeof END_OF_RAW, from: number): number {
  const closer = END_OF_RAW[name];
  closer.lastIndex = from;
  return closer.exec(text)?.index ?? text.length;
}

/** Behind the `>` that ends a tag, which may stand in quotes before; the end of the text if there is none. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return text.length;
}
