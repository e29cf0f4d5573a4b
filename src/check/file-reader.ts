import { isForkKey } from '../catalog/options/fork-keys.js';
import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { diagnose } from '../catalog/diagnose.js';
import type { Profile } from '../catalog/profiles.js';
import { differingFields } from '../ir/differing-fields.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { ChildCounts, parentsIn } from '../read/ini/child-counts.js';
import { fileVariantRules } from '../read/ini/file-variants.js';
import { MOST_CHARACTERS, prologueLines } from '../read/ini/prologue.js';
import {
  diagnoseHeader,
  diagnoseLines,
  diagnoseLost,
  diagnosePrologue,
  classifySection,
  readSection,
  STEPS_OF_SECTION,
  type ParentSection,
  type EngineSection,
  type SectionKind,
  type SectionReading,
} from '../read/ini/read-ini.js';
import {
  scanSection,
  splitIni,
  type IniOutline,
  type IniPair,
  type IniSection,
  type TextRange,
} from '../read/ini/scan.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { addTo } from '../text/group-by.js';
import { memory, type Memory } from '../text/keep.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';
import { askSteps, PartInPieces } from '../text/steps.js';
import { withoutComments } from './facts/comments.js';
import { MOST_OPEN, OpenParents } from './open-parents.js';
import type {
  LintedChild,
  LintedFile,
  LintedPart,
  LintedSection,
  PlacedPart,
} from './linted-file.js';

type ReadSection = EngineSection & Pick<LintedSection, 'isOfFork' | 'isOrphan'>;

/** A part that was read; its children are not known yet. */
interface ReadPart extends Omit<PlacedPart, 'section'> {
  /** Null if the engine reads no variant there. */
  readonly read: ReadSection | null;
}

/** The result of reading a section on top of its parent. */
interface KnownReading extends SectionReading {
  readonly base: EngineRules;
  readonly kind: SectionKind;
}

/** The state after reading part of a file. */
interface SoFar {
  /** The registered rules; null if no later section inherits from it. */
  readonly registered: Map<string, ParentSection | null>;
  readonly forks: Set<string>;
  readonly childrenOf: Map<string, LintedChild[]>;
  /** The sections from which the engine gets no variant. */
  readonly skipped: TextRange[];
  /** The sections that wait for others; null if all of a file is kept. */
  readonly open: OpenParents<ReadPart> | null;
  /** The parents that are left out because too many sections are open, and what inherits from them. */
  readonly leftOut: Set<string>;
  /** The rules of sections in the previous text, by name. */
  readonly rulesBefore: ReadonlyMap<string, EngineRules>;
}

/**
 * Reads files. Each part is passed on as soon as no later section can change its findings, and can then be released. Only some of a large
 * file is in memory at a time.
 *
 * A reader with `atOnce` Infinity caches the parts for the next text. A section stays the same object as long as its text, the rules that it
 * inherits and its children are unchanged, so earlier findings for it remain valid. Only parts of the previous text are cached.
 */
export class FileReader {
  #parts = new Map<string, LintedPart>();
  #rules = new Map<string, EngineRules>();
  readonly #readings: Memory<LintedPart, KnownReading>;
  readonly #problems: Memory<LintedPart, readonly Diagnostic[]>;
  readonly #sections: Memory<LintedPart, LintedSection>;
  readonly #children: Memory<LintedSection, LintedChild>;

  /** `atOnce`: how many characters are read at a time; Infinity for all. */
  constructor(
    readonly profile: Profile,
    readonly atOnce: number,
  ) {
    const keeps = atOnce === Infinity;
    this.#readings = memory(keeps);
    this.#problems = memory(keeps);
    this.#sections = memory(keeps);
    this.#children = memory(keeps);
  }

