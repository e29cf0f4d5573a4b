import { lineEndAt, type Source } from '../text/source.js';
import { diagnose } from '../catalog/diagnose.js';
import { compareDiagnostics, type Diagnostic } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';
import { upTo } from '../text/up-to.js';

const WORD = 'fairyc-ignore';

/** `; fairyc-ignore rule/slug reason`, on the line above the line that it applies to. */
const SIGN = /^[;#]\s*fairyc-ignore\s+([a-z0-9/-]+)(?:\s+(\S.*))?$/;

/** A comment that suppresses one rule in the text below it. */
interface Suppression {
  readonly code: string;
  /** The author's reason; null if none is given. */
  readonly reason: string | null;
  /** The position of the comment. */
  readonly start: number;
  readonly end: number;
  /** The text that it applies to. */
  readonly from: number;
  readonly to: number;
}

/** The diagnostics, with suppressed ones marked as hidden, and findings for comments that suppress nothing. */
export function suppressed(
  source: Source,
  diagnostics: readonly Diagnostic[],
  suppressions: readonly Suppression[],
  where: string,
): readonly Diagnostic[] {
  const { mark, unused } = suppressor(suppressions);
  const marked = diagnostics.map(mark);
  return [...marked, ...unused().map((sign) => unusedIn(source, sign, where))].sort(
    compareDiagnostics,
  );
}

/** The finding for a comment that suppresses nothing. */
export function unusedIn(
  { file }: Source,
  { code, end, start }: Suppression,
  where: string,
): Diagnostic {
  const message = `\`${code}\` reports nothing ${where}, so this comment has no effect; remove it`;
  return diagnose('file/unused-suppression', 'info', { file, start, end }, message);
}

/** Every suppression of a variants.ini. Each applies to the next line that is not itself a suppression, which may be a header. */
export function suppressionsOf({ text }: Source): readonly Suppression[] {
  const found: { -readonly [property in keyof Suppression]: Suppression[property] }[] = [];
  for (let at = text.indexOf(WORD), end = 0; at !== -1; at = text.indexOf(WORD, end)) {
    const start = text.lastIndexOf('\n', at) + 1;
    end = lineEndAt(text, at);
    const sign = end - start > 1000 ? null : SIGN.exec(text.slice(start, end).trimEnd());
    if (sign === null) continue;
    const [, code = '', reason = null] = sign;
    found.push({ code, reason, start, end, from: end + 1, to: lineEndAt(text, end + 1) });
  }
  // From the last one up: a comment above another one applies to the same line.
  let below = found.at(-1);
  for (const one of found.toReversed()) {
    if (below?.start === one.from) [one.from, one.to] = [below.from, below.to];
    below = one;
  }
  return found.filter(({ from }) => from <= text.length);
}

/** `<!-- fairyc-ignore rule/slug reason -->`, on a separate line. */
const SIGN_OF_DOCUMENT =
  /^[ \t]{0,12}<!--[ \t]*fairyc-ignore[ \t]+([a-z0-9/-]{1,80})(?:[ \t]+([^\n]{0,600}?))?[ \t]*-->[ \t\r]*$/gm;

/** Every suppression of a document. Each applies to the lines below it, up to the next blank line outside fenced blocks. */
export function suppressionsOfDocument({ text }: Source): readonly Suppression[] {
  if (!text.includes(WORD)) return [];
  const signs = [...text.matchAll(SIGN_OF_DOCUMENT)];
  // From the last one up: a block that reaches a later comment ends where that comment's block ends.
  const endsFrom = new Map<number, number>();
  for (const { 0: sign, index } of signs.toReversed())
    endsFrom.set(index, endOfBlock(text, index + sign.length, endsFrom));
  return signs.map(({ 0: sign, 1: code = '', 2: reason, index }) => {
    const end = index + sign.length;
    return {
      code,
      reason: reason ?? null,
      start: index,
      end,
      from: end,
      to: endsFrom.get(index) ?? end,
    };
  });
}

function endOfBlock(text: string, from: number, endsFrom: ReadonlyMap<number, number>): number {
  let fence: string | null = null;
  for (let start = from + 1; start <= text.length;) {
    const known = fence === null ? endsFrom.get(start) : undefined;
    if (known !== undefined) return known;
    const end = lineEndAt(text, start);
    const [, sign = null] =
      /^\s{0,3}(```|~~~)/.exec(text.slice(start, Math.min(end, start + 8))) ?? [];
    if (fence === null) fence = sign;
    else if (sign === fence) fence = null;
    if (fence === null && text.slice(start, end).trim() === '') return start;
    start = end + 1;
  }
  return text.length;
}

/** Marks suppressed findings, and reports the suppressions that have matched nothing so far. */
export function suppressor(suppressions: readonly Suppression[]): {
  readonly mark: <T extends Pick<Diagnostic, 'code' | 'span' | 'hiddenBy'>>(found: T) => T;
  readonly unused: () => readonly Suppression[];
} {
  const signsOf = groupBy(suppressions, ({ code }) => code);
  const used = new Set<Suppression>();
  return {
    mark(found) {
      const { code, span } = found;
      const signs = signsOf.get(code) ?? [];
      const at = upTo(signs, span.start, ({ from }) => from) - 1;
      const last = signs[at];
      let isSuppressed = false;
      // Several comments may precede one line.
      for (let index = at; index >= 0 && signs[index]?.from === last?.from; index -= 1)
        for (const sign of signs.slice(index, index + 1))
          if (span.start <= sign.to) {
            used.add(sign);
            isSuppressed = true;
          }
      return isSuppressed ? { ...found, hiddenBy: 'comments' } : found;
    },
    unused: () => suppressions.filter((sign) => !used.has(sign)),
  };
}
