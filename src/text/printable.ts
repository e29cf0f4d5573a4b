/** Characters that terminals, logs or editors do not show but act on: control characters, line ends, direction marks, invisible characters. */
const UNPRINTABLE =
  /[\p{Cc}\p{Bidi_Control}\p{Surrogate}\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0001}]/u;
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** The text on one line, with unprintable characters as escapes: `\n`, `\x1b`, `\u202e`. */
export function visible(text: string): string {
  return isPlain(text) ? text : text.replace(EVERY_UNPRINTABLE, escapeOf);
}

/** Like `visible`, but keeps line ends and tabs. */
export function visibleLines(text: string): string {
  if (isPlain(text)) return text;
  return text.replace(EVERY_UNPRINTABLE, (sign) =>
    sign === '\n' || sign === '\t' ? sign : escapeOf(sign),
  );
}

/** Escapes workflow commands: `::error::` at the start of a line, `##[error]` anywhere. */
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

/** The most characters in a line of a message. */
export const MAX_LINE = 400;
const HEAD = 260;

/** A message in well-formed Unicode with lines of limited length: the middle of longer lines is cut. */
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

/** JSON in well-formed Unicode, with all unprintable characters escaped. It parses to the same value. */
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