  /** Passes each part to `take`, and returns what rules for files need. */
  read(source: Source, take: (placed: PlacedPart) => void): LintedFile {
    const { atOnce, profile } = this;
    const file = { source, ...splitIni(source.text) };
    const { lost, prologue, sections } = file;
    const partsBefore = this.#parts;
    const soFar = this.#begin(file);
    this.#parts = new Map();
    const part = (kind: LintedPart['kind'], { end, start }: TextRange): LintedPart => {
      const text = source.text.slice(start, end);
      const known = this.#parts.get(text) ?? partsBefore.get(text);
      const one =
        known?.kind === kind && known.source.file === source.file
          ? known
          : partOf(kind, { file: source.file, text }, profile);
      this.#parts.set(text, one);
      return one;
    };
    const above = part('prologue', prologue);
    const lastLine = above.lines.at(-1);
    const uncheckedAbove = lastLine === undefined ? [] : uncheckedIn(above, lastLine.end + 1);
    take({
      part: above,
      start: prologue.start,
      section: null,
      diagnostics: [...diagnosePrologue(file), ...uncheckedAbove],
    });
    const reading = new PartInPieces('read', 'options');
    let begin = 0;
    do {
      const most = (sections[begin]?.start ?? 0) + atOnce;
      let end = begin;
      while (end < sections.length && (sections[end]?.start ?? most) < most) end += 1;
      const complete = reading.piece(() =>
        sections
          .slice(begin, end)
          .flatMap((at) => completeAfter(this.#readPart(part('section', at), at, soFar), soFar)),
      );
      begin = end;
      if (begin === sections.length) reading.end();
      const ready = complete.sort((one, other) => one.start - other.start);
      for (const placed of this.#finish(ready, soFar)) take(placed);
      if (atOnce !== Infinity) this.#parts = new Map();
    } while (begin < sections.length);
    if (lost !== null) {
      const one = part('lost', lost);
      const at = { start: 0, end: one.source.text.length, why: lost.why };
      const diagnostics = [diagnoseLost(one.source.text, at, spanIn(one))];
      take({ part: one, start: lost.start, section: null, diagnostics });
    }
    const { skipped } = soFar;
    return { source, profile, file, skipped };
  }

  #begin({ sections, source: { text } }: IniOutline): SoFar {
    const isWhole = text.length <= this.atOnce;
    const rulesBefore = this.#rules;
    this.#rules = new Map();
    return {
      registered: new Map(),
      forks: new Set(),
      childrenOf: new Map(),
      skipped: [],
      open: isWhole ? null : new OpenParents(new ChildCounts(parentsIn(text, sections))),
      leftOut: new Set(),
      rulesBefore,
    };
  }

  /** The next section as the engine reads it. */
  #readPart(part: LintedPart, at: TextRange, soFar: SoFar): ReadPart {
    const { forks, leftOut, open, registered } = soFar;
    const { section } = part;
    const { start } = at;
    const skip = (diagnostics: readonly Diagnostic[]): ReadPart => {
      soFar.skipped.push(at);
      return { part, start, read: null, diagnostics };
    };
    if (section === null || !askSteps(STEPS_OF_SECTION)) return skip([]);
    const { name, parent } = section;
    const isParent = open?.children.waits(name) ?? true;
    const leaveOut = (diagnostics: readonly Diagnostic[]): ReadPart => {
      if (isParent) leftOut.add(name);
      return skip(diagnostics);
    };
    if (parent !== null && leftOut.has(parent)) return leaveOut([]);
    const problems = this.#problemsOf(part, section);
    const { base, kind, root, why } = classifySection(
      section,
      registered,
      spanIn(part),
      fileVariantRules,
    );
    const skipped = why === null ? [] : [why];
    if (base === null) return skip([...problems, ...skipped]);
    if (open?.hasRoom() === false && isParent && kind === 'variant')
      return leaveOut([tooManyOpen(spanIn(part)(section.header))]);
    const reading = this.#readingOf(part, section, base, kind, soFar.rulesBefore.get(name));
    const { isTooLarge, rules } = reading;
    const diagnostics = [...problems, ...skipped, ...reading.diagnostics];
    const isOrphan = kind === 'orphan';
    if (!isOrphan && this.atOnce === Infinity) this.#rules.set(name, rules);
    if (isTooLarge) return skip(diagnostics);
    if (isOrphan) soFar.skipped.push(at);
    else registered.set(name, isParent ? { root, rules } : null);
    const isOfFork = part.setsForkKey || forks.has(parent ?? '');
    if (isOfFork) forks.add(name);
    const read = { name, parent, root, base, rules, section, isOrphan, isOfFork };
    return { part, start, read, diagnostics };
  }

  #problemsOf(part: LintedPart, section: IniSection): readonly Diagnostic[] {
    const known = this.#problems.get(part) ?? problemsOf(part, section);
    this.#problems.set(part, known);
    return known;
  }

