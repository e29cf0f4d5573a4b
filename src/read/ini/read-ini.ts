import { fileWithVariant } from '../../catalog/other-files.js';
import { nearest } from '../../text/nearest.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { lineEndAt, type Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { askSteps, countSteps, inPart } from '../../text/steps.js';
import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { diagnose } from '../../catalog/diagnose.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { builtinRules } from '../builtins.js';
import { applyOptions, type OptionPair } from './apply-options.js';
import type { ChildCounts } from './child-counts.js';
import { inherit } from '../../ir/engine-conclusion.js';
import { textBeforeSections } from './prologue.js';
import {
  scanIni,
  type IniFile,
  type IniHeader,
  type IniLine,
  type IniOutline,
  type IniSection,
  type TextRange,
} from './scan.js';

/** A section that the engine registers as a variant. */
export interface EngineSection {
  readonly name: string;
  readonly parent: string | null;
  /** The built-in variant from which the section descends, directly or through sections above. Null if it descends from none. */
  readonly root: string | null;
  /** The rules before its first line: `inherit(parent)`, or `emptyEngineRules()`. */
  readonly base: EngineRules;
  /** The engine's rules after it reads the section, before conclusion. */
  readonly rules: EngineRules;
  readonly section: IniSection;
}

/** A section of a file that is read in order. */
export interface SectionInOrder extends EngineSection {
  /** The rules of its parent; null if that is no section of this file. */
  readonly above: EngineRules | null;
}

/** The part of a section that its children need. */
export type ParentSection = Pick<EngineSection, 'root' | 'rules'>;

/** The variants that a file adds to the engine's built-in ones, with diagnostics for what the engine skips. */
export function readIni(source: Source): Parsed<readonly EngineSection[]> {
  return inPart('read', 'options', () => readFile(scanIni(source), readSection));
}

/** A reader for a text that is being edited. A section with the same text and the same base rules as before is not read again. */
export function sectionsReader(): (file: IniFile) => readonly EngineSection[] {
  let before: ReadonlyMap<string, KnownReading> = new Map();
  return (file) => {
    const now = new Map<string, KnownReading>();
    const read: typeof readSection = (section, base, span, kind) => {
      const text = file.source.text.slice(section.start, section.end);
      const known = before.get(text);
      const isSame = known?.base === base && known.kind === kind;
      const reading = isSame ? known.reading : readSection(section, base, span, kind);
      now.set(text, { base, kind, reading });
      return reading;
    };
    const { isWhole, value } = countSteps(() =>
      inPart('read', 'options', () => readFile(file, read)),
    );
    // If the steps ran out, sections are missing or incomplete, so the result must not be kept.
    before = isWhole ? now : new Map();
    return value.value;
  };
}

/** The cached result of reading a section on top of its base rules. */
interface KnownReading {
  readonly base: EngineRules;
  readonly kind: SectionKind;
  readonly reading: SectionReading;
}

/** The steps it costs to read a section, not counting its lines. */
export const STEPS_OF_SECTION = 200;

function readFile(file: IniFile, read: typeof readSection): Parsed<readonly EngineSection[]> {
  const diagnostics: Diagnostic[] = diagnoseFile(file);
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  return { value: [...variantsIn(file.source, file.sections, read, report)], diagnostics };
}

/** With `children`, a variant is released when nothing later inherits from it. */
export function* variantsIn(
  { file }: Source,
  sections: Iterable<IniSection>,
  read: typeof readSection,
  report: (diagnostic: Diagnostic) => void,
  children: ChildCounts | null = null,
): Generator<SectionInOrder, void> {
  const registered = new Map<string, ParentSection | null>();
  const span = (at: TextRange): Span => ({ file, start: at.start, end: at.end });
  for (const section of sections) {
    if (!askSteps(STEPS_OF_SECTION)) break;
    for (const diagnostic of diagnoseLines(section, span)) report(diagnostic);
    const { base, kind, root, why } = classifySection(section, registered, span);
    const { name, parent } = section;
    const above = (parent === null ? null : registered.get(parent)?.rules) ?? null;
    if (children !== null && parent !== null) {
      children.finishChild(parent);
      if (!children.waits(parent) && registered.has(parent)) registered.set(parent, null);
    }
    if (why !== null) report(why);
    if (base === null) continue;
    const reading = read(section, base, span, kind);
    for (const diagnostic of reading.diagnostics) report(diagnostic);
    if (kind !== 'variant' || reading.isTooLarge) continue;
    const { rules } = reading;
    registered.set(name, children?.waits(name) === false ? null : { root, rules });
    yield { name, parent, root, base, above, rules, section };
  }
}

