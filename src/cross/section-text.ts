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

/** A text for the engine, and the name of the variant in it. */
export interface EngineText {
  readonly name: string;
  readonly text: string;
}

/** Makes names that are new to the engine, because it keeps the old variant for a name that it knows. */
export type FreshName = () => string;

/** The sections of a file by name. A file is read only once, however many of its sections are used. */
const sectionsIn = keeperOf(
  (source: Source): ReadonlyMap<string, EngineSection> =>
    new Map(readIni(source).value.map((section) => [section.name, section])),
);

/** A section with everything that it inherits from its own file, verbatim except for the names. Null if the engine reads no section of this name. */
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

/** A child of a variant with additional lines. */
export function childText(parent: string, lines: readonly string[], fresh: FreshName): EngineText {
  const name = fresh();
  return { name, text: `[${name}:${parent}]\n${lines.join('\n')}\n` };
}

/** The text of a section under a new name. */
export function renamed(text: string, fresh: FreshName): EngineText {
  const name = fresh();
  return { name, text: text.replace(/^\[[^\]:]*/m, () => `[${name}`) };
}

/** The lines of custom pieces, each printed again from its moves, and the pieces that cannot be printed. */
interface Reprinted {
  readonly lines: readonly string[];
  readonly refused: readonly string[];
}

/** Prints the Betza of each custom piece from the moves that the engine reads in it. */
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
      refused.push(`${type} = ${letter}:${betza}: it counts moves that cannot be made`);
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

/** Lines that restore what the engine forgets when a piece type is defined again, for example which pieces promote to it. */
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
