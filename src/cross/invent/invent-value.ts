import { BUILTIN_VARIANTS } from '../../catalog/builtins.js';
import type { TypedOptionRow } from '../../catalog/options/options.js';
import { printFile, printSquare, squaresOf } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import {
  CHASING_RULES,
  COUNTING_RULES,
  ENCLOSING_RULES,
  MATERIAL_COUNTINGS,
  VALUES,
  WALLING_RULES,
} from '../../ir/rules.js';
import type { Choices } from './choices.js';
import { inventBetza } from './invent-betza.js';

/** The values that real games give each key. */
const REAL: ReadonlyMap<string, readonly string[]> = realValues();

function realValues(): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const { options } of BUILTIN_VARIANTS)
    for (const line of options) {
      const at = line.indexOf(' = ');
      const key = line.slice(0, at);
      values.set(key, [...(values.get(key) ?? []), line.slice(at + 3)]);
    }
  return values;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A value for an option, given the rules so far: from a real game, or made up for its type, and occasionally unusual. */
export function inventValue(row: TypedOptionRow, rules: EngineRules, choices: Choices): string {
  const real = REAL.get(row.key);
  if (real !== undefined && choices.chance(0.25)) return choices.one(real);
  const letters = rules.pieces.map(({ letter }) => letter);
  switch (row.type) {
    case 'bool':
      return choices.chance(0.85) ? 'true' : 'false';
    case 'int':
      return String(choices.number(0, choices.chance(0.9) ? 5 : 60));
    case 'Rank':
      return String(choices.number(1, rules.maxRank));
    case 'File':
      return printFile(choices.number(0, rules.maxFile - 1));
    case 'Value':
      return choices.one(VALUES);
    case 'MaterialCounting':
      return choices.one(MATERIAL_COUNTINGS);
    case 'CountingRule':
      return choices.one(COUNTING_RULES);
    case 'ChasingRule':
      return choices.one(CHASING_RULES);
    case 'EnclosingRule':
      return choices.one(ENCLOSING_RULES);
    case 'WallingRule':
      return choices.one(WALLING_RULES);
    case 'Bitboard':
      return inventRegion(rules, choices);
    case 'CastlingRights':
      return choices.some([...'KQkq'], choices.number(1, 4)).join('');
    case 'PieceType':
      return choices.chance(0.05) ? choices.one(['*', '-']) : anyLetter(letters, choices);
    case 'PieceSet':
      return inventSet(letters, choices);
    case 'PieceIntMap':
      return choices
        .some(letters, choices.number(1, 3))
        .map((letter) => `${letter}:${choices.number(0, 4)}`)
        .join(' ');
    case 'PiecePieceMap':
      return choices
        .some(letters, choices.number(1, 3))
        .map((letter) => `${letter}:${choices.chance(0.1) ? '-' : anyLetter(letters, choices)}`)
        .join(' ');
    case 'string':
      return '';
    case 'pieceLetter':
      return choices.chance(0.2) ? '-' : newLetter(letters, choices);
    case 'pieceLetterBetza':
      return `${newLetter(letters, choices)}:${inventBetza(choices)}`;
    case 'pieceLetterOptionalBetza': {
      if (choices.chance(0.2)) return '-';
      const royal = rules.pieces.find(({ type }) => type === 'king')?.letter ?? 'k';
      return choices.chance(0.5) ? royal : `${royal}:${inventBetza(choices)}`;
    }
  }
}

function anyLetter(letters: readonly string[], choices: Choices): string {
  return letters.length === 0 ? 'p' : choices.one(letters);
}

/** Usually a free letter, occasionally a used one. */
function newLetter(letters: readonly string[], choices: Choices): string {
  const free = LETTERS.filter((letter) => !letters.includes(letter));
  return choices.one(free.length === 0 || choices.chance(0.1) ? LETTERS : free);
}

function inventSet(letters: readonly string[], choices: Choices): string {
  if (choices.chance(0.08)) return '*';
  if (choices.chance(0.06)) return '-';
  const set = choices.some(letters, choices.number(1, 3)).join('');
  return choices.chance(0.03) ? `${set}*` : set;
}

/** Squares, ranks and files, on the board or occasionally beyond it; possibly none. */
function inventRegion({ maxFile, maxRank }: EngineRules, choices: Choices): string {
  const words = Array.from({ length: choices.number(1, 5) }, () => {
    if (choices.chance(0.6)) return `*${choices.number(1, maxRank)}`;
    if (choices.chance(0.4)) return `${printFile(choices.number(0, maxFile - 1))}*`;
    return printSquare(choices.one(squaresOf({ files: maxFile, ranks: maxRank })));
  });
  if (choices.chance(0.04)) return '-';
  return [...new Set(words)].join(' ');
}
