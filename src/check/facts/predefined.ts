import { ENGINE_PIECE_TYPES, type EnginePieceTypeRow } from '../../catalog/piece-types.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { scanAsEngine } from '../../read/betza/fairy-stockfish-scan.js';
import { betzaSignature, type BetzaFacts } from './betza.js';

/** Signature -> the types with these moves, in the engine's order; built on first use. */
let bySignature: ReadonlyMap<string, readonly EnginePieceTypeRow[]> | null = null;

const known = new WeakMap<BetzaFacts, readonly EnginePieceTypeRow[]>();
const NONE: readonly EnginePieceTypeRow[] = [];

/**
 * The predefined types with the moves of a Betza string, in the engine's order; `king` is among those that move as K.
 * Empty for a string that the engine misreads, because another piece is meant.
 */
export function predefinedTypesLike(facts: BetzaFacts): readonly EnginePieceTypeRow[] {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const isClear = !facts.isDead && facts.differences.length === 0;
  const rows = isClear ? (typesBySignature().get(betzaSignature(facts)) ?? NONE) : NONE;
  known.set(facts, rows);
  return rows;
}

function typesBySignature(): ReadonlyMap<string, readonly EnginePieceTypeRow[]> {
  if (bySignature !== null) return bySignature;
  const types = new Map<string, readonly EnginePieceTypeRow[]>();
  for (const row of ENGINE_PIECE_TYPES) {
    const text = row.betza ?? '';
    if (text === '') continue;
    const signature = betzaSignature({ text, entries: scanAsEngine(text) });
    types.set(signature, [...(types.get(signature) ?? NONE), row]);
  }
  bySignature = types;
  return types;
}

/** Whether only the moves of a type matter in this variant, and no rule for the type by name. For pawns and kings such rules always matter. */
export function onlyMovesMatter(row: EnginePieceTypeRow, rules: EngineRules): boolean {
  if (dependsOnTypes(rules)) return false;
  return row.rules.every((rule) => {
    switch (rule) {
      case 'bars-its-kind':
      case 'default-pawn':
      case 'royal':
        return false;
      case 'drop-mate':
        return !rules.shogiPawnDropMateIllegal;
      case 'diagonal-lines':
        return rules.diagonalLines.length === 0;
      case 'soldier-promotion':
        return rules.soldierPromotionRank === 0;
      case 'cambodian-leap':
        return !rules.cambodianMoves;
    }
  });
}

/** Rules that depend on the types of pieces. */
function dependsOnTypes(rules: EngineRules): boolean {
  return (
    rules.chasingRule !== 'none' ||
    rules.countingRule !== 'none' ||
    rules.materialCounting !== 'none' ||
    rules.sittuyinRookDrop ||
    rules.dropOppositeColoredBishop
  );
}
