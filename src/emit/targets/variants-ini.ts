import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { PieceId } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';
import type { Emitted } from '../emitted.js';
import { optionsBetween } from '../lower/engine/difference.js';
import {
  type EngineOptions,
  type Lowered,
  lowerToEngine,
} from '../lower/engine/lower-to-engine.js';
import { pieceWords } from '../lower/piece-words.js';

/** Appended to the name of a built-in variant of the engine. */
const SUFFIX = '-fairyc';

/**
 * A section of variants.ini: the fewest lines that make the engine play the variant, after comments that list the letters of the pieces and
 * what the engine cannot express. With a parent, only the differences from it.
 */
export function emitVariantsIni(variant: Variant, options: EngineOptions): Emitted {
  return printSection(variant, lowerToEngine(variant, options));
}

/** The section of a variant that is already lowered. */
export function printSection(variant: Variant, lowered: Lowered): Emitted {
  if (lowered.rules === null) return { text: null, diagnostics: lowered.diagnostics };
  const { parent } = lowered;
  const base = parent?.rules ?? emptyEngineRules();
  const name = sectionName(variant.id);
  const lines = [
    ...comments(variant, name, lowered, lowered.rules.startFen !== base.startFen).map(printComment),
    `[${name}${parent === null ? '' : `:${parent.name}`}]`,
    ...optionsBetween(base, lowered.rules).map(({ key, value }) => `${key} = ${value}`),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    diagnostics: lowered.diagnostics,
    ...(lowered.means === null
      ? {}
      : { means: { variant: lowered.means, letters: lettersOf(lowered), ends: true } }),
  };
}

/** The name of the section for a variant: its id, with a suffix if the engine has a built-in variant of that name. */
function sectionName(id: string): string {
  return BUILTIN_NAMES.includes(id) ? `${id}${SUFFIX}` : id;
}

/** The letter of the piece of each type; forms that share a type have none. If a piece has two types, the letter of the unpromoted one. */
function lettersOf({ types, letters }: Lowered): ReadonlyMap<PieceId, string> {
  const named = types.toSorted(
    (a, b) => Number(b.shared.promotedOnly) - Number(a.shared.promotedOnly),
  );
  return new Map(
    named.flatMap(({ shared }) => {
      const letter = letters.byType.get(shared);
      return letter === undefined ? [] : [[shared.piece.id, letter] as const];
    }),
  );
}

function comments(
  variant: Variant,
  name: string,
  lowered: Lowered,
  hasStart: boolean,
): readonly string[] {
  return [
    variant.title,
    ...(name === variant.id
      ? []
      : [
          `Named ${name}, because the engine has a built-in variant ${variant.id} and ignores another one with that name.`,
        ]),
    ...(variant.start !== null || hasStart
      ? []
      : ['Incomplete: the document gives no start position. Add startFen.']),
    ...letterComments(lowered),
    ...lowered.comments,
  ];
}

/** Comments for the letters that differ from the document's abbreviations. */
function letterComments({ types, letters }: Lowered): readonly string[] {
  return types.flatMap(({ shared: { piece }, shared }) => {
    const letter = letters.byType.get(shared);
    return letter === undefined || letter === piece.abbreviation?.toUpperCase()
      ? []
      : [`${letter} = ${pieceWords(piece)}`];
  });
}

/** A comment, which needs `#` in the first column. The text is put on one line, so that it cannot end the comment. */
function printComment(text: string): string {
  return `# ${text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()}`;
}
