import { BUILTIN_NAMES, BUILTIN_VARIANTS } from '../../catalog/builtins.js';
import { OPTION_GROUPS, type TypedOptionRow } from '../../catalog/options/options.js';
import { conclude } from '../../ir/engine-conclusion.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { readIni } from '../../read/ini/read-ini.js';
import type { Choices } from './choices.js';
import { inventFen } from './invent-fen.js';
import { inventValue } from './invent-value.js';

/** Says nothing of how a game is played, or another key decides it. */
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

/** Most options of a section. */
const MOST_OPTIONS = 12;

/** A section of a variants.ini that nobody has written: a child of a real game with 1 to 12 options, and mostly a start position of its own. */
export function inventSection(name: string, choices: Choices): string {
  const parent = choices.one(BUILTIN_NAMES);
  // Now and then all that the parent says, without a parent.
  const orphan = choices.chance(0.05);
  const head = orphan
    ? [`[${name}]`, ...(BUILTIN_VARIANTS.find((one) => one.name === parent)?.options ?? [])]
    : [`[${name}:${parent}]`];
  const lines = [...head];
  const board = inventBoard(rulesOf(lines), choices);
  lines.push(...board);
  const count = choices.number(1, MOST_OPTIONS);
  let needsStart = board.length > 0;
  for (let i = 0; i < count; i++) {
    const rules = rulesOf(lines);
    const row = inventRow(rules, choices);
    // The parent's start position has letters that mean nothing any more.
    needsStart ||= row.fields[0] === 'pieces';
    lines.push(`${row.key} = ${inventValue(row, rules, choices)}`);
  }
  if (needsStart || choices.chance(0.6))
    lines.push(`startFen = ${inventFen(conclude(rulesOf(lines)), choices)}`);
  return `${lines.join('\n')}\n`;
}

function rulesOf(lines: readonly string[]): EngineRules {
  const [section] = readIni({ file: 'invented.ini', text: `${lines.join('\n')}\n` }).value;
  if (section === undefined) throw new Error('An invented section has no name.');
  return section.rules;
}

/** Another size now and then: up to what the engine holds. */
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