  /** `before`: the rules under this name in the previous text. If they are equal, they are reused, so that children need no new check. */
  #readingOf(
    part: LintedPart,
    section: IniSection,
    base: EngineRules,
    kind: SectionKind,
    before: EngineRules | undefined,
  ): KnownReading {
    const known = this.#readings.get(part);
    if (known?.base === base && known.kind === kind) return known;
    const { diagnostics, isTooLarge, rules } = readSection(section, base, spanIn(part), kind);
    const isSame =
      kind === 'variant' && before !== undefined && differingFields(before, rules).length === 0;
    const kept = { base, kind, rules: isSame ? before : rules, isTooLarge, diagnostics };
    this.#readings.set(part, kept);
    return kept;
  }

  /** Parts whose children are complete. Children come after their parents and are made first. */
  #finish(parts: readonly ReadPart[], soFar: SoFar): readonly PlacedPart[] {
    const { childrenOf, registered } = soFar;
    return parts
      .toReversed()
      .map(({ diagnostics, part, read, start }): PlacedPart => {
        if (read === null) return { part, start, section: null, diagnostics };
        const { isOrphan, name, parent } = read;
        const section = this.#sectionOf(part, read, childrenOf.get(name) ?? []);
        childrenOf.delete(name);
        // Nothing else inherits from it.
        if (!isOrphan) registered.set(name, null);
        if (parent !== null && !isOrphan && registered.has(parent))
          addTo(childrenOf, parent, this.#childOf(section));
        return { part, start, section, diagnostics };
      })
      .reverse();
  }

  #sectionOf(part: LintedPart, read: ReadSection, children: readonly LintedChild[]): LintedSection {
    const known = this.#sections.get(part);
    const isSame =
      known?.base === read.base &&
      known.rules === read.rules &&
      known.root === read.root &&
      known.isOrphan === read.isOrphan &&
      known.isOfFork === read.isOfFork &&
      known.children.length === children.length &&
      known.children.every((child, index) => child === children[index]);
    if (isSame) return known;
    const { base, isOfFork, isOrphan, name, parent, root, rules, section } = read;
    const pairs = known?.pairs ?? countingPairs(section);
    const comments = part.spoiled.filter(({ pair }) => pairs.get(pair.key)?.start === pair.start);
    // Each field by name, as in `scanSection`.
    const linted = {
      name,
      parent,
      root,
      base,
      rules,
      section,
      isOrphan,
      isOfFork,
      pairs,
      comments,
      children,
    };
    this.#sections.set(part, linted);
    return linted;
  }

  /** The same object for the same section. */
  #childOf(section: LintedSection): LintedChild {
    const known = this.#children.get(section) ?? childOf(section);
    this.#children.set(section, known);
    return known;
  }
}

function childOf({ children, pairs, rules }: LintedSection): LintedChild {
  const { maxFile, maxRank, pieces } = rules;
  const keys = [...pairs.keys()].flatMap((key) => OPTION_BY_KEY.get(key)?.row.key ?? []);
  return { keys, rules: { maxFile, maxRank, pieces }, children };
}

function partOf(kind: LintedPart['kind'], source: Source, profile: Profile): LintedPart {
  const whole = { start: 0, end: source.text.length };
  switch (kind) {
    case 'prologue': {
      const lines = prologueLines({ source, prologue: whole });
      return { kind, source, profile, lines, section: null, spoiled: [], setsForkKey: false };
    }
    case 'section': {
      const { section, spoiled } = withoutComments(
        scanSection(source.text, whole, MOST_CHARACTERS),
      );
      const { lines } = section;
      return { kind, source, profile, lines, section, spoiled, setsForkKey: lines.some(isOfFork) };
    }
    case 'lost':
      return { kind, source, profile, lines: [], section: null, spoiled: [], setsForkKey: false };
  }
}

function spanIn({ source: { file } }: LintedPart): (at: TextRange) => Span {
  return ({ end, start }) => ({ file, start, end });
}

const NOT_CHECKED = `This part of the file is longer than ${MOST_CHARACTERS} characters. This line and the following ones, up to the next section header, are not checked`;

/** Reports the first line of a part that is not checked, if there is one; `end` is where the checked lines end. */
function uncheckedIn(part: LintedPart, end: number): readonly Diagnostic[] {
  const { text } = part.source;
  if (end >= text.length) return [];
  const at = spanIn(part)({ start: end, end: text.indexOf('\n', end) + 1 || text.length });
  // The engine does not read what stands above the first header.
  const severity = part.kind === 'prologue' ? 'warning' : 'error';
  return [diagnose('file/too-much-work', severity, at, NOT_CHECKED)];
}

/** The parts whose children are known once this one was read. */
function completeAfter(one: ReadPart, { open }: SoFar): readonly ReadPart[] {
  if (open === null) return [one];
  const name = one.read?.isOrphan === false ? one.read.name : null;
  return open.add(one, name, one.part.section?.parent ?? null);
}

function tooManyOpen(at: Span): Diagnostic {
  const message = `More than ${MOST_OPEN} sections above this one are parents of sections further below. This section and its children are not checked; write children directly below their parents, or split the file`;
  return diagnose('file/too-much-work', 'error', at, message);
}

/** What the engine skips in a section, and what is not checked. */
function problemsOf(part: LintedPart, section: IniSection): readonly Diagnostic[] {
  const [span, { text }] = [spanIn(part), part.source];
  const inHeader = diagnoseHeader(text, { start: 0, end: text.length }, span);
  const inLines = diagnoseLines(section, span);
  const unchecked = uncheckedIn(part, section.lines.at(-1)?.end ?? section.header.end);
  if (inHeader.length === 0 && unchecked.length === 0) return inLines;
  return [...inHeader, ...inLines, ...unchecked];
}

function isOfFork(line: IniSection['lines'][number]): boolean {
  return line.kind === 'pair' && !OPTION_BY_KEY.has(line.key) && isForkKey(line.key);
}

function countingPairs({ lines }: IniSection): ReadonlyMap<string, IniPair> {
  const pairs = new Map<string, IniPair>();
  for (const line of lines) if (line.kind === 'pair') pairs.set(line.key, line);
  return pairs;
}
