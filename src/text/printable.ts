/** What a terminal, a log or an editor acts on instead of showing it: control characters, line ends, marks of direction, invisible signs. */
const UNPRINTABLE =
  /[\p{Cc}\p{Bidi_Control}\p{Surrogate}\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0001}]/u;
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** The text on one line, with everything that is not to be printed as an escape: `\n`, `\x1b`, `\u202e`. */
export function visible(text: string): string {
  return isPlain(text) ? text : text.replace(EVERY_UNPRINTABLE, escapeOf);
}

/** As `visible`, but lines and tabs stay what they are. */
export function visibleLines(text: string): string {
  if (isPlain(text)) return text;
  return text.replace(EVERY_UNPRINTABLE, (sign) =>
    sign === '\n' || sign === '\t' ? sign : escapeOf(sign),
  );
}

/** Lines that no runner of workflows takes for a command: `::error::` at the start of one, `##[error]` anywhere. */
export function withoutCommands(text: string): string {
  return text.replace(/^([^\S\n]*):(?=:)/gm, '$1\\x3a').replaceAll('##[', '#\\x23[');
}

/** Most texts are plain ASCII. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function escapeOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code > 0xffff) return `\\u{${hex}}`;
  return (
    SHORT.get(sign) ?? (code <= 0xff ? `\\x${hex.padStart(2, '0')}` : `\\u${hex.padStart(4, '0')}`)
  );
}

/** Most characters that a line of a message has. */
export const MAX_LINE = 400;
const HEAD = 260;

/** A message that is well-formed Unicode with lines that can be read: of a longer one the middle is left out. */
export function messageText(text: string): string {
  if (text.length <= MAX_LINE && isPlain(text)) return text;
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('\n')
    .map(shortened)
    .join('\n');
}

function shortened(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const signs = [...line];
  if (signs.length <= MAX_LINE) return line;
  const [mark, tail] = [' … ', MAX_LINE - HEAD];
  return signs.slice(0, HEAD).join('') + mark + signs.slice(mark.length - tail).join('');
}

/** JSON that is well-formed Unicode, and in which nothing unprintable stands as itself: it means the same to who parses it. */
export function jsonText(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent)
    .replace(/\\(?:u(d[89a-f][0-9a-f]{2})|.)/gs, (escape, lone: string | undefined) =>
      lone === undefined ? escape : '\ufffd',
    )
    .replace(EVERY_UNPRINTABLE, (sign) => (sign === '\n' ? sign : jsonEscapeOf(sign)));
}

function jsonEscapeOf(sign: string): string {
  return Array.from(
    { length: sign.length },
    (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
