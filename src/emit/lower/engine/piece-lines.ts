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
 * The lines that set the pieces of `target`. Giving a letter to another type removes its previous owner from the game. So an inherited type
 * may need its line again, and a type that loses its letter need not be removed. Lines are added and read back until nothing is missing.
 */
export function pieceLines(base: EngineRules, target: EngineRules): readonly PieceLine[] {
  const lines = new Map<EnginePieceType, string>();
  for (;;) {
    const found = readPieces(base, lines);
    const wrong = PIECE_ROWS.filter(
      ({ piece }) => !lines.has(piece) && !agrees(piece, found, target),
    );
    const present = wrong.filter(({ piece }) => pieceOf(target, piece) !== null);
    const next = present.length > 0 ? present : wrong;
    if (next.length === 0) break;
    for (const { piece } of next)
      lines.set(piece, printPiece(pieceOf(target, piece), target.kingType));
  }
  return [...lines].map(([key, value]) => ({ key, value }));
}

const PIECE_ROWS: readonly PieceOptionRow[] = PIECE_OPTIONS.filter(
  (row) => row.type !== 'Bitboard',
);

function readPieces(base: EngineRules, lines: ReadonlyMap<EnginePieceType, string>): EngineRules {
  const draft = startDraft(base);
  for (const row of PIECE_ROWS) {
    const value = lines.get(row.piece);
    if (value !== undefined) assignOption(draft, row, value);
  }
  return finishDraft(draft);
}

function pieceOf({ pieces }: EngineRules, target: EnginePieceType): EnginePiece | null {
  return pieces.find(({ type }) => type === target) ?? null;
}

/** Whether the type is as wanted. A line can remove a second letter, but cannot set one. */
function agrees(type: EnginePieceType, found: EngineRules, target: EngineRules): boolean {
  const a = pieceOf(found, type);
  const b = pieceOf(target, type);
  if (a === null || b === null) return a === b;
  const sameKing = type !== 'king' || found.kingType === target.kingType;
  return (
    a.letter === b.letter &&
    a.betza === b.betza &&
    sameKing &&
    (b.synonym !== null || a.synonym === null)
  );
}
