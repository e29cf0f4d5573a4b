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

/** What is put behind a name that the engine owns. */
const SUFFIX = '-fairyc';

/**
 * A section of variants.ini: the fewest lines that make the engine play the variant, under comments that say which
 * letter is which piece and what the engine cannot say. With a parent only what differs from it.
 */
export function emitVariantsIni(variant: Variant, options: EngineOptions): Emitted {
  const lowered = lowerToEngine(variant, options);
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

/** The name of the section for a variant: its id, or with a suffix if the engine has a variant of that name. */
function sectionName(id: string): string {
  return BUILTIN_NAMES.includes(id) ? `${id}${SUFFIX}` : id;
}

/** A form that shares the type of another piece is called nothing; what stands on the board as a form, too, is called as when it has not promoted. */
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

/** The letters that the document does not give by an abbreviation. */
function letterComments({ types, letters }: Lowered): readonly string[] {
  return types.flatMap(({ shared: { piece }, shared }) => {
    const letter = letters.byType.get(shared);
    return letter === undefined || letter === piece.abbreviation?.toUpperCase()
      ? []
      : [`${letter} = ${pieceWords(piece)}`];
  });
}

/** Only `#` in the first column begins a comment; what a document says may not end it. */
function printComment(text: string): string {
  return `# ${text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()}`;
}
