import type { OptionKey } from '../catalog/options/option-key.js';
import type { Profile } from '../catalog/profiles.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { EngineSection } from '../read/ini/read-ini.js';
import type { IniOutline, IniPair, IniSection, TextRange } from '../read/ini/scan.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import type { SpoiledValue } from './facts/comments.js';

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
  /** Those that start from it. */
  readonly children: readonly LintedChild[];
  /** Its parent is nowhere: its lines can be checked, but not what they make of a game. */
  readonly isOrphan: boolean;
  /** It, or a section that it starts from, sets a key that only a fork reads. */
  readonly isOfFork: boolean;
}

/** What rules ask of a section that starts from another: little, for it is kept until all of the file is read. */
export interface LintedChild {
  /** The options that it sets. */
  readonly keys: readonly OptionKey[];
  readonly rules: Pick<EngineRules, 'maxFile' | 'maxRank' | 'pieces'>;
  readonly children: readonly LintedChild[];
}

/** A file without the lines of its sections. */
export interface LintedFile extends LintedText {
  readonly file: IniOutline;
  /** Those of its sections from which the engine gets no variant. */
  readonly skipped: readonly TextRange[];
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

/** What the engine reads before it hands the section on: does the section itself set this key? */
export function ownPair(section: LintedSection, key: string): IniPair | null {
  return section.pairs.get(key) ?? null;
}
