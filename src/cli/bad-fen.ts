import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { setUp, type Table } from './perft-counts.js';

/** Sets up a position (null: the start position), whose text is added to `shown`. Returns an error with its place in the FEN, or null. */
export function badFen(
  table: Table,
  fen: string | null,
  shown: Map<string, string>,
): Diagnostic | null {
  const { name, startFen } = table.compiled.tables.game;
  const file = fen === null ? `the start position of ${name}` : '--fen';
  shown.set(file, fen ?? startFen);
  const problem = setUp(table, fen);
  if (problem === null) return null;
  const span = { file, start: problem.at, end: problem.at + 1 };
  if (fen === null && startFen === '')
    return diagnose(
      'fen/no-position',
      'error',
      span,
      `${name} has no start position. Give one with --fen.`,
    );
  return diagnose('fen/no-position', 'error', span, problem.message);
}
