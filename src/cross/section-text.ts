import type { EngineRules } from '../ir/engine-rules.js';
import type { Movement } from '../ir/movement.js';
import type { Reach } from '../play/game.js';
import type { ReadReach } from '../play/lower-engine.js';
import { printBetza } from '../emit/betza/print-betza.js';
import { optionsBetween } from '../emit/lower/engine/difference.js';
import { conclude } from '../ir/engine-conclusion.js';
import { applyOptions } from '../read/ini/apply-options.js';
import { readIni, type EngineSection } from '../read/ini/read-ini.js';
import { keeperOf } from '../text/keep.js';
import type { Source } from '../text/source.js';

/** A text for the engine, and the variant of it that is meant. */
export interface EngineText {
  readonly name: string;
  readonly text: string;
}

/** Makes names that the engine has not met: it keeps the old variant of a name that it knows. */
export type FreshName = () => string;

/** By name. A file is read once, however many of its sections are asked for. */
const sectionsIn = keeperOf(
  (source: Source): ReadonlyMap<string, EngineSection> =>
    new Map(readIni(source).value.map((section) => [section.name, section])),
);

/** A section with all that it inherits from its own file, word by word except for the names. Null: the engine gets none of this name. */
export function sectionText(source: Source, name: string, fresh: FreshName): EngineText | null {
  const sections = sectionsIn(source);
  const chain: EngineSection[] = [];
  for (
    let section = sections.get(name);
    section !== undefined;
    section = section.parent === null ? undefined : sections.get(section.parent)
  )
    chain.unshift(section);
  if (chain.length === 0) return null;
  const names = new Map(chain.map((section) => [section.name, fresh()]));
  const texts = chain.map(({ name: own, parent, section: { header, end } }) => {
    const above = parent === null ? '' : `:${names.get(parent) ?? parent}`;
    return `[${names.get(own) ?? own}${above}]\n${source.text.slice(header.end, end)}\n`;
  });
  return { name: names.get(name) ?? name, text: texts.join('') };
}

/** A child of a variant with lines of its own. */
export function childText(parent: string, lines: readonly string[], fresh: FreshName): EngineText {
  const name = fresh();
  return { name, text: `[${name}:${parent}]\n${lines.join('\n')}\n` };
}

/** A text of a section under another name. */
export function renamed(text: string, fresh: FreshName): EngineText {
  const name = fresh();
  return { name, text: text.replace(/^\[[^\]:]*/m, () => `[${name}`) };
}

/** The lines of the pieces with a notation of their own, each printed anew from its moves, and those that cannot be printed. */
interface Reprinted {
  readonly lines: readonly string[];
  readonly refused: readonly string[];
}

/** Prints the Betza of each custom piece anew from how the engine reads it. */
export function reprintPieces(
  rules: EngineRules,
  readMovement: (betza: string) => Movement,
  readReach: ReadReach,
): Reprinted {
  const lines: string[] = [];
  const refused: string[] = [];
  const { maxFile, maxRank, pieces } = rules;
  for (const { type, letter, betza } of pieces) {
    if (!type.startsWith('customPiece') || betza === '') continue;
    const board = { files: maxFile, ranks: maxRank };
    const printed = printBetza(readMovement(betza), 'fairy-stockfish', board);
    if (
      printed.kind !== 'refused' &&
      reachText(readReach(printed.text)) !== reachText(readReach(betza))
    )
      refused.push(`${type} = ${letter}:${betza}: it counts moves that nobody can make`);
    else if (printed.kind === 'refused')
      refused.push(`${type} = ${letter}:${betza}: ${printed.why}`);
    else if (printed.text !== betza) lines.push(`${type} = ${letter}:${printed.text}`);
  }
  return { lines: [...lines, ...restoring(rules, lines)], refused };
}

function reachText({ quiet, initial }: Reach): string {
  const texts = [quiet, initial].map((vectors) =>
    vectors.map(({ dx, dy }) => `${dx},${dy}`).toSorted(),
  );
  return JSON.stringify(texts);
}

/** Lines that give back what the engine forgets of a piece when its type is defined again: that others promote to it, say. */
function restoring(rules: EngineRules, lines: readonly string[]): readonly string[] {
  const nowhere = { file: '', start: 0, end: 0 };
  const pairs = lines.map((line) => {
    const [key = '', value = ''] = line.split(' = ');
    return { key, value, keySpan: nowhere, valueSpan: nowhere };
  });
  const left = conclude(applyOptions(rules, pairs).value);
  const kept = { ...rules, pieces: left.pieces };
  return optionsBetween(left, kept).map(({ key, value }) => `${key} = ${value}`);
}
