import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { builtinDefinition, sectionDefinition, type Definition } from '../engine-definitions.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { EngineSection } from '../read/ini/read-ini.js';
import { prologueLines } from '../read/ini/prologue.js';
import { resolverOf, type Resolution } from '../read/ini/resolve.js';
import type { IniFile, IniLine, IniPair, IniSection, TextRange } from '../read/ini/scan.js';
import { once } from '../text/once.js';
import type { Mark, Naming } from './marks.js';
import { isPieceKey, valueMarks } from './option-marks.js';
import { heldIn } from './held.js';

/** All marks of a variants.ini, in the order of their starts. */
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
  // The engine ignores everything above the first section; only lines that start with ; or # are comments.
  const above = prologueLines(file).flatMap(({ end, start }) => {
    const line = text.slice(start, end).trimEnd();
    return /^[;#]/.test(line) ? commentMarks(text, start, start + line.length) : [];
  });
  const below = file.sections.flatMap((section) => {
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
  return [...above, ...below];
}

/** The context for reading the lines of a section. */
interface LineContext {
  readonly rules: EngineRules;
  /** For each piece type, the section that gives it its letter. */
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

/** For each section and piece type, the section that gives the type its letter: this one or an ancestor. */
function lettersOf(
  sections: readonly EngineSection[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = new Map<string, ReadonlyMap<string, string>>();
  // Parents come before their children.
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
  const here = resolution && (() => heldIn(key, resolution()));
  const named: Mark = { ...keyAt, about: { kind: 'key', key, here }, naming: null };
  if (row === undefined || context === null) return [named];
  const { definition, owner, rules } = context;
  const letterMark = (letter: string, at: TextRange, isDefinition: boolean): readonly Mark[] => {
    const lower = letter.toLowerCase();
    const type = isDefinition && isPieceKey(row) ? row.piece : (typeOf(rules, lower) ?? null);
    const by = owner.get(type ?? '');
    const id = `letter ${by ?? ''} ${type ?? lower}`;
    return [
      {
        ...at,
        about: { kind: 'piece', id: type, definition },
        naming: by === undefined ? null : { id, isDefinition, by: 'letter' },
      },
    ];
  };
  return [
    named,
    ...valueMarks(row, value, valueAt, { board: boardOf(rules), definition, letterMark }),
  ];
}

function typeOf({ pieces }: EngineRules, letter: string): string | undefined {
  return pieces.find((piece) => piece.letter === letter || piece.synonym === letter)?.type;
}

export function boardOf({ maxFile, maxRank }: EngineRules) {
  return { files: maxFile, ranks: maxRank };
}
