import { fileWithVariant } from '../../catalog/other-files.js';
import { nearest } from '../../text/nearest.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { diagnose } from '../../catalog/diagnose.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { builtinRules } from '../builtins.js';
import { applyOptions, type OptionPair } from './apply-options.js';
import { inherit } from '../../ir/engine-conclusion.js';
import { wordsBefore } from './prologue.js';
import { scanIni, type IniFile, type IniLine, type IniSection, type Stretch } from './scan.js';

/** A section that the engine registers as a variant. */
export interface EngineSection {
  readonly name: string;
  readonly parent: string | null;
  /** The built-in variant that it comes from, through sections above; null: none. */
  readonly root: string | null;
  /** What it started from: `inherit(parent)`, or `emptyEngineRules()`. */
  readonly base: EngineRules;
  /** What the engine holds after reading it, before conclusion. */
  readonly rules: EngineRules;
  readonly section: IniSection;
}

/** The variants that a file adds to the engine's built-in ones, and what the engine passes over while it reads. */
export function readIni(source: Source): Parsed<readonly EngineSection[]> {
  return readScanned(scanIni(source));
}

/** What a file holds for those who judge it. */
export interface ScannedSections extends Parsed<readonly EngineSection[]> {
  /** Sections that the engine skips as their parents are nowhere: what their own lines say over no rules at all. */
  readonly orphans: readonly EngineSection[];
}

/**
 * The same of a file that is parted into lines already. A parent that is not in the file is an error; what can be known of it elsewhere tells
 * what the section would be below it.
 */
export function readScanned(
  file: IniFile,
  elsewhere: (name: string) => EngineRules | null = () => null,
): ScannedSections {
  const { source } = file;
  const diagnostics: Diagnostic[] = diagnoseFile(file);
  const registered = new Map<string, EngineSection>();
  const orphans: EngineSection[] = [];
  for (const section of file.sections) {
    const span = (at: Stretch): Span => ({ file: source.file, start: at.start, end: at.end });
    for (const line of section.lines) diagnostics.push(...diagnoseLine(line, span));
    if (registered.has(section.name) || builtinRules(section.name) !== null) {
      diagnostics.push(nameTaken(section, span));
      continue;
    }
    const given = baseOf(section, registered);
    if (given === null) diagnostics.push(unknownParent(section, span, registered));
    const base = given ?? elsewhere(section.parent ?? '');
    if (base === null) {
      orphans.push(orphanOf(section, pairsOf(section, span), diagnostics));
      continue;
    }
    const { value: rules, diagnostics: found } = applyOptions(base, pairsOf(section, span));
    const tooLarge = boardTooLarge(section, rules, span);
    for (const diagnostic of found)
      if (diagnostic.span.start !== tooLarge?.span.start) diagnostics.push(diagnostic);
    if (tooLarge !== null) diagnostics.push(tooLarge);
    else
      registered.set(section.name, {
        name: section.name,
        parent: section.parent,
        root: registered.has(section.parent ?? '')
          ? (registered.get(section.parent ?? '')?.root ?? null)
          : section.parent,
        base,
        rules,
        section,
      });
  }
  return { value: [...registered.values()], orphans, diagnostics };
}

/** Of the values without a parent only the keys are judged: letters and squares may be those of the parent. */
function orphanOf(
  section: IniSection,
  pairs: readonly OptionPair[],
  diagnostics: Diagnostic[],
): EngineSection {
  const base = emptyEngineRules();
  const { value: rules, diagnostics: found } = applyOptions(base, pairs);
  diagnostics.push(...found.filter(({ code }) => CODES_OF_KEYS.has(code)));
  return { name: section.name, parent: section.parent, root: null, base, rules, section };
}

const CODES_OF_KEYS: ReadonlySet<string> = new Set([
  'ini/unknown-option',
  'ini/removed-key',
  'ini/fork-key',
  'ini/empty-value',
  'ini/duplicate-option',
]);

/** How many sections are asked for the nearest name: a file may have any number. */
const NEAREST_SECTIONS = 200;

type SpanOf = (at: Stretch) => Span;

