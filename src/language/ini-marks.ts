import { OPTION_BY_KEY, type TypedOptionRow } from '../catalog/options/options.js';
import { builtinDefinition, sectionDefinition, type Definition } from '../definitions.js';
import { byColor } from '../ir/board.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { parsePieceLetter } from '../notation/option-values/piece-letters.js';
import { parseRegion } from '../notation/option-values/regions.js';
import type { EngineSection } from '../read/ini/read-ini.js';
import { resolverOf, type Resolution } from '../read/ini/resolve.js';
import type { IniFile, IniLine, IniPair, IniSection } from '../read/ini/scan.js';
import { once } from '../text/once.js';
import type { About, Mark, Naming } from './marks.js';

/** Every mark of a variants.ini, in the order of their starts. */
export function iniMarks(file: IniFile, sections: readonly EngineSection[]): readonly Mark[] {
  const { source } = file;
  const { text } = source;
  const byName = new Map(sections.map((section) => [section.name, section]));
  const byStart = new Map(sections.map((section) => [section.section.start, section]));
  const owners = lettersOf(sections);
  const resolve = once(() => resolverOf(source, sections));
  const definitionOf = (name: string): Definition | null => {
    const section = byName.get(name);
    return section === undefined ? builtinDefinition(name) : sectionDefinition(section, source);
  };
  return file.sections.flatMap((section) => {
    const read = byStart.get(section.start) ?? null;
    const context: LineContext | null = read && {
      rules: read.rules,
      owner: owners.get(read.name) ?? new Map<string, string>(),
      resolution: once(() => resolve()(read)),
      definition: once(() => sectionDefinition(read, source)),
    };
    return [
      ...headerMarks(section, context, definitionOf),
      ...section.lines.flatMap((line) => lineMarks(line, text, context)),
    ];
  });
}

/** What the lines of a section that the engine reads are read by. */
interface LineContext {
  readonly rules: EngineRules;
  /** Type of piece -> the section that gives it its letter. */
  readonly owner: ReadonlyMap<string, string>;
  readonly resolution: () => Resolution;
  readonly definition: () => Definition | null;
}

function headerMarks(
  { name, nameAt, parent, parentAt }: IniSection,
  context: LineContext | null,
  definitionOf: (name: string) => Definition | null,
): readonly Mark[] {
  const naming = (of: string, isDefinition: boolean): Naming => ({
    id: `variant ${of}`,
    isDefinition,
    by: 'name',
  });
  const definition = context?.definition ?? (() => null);
  const own: Mark = {
    ...nameAt,
    about: { kind: 'variant', name, definition },
    naming: naming(name, context !== null),
  };
  if (parent === null || parentAt === null) return [own];
  return [
    own,
    {
      ...parentAt,
      about: { kind: 'parent', name: parent, definition: () => definitionOf(parent) },
      naming: naming(parent, false),
    },
  ];
}

