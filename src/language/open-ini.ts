import { BUILTIN_NAMES } from '../catalog/builtins.js';
import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { iniJudge } from '../check/lint.js';
import { readIni } from '../read/ini/read-ini.js';
import { scanIni } from '../read/ini/scan.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';
import { iniMarks } from './ini-marks.js';
import { reported, type Judge, type OpenIni, type Settings } from './opened.js';

/** Opens a variants.ini; null: it is the settings of another program. */
export function openIni(
  source: Source,
  settings: Settings,
  judge: Judge = iniJudge(settings.profile),
): OpenIni | null {
  if (!isVariantsIni(source)) return null;
  const { rules } = settings;
  const file = once(() => scanIni(source));
  const sections = once(() => readIni(source).value);
  const found = once(() => reported(judge(source), rules));
  const marks = once(() => iniMarks(file(), sections()));
  return { kind: 'ini', source, settings, file, sections, diagnostics: found, marks };
}

/** Editors take the settings of any program for ini: one for the engine is called so, is empty, starts from a variant or sets a key of the engine. */
function isVariantsIni(source: Source): boolean {
  const { file, text } = source;
  if (/(?:^|[/\\.])variants\.ini$/i.test(file) || text.trim() === '') return true;
  return scanIni(source).sections.some(
    ({ lines, parent }) =>
      BUILTIN_NAMES.includes(parent ?? '') ||
      lines.some((line) => line.kind === 'pair' && OPTION_BY_KEY.has(line.key)),
  );
}
