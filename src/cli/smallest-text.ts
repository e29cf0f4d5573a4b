import type { CrossFinding, Verdict } from '../cross/cross-variant.js';
import { differenceAfter } from '../cross/compare-games.js';
import { isSameDifference } from '../cross/difference.js';
import { EngineDied, type Opponent } from '../cross/engine/opponent.js';
import { fewestLines } from '../cross/fewest-lines.js';
import { ourGame } from '../cross/our-game.js';
import type { FreshName } from '../cross/section-text.js';
import type { Definition } from '../definitions.js';
import type { Reading } from '../play/lower-engine.js';
import { crossCaseOf } from '../cross-case.js';
import { definitionsOf } from './games.js';
import { shippedLibrary } from './library.js';

/** The fewest lines of a definition that still show its finding; null if there is no finding, or the engine crashed. */
export async function smallestText(
  definition: Definition,
  { crash, texts }: Verdict,
  engine: Opponent,
  reading: Reading,
  fresh: FreshName,
): Promise<string | null> {
  const finding = texts.map((text) => text.finding).find((found) => found !== null);
  if (definition.kind === 'builtin' || crash !== null || finding === undefined) return null;
  const { source } = definition;
  try {
    return await fewestLines(source.text, async (text) => {
      const [smaller] = definitionsOf({ ...source, text }, shippedLibrary()).definitions;
      return smaller !== undefined && (await shows(smaller, finding, engine, reading, fresh));
    });
  } catch (error) {
    if (error instanceof EngineDied) return null;
    throw error;
  }
}

/** Whether both differ in the same way after the same line. */
async function shows(
  definition: Definition,
  finding: CrossFinding,
  engine: Opponent,
  reading: Reading,
  fresh: FreshName,
): Promise<boolean> {
  const crossCase = crossCaseOf(definition, reading, fresh);
  const [text] = typeof crossCase === 'string' ? [] : crossCase.texts;
  if (typeof crossCase === 'string' || text === undefined) return false;
  if (text.text !== null) await engine.load(text.text);
  const theirs = await engine.open(text.name);
  if (theirs === null) return false;
  const line = { fen: finding.fen, moves: finding.moves };
  const difference = await differenceAfter(ourGame(crossCase.game), theirs, line);
  theirs.close();
  return difference !== null && isSameDifference(difference, { ...finding, line });
}
