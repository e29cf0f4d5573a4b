import type { Profile } from '../catalog/profiles.js';
import { iniLinter } from '../check/lint.js';
import type { CheckedIni } from '../check/run-rules.js';
import { sectionsReader, type EngineSection } from '../read/ini/read-ini.js';
import type { IniFile } from '../read/ini/scan.js';
import type { Source } from '../text/source.js';

/** Checks and reads a variants.ini. After an edit, only the changed parts are processed again. */
export interface IniReader {
  readonly judge: (source: Source) => CheckedIni;
  readonly sections: (file: IniFile) => readonly EngineSection[];
}

export function iniReader(profile: Profile): IniReader {
  return { judge: iniLinter(profile), sections: sectionsReader() };
}