/**
 * How the engine reads a section: as a variant; as an orphan, whose parent is unknown, so that only its lines are checked; or not at all, because its
 * name is taken.
 */
export type SectionKind = 'variant' | 'orphan' | 'taken';

/** The rules that a section starts from and the built-in variant at its root. Null if there are none. */
interface ClassifiedSection {
  readonly kind: SectionKind;
  readonly base: EngineRules | null;
  readonly root: string | null;
  /** Why the engine skips the section. Null if it reads it. */
  readonly why: Diagnostic | null;
}

/** Finds the base rules of a section among the sections above it. `elsewhere` may supply the rules of a parent that is not in this file. */
export function classifySection(
  section: IniHeader,
  registered: ReadonlyMap<string, ParentSection | null>,
  span: SpanOf,
  elsewhere: (name: string) => EngineRules | null = () => null,
): ClassifiedSection {
  const { name, parent } = section;
  if (registered.has(name) || builtinRules(name) !== null)
    return { kind: 'taken', base: null, root: null, why: nameTakenProblem(section, span) };
  if (parent === null) return { kind: 'variant', base: emptyEngineRules(), root: null, why: null };
  const above = registered.get(parent) ?? null;
  if (above !== null)
    return { kind: 'variant', base: inherited(above.rules), root: above.root, why: null };
  const base = builtinRules(parent);
  if (base !== null) return { kind: 'variant', base, root: parent, why: null };
  const why = unknownParentProblem(section, span, registered);
  const known = elsewhere(parent);
  return known === null
    ? { kind: 'orphan', base: emptyEngineRules(), root: null, why }
    : { kind: 'variant', base: known, root: parent, why };
}

const heirs = new WeakMap<EngineRules, EngineRules>();

/** The rules that children start from: one shared object for all children. */
function inherited(rules: EngineRules): EngineRules {
  const known = heirs.get(rules) ?? inherit(rules);
  heirs.set(rules, known);
  return known;
}

