/** Marks a text for a terminal. */
export type Paint = (text: string) => string;

/** The styles of a report (ECMA-48 select graphic rendition), or, without color, styles that change nothing. */
export function stylesFor(
  color: boolean,
): Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', Paint>> {
  const style = (on: number, off: number): Paint =>
    color ? (text) => `\u001b[${on}m${text}\u001b[${off}m` : (text) => text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    green: style(32, 39),
    yellow: style(33, 39),
    cyan: style(36, 39),
  };
}