/** By section: who gives each type its letter, the section itself or one that it starts from. */
function lettersOf(
  sections: readonly EngineSection[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = new Map<string, ReadonlyMap<string, string>>();
  // Parents stand above their children.
  for (const { base, name, parent, section } of sections) {
    const inherited =
      all.get(parent ?? '') ?? new Map(base.pieces.map(({ type }) => [type, parent ?? '']));
    const own = section.lines.flatMap((line): [string, string][] => {
      const row = line.kind === 'pair' ? OPTION_BY_KEY.get(line.key)?.row : undefined;
      return row !== undefined && isPieceKey(row) ? [[row.piece, name]] : [];
    });
    all.set(name, new Map([...inherited, ...own]));
  }
  return all;
}

type PieceRow = Extract<TypedOptionRow, { readonly piece: string }>;

function isPieceKey(row: TypedOptionRow): row is PieceRow {
  return (
    row.type === 'pieceLetter' ||
    row.type === 'pieceLetterBetza' ||
    row.type === 'pieceLetterOptionalBetza'
  );
}

function lineMarks(line: IniLine, text: string, context: LineContext | null): readonly Mark[] {
  switch (line.kind) {
    case 'blank':
    case 'no-equals':
    case 'no-value':
    case 'no-key':
      return [];
    case 'comment':
      return commentMarks(text, line.content.start, line.content.end);
    case 'pair':
      return pairMarks(line, context);
  }
}

function commentMarks(text: string, start: number, end: number): readonly Mark[] {
  const said = text.slice(start, end);
  const [, sign = '', code = ''] = /^([;#]\s*fairyc-ignore\s+)([a-z0-9/-]+)/.exec(said) ?? [];
  const rest = start + sign.length + code.length;
  const comment = (from: number, to: number): Mark => ({
    start: from,
    end: to,
    about: { kind: 'comment' },
    naming: null,
  });
  if (code === '') return [comment(start, end)];
  return [
    comment(start, start + sign.length),
    { start: start + sign.length, end: rest, about: { kind: 'code', code }, naming: null },
    ...(rest < end ? [comment(rest, end)] : []),
  ];
}

function pairMarks(
  { key, keyAt, value, valueAt }: IniPair,
  context: LineContext | null,
): readonly Mark[] {
  const row = OPTION_BY_KEY.get(key)?.row;
  const resolution = context?.resolution ?? null;
  const named: Mark = { ...keyAt, about: { kind: 'key', key, resolution }, naming: null };
  if (row === undefined || context === null) return [named];
  const { definition, owner, rules } = context;
  const mark = (start: number, end: number, about: About): Mark => ({
    start: valueAt.start + start,
    end: valueAt.start + end,
    about,
    naming: null,
  });
  const whole = (about: About): Mark => mark(0, value.length, about);
  const letters = (text: string, isDefinition = false): readonly Mark[] =>
    [...text.matchAll(/[a-z]/gi)].map(({ 0: letter, index }) => {
      const lower = letter.toLowerCase();
      const type = isDefinition && isPieceKey(row) ? row.piece : (typeOf(rules, lower) ?? null);
      const by = owner.get(type ?? '');
      const id = `letter ${by ?? ''} ${type ?? lower}`;
      return {
        ...mark(index, index + 1, { kind: 'piece', id: type, definition }),
        naming: by === undefined ? null : { id, isDefinition, by: 'letter' },
      };
    });
  switch (row.type) {
    case 'bool':
    case 'Value':
    case 'MaterialCounting':
    case 'CountingRule':
    case 'ChasingRule':
    case 'EnclosingRule':
    case 'WallingRule':
    case 'CastlingRights':
      return [named, whole({ kind: 'word' })];
    case 'int':
    case 'Rank':
    case 'File':
      return [named, whole({ kind: 'number' })];
    case 'Bitboard': {
      const squares = parseRegion(value).value;
      return [
        named,
        whole({ kind: 'squares', squares: byColor(() => squares), board: boardOf(rules) }),
      ];
    }
    case 'PieceType':
    case 'PieceSet':
    case 'PieceIntMap':
    case 'PiecePieceMap':
      return [named, ...letters(value)];
    case 'string': {
      if (row.key !== 'startFen')
        return [
          named,
          ...(row.key === 'pieceToCharTable' ? letters(value) : [whole({ kind: 'text' })]),
        ];
      const board = /^[^\s[]*(?:\[[^\]]*\]?)?/.exec(value)?.[0] ?? '';
      return [named, whole({ kind: 'start', definition }), ...letters(board)];
    }
    case 'pieceLetter':
    case 'pieceLetterBetza':
    case 'pieceLetterOptionalBetza': {
      const { betza, letter } = parsePieceLetter(value, 'optional').value;
      const at = value.length - (betza ?? '').length;
      return [
        named,
        ...(letter === null ? [] : letters(value.charAt(0), true)),
        ...(betza === null || betza === ''
          ? []
          : [mark(at, value.length, { kind: 'betza', text: betza, dialect: 'fairy-stockfish' })]),
      ];
    }
  }
}

function typeOf({ pieces }: EngineRules, letter: string): string | undefined {
  return pieces.find((piece) => piece.letter === letter || piece.synonym === letter)?.type;
}

export function boardOf({ maxFile, maxRank }: EngineRules) {
  return { files: maxFile, ranks: maxRank };
}
