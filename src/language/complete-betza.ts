import { ATOMS } from '../catalog/betza/atoms.js';
import type { Dialect } from '../catalog/betza/dialects.js';
import { MODIFIERS } from '../catalog/betza/modifiers.js';
import { sayMovement } from '../explain/say-movement.js';
import { distinctMoves } from '../ir/distinct-moves.js';
import type { Movement } from '../ir/movement.js';
import { readBetza } from '../read/betza/read-betza.js';
import type { Completion } from './completion-item.js';

/** The letters that may follow a notation, each with the meaning of the result. Atoms after which the piece does not move are left out. */
export function completeBetza(
  before: string,
  offset: number,
  dialect: Dialect,
): readonly Completion[] {
  if (before.length > LONGEST) return [];
  const at = { start: offset, end: offset };
  const item = (letter: string, detail: string, order: number): Completion => ({
    label: before + letter,
    kind: 'betza',
    detail,
    text: letter,
    at,
    order,
    about: { kind: 'betza', name: before + letter, dialect },
  });
  const atoms = [...ATOMS[dialect].keys()].flatMap((letter) => {
    const moves = movesOf(before + letter, dialect);
    return moves.length === 0 ? [] : [item(letter, sayMovement(moves).join(' '), 0)];
  });
  const modifiers = MODIFIERS.filter(({ dialects }) => dialects.includes(dialect)).map(
    ({ letter, meaning: said }) => item(letter, `what follows ${said}`, 1),
  );
  return [...atoms, ...modifiers];
}

/** Nobody types longer notations letter by letter. */
const LONGEST = 60;

function movesOf(text: string, dialect: Dialect): Movement {
  const { value } = readBetza(text, dialect, { file: '', start: 0, end: text.length });
  return distinctMoves(value.asRead);
}
