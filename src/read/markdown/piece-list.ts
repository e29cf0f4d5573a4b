import type { Column } from '../../notation/document/columns-and-notes.js';
import type { Block, Row } from './blocks.js';
import { isBetza } from './columns.js';
import { slice, withoutBackticks, type Snippet } from './snippet.js';

/** `King (K): `, `**Pawn** (P) - `: a name, a letter in brackets, and a sign before the moves. */
const PIECE =
  /^[*_]{0,2}(\p{L}[\p{L} '’-]{0,40})[*_]{0,2} {0,2}\((\p{L}{1,2})\)[*_]{0,2} {0,2}[:：=–-][*_]{0,2} {0,2}/du;
/** `fmWfcF, promotes to R`, `K, royal`, `fW (promotes to G); nifu`: moves, and perhaps what the piece promotes to and notes, in any order. */
const MOVES =
  /^([^\s,;]{1,80})(?:[,;] {0,2}((?! |promotes? )[^;]{1,80}?))?(?:[,;]? {0,2}\(?promotes? (?:in)?to ([^;()]{1,60})\)?)?(?:; {0,2}([^;]{1,80}))?$/d;
const LONGEST_ITEM = 200;
const COLUMNS: readonly Column[] = ['Name', 'Abbr', 'Betza', 'Notes', 'Promote'];

/** A list of pieces as a table, and the items that are no pieces. */
interface PieceList {
  readonly table: Block & { readonly kind: 'table' };
  readonly others: readonly Snippet[];
}

/** The pieces of a list; null if it is of another kind. */
export function pieceList(items: readonly Snippet[]): PieceList | null {
  const rows = items.flatMap((line): readonly Row[] => {
    const cells = cellsOf(line);
    return cells.length === 0 ? [] : [{ cells, line }];
  });
  const [first] = rows;
  // At least two pieces, and half of all, must have valid moves. Errors in the others are reported as in a table.
  const sure = rows.filter(({ cells }) => isBetza(cells[2]?.text ?? ''));
  if (first === undefined || sure.length < 2 || sure.length * 2 < rows.length) return null;
  const start = slice(first.line, 0, 0);
  const header = { cells: COLUMNS.map((text) => ({ ...start, text })), line: start };
  const lines = new Set(rows.map(({ line }) => line));
  return {
    table: { kind: 'table', header, rows, isBroken: false },
    others: items.filter((item) => !lines.has(item)),
  };
}

/** The cells of an item; empty if it does not begin like a piece. Moves that are not understood are one cell. */
function cellsOf(item: Snippet): readonly Snippet[] {
  const named = item.text.length > LONGEST_ITEM ? null : PIECE.exec(item.text);
  if (named === null) return [];
  const rest = slice(item, named[0].length, item.text.length);
  const [betza, note, promote, lastNote] = partsOf(MOVES.exec(rest.text), rest);
  const moves =
    betza === undefined || (note !== undefined && lastNote !== undefined)
      ? [rest]
      : [betza, note ?? lastNote ?? slice(rest, 0, 0), promote ?? slice(rest, 0, 0)];
  return [...partsOf(named, item), ...moves].flatMap((part) =>
    part === undefined ? [] : [withoutBackticks(part)],
  );
}

/** What each group of a pattern matched in a text. */
function partsOf(found: RegExpExecArray | null, text: Snippet): readonly (Snippet | undefined)[] {
  return (found?.indices ?? [])
    .slice(1)
    .map((place) => (place === undefined ? undefined : slice(text, ...place)));
}
