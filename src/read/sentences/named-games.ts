import { builtinNamed, publishedName } from '../../catalog/variant-names.js';

/** A built-in game that a heading or a label names. */
export interface NamedGame {
  readonly name: string;
  /** True for "Orthodox Chess rules", which may hold in this game as well. Nothing under "Chess" or "Gothic:" does. */
  readonly isRules: boolean;
}

/** The game named by a heading such as "Orthodox Chess rules", "Rules of Crazyhouse" or "Chess". */
export function gameOfHeading(topic: string): NamedGame | null {
  const [, of, before] = /^(?:the )?(?:rules of (.{1,40})|(.{1,40}?) rules)$/i.exec(topic) ?? [];
  const rulesOf = of ?? before;
  if (rulesOf === undefined) return gameOfLabel(topic);
  const name = builtinNamed(rulesOf);
  return name === null ? null : { name, isRules: true };
}

/** Names of games that also name a part of any game. */
const IS_PART = /^(?:extinction|placement|torpedo|normal|loop|supply|modern|opulent|grand)$/;

/** The game named by a label such as "Gothic: no castling" in a list of games. */
export function gameOfLabel(topic: string): NamedGame | null {
  const name = IS_PART.test(topic) ? null : (builtinNamed(topic) ?? publishedName(topic));
  return name === null ? null : { name, isRules: false };
}