/** The result of reading the lines of a section on top of its base rules. */
export interface SectionReading {
  readonly rules: EngineRules;
  /** Whether the engine drops the variant because its board is too large. */
  readonly isTooLarge: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export function readSection(
  section: IniSection,
  base: EngineRules,
  span: SpanOf,
  kind: SectionKind,
): SectionReading {
  const { value: rules, diagnostics } = applyOptions(base, pairsOf(section, span));
  if (kind === 'orphan') {
    // The unknown parent may define the letters and squares, so values cannot be checked.
    const ofKeys = diagnostics.filter(({ code }) => CODES_OF_KEYS.has(code));
    return { rules, isTooLarge: false, diagnostics: ofKeys };
  }
  const tooLarge = boardTooLarge(section, rules, span);
  if (tooLarge === null) return { rules, isTooLarge: false, diagnostics };
  const others = diagnostics.filter((one) => one.span.start !== tooLarge.span.start);
  return { rules, isTooLarge: true, diagnostics: [...others, tooLarge] };
}

const CODES_OF_KEYS: ReadonlySet<string> = new Set([
  'ini/unknown-option',
  'ini/removed-key',
  'ini/fork-key',
  'ini/key-needs-colour-suffix',
  'ini/empty-value',
  'ini/duplicate-option',
]);

/** Diagnostics for the lines of a section that the engine skips. */
export function diagnoseLines({ lines }: IniSection, span: SpanOf): readonly Diagnostic[] {
  return lines.flatMap((line) => diagnoseLine(line, span));
}

/** The number of sections that are searched for a similar name. A file may have any number of sections. */
const NEAREST_SECTIONS = 200;

type SpanOf = (at: TextRange) => Span;

/** The pairs of a section with their spans. */
export function pairsOf(section: IniSection, span: SpanOf): readonly OptionPair[] {
  const pairs: OptionPair[] = [];
  for (const line of section.lines) {
    if (line.kind !== 'pair') continue;
    const { key, keyAt, value, valueAt } = line;
    pairs.push({ key, value, keySpan: span(keyAt), valueSpan: span(valueAt) });
  }
  return pairs;
}

/** Diagnostics for the text that the engine skips between sections. */
export function diagnoseFile(file: IniOutline): Diagnostic[] {
  const { lost, source, sections } = file;
  const span = (at: TextRange): Span => ({ file: source.file, start: at.start, end: at.end });
  return [
    ...diagnosePrologue(file),
    ...sections.flatMap((at) => diagnoseHeader(source.text, at, span)),
    ...(lost === null ? [] : [diagnoseLost(source.text, lost, span)]),
  ];
}

/** Reports text before the first section. */
export function diagnosePrologue(file: IniOutline): readonly Diagnostic[] {
  const words = textBeforeSections(file);
  if (words === null) return [];
  const why = 'the engine skips everything before the first line that starts with `[`';
  const span = { file: file.source.file, start: words.start, end: file.prologue.end };
  return [diagnose('ini/text-before-section', 'warning', span, why)];
}

/** Reports a header that is not closed on its own line. */
export function diagnoseHeader(text: string, at: TextRange, span: SpanOf): readonly Diagnostic[] {
  const open = firstLine(text, at);
  if (open.end > text.indexOf(']', at.start + 1)) return [];
  const why =
    'the engine reads this header up to a `]` on a later line and loses everything in between';
  return [diagnose('ini/header-not-closed', 'error', span(open), why)];
}

/** Reports the section at the end of the file that the engine loses. */
export function diagnoseLost(
  text: string,
  lost: NonNullable<IniOutline['lost']>,
  span: SpanOf,
): Diagnostic {
  const why =
    lost.why === 'not-closed'
      ? 'the engine loses this section, because no `]` follows; close the header'
      : 'the engine loses this section, because no line end follows the header';
  const code = lost.why === 'not-closed' ? 'ini/header-not-closed' : 'ini/header-at-end';
  return diagnose(code, 'error', span(firstLine(text, lost)), why);
}

/** The range up to its first line end. */
function firstLine(text: string, { start, end }: TextRange): TextRange {
  return { start, end: Math.min(lineEndAt(text, start), end) };
}

function diagnoseLine(line: IniLine, span: SpanOf): readonly Diagnostic[] {
  switch (line.kind) {
    case 'pair':
    case 'blank':
    case 'comment':
      return [];
    case 'no-equals':
      return [
        diagnose(
          'ini/no-equals-sign',
          'warning',
          span(line.content),
          'the engine ignores a line without `=`; comments start in the first column',
        ),
      ];
    case 'no-value':
      return [
        diagnose(
          'ini/empty-value',
          'warning',
          span(line.content),
          'the engine ignores a key without a value and keeps the inherited one; write `-` for nothing',
        ),
      ];
    case 'no-key':
      return [
        diagnose(
          'ini/no-key',
          'warning',
          span(line.content),
          'the engine ignores a value without a key',
        ),
      ];
  }
}

function nameTakenProblem(section: IniHeader, span: SpanOf): Diagnostic {
  const why = `a variant \`${section.name}\` already exists, so the engine skips this whole section; give it another name`;
  return diagnose('ini/section-exists', 'error', span(section.nameAt), why);
}

function unknownParentProblem(
  section: IniHeader,
  span: SpanOf,
  registered: ReadonlyMap<string, unknown>,
): Diagnostic {
  const parent = section.parent ?? '';
  const above = [...registered.keys()].slice(0, NEAREST_SECTIONS);
  const near =
    builtinNamed(parent.replace(/^(?:standard|normal|orthochess)$/i, 'chess')) ??
    nearest(parent.trim(), [...BUILTIN_NAMES, ...above]);
  const file = fileWithVariant(parent);
  const parts = parent.split(/[\s,:+]+/);
  const advice =
    file !== null
      ? `it is in ${file}; put its section above this one`
      : parts.length > 1 &&
          parts.every((part) => BUILTIN_NAMES.includes(part) || registered.has(part))
        ? 'a section has one parent; write the keys of the others into it'
        : near === null
          ? 'a parent is built in or defined above'
          : `did you mean \`${near}\`?`;
  const why = `\`${parent}\` is not a variant known here, so the engine skips the section; ${advice}`;
  return diagnose('ini/unknown-parent', 'error', span(section.parentAt ?? section.nameAt), why);
}

/** Reports a board that is too large, at the value of the larger key. It replaces the other diagnostics at that value. */
function boardTooLarge(section: IniSection, rules: EngineRules, span: SpanOf): Diagnostic | null {
  const { files, ranks } = ENGINE_BOARD;
  const { maxFile, maxRank } = rules;
  if (maxFile <= files && maxRank <= ranks) return null;
  const key = maxRank > ranks ? 'maxRank' : 'maxFile';
  const line = section.lines.findLast((one) => one.kind === 'pair' && one.key === key);
  const at = line?.kind === 'pair' ? line.valueAt : section.nameAt;
  const why = `\`${section.name}\` has ${maxFile} files and ${maxRank} ranks, but the engine supports ${files} and ${ranks} and silently drops the variant; write a smaller ${key}`;
  return diagnose('ini/board-too-large', 'error', span(at), why);
}
