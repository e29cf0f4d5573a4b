import { conclude } from '../../src/ir/engine-conclusion.js';
import type { EngineRules } from '../../src/ir/engine-rules.js';
import type { Movement } from '../../src/ir/movement.js';
import { compileGame } from '../../src/play/move-api.js';
import { lowerEngineRules } from '../../src/play/lower-engine.js';
import { createMatch, type Match } from '../../src/play/match.js';
import type { Mechanic, Outcome } from '../../src/play/mechanic.js';
import { parseMove } from '../../src/play/notation/uci.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import { builtinRulesBeforeConclusion } from '../../src/read/builtins.js';
import { readIni } from '../../src/read/ini/read-ini.js';

const NOWHERE = { file: 'witness', start: 0, end: 0 };

function readMovement(betza: string): Movement {
  return readBetza(betza, 'fairy-stockfish', NOWHERE).value.asRead;
}

/** The section for the text of a witness, whose first line may be `parent = NAME`. */
export function sectionText(name: string, game: string): string {
  const [first = '', ...rest] = game.split('\n');
  const parent = /^parent = (.*)$/.exec(first)?.[1];
  return parent === undefined
    ? `[${name}]\n${game}\n`
    : `[${name}:${parent}]\n${rest.join('\n')}\n`;
}

/** A match of the only variant in a text, optionally with fewer mechanics. */
export function matchOfSection(text: string, mechanics?: readonly Mechanic[]): Match {
  const [section] = readIni({ file: 'variants.ini', text }).value;
  if (section === undefined) throw new Error(`No section in ${text}`);
  return matchOf(section.name, section.rules, mechanics);
}

/** A match of a built-in variant. */
export function matchOfBuiltin(name: string): Match {
  const rules = builtinRulesBeforeConclusion(name);
  if (rules === null) throw new Error(`No variant ${name}`);
  return matchOf(name, rules);
}

function matchOf(name: string, rules: EngineRules, mechanics?: readonly Mechanic[]): Match {
  const game = lowerEngineRules(name, conclude(rules), readMovement);
  return createMatch(compileGame(game, mechanics));
}

/** Plays a move given as text; throws if it is not legal. */
export function playText(match: Match, text: string): void {
  const move = parseMove(match.compiled, match.position, text);
  if (move === null) throw new Error(`${text} is not legal.`);
  match.play(move);
}

/** The outcome for each result of the engine. */
export const RESULTS: ReadonlyMap<string, Outcome | null> = new Map([
  ['1-0', 'white'],
  ['0-1', 'black'],
  ['1/2-1/2', 'draw'],
  ['*', null],
]);
