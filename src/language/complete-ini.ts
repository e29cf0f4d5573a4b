import { BUILTIN_NAMES } from '../catalog/builtins.js';
import { wordsOf } from '../catalog/options/option-words.js';
import { OPTION_BY_KEY, OPTIONS, type TypedOptionRow } from '../catalog/options/options.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../catalog/piece-types.js';
import { allCodes } from '../check/code-page.js';
import { allowedValues, displayValue, valueWords } from '../explain/option-values.js';
import { acts } from '../ir/acts.js';
import { printFile } from '../ir/board.js';
import { emptyEngineRules } from '../ir/engine-defaults.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { hasWords } from '../notation/option-values/words.js';
import type { EngineSection } from '../read/ini/read-ini.js';
import type { IniSection, TextRange } from '../read/ini/scan.js';
import { lineEndAt } from '../text/source.js';
import { completeBetza } from './complete-betza.js';
import { covering, type Completion } from './completion-item.js';
import { sectionAt } from './marks.js';
import type { OpenIni } from './open-text.js';

/** The completions at an offset of a variants.ini. */
export function completeIni(open: OpenIni, offset: number): readonly Completion[] {
  const { text } = open.source;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = lineEndAt(text, offset);
  const before = text.slice(lineStart, offset);
  const rest = text.slice(offset, lineEnd).trimEnd();
  const suppression = /^[;#]\s*fairyc-ignore\s+([a-z0-9/-]*)$/.exec(before);
  if (suppression !== null)
    return covering(rest, CODE, codes(wordAt(offset, suppression[1] ?? '')));
  if (/^[;#]/.test(before)) return [];
  if (before.startsWith('[')) return covering(rest, /^[^\]]*/, parents(open, before, offset));
  const section = sectionAt(open.file().sections, offset);
  const read = open.sections().find(({ section: at }) => at.start === section?.start) ?? null;
  const equals = before.indexOf('=');
  if (equals !== -1) {
    const row = OPTION_BY_KEY.get(before.slice(0, equals).trim())?.row;
    const value = before.slice(equals + 1).trimStart();
    return row === undefined
      ? []
      : completeValue(row, value, offset, read?.rules ?? emptyEngineRules(), rest);
  }
  const word = wordAt(offset, before.trimStart());
  if (section === null) return [sectionSnippet(word)];
  return [
    ...keys(
      section,
      read,
      { ...word, end: offset + (/^\w*/.exec(rest)?.[0].length ?? 0) },
      rest.includes('='),
    ),
    ...(before.trim() === '' ? [sectionSnippet(word)] : []),
  ];
}

function wordAt(offset: number, word: string): TextRange {
  return { start: offset - word.length, end: offset };
}

/** The rest of a code. */
export const CODE = /^[a-z0-9/-]*/;

export function codes(at: TextRange): readonly Completion[] {
  return allCodes().map((code) => ({
    label: code,
    kind: 'code',
    detail: '',
    text: code,
    at,
    order: 0,
    about: { kind: 'code', name: code },
  }));
}

/** The built-in variants, and the sections above. */
function parents(open: OpenIni, before: string, offset: number): readonly Completion[] {
  const colon = before.indexOf(':');
  if (colon === -1 || before.includes(']')) return [];
  const at = wordAt(offset, before.slice(colon + 1));
  const above = open.sections().filter(({ section }) => section.end <= offset);
  const item = (name: string, detail: string, order: number): Completion => ({
    label: name,
    kind: 'variant',
    detail,
    text: name,
    at,
    order,
    about: null,
  });
  return [
    ...above.map(({ name }) => item(name, 'a section above', 0)),
    ...BUILTIN_NAMES.map((name) => item(name, 'built in', 1)),
  ];
}

/** What a new section needs first, in this order; of the custom pieces, the next one. */
const BEGINNINGS = ['startFen', 'maxFile', 'maxRank', 'king', 'promotionPieceTypes'] as const;

/** The keys that the section does not set yet: first those that a section begins with, then those that would have an effect. */
function keys(
  { lines }: IniSection,
  read: EngineSection | null,
  at: TextRange,
  hasValue: boolean,
): readonly Completion[] {
  const set = new Set(
    lines.flatMap((line) =>
      line.kind === 'pair' && line.keyAt.start !== at.start ? [line.key] : [],
    ),
  );
  const rules = read?.rules ?? emptyEngineRules();
  const nextPiece = OPTIONS.find(({ key }) => /^customPiece\d/.test(key) && !set.has(key))?.key;
  const first: readonly (string | undefined)[] = [nextPiece, ...BEGINNINGS];
  const rows = [
    ...first.flatMap((key) => OPTIONS.find((row) => row.key === key) ?? []),
    ...OPTIONS.filter(({ key }) => !first.includes(key)),
  ];
  return rows.flatMap((row): readonly Completion[] => {
    const { key } = row;
    if (set.has(key) || 'replacedBy' in row) return [];
    const isPiece = 'piece' in row;
    const isUseful = !isPiece && row.fields.some((field) => acts(field, rules));
    const order = first.includes(key) || isUseful ? 0 : isPiece ? 2 : 1;
    const text = hasValue ? key : `${key} = `;
    return [
      {
        label: key,
        kind: 'key',
        detail: wordsOf(row).meaning,
        text,
        at,
        order,
        about: { kind: 'key', name: key },
      },
    ];
  });
}

/** A complete section for a new variant. */
function sectionSnippet(at: TextRange): Completion {
  return {
    label: 'new variant',
    kind: 'snippet',
    detail: 'a section that starts from a built-in variant',
    text: '[${1:name}:${2:chess}]\n$0',
    at,
    order: 3,
    about: null,
  };
}

/** The completions after `key =`, by the type of the key. `rest` is the text from the cursor to the end of the line. */
export function completeValue(
  row: TypedOptionRow,
  written: string,
  offset: number,
  rules: EngineRules,
  rest: string,
): readonly Completion[] {
  const item = (
    label: string,
    detail: string,
    order: number,
    length = written.length,
  ): Completion => ({
    label,
    kind: 'value',
    detail,
    text: label,
    at: { start: offset - length, end: offset },
    order,
    about: null,
  });
  if (hasWords(row)) {
    const value = displayValue(row, rules);
    const words = (valueWords(row) ?? []).map((word) =>
      item(word, word === value ? 'as it is now' : '', 0),
    );
    return covering(rest, WORD, words);
  }
  switch (row.type) {
    case 'Bitboard':
      return covering(
        rest,
        WORD,
        squares(rules).map(([label, detail, order]) =>
          item(label, detail, order, (/\S*$/.exec(written)?.[0] ?? '').length),
        ),
      );
    case 'PieceType':
    case 'PieceSet':
    case 'PieceIntMap':
    case 'PiecePieceMap':
      return letters(rules).map(([letter, detail]) => ({
        ...item(letter, detail, 0, 0),
        kind: 'piece' as const,
      }));
    case 'pieceLetter':
    case 'pieceLetterBetza':
    case 'pieceLetterOptionalBetza': {
      const colon = written.indexOf(':');
      if (colon !== -1) return completeBetza(written.slice(colon + 1), offset, 'fairy-stockfish');
      const suffix = row.type === 'pieceLetterBetza' ? ':' : '';
      const letters = freeLetters(row.piece, rules).map((letter, index) =>
        item(`${letter}${suffix}`, index === 0 ? row.piece : '', index === 0 ? 0 : 1),
      );
      return covering(rest, suffix === '' ? /^\w?(?!\w)/ : /^\w?:/, letters);
    }
    case 'int':
    case 'Rank':
    case 'File':
    case 'CastlingRights':
    case 'string': {
      const value = displayValue(row, rules);
      return value === 'none' || written !== '' || rest !== ''
        ? []
        : [item(value, `as it is now; ${allowedValues(row)}`, 0)];
    }
  }
}

const WORD = /^\S*/;

/** Ranks and files, then single squares. */
function squares({ maxFile, maxRank }: EngineRules): readonly [string, string, number][] {
  const files = Array.from({ length: maxFile }, (_, file) => printFile(file));
  const ranks = Array.from({ length: maxRank }, (_, rank) => String(rank + 1));
  return [
    ...ranks.map((rank): [string, string, number] => [`*${rank}`, `rank ${rank}`, 0]),
    ...files.map((file): [string, string, number] => [`${file}*`, `file ${file}`, 1]),
    ...ranks.flatMap((rank) => files.map((file): [string, string, number] => [file + rank, '', 2])),
    ['-', 'no square', 3],
  ];
}

function letters({ pieces }: EngineRules): readonly (readonly [letter: string, name: string])[] {
  return [
    ...pieces.map(({ betza, letter, type }) => {
      const [name] = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names ?? [];
      return [letter, name ?? `${type} ${betza}`] as const;
    }),
    ['*', 'every piece'],
    ['-', 'none'],
  ];
}

/** The unused letters. The first letter of the piece's name comes first. */
function freeLetters(type: string, { pieces }: EngineRules): readonly string[] {
  const taken = new Set(pieces.filter((piece) => piece.type !== type).map(({ letter }) => letter));
  const names = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names ?? [];
  const wanted = [...(names[0] ?? ''), ...type.toLowerCase()].filter((letter) =>
    /[a-z]/.test(letter),
  );
  const all = [...new Set([...wanted, ...'abcdefghijklmnopqrstuvwxyz'])];
  return all.filter((letter) => !taken.has(letter));
}
