import { isForkKey } from '../catalog/options/fork-keys.js';
import { OPTION_BY_KEY } from '../catalog/options/options.js';
import type { Profile } from '../catalog/profiles.js';
import { differingFields } from '../ir/differing-fields.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { fileVariantRules } from '../read/ini/file-variants.js';
import { prologueLines } from '../read/ini/prologue.js';
import {
  diagnoseFile,
  diagnoseLines,
  placeOf,
  readSection,
  STEPS_OF_SECTION,
  type EngineSection,
  type SectionKind,
  type SectionReading,
} from '../read/ini/read-ini.js';
import {
  scanSection,
  splitIni,
  type IniHeader,
  type IniOutline,
  type IniPair,
  type IniSection,
  type TextRange,
} from '../read/ini/scan.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';
import { inPart, askSteps } from '../text/steps.js';
import { withoutComments, type SpoiledValue } from './facts/comments.js';

/** A text that a rule judges, and for whom. */
export interface LintedText {
  readonly source: Source;
  readonly profile: Profile;
}

/** A part of a file, as a text of its own: the lines before all sections, a section, or what the engine loses at the end. */
export interface LintedPart extends LintedText {
  readonly kind: 'prologue' | 'section' | 'lost';
  /** Its lines after the header; none of what is lost. */
  readonly lines: readonly TextRange[];
  /** As it is meant, without comments behind values. Null: the part is none. Offsets count from its own start. */
  readonly section: IniSection | null;
  readonly spoiled: readonly SpoiledValue[];
  /** It sets a key that only a fork reads. */
  readonly setsForkKey: boolean;
}

/** A section that the engine reads as a variant, with what rules ask for most. Offsets count from its own start. */
export interface LintedSection extends EngineSection {
  /** The line of each key that counts: of two with one key, the last. */
  readonly pairs: ReadonlyMap<string, IniPair>;
  /** The lines among these that end in a comment which the engine reads as part of the value; they are checked without it. */
  readonly comments: readonly SpoiledValue[];
  /** Those that start from it, in their order. */
  readonly children: readonly LintedSection[];
  /** Its parent is nowhere: its lines can be checked, but not what they make of a game. */
  readonly isOrphan: boolean;
  /** It, or a section that it starts from, sets a key that only a fork reads. */
  readonly isOfFork: boolean;
}

/** A file without the lines of its sections. */
export interface LintedFile extends LintedText {
  readonly file: IniOutline;
  /** Those of its sections that the engine reads as variants. */
  readonly registered: ReadonlySet<IniHeader>;
}

/** A part that is checked, and where it lies. */
export interface PlacedPart {
  readonly part: LintedPart;
  readonly start: number;
  /** Null: the engine reads no variant there. */
  readonly section: LintedSection | null;
  /** What the reader says of it; places count from its own start. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A variants.ini as rules see it. */
interface ReadFile {
  readonly file: LintedFile;
  readonly parts: readonly PlacedPart[];
  /** What the reader says of the file. */
  readonly diagnostics: readonly Diagnostic[];
}

type ReadSection = EngineSection & Pick<LintedSection, 'isOrphan'>;

/** What was read of a section over what it started from. */
interface KnownReading extends SectionReading {
  readonly base: EngineRules;
  readonly kind: SectionKind;
}

/**
 * Reads a file again and again. A section is the same object as before as long as its text stays the same, what it starts
 * from, and the sections that start from it: whatever was found of it then still holds. Only what the last text had is kept.
 */
export class FileReader {
  #parts = new Map<string, LintedPart>();
  #rules = new Map<string, EngineRules>();
  readonly #readings = new WeakMap<LintedPart, KnownReading>();
  readonly #problems = new WeakMap<LintedPart, readonly Diagnostic[]>();
  readonly #sections = new WeakMap<LintedPart, LintedSection>();

  constructor(readonly profile: Profile) {}

  read(source: Source): ReadFile {
    const { profile } = this;
    const { lost, prologue, sections } = splitIni(source.text);
    const kept = new Map<string, LintedPart>();
    const part = (kind: LintedPart['kind'], { end, start }: TextRange): LintedPart => {
      const text = source.text.slice(start, end);
      const known = kept.get(text) ?? this.#parts.get(text);
      const one =
        known?.kind === kind && known.source.file === source.file
          ? known
          : partOf(kind, { file: source.file, text }, profile);
      kept.set(text, one);
      return one;
    };
    const first = part('prologue', prologue);
    const others = sections.map((at) => ({ part: part('section', at), start: at.start }));
    const last = lost === null ? [] : [{ part: part('lost', lost), start: lost.start }];
    this.#parts = kept;
    const placed = [
      { part: first, start: 0, section: null, diagnostics: [] },
      ...inPart('read', 'options', () => this.#register(others)),
      ...last.map((one) => ({ ...one, section: null, diagnostics: [] })),
    ];
    const headers = placed.flatMap(({ part: { section }, start }) =>
      section === null ? [] : [movedHeader(section, start)],
    );
    const file = { source, prologue, sections: headers, lost };
    const registered = new Set(
      headers.filter((_, index) => placed[index + 1]?.section?.isOrphan === false),
    );
    return {
      file: { source, profile, file, registered },
      parts: placed,
      diagnostics: diagnoseFile(file),
    };
  }

  /** The sections in their order, as the engine takes them. */
  #register(
    parts: readonly { readonly part: LintedPart; readonly start: number }[],
  ): readonly PlacedPart[] {
    const registered = new Map<string, EngineSection>();
    const rulesBefore = this.#rules;
    this.#rules = new Map();
    const taken = parts.map(({ part, start }) => {
      const { section } = part;
      if (section === null || !askSteps(STEPS_OF_SECTION))
        return { part, start, read: null, diagnostics: [] };
      const problems = this.#problemsOf(part, section);
      const span = spanIn(part);
      const { base, kind, root, why } = placeOf(section, registered, span, fileVariantRules);
      const skipped = why === null ? [] : [why];
      if (base === null) return { part, start, read: null, diagnostics: [...problems, ...skipped] };
      const { name, parent } = section;
      const reading = this.#readingOf(part, section, base, kind, rulesBefore.get(name));
      const { isTooLarge, rules } = reading;
      const isOrphan = kind === 'orphan';
      if (!isOrphan) this.#rules.set(name, rules);
      const read = { name, parent, root, base, rules, section, isOrphan };
      if (!isOrphan && !isTooLarge) registered.set(name, read);
      const diagnostics = [...problems, ...skipped, ...reading.diagnostics];
      return { part, start, read: isTooLarge ? null : read, diagnostics };
    });
    return this.#withChildren(taken);
  }

