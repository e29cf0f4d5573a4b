import { ATOMS } from '../catalog/betza/atoms.js';
import type { Dialect } from '../catalog/betza/dialects.js';
import { MODIFIERS } from '../catalog/betza/modifiers.js';
import { sayMovement } from '../explain/say-movement.js';
import { distinctMoves } from '../ir/distinct-moves.js';
import { readBetza } from '../read/betza/read-betza.js';
import type { Completion } from './completion-item.js';

/** The letters that may follow a notation, each with the meaning of the result. After a modifier, only letters that add a move. */
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
  const atoms = [...ATOMS[dialect].keys()].map((letter) =>
    item(letter, meaning(before + letter, dialect), 0),
  );
  const modifiers = MODIFIERS.filter(({ dialects }) => dialects.includes(dialect)).map(
    ({ letter, meaning: said }) => item(letter, `what follows ${said}`, 1),
  );
  return [...atoms, ...modifiers];
}

/** Nobody types longer notations letter by letter. */
const LONGEST = 60;

function meaning(text: string, dialect: Dialect): string {
  const { value } = readBetza(text, dialect, { file: '', start: 0, end: text.length });
  return sayMovement(distinctMoves(value.asRead)).join(' ');
}
