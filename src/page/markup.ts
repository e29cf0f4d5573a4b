/** What may stand between the parts of a template: text is escaped, markup stays, lists follow one another, null and false are nothing. */
export type Content<L extends string> = Markup<L> | Plain | readonly Content<L>[];

type Plain = string | number | null | false | undefined;

/** Makes markup of a language: lang`<td title="${name}">${cells}</td>`. */
type Template<L extends string> = (
  parts: TemplateStringsArray,
  ...values: readonly Content<L>[]
) => Markup<L>;

/**
 * Text in a language of marks, safe to be put into a page. Only templates make it, so whatever came from a document has been escaped, and one
 * language never gets into another.
 */
export class Markup<L extends string> {
  readonly #text: string;

  private constructor(
    readonly language: L,
    text: string,
  ) {
    this.#text = text;
  }

  /** The template of a language; `escape` turns any text into one that shows as itself. */
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
