import { optionsBetween } from '../emit/lower/engine/difference.js';
import type { EngineOptions } from '../emit/lower/engine/lower-to-engine.js';
import { emitVariantsIni } from '../emit/targets/variants-ini.js';
import { emitXboard } from '../emit/targets/xboard.js';
import { emptyEngineRules } from '../ir/engine-defaults.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { Variant } from '../ir/variant.js';

/** The definition of a game as text for a program. */
export interface ProgramBlock {
  readonly title: string;
  /** What the text is for. */
  readonly use: string;
  /** Null if the program cannot express the variant. */
  readonly text: string | null;
}

const INI_TITLE = 'Fairy-Stockfish';
const INI_USE = 'A section of variants.ini, which the engine loads with its option VariantPath.';

/** The texts that a document compiles to. Comments in them state what a program cannot express exactly. */
export function documentBlocks(
  variant: Variant,
  applyOptions: EngineOptions['applyOptions'],
): readonly ProgramBlock[] {
  const options: EngineOptions = { applyOptions, approximate: true, parent: null };
  return [
    { title: INI_TITLE, use: INI_USE, text: emitVariantsIni(variant, options).text },
    {
      title: 'XBoard and WinBoard',
      use: 'What an engine sends when the variant is chosen: its start position and how the pieces move.',
      text: emitXboard(variant, options).text,
    },
  ];
}

/** A section as the author wrote it. */
export interface WrittenSection {
  readonly text: string;
  /** The section of the same file from which it inherits; null if there is none, or if it inherits from a built-in variant. */
  readonly builtOn: string | null;
}

/** The section as the author wrote it; for a built-in variant, its rules as a section. */
export function engineBlocks(
  name: string,
  rules: EngineRules,
  section: WrittenSection | null,
): readonly ProgramBlock[] {
  if (section !== null) {
    const { builtOn, text } = section;
    const more = builtOn === null ? '' : ` It builds on the section ${builtOn} of the same file.`;
    return [{ title: INI_TITLE, use: INI_USE + more, text }];
  }
  const lines = optionsBetween(emptyEngineRules(), rules).map(
    ({ key, value }) => `${key} = ${value}`,
  );
  return [
    {
      title: INI_TITLE,
      use: `The engine has this variant built in, under the name ${name}. As a section of variants.ini, under another name, it would read:`,
      text: `${[`[my-${name}]`, ...lines].join('\n')}\n`,
    },
  ];
}
