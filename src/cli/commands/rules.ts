import type { RuleSettings } from '../../check/rule-settings.js';
import { describeCode, knownCodes } from '../codes.js';
import { printJson, printText } from '../output.js';
import type { PrintedRule } from '../printed.js';

/** Prints each code with its title and its severity in the project. */
export function listRules(asJson: boolean, settings: RuleSettings): void {
  const rows = knownCodes().map((code): PrintedRule => {
    const setting = Object.hasOwn(settings, code) ? settings[code] : undefined;
    return {
      code,
      title: describeCode(code)?.title ?? '',
      why: describeCode(code)?.why ?? '',
      ...(setting === undefined ? {} : { setting }),
    };
  });
  if (asJson) {
    printJson(rows);
    return;
  }
  const width = Math.max(...rows.map(({ code }) => code.length));
  for (const { code, setting, title } of rows)
    printText(`${code.padEnd(width)}  ${setting === undefined ? '' : `[${setting}] `}${title}\n`);
}
