import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import type { Engine } from '../../src/cross/engine/engine.js';
import { emitVariantsIni } from '../../src/emit/targets/variants-ini.js';
import { conclude } from '../../src/ir/engine-conclusion.js';
import type { EngineRules } from '../../src/ir/engine-rules.js';
import type { Variant } from '../../src/ir/variant.js';
import { builtinRulesBeforeConclusion } from '../../src/read/builtins.js';
import { readIni } from '../../src/read/ini/read-ini.js';
import { sectionVariant } from '../../src/read/ini/section-variant.js';
import { ENGINE_FILE } from '../read/ini/facts.js';
import { emitOptions } from './options.js';

/** A variant that the engine knows by this name, with its IR. */
export interface EngineGame {
  readonly name: string;
  /** The rules after their conclusion. */
  readonly rules: EngineRules;
  readonly variant: Variant;
}

const NOWHERE = { file: 'engine', start: 0, end: 0 };

function engineGame(name: string, rules: EngineRules): EngineGame {
  const concluded = conclude(rules);
  return { name, rules: concluded, variant: sectionVariant(name, concluded, NOWHERE, null) };
}

let builtins: readonly EngineGame[] | null = null;
let sections: readonly EngineGame[] | null = null;

/** The 121 built-in variants, read once for each worker. */
export function builtinGames(): readonly EngineGame[] {
  builtins ??= BUILTIN_NAMES.map((name) => {
    const rules = builtinRulesBeforeConclusion(name);
    if (rules === null) throw new Error(`no ${name}`);
    return engineGame(name, rules);
  });
  return builtins;
}

/** The 143 sections of the engine's own file, read once for each worker. */
export function sectionGames(): readonly EngineGame[] {
  sections ??= readIni({ file: 'variants.ini', text: ENGINE_FILE }).value.map(({ name, rules }) =>
    engineGame(name, rules),
  );
  return sections;
}

/** The engine with all of these variants. */
export async function engineWithAll(): Promise<Engine> {
  const engine = await loadFfish();
  engine.load(ENGINE_FILE);
  return engine;
}

/** The section of a variant under another name. First moves are those of the engine, from which the variant came. */
export function sectionOf(variant: Variant, name: string): string {
  const parent = onlyInherited(variant);
  const options = emitOptions({ approximate: true, ...(parent === null ? {} : { parent }) });
  const { text, diagnostics } = emitVariantsIni({ ...variant, id: name }, options);
  if (text === null) throw new Error(diagnostics.map(({ message }) => message).join('; '));
  return text;
}

/** The built-in variant with features that a section can only inherit: drops without a hand, a king that moves along drawn diagonals. */
function onlyInherited({ pieces, rules }: Variant): string | null {
  const isOnLines = pieces.some(
    ({ royal, movement }) => royal && movement.value.some(({ condition }) => condition.to !== null),
  );
  return rules.freeDrops && rules.pieceDrops ? 'ataxx' : isOnLines ? 'janggi' : null;
}

/** The lines of a section that matter for play, without comments and settings for programs that show a board. */
export function linesOfPlay(section: string): readonly string[] {
  return section
    .split('\n')
    .filter(
      (line) => line !== '' && !/^(?:#|\[|variantTemplate|pieceToCharTable|pocketSize)/.test(line),
    );
}

/** With at most this many moves in two plies, a third ply takes little time. */
const MOST_FOR_A_THIRD_PLY = 300;

/** The start position in the engine and the number of moves from it, which must not change. */
export function playOf(engine: Engine, name: string): string {
  const game = engine.play(name);
  if (game === null) return `no ${name}`;
  const moves = game.perft(2);
  const counts = moves > MOST_FOR_A_THIRD_PLY ? [moves] : [moves, game.perft(3)];
  game.close();
  const [field = '', turn = 'w', ...rest] = (engine.startFen(name) ?? '').split(' ');
  const [board = '', hand = ''] = field.split('[');
  const held = [...hand.replace(/[\]-]/g, '')].sort().join('');
  const rights = rest.find((word) => /^[A-Za-z]+$/.test(word)) ?? '-';
  const checks = rest.find((word) => /^\d+\+\d+$/.test(word)) ?? '';
  return [board, held, turn, rights, checks, ...counts].join(' ');
}
