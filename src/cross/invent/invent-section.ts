import { BUILTIN_NAMES, BUILTIN_VARIANTS } from '../../catalog/builtins.js';
import { OPTION_GROUPS, type TypedOptionRow } from '../../catalog/options/options.js';
import { conclude } from '../../ir/engine-conclusion.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Game } from '../../play/game.js';
import { otherTurn } from '../../play/notation/simpler-fen.js';
import { readIni } from '../../read/ini/read-ini.js';
import { addAll } from '../../text/add-all.js';
import type { Source } from '../../text/source.js';
import { ourGame, type OurGame } from '../our-game.js';
import type { Choices } from './choices.js';
import { inventFen } from './invent-fen.js';
import { inventValue } from './invent-value.js';

/** These options do not affect play, or another key decides them. */
const SILENT = new Set(['variantTemplate', 'pieceToCharTable', 'chess960', 'startFen']);

const RULE_ROWS: readonly TypedOptionRow[] = Object.entries(OPTION_GROUPS)
  .filter(([group]) => !['board', 'pieces', 'evaluation'].includes(group))
  .flatMap(([, rows]): readonly TypedOptionRow[] => rows)
  .filter(({ key }) => !SILENT.has(key));
const PIECE_ROWS = OPTION_GROUPS.pieces;
const CUSTOM_ROWS = PIECE_ROWS.filter(({ key }) => /^customPiece[1-4]$/.test(key));
const LETTER_ROWS = PIECE_ROWS.filter(
  ({ key, type }) => type !== 'Bitboard' && !key.startsWith('customPiece'),
);

/** Maximum number of options in a section. */
const MOST_OPTIONS = 12;

/** Maximum number of attempts to find a start position in which the side to move cannot capture a king. */
const MOST_STARTS = 40;

/** The game that the engine reads from the first section of a text; null if it cannot be played. */
export type ReadGame = (source: Source) => Game | null;

/** A random section of a variants.ini: a child of a real game with 1 to 12 options, and usually with a new start position. */
export function inventSection(name: string, choices: Choices, readGame: ReadGame): string {
  const parent = choices.one(BUILTIN_NAMES);
  // Occasionally copy all options of the parent instead of inheriting them.
  const orphan = choices.chance(0.05);
  const head = orphan
    ? [`[${name}]`, ...(BUILTIN_VARIANTS.find((one) => one.name === parent)?.options ?? [])]
    : [`[${name}:${parent}]`];
  const lines = [...head];
  const board = inventBoard(rulesOf(lines), choices);
  addAll(lines, board);
  const count = choices.number(1, MOST_OPTIONS);
  let needsStart = board.length > 0;
  for (let i = 0; i < count; i++) {
    const rules = rulesOf(lines);
    const row = inventRow(rules, choices);
    // Letters in the parent's start position may no longer stand for a piece.
    needsStart ||= row.fields[0] === 'pieces';
    lines.push(`${row.key} = ${inventValue(row, rules, choices)}`);
  }
  if (needsStart || choices.chance(0.6))
    lines.push(`startFen = ${inventStart(lines, choices, readGame)}`);
  return textOf(lines);
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** A start position in which the side that has just moved is not in check, if one is found by chance. The engine expects no other. */
function inventStart(lines: readonly string[], choices: Choices, readGame: ReadGame): string {
  const rules = conclude(rulesOf(lines));
  const game = readGame({ file: 'invented.ini', text: textOf(lines) });
  let fen = inventFen(rules, choices);
  const player = game === null ? null : ourGame(game);
  for (let tries = 1; tries < MOST_STARTS && player !== null && !isSound(player, fen); tries++)
    fen = inventFen(rules, choices);
  return fen;
}

/** Whether the side that has just moved is out of check. */
export function isSound(player: OurGame, fen: string): boolean {
  return player.look({ fen: otherTurn(fen), moves: [] })?.isThreatened === false;
}

function rulesOf(lines: readonly string[]): EngineRules {
  const [section] = readIni({ file: 'invented.ini', text: textOf(lines) }).value;
  if (section === undefined) throw new Error('An invented section has no name.');
  return section.rules;
}

/** Occasionally changes the size of the board, within the engine's limits. */
function inventBoard({ maxFile, maxRank }: EngineRules, choices: Choices): readonly string[] {
  if (!choices.chance(0.1)) return [];
  const size = (now: number, most: number): number =>
    Math.max(3, Math.min(most, now + choices.number(-2, 2)));
  return [`maxFile = ${size(maxFile, 12)}`, `maxRank = ${size(maxRank, 10)}`];
}

function inventRow({ pieces }: EngineRules, choices: Choices): TypedOptionRow {
  const kind = choices.number(1, 100);
  if (kind <= 12) return choices.one(CUSTOM_ROWS);
  if (kind <= 18) return choices.one(LETTER_ROWS);
  if (kind <= 25) {
    const regions = PIECE_ROWS.filter(
      (row) => row.type === 'Bitboard' && pieces.some(({ type }) => type === row.piece),
    );
    if (regions.length > 0) return choices.one(regions);
  }
  return choices.one(RULE_ROWS);
}
