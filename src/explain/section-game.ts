import { conclude } from '../ir/engine-conclusion.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { Movement } from '../ir/movement.js';
import type { Game } from '../play/game.js';
import { lowerEngineRules } from '../play/lower-engine.js';
import { reachInEngine } from '../read/betza/engine-reach.js';
import { readAsProgram } from '../read/betza/read-betza.js';
import { readIni } from '../read/ini/read-ini.js';

/**
 * A section of variants.ini, from lines without a header as witnesses have them. The first line may be `parent = NAME`. The name
 * must not be that of a built-in variant.
 */
export function sectionText(name: string, lines: string): string {
  const [first = '', ...rest] = lines.split('\n');
  const parent = /^parent = (.*)$/.exec(first)?.[1];
  return parent === undefined
    ? `[${name}]\n${lines}\n`
    : `[${name}:${parent}]\n${rest.join('\n')}\n`;
}

/** The rules that the engine reads from the lines of a section without its header; null if it reads no section. */
export function sectionRules(lines: string): EngineRules | null {
  const text = sectionText('explained', lines);
  const [section] = readIni({ file: 'variants.ini', text }).value;
  return section === undefined ? null : conclude(section.rules);
}

/** The game that the engine plays with the rules, which must already be concluded (`conclude`). */
export function gameOfRules(name: string, rules: EngineRules): Game {
  return lowerEngineRules(name, rules, readEngineBetza, 'as-engine', reachInEngine);
}

/** The moves of a Betza string as the engine reads it. */
export function readEngineBetza(betza: string): Movement {
  return readAsProgram(betza, 'fairy-stockfish');
}