function baseOf(
  { parent }: IniSection,
  registered: ReadonlyMap<string, EngineSection>,
): EngineRules | null {
  if (parent === null) return emptyEngineRules();
  const above = registered.get(parent);
  return above === undefined ? builtinRules(parent) : inherit(above.rules);
}

/** The pairs of a section with their places. */
export function pairsOf(section: IniSection, span: SpanOf): readonly OptionPair[] {
  const pairs: OptionPair[] = [];
  for (const line of section.lines) {
    if (line.kind !== 'pair') continue;
    const { key, keyAt, value, valueAt } = line;
    pairs.push({ key, value, keySpan: span(keyAt), valueSpan: span(valueAt) });
  }
  return pairs;
}

function diagnoseFile(file: IniFile): Diagnostic[] {
  const { source, prologue, lost } = file;
  const { file: name, text } = source;
  const diagnostics: Diagnostic[] = [];
  const words = wordsBefore(file);
  if (words !== null) {
    const why = 'the engine skips everything before the first line that starts with `[`';
    const span = { file: name, start: words.start, end: prologue.end };
    diagnostics.push(diagnose('ini/text-before-section', 'warning', span, why));
  }
  for (const { header } of file.sections) {
    const open = firstLine(text, header);
    if (open.end >= header.end - 1) continue;
    const why =
      'the engine reads this header up to the `]` of a later line: what lies between is lost';
    diagnostics.push(diagnose('ini/header-not-closed', 'error', { file: name, ...open }, why));
  }
  if (lost !== null) {
    const why =
      lost.why === 'not-closed'
        ? 'the engine finds no `]` up to the end of the file: the section is lost'
        : 'the engine wants a line end behind the header: the section is lost';
    const code = lost.why === 'not-closed' ? 'ini/header-not-closed' : 'ini/header-at-end';
    diagnostics.push(diagnose(code, 'error', { file: name, ...firstLine(text, lost) }, why));
  }
  return diagnostics;
}

/** Up to the first line end in it. */
function firstLine(text: string, { start, end }: Stretch): Stretch {
  const lineEnd = text.indexOf('\n', start);
  return { start, end: lineEnd === -1 ? end : Math.min(lineEnd, end) };
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
          'the engine ignores a key without a value, and what is inherited stays; write `-` for nothing',
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

function nameTaken(section: IniSection, span: SpanOf): Diagnostic {
  const why = `a variant \`${section.name}\` is there already: the engine skips this section as a whole; give it another name`;
  return diagnose('ini/section-exists', 'error', span(section.nameAt), why);
}

function unknownParent(
  section: IniSection,
  span: SpanOf,
  registered: ReadonlyMap<string, EngineSection>,
): Diagnostic {
  const parent = section.parent ?? '';
  const above = [...registered.keys()].slice(0, NEAREST_SECTIONS);
  const near = nearest(parent.trim(), [...BUILTIN_NAMES, ...above]);
  const file = fileWithVariant(parent);
  const advice =
    file !== null
      ? `it is in ${file}: put its section above this one`
      : near === null
        ? 'a parent is built in or stands above'
        : `did you mean \`${near}\`?`;
  const why = `\`${parent}\` is no variant at this place: the engine skips the section; ${advice}`;
  return diagnose('ini/unknown-parent', 'error', span(section.parentAt ?? section.nameAt), why);
}

/** Stands at the size that is too large, and says it instead of the one who read the value. */
function boardTooLarge(section: IniSection, rules: EngineRules, span: SpanOf): Diagnostic | null {
  const { files, ranks } = ENGINE_BOARD;
  const { maxFile, maxRank } = rules;
  if (maxFile <= files && maxRank <= ranks) return null;
  const key = maxRank > ranks ? 'maxRank' : 'maxFile';
  const line = section.lines.findLast((one) => one.kind === 'pair' && one.key === key);
  const at = line?.kind === 'pair' ? line.valueAt : section.nameAt;
  const why = `\`${section.name}\` has ${maxFile} files and ${maxRank} ranks: the engine holds ${files} and ${ranks} and drops the variant without a word; write a smaller ${key}`;
  return diagnose('ini/board-too-large', 'error', span(at), why);
}
