import type { Source } from '../../text/source.js';
import { isSpace, skipSpace } from '../../notation/option-values/characters.js';

/** From `start` up to, but not including, `end`, as offsets into the source. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A line of a section, with its line end, as the engine reads it. */
export type IniLine = IniPair | IniIdleLine;

/** `key = value`. */
export interface IniPair extends TextRange {
  readonly kind: 'pair';
  readonly key: string;
  readonly value: string;
  readonly keyAt: TextRange;
  readonly valueAt: TextRange;
}

/** A line that sets nothing: blank, a comment, or without `=`, value or key. */
interface IniIdleLine extends TextRange {
  readonly kind: 'blank' | 'comment' | 'no-equals' | 'no-value' | 'no-key';
  /** The line without its line end. */
  readonly content: TextRange;
}

/** `[name:parent]`, and where the section is. */
export interface IniHeader extends TextRange {
  readonly name: string;
  readonly parent: string | null;
  readonly nameAt: TextRange;
  readonly parentAt: TextRange | null;
  /** The header with the rest of its line, which the engine ignores. */
  readonly header: TextRange;
}

/** A header and the lines below it. */
export interface IniSection extends IniHeader {
  readonly lines: readonly IniLine[];
}

/** A file as the engine reads it. Its parts follow each other without gaps. */
export interface IniFile extends IniOutline {
  readonly sections: readonly IniSection[];
}

/** A file of which only the places of the sections are known. */
export interface IniOutline extends SplitIni {
  readonly source: Source;
}

/** The parts of a file. */
interface SplitIni {
  /** The lines before the first that starts with `[`. */
  readonly prologue: TextRange;
  readonly sections: readonly TextRange[];
  /** The text that the engine loses at the end, from a header without `]` or without anything after it. Null if nothing is lost. */
  readonly lost: (TextRange & { readonly why: 'not-closed' | 'at-end' }) | null;
}

const OPEN = '['.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);
const COMMENT_SIGNS: readonly number[] = [';'.charCodeAt(0), '#'.charCodeAt(0)];

/** Reads a file line by line, exactly as `VariantMap::parse_istream` does (test/fixtures/ini/format-rules.json). Never fails. */
export function scanIni(source: Source): IniFile {
  const { text } = source;
  const { lost, prologue, sections } = splitIni(text);
  return { source, prologue, sections: sections.map((at) => scanSection(text, at)), lost };
}

/** Splits a file at lines that start with `[`. A header extends to the next `]`, wherever that is. */
export function splitIni(text: string): SplitIni {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) !== OPEN) at = behindLine(text, at);
  const prologue = { start: 0, end: at };
  const sections: TextRange[] = [];
  while (at < text.length) {
    const close = text.indexOf(']', at + 1);
    if (close === -1 || close + 1 === text.length) {
      const why = close === -1 ? 'not-closed' : 'at-end';
      return { prologue, sections, lost: { start: at, end: text.length, why } };
    }
    const next = text.indexOf('\n[', behindLine(text, close + 1) - 1);
    const end = next === -1 ? text.length : next + 1;
    sections.push({ start: at, end });
    at = end;
  }
  return { prologue, sections, lost: null };
}

/** The offset after the next line end at or after `at`. The length of the text if no line end follows. */
function behindLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Scans a section that `splitIni` found. Only lines that end within the first `most` characters are read. */
export function scanSection(text: string, at: TextRange, most = Infinity): IniSection {
  const { end, header, name, nameAt, parent, parentAt, start } = scanHeader(text, at);
  const lines: IniLine[] = [];
  for (let begin = header.end; begin < end;) {
    const lineEnd = behindLine(text, begin);
    if (lineEnd - start > most) break;
    const line = scanLine(text, begin, lineEnd);
    lines.push(line);
    begin = line.end;
  }
  // No `...` here: V8 keeps objects made by spreading for longer, with everything that they refer to, and collects them late.
  return { start, end, header, name, parent, nameAt, parentAt, lines };
}

/** The same, but of the lines only the last of each key that counts: those that decide how the engine reads the section. */
export function scanCounting(
  text: string,
  at: TextRange,
  counts: (key: string) => boolean,
): IniSection {
  const { end, header, name, nameAt, parent, parentAt, start } = scanHeader(text, at);
  const last = new Map<string, IniPair>();
  for (let begin = header.end; begin < end;) {
    const line = scanLine(text, begin, behindLine(text, begin));
    if (line.kind === 'pair' && counts(line.key)) last.set(line.key, line);
    begin = line.end;
  }
  return { start, end, header, name, parent, nameAt, parentAt, lines: [...last.values()] };
}

/** Scans the header of a section. The name ends at the first `:`, the parent at a line end. An empty parent counts as no parent. */
export function scanHeader(text: string, { end, start }: TextRange): IniHeader {
  const close = text.indexOf(']', start + 1);
  const header = { start, end: behindLine(text, close + 1) };
  const names = text.slice(start + 1, close);
  const colon = names.indexOf(':');
  const nameEnd = colon === -1 ? close : start + 1 + colon;
  const nameAt = { start: start + 1, end: nameEnd };
  const name = text.slice(start + 1, nameEnd);
  const lineEnd = names.indexOf('\n', colon);
  const parent =
    colon === -1 ? '' : names.slice(colon + 1, lineEnd === -1 ? names.length : lineEnd);
  if (parent === '') return { start, end, header, name, parent: null, nameAt, parentAt: null };
  const parentAt = { start: nameEnd + 1, end: nameEnd + 1 + parent.length };
  return { start, end, header, name, parent, nameAt, parentAt };
}

function scanLine(text: string, start: number, end: number): IniLine {
  const last = contentEnd(text, start, end);
  if (last === start) return ignoredLine('blank', start, last, end);
  if (COMMENT_SIGNS.includes(text.charCodeAt(start)))
    return ignoredLine('comment', start, last, end);
  let equals = start;
  while (equals < last && text.charCodeAt(equals) !== EQUALS) equals += 1;
  if (equals === last) {
    const isBlank = skipSpace(text, start) >= last;
    return ignoredLine(isBlank ? 'blank' : 'no-equals', start, last, end);
  }
  let valueStart = equals + 1;
  while (valueStart < last && isSpace(text.charCodeAt(valueStart))) valueStart += 1;
  if (valueStart === last) return ignoredLine('no-value', start, last, end);
  if (equals === start) return ignoredLine('no-key', start, last, end);
  let keyEnd = equals;
  while (keyEnd > start && text.charCodeAt(keyEnd - 1) === 0x20) keyEnd -= 1;
  return {
    kind: 'pair',
    start,
    end,
    key: text.slice(start, keyEnd),
    value: text.slice(valueStart, last),
    keyAt: { start, end: keyEnd },
    valueAt: { start: valueStart, end: last },
  };
}

function ignoredLine(
  kind: IniIdleLine['kind'],
  start: number,
  last: number,
  end: number,
): IniIdleLine {
  return { kind, start, end, content: { start, end: last } };
}

/** The end of a line's content: before its line feed and at most one carriage return. */
function contentEnd(text: string, start: number, end: number): number {
  let last = end;
  if (last > start && text.charCodeAt(last - 1) === 0x0a) last -= 1;
  if (last > start && text.charCodeAt(last - 1) === 0x0d) last -= 1;
  return last;
}
