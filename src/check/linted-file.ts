import type { OptionKey } from '../catalog/options/option-key.js';
import type { Profile } from '../catalog/profiles.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { EngineSection } from '../read/ini/read-ini.js';
import type { IniOutline, IniPair, IniSection, TextRange } from '../read/ini/scan.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { SpoiledValue } from './facts/comments.js';

/** A text that a rule checks, and the profile. */
export interface LintedText {
  readonly source: Source;
  readonly profile: Profile;
}

/** A part of a file as a separate text: the lines before all sections, a section, or the end that the engine loses. */
export interface LintedPart extends LintedText {
  readonly kind: 'prologue' | 'section' | 'lost';
  /** Its lines after the header; empty for a lost part. */
  readonly lines: readonly TextRange[];
  /** The section without inline comments; null if the part is not a section. Offsets are relative to its start. */
  readonly section: IniSection | null;
  readonly spoiled: readonly SpoiledValue[];
  /** True if it sets a key that only a fork reads. */
  readonly setsForkKey: boolean;
}

/** A section that the engine reads as a variant, with what rules need most. Offsets are relative to its start. */
export interface LintedSection extends EngineSection {
  /** The effective line for each key: the last one if there are several. */
  readonly pairs: ReadonlyMap<string, IniPair>;
  /** The lines among these that end in a comment which the engine reads as part of the value; they are checked without it. */
  readonly comments: readonly SpoiledValue[];
  /** The sections that inherit from it. */
  readonly children: readonly LintedChild[];
  /** True if its parent is unknown: its lines can be checked, but not the resulting game. */
  readonly isOrphan: boolean;
  /** True if it, or a section that it inherits from, sets a key that only a fork reads. */
  readonly isOfFork: boolean;
}

/** What rules need to know of a child section. Kept small, because it stays in memory until the whole file is read. */
export interface LintedChild {
  /** The options that it sets. */
  readonly keys: readonly OptionKey[];
  readonly rules: Pick<EngineRules, 'maxFile' | 'maxRank' | 'pieces'>;
  readonly children: readonly LintedChild[];
}

/** A file, without the lines of its sections. */
export interface LintedFile extends LintedText {
  readonly file: IniOutline;
  /** The sections from which the engine gets no variant, in file order. */
  readonly skipped: readonly TextRange[];
}

/** A part to be checked, and its place. */
export interface PlacedPart {
  readonly part: LintedPart;
  readonly start: number;
  /** Null if the engine reads no variant there. */
  readonly section: LintedSection | null;
  /** The reader's diagnostics; spans are relative to the start of the part. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The effective line for a key in the section itself; null if the section does not set the key. */
export function ownPair(section: LintedSection, key: string): IniPair | null {
  return section.pairs.get(key) ?? null;
}
