import { pieceCode, type Side } from '../../play/piece-code.js';
import { pickOf, pieceText, type PositionMaterial } from './position-material.js';

/** A position under construction: the text of each square in a FEN, empty for an empty square. */
export type Draft = string[];

export function emptyDraft({ board }: PositionMaterial): Draft {
  return Array.from(board, () => '');
}

/** Puts a piece on a random empty square of those that it may stand on; false if none is empty. */
export function place(
  material: PositionMaterial,
  draft: Draft,
  type: number,
  side: Side,
  squares = material.room(type, side),
): boolean {
  const square = pickOf(
    material,
    squares.filter((one) => draft[one] === ''),
  );
  if (square === undefined) return false;
  draft[square] = pieceText(material, pieceCode(type, side));
  return true;
}

/** The fields of a FEN after the board. */
interface DraftFields {
  readonly turn: Side;
  readonly hands?: string;
  readonly castling?: string;
}

/** The position as a FEN. If checks are counted, either one is left for each player or as many as at the start. */
export function printDraft(material: PositionMaterial, draft: Draft, fields: DraftFields): string {
  const { files, game } = material.compiled.tables;
  const rows: string[] = [];
  for (let at = 0; at < draft.length; at += files)
    rows.unshift(printRow(draft.slice(at, at + files)));
  return [
    rows.join('/') + (fields.hands ?? material.hands),
    fields.turn === 0 ? 'w' : 'b',
    fields.castling ?? '-',
    '-',
    ...(game.rules.checkCounting
      ? [material.pick(2) === 0 ? '1+1' : (material.fields[4] ?? '1+1')]
      : []),
    0,
    1,
  ].join(' ');
}

function printRow(cells: readonly string[]): string {
  let row = '';
  let empty = 0;
  for (const cell of cells) {
    if (cell === '') empty += 1;
    else {
      row += (empty > 0 ? String(empty) : '') + cell;
      empty = 0;
    }
  }
  return row + (empty > 0 ? String(empty) : '');
}
