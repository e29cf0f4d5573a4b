import { DIALECT_NAMES, type Dialect } from '../../catalog/betza/dialects.js';
import { diagnose } from '../../catalog/diagnose.js';
import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { respelled } from '../../text/nearest.js';
import { once } from '../../text/once.js';
import type { Span } from '../../text/span.js';
import type { Readings } from './readings.js';

interface Written {
  readonly text: string;
  readonly dialect: Dialect;
  readonly span: Span;
}

type Reading = Parsed<Pick<Readings, 'asRead'>>;

/**
 * What a reader reports of a string. If the string names pieces ("Knight", "rook or knight") and the program reads other moves from
 * its letters, only that is reported. `read` reads another string in the same dialect.
 */
export function reported(
  written: Written,
  { diagnostics, value }: Reading,
  read: (betza: string) => Reading | null,
): readonly Diagnostic[] {
  const parts = diagnostics.length === 0 ? null : movesOfNames(written.text);
  if (parts !== null) {
    const meant = parts.flatMap((part) => read(part)?.value.asRead ?? []);
    if (!equalMovements(value.asRead, meant)) {
      const named = read(parts.join(''));
      // Two parts may join to something else: R and R to a rider.
      const isSound = named?.diagnostics.length === 0 && equalMovements(named.value.asRead, meant);
      return [namesPieces(written, parts, value.asRead, isSound)];
    }
  }
  // That there are no moves says more than that letters are left over.
  const isDead = diagnostics.some(({ code }) => code === 'betza/dead-piece');
  return isDead ? diagnostics.filter(({ code }) => code !== 'betza/no-atom') : diagnostics;
}

function namesPieces(
  { dialect, span, text }: Written,
  parts: readonly string[],
  asRead: Movement,
  isSound: boolean,
): Diagnostic {
  const betza = isSound ? parts.join('') : null;
  const names = parts.length === 1 ? 'names a piece' : 'names pieces';
  const finds = asRead.length === 0 ? 'no moves' : 'other moves';
  const advice = betza === null ? 'Write the moves in Betza.' : `Write "${betza}".`;
  const message = `"${text}" ${names}, but ${DIALECT_NAMES[dialect]} reads its letters as Betza and finds ${finds}. ${advice}`;
  return diagnose('betza/piece-name', 'error', span, message, respelled(span, betza));
}

/** Longer texts are not lists of names. */
const MOST_LETTERS = 80;

/** The Betza of each of a list of pieces, some of which may be in Betza: Q and N for "queen or N". Null if no name is among them. */
export function movesOfNames(text: string): readonly string[] | null {
  if (text.length > MOST_LETTERS) return null;
  const parts = text.split(/[,/+&]|\b(?:and|or|plus)\b/i).map((part) => part.trim());
  const known = parts.map((part) => betzaOf(plain(part)));
  if (known.every((one) => one === null)) return null;
  const moves = parts.flatMap((part, index) => known[index] ?? (BETZA.test(part) ? part : []));
  return moves.length === parts.length ? moves : null;
}

/** Null for a word that is no name, and for a piece without moves. */
function betzaOf(name: string): string | null {
  return BETZA_OF_NAME().get(name) || BETZA_OF_NAME().get(name.replace(/s$/, '')) || null;
}

function plain(part: string): string {
  return part.toLowerCase().replace(/^(?:(?:like|as) )?(?:(?:an?|the) )?/, '');
}

const BETZA = /^(?:[a-z]{0,8}[A-Z]{1,2}\d?){1,8}$/;

/** The engine's names of types win: `elephant` is also a name of the chancellor. */
const BETZA_OF_NAME = once((): ReadonlyMap<string, string> => {
  const types = ENGINE_PIECE_TYPES.toReversed();
  const rows = [
    ...[...PIECE_NAMES, ...types],
    ...types.map(({ betza, type }) => ({ betza, names: [type] })),
  ];
  return new Map(
    rows.flatMap(({ betza, names }) =>
      names.map((name): readonly [string, string] => [name.toLowerCase(), betza ?? '']),
    ),
  );
});
