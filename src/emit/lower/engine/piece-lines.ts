import { PIECE_OPTIONS, type PieceOptionRow } from '../../../catalog/options/pieces.js';
import type { EnginePiece, EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import { assignOption } from '../../../notation/option-values/assign-option.js';
import { printPiece } from '../../../notation/option-values/print-option.js';
import { finishDraft, startDraft } from '../../../notation/option-values/rules-draft.js';

interface PieceLine {
  readonly key: string;
  readonly value: string;
}

/**
 * The lines that give `wanted` its pieces. A letter that goes to another type takes its owner out of the game, so a
 * type may have to be said again, and one that loses its letter need not be removed: the lines are found by reading
 * them back until nothing is missing.
 */
export function pieceLines(base: EngineRules, wanted: EngineRules): readonly PieceLine[] {
  const said = new Map<EnginePieceType, string>();
  for (;;) {
    const found = readPieces(base, said);
    const wrong = PIECE_ROWS.filter(
      ({ piece }) => !said.has(piece) && !agrees(piece, found, wanted),
    );
    const present = wrong.filter(({ piece }) => pieceOf(wanted, piece) !== null);
    const next = present.length > 0 ? present : wrong;
    if (next.length === 0) break;
    for (const { piece } of next)
      said.set(piece, printPiece(pieceOf(wanted, piece), wanted.kingType));
  }
  return [...said].map(([key, value]) => ({ key, value }));
}

const PIECE_ROWS: readonly PieceOptionRow[] = PIECE_OPTIONS.filter(
  (row) => row.type !== 'Bitboard',
);

function readPieces(base: EngineRules, said: ReadonlyMap<EnginePieceType, string>): EngineRules {
  const draft = startDraft(base);
  for (const row of PIECE_ROWS) {
    const value = said.get(row.piece);
    if (value !== undefined) assignOption(draft, row, value);
  }
  return finishDraft(draft);
}

function pieceOf({ pieces }: EngineRules, wanted: EnginePieceType): EnginePiece | null {
  return pieces.find(({ type }) => type === wanted) ?? null;
}

/** A second letter can be lost, but not given. */
function agrees(type: EnginePieceType, found: EngineRules, wanted: EngineRules): boolean {
  const a = pieceOf(found, type);
  const b = pieceOf(wanted, type);
  if (a === null || b === null) return a === b;
  const sameKing = type !== 'king' || found.kingType === wanted.kingType;
  return (
    a.letter === b.letter &&
    a.betza === b.betza &&
    sameKing &&
    (b.synonym !== null || a.synonym === null)
  );
}
