/** The first line of every file that fairyc writes contains this. */
const MADE_BY = 'Made by fairyc';

/** How to write a comment, by file extension. */
const COMMENTS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['ini', (text) => `; ${text}\n`],
  ['txt', (text) => `# ${text}\n`],
  ['md', (text) => `<!-- ${text} -->\n\n`],
  ['svg', (text) => `<!-- ${text} -->\n`],
  ['html', (text) => `<!-- ${text} -->\n`],
]);

/** Adds a first line that names fairyc as the author. Browsers allow only comments before the doctype. */
export function madeByUs(file: string, text: string): string {
  const comment = COMMENTS.get(file.slice(file.lastIndexOf('.') + 1));
  if (comment === undefined) throw new Error(`no comment is known for ${file}`);
  return comment(`${MADE_BY}; do not edit it, change its source`) + text;
}

/** Whether fairyc wrote the text. */
export function isMadeByUs(text: string): boolean {
  const end = text.indexOf('\n');
  return text.slice(0, end === -1 ? text.length : end).includes(MADE_BY);
}
