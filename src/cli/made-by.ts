/** What the first line of every file that fairyc makes says. */
const MADE_BY = 'Made by fairyc';

/** How a comment is written in files of this ending. */
const COMMENTS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['ini', (text) => `; ${text}\n`],
  ['txt', (text) => `# ${text}\n`],
  ['md', (text) => `<!-- ${text} -->\n\n`],
  ['svg', (text) => `<!-- ${text} -->\n`],
  ['html', (text) => `<!-- ${text} -->\n`],
]);

/** The text of a file with a first line that says who made it; browsers ask that nothing but comments is before the doctype. */
export function madeByUs(file: string, text: string): string {
  const comment = COMMENTS.get(file.slice(file.lastIndexOf('.') + 1));
  if (comment === undefined) throw new Error(`no comment is known for ${file}`);
  return comment(`${MADE_BY}; do not edit it, change its source`) + text;
}

/** True if fairyc wrote it. */
export function isMadeByUs(text: string): boolean {
  const end = text.indexOf('\n');
  return text.slice(0, end === -1 ? text.length : end).includes(MADE_BY);
}
