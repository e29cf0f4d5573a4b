import type { Profile } from '../catalog/profiles.js';
import { fileVariantRules } from '../read/ini/file-variants.js';
import { readScanned, type EngineSection } from '../read/ini/read-ini.js';
import { scanIni, type IniFile, type IniPair } from '../read/ini/scan.js';
import type { Parsed } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { withoutComments, type SpoiledValue } from './facts/comments.js';

/** A section that the engine reads as a variant, with what rules ask for most. */
export interface LintedSection extends EngineSection {
  /** The line of each key that counts: of two with one key, the last. */
  readonly pairs: ReadonlyMap<string, IniPair>;
  /** The lines among these that end in a comment which the engine takes for a part of the value; they are judged without it. */
  readonly comments: readonly SpoiledValue[];
}

/** A variants.ini as rules see it: the lines, and what the engine makes of them. */
export interface LintedFile {
  readonly source: Source;
  readonly file: IniFile;
  readonly sections: readonly LintedSection[];
  /** Sections whose parent nobody knows: their lines can be judged, but not what they make of a game. */
  readonly orphans: readonly LintedSection[];
  readonly profile: Profile;
}

/** Reads a file for the rules; the diagnostics are the reader's own. */
export function readForRules(source: Source, profile: Profile): Parsed<LintedFile> {
  const { file, spoiled } = withoutComments(scanIni(source));
  const { value, orphans, diagnostics } = readScanned(file, fileVariantRules);
  const linted = (section: EngineSection): LintedSection => {
    const pairs = countingPairs(section);
    const comments =
      spoiled.size === 0
        ? []
        : [...pairs.values()].flatMap(({ start }) => spoiled.get(start) ?? []);
    return { ...section, pairs, comments };
  };
  const sections = value.map(linted);
  return {
    value: { source, file, sections, orphans: orphans.map(linted), profile },
    diagnostics,
  };
}

function countingPairs({ section }: EngineSection): ReadonlyMap<string, IniPair> {
  const pairs = new Map<string, IniPair>();
  for (const line of section.lines) if (line.kind === 'pair') pairs.set(line.key, line);
  return pairs;
}

/** What the engine reads before it hands the section on: does the section itself set this key? */
export function ownPair(section: LintedSection, key: string): IniPair | null {
  return section.pairs.get(key) ?? null;
}
