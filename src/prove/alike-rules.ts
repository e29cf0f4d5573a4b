import { FIELD_ROWS } from '../catalog/options/options.js';
import type { OptionType } from '../catalog/options/option-row.js';
import { isOnBoard, MAX_BOARD_SIDE, type Board } from '../ir/board.js';
import type { RuleKey } from '../ir/rules.js';
import { UNMODELLED } from '../play/unmodelled.js';
import type { Pairing } from './pairing.js';

/** Rules that are compared elsewhere in the game, because play itself does not read their fields. */
export const FOLDED: Readonly<Partial<Record<RuleKey, string>>> = {
  doubleStep: 'in the movements',
  doubleStepRegion: 'in the regions of movements',
  tripleStepRegion: 'in the regions of movements',
  immobilityIllegal: 'in the squares where each type gets stuck',
};

/** The rules that are compared one by one, and how to read their values. */
const COMPARED = FIELD_ROWS.filter(
  ({ fields: [field], ...row }) =>
    !('about' in row) && !Object.hasOwn(FOLDED, field) && !Object.hasOwn(UNMODELLED, field),
).map(({ fields: [field], type }) => ({ field, type }));

/** Whether two games have the same rules, except for squares beside the board and types that neither has. */
export function rulesAlike(pairing: Pairing): boolean {
  const { game, other } = pairing;
  const rules: Partial<Record<string, unknown>> = game.rules;
  const others: Partial<Record<string, unknown>> = other.rules;
  return (
    game.rules.freeDrops === other.rules.freeDrops &&
    COMPARED.every(({ field, type }) => valuesAlike(type, rules[field], others[field], pairing))
  );
}

function valuesAlike(type: OptionType, one: unknown, like: unknown, pairing: Pairing): boolean {
  if (isByColor(one) && isByColor(like))
    return (
      valuesAlike(type, one.white, like.white, pairing) &&
      valuesAlike(type, one.black, like.black, pairing)
    );
  if (type === 'Bitboard')
    return squaresOn(pairing.game.board, one) === squaresOn(pairing.game.board, like);
  if (type === 'PieceType' || type === 'PieceSet')
    return namesAlike([one].flat(), [like].flat(), pairing);
  return Object.is(one, like);
}

function isByColor(value: unknown): value is { readonly white: unknown; readonly black: unknown } {
  return typeof value === 'object' && value !== null && 'white' in value && 'black' in value;
}

function squaresOn({ files, ranks }: Board, squares: unknown): string {
  if (!Array.isArray(squares)) return String(squares);
  const numbers: readonly unknown[] = squares;
  return numbers
    .filter(
      (square) =>
        typeof square === 'number' &&
        isOnBoard({ files, ranks }, square % MAX_BOARD_SIDE, Math.floor(square / MAX_BOARD_SIDE)),
    )
    .join(' ');
}

/** Whether each type is named in both lists or in neither. */
function namesAlike(
  names: readonly unknown[],
  others: readonly unknown[],
  { game, other, types }: Pairing,
): boolean {
  return (
    names.includes('*') === others.includes('*') &&
    game.pieces.every(
      ({ id }, type) => names.includes(id) === others.includes(other.pieces[types[type] ?? -1]?.id),
    )
  );
}