  #problemsOf(part: LintedPart, section: IniSection): readonly Diagnostic[] {
    const known = this.#problems.get(part) ?? diagnoseLines(section, spanIn(part));
    this.#problems.set(part, known);
    return known;
  }

  /** `before`: the rules under this name in the last text; if they are the same, so are those of all that start from them. */
  #readingOf(
    part: LintedPart,
    section: IniSection,
    base: EngineRules,
    kind: SectionKind,
    before: EngineRules | undefined,
  ): KnownReading {
    const known = this.#readings.get(part);
    if (known?.base === base && known.kind === kind) return known;
    const reading = readSection(section, base, spanIn(part), kind);
    const isSame =
      kind === 'variant' &&
      before !== undefined &&
      differingFields(before, reading.rules).length === 0;
    const kept = { ...reading, base, kind, rules: isSame ? before : reading.rules };
    this.#readings.set(part, kept);
    return kept;
  }

  /** Children stand below their parents, and are made first. */
  #withChildren(
    taken: readonly (Omit<PlacedPart, 'section'> & { readonly read: ReadSection | null })[],
  ): readonly PlacedPart[] {
    const forks = new Set<string>();
    for (const { part, read } of taken)
      if (read !== null && (forks.has(read.parent ?? '') || part.setsForkKey)) forks.add(read.name);
    const childrenOf = new Map<string, LintedSection[]>();
    return taken
      .toReversed()
      .map(({ diagnostics, part, read, start }): PlacedPart => {
        if (read === null) return { part, start, section: null, diagnostics };
        const children = childrenOf.get(read.name)?.toReversed() ?? [];
        const section = this.#sectionOf(part, read, children, forks.has(read.name));
        if (read.parent !== null && !read.isOrphan) {
          const siblings = childrenOf.get(read.parent) ?? [];
          siblings.push(section);
          childrenOf.set(read.parent, siblings);
        }
        return { part, start, section, diagnostics };
      })
      .reverse();
  }

  #sectionOf(
    part: LintedPart,
    read: ReadSection,
    children: readonly LintedSection[],
    isOfFork: boolean,
  ): LintedSection {
    const known = this.#sections.get(part);
    const isSame =
      known?.base === read.base &&
      known.rules === read.rules &&
      known.root === read.root &&
      known.isOrphan === read.isOrphan &&
      known.isOfFork === isOfFork &&
      known.children.length === children.length &&
      known.children.every((child, index) => child === children[index]);
    if (isSame) return known;
    const pairs = known?.pairs ?? countingPairs(read.section);
    const comments = part.spoiled.filter(({ pair }) => pairs.get(pair.key)?.start === pair.start);
    const section = { ...read, pairs, comments, children, isOfFork };
    this.#sections.set(part, section);
    return section;
  }
}

function partOf(kind: LintedPart['kind'], source: Source, profile: Profile): LintedPart {
  const whole = { start: 0, end: source.text.length };
  switch (kind) {
    case 'prologue': {
      const lines = prologueLines({ source, prologue: whole });
      return { kind, source, profile, lines, section: null, spoiled: [], setsForkKey: false };
    }
    case 'section': {
      const { section, spoiled } = withoutComments(scanSection(source.text, whole));
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

function movedHeader(
  { end, header, name, nameAt, parent, parentAt }: IniHeader,
  by: number,
): IniHeader {
  const moved = (at: TextRange): TextRange => ({ start: at.start + by, end: at.end + by });
  return {
    name,
    parent,
    start: by,
    end: end + by,
    header: moved(header),
    nameAt: moved(nameAt),
    parentAt: parentAt === null ? null : moved(parentAt),
  };
}

function isOfFork(line: IniSection['lines'][number]): boolean {
  return line.kind === 'pair' && !OPTION_BY_KEY.has(line.key) && isForkKey(line.key);
}

function countingPairs({ lines }: IniSection): ReadonlyMap<string, IniPair> {
  const pairs = new Map<string, IniPair>();
  for (const line of lines) if (line.kind === 'pair') pairs.set(line.key, line);
  return pairs;
}

/** What the engine reads before it hands the section on: does the section itself set this key? */
export function ownPair(section: LintedSection, key: string): IniPair | null {
  return section.pairs.get(key) ?? null;
}
