import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { plainName } from '../sentences/names.js';
import { readAsProgram } from '../betza/read-betza.js';
import type { ProsePiece } from './page-prose.js';

/**
 * The pieces of a page, if all of them are read. A piece that is not read is an error: it is neither left out nor made immobile.
 * `assumed` are moves that the author gave by name.
 */
export function checkedPieces(
  pieces: readonly ProsePiece[],
  assumed: ReadonlyMap<string, string>,
): Parsed<readonly ProsePiece[]> {
  const diagnostics: Diagnostic[] = [];
  const checked = pieces.map((piece): ProsePiece => {
    const names = [piece.name, ...piece.described.names].map(plainName);
    const betza = [...assumed].find(([name]) => names.includes(plainName(name)))?.[1];
    if (betza !== undefined) {
      const movement = readAsProgram(betza, 'fairy-stockfish');
      return { ...piece, readings: [{ how: null, key: null, movement }], isComplete: true };
    }
    if (!piece.isComplete && piece.replaces === null)
      diagnostics.push(notRead(piece.name, piece.described.unread[0] ?? piece.movesSpan));
    return piece;
  });
  return { value: checked, diagnostics };
}

function notRead(name: string, span: Span): Diagnostic {
  const message = `The description of ${name} is not fully understood, so this page is not built. \`fairyc read\` shows the unread words; reword the sentence, or give the moves in Betza notation with --assume "${name}=…".`;
  return diagnose('doc/piece-not-read', 'error', span, message);
}
