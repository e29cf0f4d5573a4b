import { diagnose } from '../../catalog/diagnose.js';
import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { plainName } from '../telling/names.js';
import type { ToldPiece } from '../telling/told-pieces.js';
import { readAsProgram } from '../betza/read-betza.js';
import type { ProsePiece } from './page-prose.js';

/**
 * The pieces of a page as both readers of sentences have them, each checked by the other. A piece that neither reads, or that they read
 * otherwise, is an error: it is left out of no game, and stands still in none. `assumed` are moves that the author gave by name.
 */
export function checkedPieces(
  pieces: readonly ProsePiece[],
  told: readonly ToldPiece[],
  assumed: ReadonlyMap<string, string>,
): Parsed<readonly ProsePiece[]> {
  const diagnostics: Diagnostic[] = [];
  const betzaOf = (names: readonly string[]): string | undefined =>
    [...assumed].find(([name]) => names.some((one) => plainName(one) === plainName(name)))?.[1];
  const alike = ({ names }: ToldPiece, name: string): boolean =>
    names.some((one) => plainName(one) === plainName(name));
  const checked = pieces.map((piece): ProsePiece => {
    const other = told.find((one) => alike(one, piece.name)) ?? null;
    const betza = betzaOf([piece.name, ...(other?.names ?? [])]);
    if (betza !== undefined) return withMoves(piece, readAsProgram(betza, 'fairy-stockfish'));
    const again = other?.verdict === 'read' ? other.movement : null;
    if (piece.moves?.isComplete === true && piece.moves.readings.length > 0) {
      const isSame =
        again === null ||
        piece.moves.readings.some(({ movement }) => equalMovements(movement, again));
      const isOpen =
        other?.trouble?.kind === 'jump-unsaid' || other?.trouble?.kind === 'contradicts-itself';
      if (!isSame || isOpen) diagnostics.push(readTwice(piece.name, piece.movesSpan));
      return piece;
    }
    if (again !== null) return withMoves(piece, again);
    if (piece.replaces === null)
      diagnostics.push(notRead(piece.name, other?.unread[0] ?? piece.movesSpan));
    return piece;
  });
  const others = told.filter((one) => !pieces.some(({ name }) => alike(one, name)));
  const added = others.flatMap((one): readonly ProsePiece[] => {
    const betza = betzaOf(one.names);
    const movement = betza === undefined ? one.movement : readAsProgram(betza, 'fairy-stockfish');
    if (movement !== null && (betza !== undefined || one.verdict === 'read'))
      return [prosePiece(one, movement)];
    // A heading that no sentence gives moves to may be no piece at all.
    if (one.letter !== null || one.movement !== null)
      diagnostics.push(notRead(one.names[0] ?? '', one.unread[0] ?? one.span));
    return [];
  });
  return { value: [...checked, ...added], diagnostics };
}

function withMoves(piece: ProsePiece, movement: Movement): ProsePiece {
  return { ...piece, moves: { readings: [{ how: null, key: null, movement }], isComplete: true } };
}

function prosePiece({ letter, names, span }: ToldPiece, movement: Movement): ProsePiece {
  return {
    name: names.at(-1) ?? '',
    abbreviations: letter === null ? [] : [letter],
    glyph: null,
    span,
    moves: { readings: [{ how: null, key: null, movement }], isComplete: true },
    movesSpan: span,
    promotesTo: null,
    royal: null,
    replaces: null,
  };
}

function notRead(name: string, span: Span): Diagnostic {
  const message = `How ${name} moves is not read, so no game is made of this page. \`fairyc read\` shows which words are unread; say it in other words, or give the moves with --assume "${name}=…" in Betza notation.`;
  return diagnose('doc/piece-not-read', 'error', span, message);
}

function readTwice(name: string, span: Span): Diagnostic {
  const message = `What is said of ${name} can be read in two ways, so no game is made of this page. Say it in other words, or give the moves with --assume "${name}=…" in Betza notation.`;
  return diagnose('doc/piece-not-read', 'error', span, message);
}
