/** The values allowed in a template. Text is escaped, markup is kept, lists are joined; null, undefined and false produce nothing. */
export type Content<L extends string> = Markup<L> | Plain | readonly Content<L>[];

type Plain = string | number | null | false | undefined;

/** A template tag that creates markup: html`<td title="${name}">${cells}</td>`. */
type Template<L extends string> = (
  parts: TemplateStringsArray,
  ...values: readonly Content<L>[]
) => Markup<L>;

/**
 * Text in a markup language, safe to put into a page. Only templates can create it, so all text from documents has been escaped, and the
 * languages cannot be mixed.
 */
export class Markup<L extends string> {
  readonly #text: string;

  private constructor(
    readonly language: L,
    text: string,
  ) {
    this.#text = text;
  }

  /** The template tag of a language; `escape` makes any text appear literally. */
  static template<L extends string>(language: L, escape: (text: string) => string): Template<L> {
    const print = (value: Content<L>): string => {
      if (value === null || value === undefined || value === false) return '';
      if (value instanceof Markup) return value.toString();
      return typeof value === 'object' ? value.map(print).join('') : escape(String(value));
    };
    return (parts, ...values) =>
      new Markup(language, parts.map((part, index) => part + print(values[index])).join(''));
  }

  toString(): string {
    return this.#text;
  }
}
