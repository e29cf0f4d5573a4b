/** What may stand between the parts of a template: text is escaped, markup stays, lists follow one another, null and false are nothing. */
export type Content = Html | string | number | null | false | readonly Content[];

/**
 * Markup that is safe to put into a page or a picture. Only the template `html` makes it, so every text of a document in it has been
 * escaped. Values stand in element content or in quoted attributes, nowhere else.
 */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Makes markup of a template; see `html`. */
  static fromTemplate(
    this: void,
    parts: TemplateStringsArray,
    ...values: readonly Content[]
  ): Html {
    return new Html(
      parts
        .map((part, index) => part + (index < values.length ? print(values[index]) : ''))
        .join(''),
    );
  }

  toString(): string {
    return this.#markup;
  }
}

/** Markup with values in it: html`<td title="${name}">${cells}</td>`. */
export const html = Html.fromTemplate;

function print(value: Content | undefined): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  return typeof value === 'object' ? value.map(print).join('') : escapeText(String(value));
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/**
 * Text as it stands in element content and quoted attributes, in HTML and in XML. What XML cannot hold at all (control
 * characters, halves of characters) becomes U+FFFD, and so do the signs that turn the direction of the text around them.
 */
function escapeText(text: string): string {
  return text
    .replace(UNPRINTABLE, '\uFFFD')
    .replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');
}

/** Controls other than tab and line ends, lone surrogates, non-characters, and marks that reorder text. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu;
