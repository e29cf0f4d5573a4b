import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPE_BY_NAME, ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import { readAsProgram } from '../betza/read-betza.js';
import { builtinRules } from '../builtins.js';
import { keeper } from '../../text/keep.js';
import { plainName } from './names.js';

/** A piece by its plain name (`bishop`), and the built-in variant to which it belongs. Null if the text does not say. */
interface KnownPiece {
  readonly noun: string;
  readonly game: string | null;
}

/** Kept, because pages name the same few pieces repeatedly and each edit looks them all up. */
const keep = keeper<Movement | null>(100_000);

/** The movement of a piece that needs no definition. `base` is the game whose pieces the page uses, or null. */
export function knownMovement(reference: KnownPiece, base: string | null): Movement | null {
  const { game, noun } = reference;
  return keep(JSON.stringify([game, base, noun]), () => findMovement(reference, base));
}

function findMovement({ game, noun }: KnownPiece, base: string | null): Movement | null {
  if (game !== null) {
    // "The firzan of shatranj" is the ferz of that game.
    const row = PIECE_NAMES.find(({ names }) => names.includes(noun));
    return [noun, ...(row?.names ?? [])].reduce<Movement | null>(
      (found, name) => found ?? movementIn(game, name),
      null,
    );
  }
  return (base === null ? null : movementIn(base, noun)) ?? namedMovement(noun);
}

function movementIn(game: string, noun: string): Movement | null {
  const pieces = builtinRules(game)?.pieces ?? [];
  const named = (isName: (name: string) => boolean) =>
    pieces.find(({ type }) => ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names.some(isName));
  const piece =
    named((name) => name === noun) ??
    named((name) => name === `${noun} general` || name.endsWith(` ${noun}`)) ??
    pieces.find(
      ({ betza, type }) =>
        noun === 'general' && type === 'king' && isGeneral(readAsProgram(betza, 'fairy-stockfish')),
    );
  return piece === undefined ? null : readAsProgram(piece.betza, 'fairy-stockfish');
}

/** Whether a king with these moves is called general, as in xiangqi and the games like it. */
export const isGeneral = (king: Movement): boolean =>
  king.every((move) => move.kind === 'leap' && move.vector.dx * move.vector.dy === 0);

function namedMovement(noun: string): Movement | null {
  return piecesNamed(noun)[0]?.movement ?? null;
}

/** A piece with a usual name: its moves, and their Betza string. */
interface NamedPiece {
  readonly betza: string;
  readonly movement: Movement;
}

/** The piece that a plain name means everywhere. Null if it means none, or several: an elephant moves differently in other games. */
export function onlyPieceNamed(noun: string): NamedPiece | null {
  const [first, ...others] = piecesNamed(noun);
  return first !== undefined &&
    others.every(({ movement }) => equalMovements(movement, first.movement))
    ? first
    : null;
}

function piecesNamed(noun: string): readonly NamedPiece[] {
  const isNamed = (names: readonly string[]): boolean =>
    names.some((name) => plainName(name) === noun);
  const read = (betza: string, dialect: 'xbetza' | 'fairy-stockfish'): NamedPiece => ({
    betza,
    movement: readAsProgram(betza, dialect),
  });
  return [
    ...PIECE_NAMES.filter(({ names }) => isNamed(names)).map(({ betza }) => read(betza, 'xbetza')),
    ...ENGINE_PIECE_TYPES.filter(({ names }) => isNamed(names)).flatMap(({ betza }) =>
      betza === null ? [] : [read(betza, 'fairy-stockfish')],
    ),
  ];
}
