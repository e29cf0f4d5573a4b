import { BUILTIN_NAMES } from '../catalog/builtins.js';
import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { scanIni, type IniFile } from '../read/ini/scan.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';
import { iniMarks } from './ini-marks.js';
import { iniReader, type IniReader } from './ini-reader.js';
import { reported, type OpenIni, type Settings } from './opened.js';

/** Opens a variants.ini; null if the file has settings of another program. */
export function openIni(
  source: Source,
  settings: Settings,
  reader: IniReader = iniReader(settings.profile),
): OpenIni | null {
  const file = once(() => scanIni(source));
  if (!isVariantsIni(source, file)) return null;
  const { rules } = settings;
  const sections = once(() => reader.sections(file()));
  const judged = once(() => reader.judge(source));
  const found = once(() => reported(judged().diagnostics, rules));
  const parts = once(() => judged().parts);
  const marks = once(() => iniMarks(file(), sections()));
  return { kind: 'ini', source, settings, file, sections, parts, diagnostics: found, marks };
}

/** Whether an ini file is for the engine: it is named variants.ini, is empty, has a parent variant, or sets a key of the engine. */
function isVariantsIni({ file, text }: Source, scanned: () => IniFile): boolean {
  if (/(?:^|[/\\.])variants\.ini$/i.test(file) || text.trim() === '') return true;
  return scanned().sections.some(
    ({ lines, parent }) =>
      BUILTIN_NAMES.includes(parent ?? '') ||
      lines.some((line) => line.kind === 'pair' && OPTION_BY_KEY.has(line.key)),
  );
}
