import { readFileSync } from 'node:fs';
import { documentNames, engineNames } from '../../src/explain/piece-names.js';
import { gameOfRules, sectionRules } from '../../src/explain/section-game.js';
import { toDescribedGame, type DescribedGame } from '../../src/explain/described-game.js';
import { explainVariant, type VariantExplanation } from '../../src/explain/variant.js';
import type { Game } from '../../src/play/game.js';
import { lowerVariant } from '../../src/play/lower-variant.js';
import { applyOptions } from '../../src/read/ini/apply-options.js';
import { readDocument } from '../../src/read/markdown/read-document.js';
import { shippedLibrary } from '../../src/cli/library.js';

/** The game of a section of variants.ini, its header left out; the first line may be `parent = NAME`. */
export function sectionGame(lines: string): Game {
  const rules = sectionRules(lines);
  if (rules === null) throw new Error(`The engine gets no variant from: ${lines}`);
  return gameOfRules('section', rules);
}

/** A game of the engine's, ready to be described. */
export function described(game: Game): DescribedGame {
  return toDescribedGame(game.name, game, engineNames(game));
}

/** A shipped document, explained. */
export function explainDocument(id: string): VariantExplanation {
  const file = `variants/${id}.md`;
  const source = { file, text: readFileSync(file, 'utf8') };
  const { value } = readDocument(source, { library: shippedLibrary() });
  const variant = value.find((one) => one.id === id);
  if (variant === undefined) throw new Error(`There is no ${id}.`);
  const game = lowerVariant(variant, applyOptions);
  return explainVariant(toDescribedGame(variant.title, game, documentNames(variant)));
}

/** Every sentence of the chapters. */
export function sentencesOf({ chapters }: VariantExplanation): readonly string[] {
  return chapters.flatMap(({ sentences }) => sentences);
}
