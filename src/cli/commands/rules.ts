import type { RuleSettings } from '../../check/rule-settings.js';
import { describeCode, knownCodes } from '../codes.js';
import { printJson, printText } from '../output.js';

/** Prints each code with its title, and what the project makes of it. */
export function listRules(asJson: boolean, settings: RuleSettings): void {
  const rows = knownCodes().map((code) => ({
    code,
    title: describeCode(code)?.title ?? '',
    why: describeCode(code)?.why ?? '',
    ...(Object.hasOwn(settings, code) ? { setting: settings[code] } : {}),
  }));
  if (asJson) {
    printJson(rows);
    return;
  }
  const width = Math.max(...rows.map(({ code }) => code.length));
  for (const { code, setting, title } of rows)
    printText(`${code.padEnd(width)}  ${setting === undefined ? '' : `[${setting}] `}${title}\n`);
}
