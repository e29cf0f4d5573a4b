import { ENGINE_PIECE_TYPES, type EnginePieceTypeRow } from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { EngineEntry } from '../../read/betza/fairy-stockfish-scan.js';
import { betzaFacts, betzaSignature, type BetzaFacts } from './betza.js';

interface Predefined {
  readonly row: EnginePieceTypeRow;
  readonly facts: BetzaFacts;
}

/** Signature of reach -> the types with it, in the engine's order; read on first use. */
let byReach: ReadonlyMap<string, readonly Predefined[]> | null = null;

const known = new WeakMap<BetzaFacts, readonly EnginePieceTypeRow[]>();

/** The predefined types that move as a Betza string says, in the engine's order; `king` is among those that move as K. */
export function predefinedTypesLike(facts: BetzaFacts): readonly EnginePieceTypeRow[] {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const near = facts.isDead ? [] : (predefinedByReach().get(reachOf(facts)) ?? []);
  const rows = near.filter((one) => isSame(one.facts, facts)).map(({ row }) => row);
  known.set(facts, rows);
  return rows;
}

/** What the engine adds to a type by its name changes nothing in this variant; pawns and kings are more than their moves. */
export function isOnlyItsMoves(row: EnginePieceTypeRow, rules: EngineRules): boolean {
  return row.rules.every((rule) => {
    switch (rule) {
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

function predefinedByReach(): ReadonlyMap<string, readonly Predefined[]> {
  if (byReach !== null) return byReach;
  const groups = new Map<string, Predefined[]>();
  for (const row of ENGINE_PIECE_TYPES) {
    if (row.betza === null || row.betza === '') continue;
    const facts = betzaFacts(row.betza);
    const reach = reachOf(facts);
    const group = groups.get(reach);
    if (group === undefined) groups.set(reach, [{ row, facts }]);
    else group.push({ row, facts });
  }
  byReach = groups;
  return groups;
}

/** Comparing movements takes long: only what reaches the same squares nearby is compared. */
function isSame(one: BetzaFacts, other: BetzaFacts): boolean {
  return (
    betzaSignature(one) === betzaSignature(other) || equalMovements(one.asRead(), other.asRead())
  );
}

/** How many steps of a rider are looked at. */
const NEARBY = 3;

/** Where a piece goes and takes nearby if nothing is in its way: two that differ here differ in their moves. */
function reachOf({ entries }: BetzaFacts): string {
  const squares = new Set<string>();
  for (const entry of entries) {
    for (const { dx, dy } of entry.directions) {
      for (let step = 1; step <= stepsOf(entry); step += 1) {
        const square = `${dx * step},${dy * step}`;
        if (entry.quiet) squares.add(`m${square}`);
        if (entry.capture) squares.add(`c${square}`);
      }
    }
  }
  return [...squares].sort().join(' ');
}

function stepsOf({ limit, table }: EngineEntry): number {
  switch (table) {
    case 'steps':
      return 1;
    case 'slider':
    case 'hopper':
      return limit > 0 ? Math.min(limit, NEARBY) : NEARBY;
  }
}
