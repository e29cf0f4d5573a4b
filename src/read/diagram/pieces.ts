import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { DiagramPiece } from '../../../grammar/diagram/syntax.js';
import { movesByName, NAMES_WITH_MOVES } from '../../catalog/diagram/piece-moves.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Movement } from '../../ir/movement.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { didYouMean, nearest } from '../../text/nearest.js';
import type { Origin } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { askSteps } from '../../text/steps.js';
import { isOfCastling, withMovesLeftOut } from '../betza/left-out.js';
import { readBetza } from '../betza/read-betza.js';
import { slug } from '../markdown/piece-ids.js';

/** A piece of the diagram with its moves, before its promotion is known. */
export interface DiagramPieceDraft {
  /** Unique and ASCII. */
  readonly id: string;
  /** Its number in the list, from 1, which parameters use. */
  readonly number: number;
  readonly line: DiagramPiece;
  readonly name: string | null;
  /** The letters for it in positions; null if it has none that can be used. */
  readonly abbreviation: string | null;
  readonly movement: Movement;
  readonly origin: Origin;
  readonly betza: { readonly text: string; readonly span: Span };
  /** The parsed notation, which includes castling. */
  readonly syntax: BetzaDescription;
}

/** The pieces, and the lines that are holes in the board instead of pieces. */
export interface DiagramPieces {
  readonly drafts: readonly DiagramPieceDraft[];
  readonly holes: readonly DiagramPiece[];
}

const STEPS_OF_PIECE = 300;

/**
 * Reads the piece lines. If a line has no id, the first letter of the name is used; if it has no moves, those of the program's
 * list for that name.
 */
export function readDiagramPieces(
  lines: readonly DiagramPiece[],
  files: number,
  diagnostics: Diagnostic[],
): DiagramPieces {
  const isHole = ({ name }: DiagramPiece): boolean => name.text.toLowerCase() === 'hole';
  const ids = new Map<string, number>();
  const abbreviations = new Map<string, DiagramPiece>();
  const drafts: DiagramPieceDraft[] = [];
  for (const line of lines.filter((candidate) => !isHole(candidate))) {
    if (!askSteps(STEPS_OF_PIECE)) break;
    if (line.name.text === '' && line.graphics.text === '') {
      const message = 'This piece has neither a name nor graphics, so it is left out.';
      diagnostics.push(diagnose('piece/no-name', 'error', line.span, message));
      continue;
    }
    const moves = movesOf(line, files);
    if (moves === null) diagnostics.push(noMoves(line));
    const text = moves ?? '';
    const betza = { text, span: line.moves.text === '' ? line.name.span : line.moves.span };
    const reading = readBetza(text, 'xbetza', betza.span);
    const { syntax } = reading.value;
    addAll(
      diagnostics,
      withMovesLeftOut(reading.diagnostics, syntax).filter((one) => !isOfCastling(one, syntax)),
    );
    drafts.push({
      id: freeId(line, ids),
      number: drafts.length + 1,
      line,
      name: line.name.text === '' ? null : line.name.text,
      abbreviation: abbreviationOf(line, abbreviations, diagnostics),
      movement: reading.value.asWritten,
      origin: originOf(line, betza.span),
      betza,
      syntax,
    });
  }
  const taken = new Set(abbreviations.keys());
  return {
    drafts: drafts.map((draft) => withLetter(draft, taken, diagnostics)),
    holes: lines.filter(isHole),
  };
}

/** A piece on the board or in hand needs letters in positions. If its id cannot be used, it gets letters that are free. */
function withLetter(
  draft: DiagramPieceDraft,
  taken: Set<string>,
  diagnostics: Diagnostic[],
): DiagramPieceDraft {
  const { abbreviation, line } = draft;
  const { black, hand, id, name, white } = line;
  if (abbreviation !== null || (white.length + black.length === 0 && hand === null)) return draft;
  const free = FREE_LETTERS.find((letters) => !taken.has(letters)) ?? null;
  if (free === null) return draft;
  taken.add(free);
  const written = id.text === '' ? name : id;
  const message = `"${written.text}" cannot be used in a position, so "${free}" is used instead. Give the piece an id of letters that no other piece has.`;
  diagnostics.push(diagnose('letters/not-a-letter', 'warning', written.span, message));
  return { ...draft, abbreviation: free };
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const FREE_LETTERS: readonly string[] = [
  ...ALPHABET,
  ...ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)),
];

function movesOf({ moves, name }: DiagramPiece, files: number): string | null {
  return moves.text === '' ? movesByName(name.text, files) : moves.text;
}

function originOf({ moves, name }: DiagramPiece, span: Span): Origin {
  return moves.text === ''
    ? { kind: 'assumed', why: `the moves of a ${name.text}, by its name`, span }
    : { kind: 'stated', span };
}

function noMoves({ name, moves }: DiagramPiece): Diagnostic {
  const advice = didYouMean('; ', nearest(name.text, NAMES_WITH_MOVES), '"');
  const message = `This piece has no moves, and the program does not know the moves of the name "${name.text}"${advice}`;
  return diagnose('piece/no-movement', 'error', moves.span, message);
}

/** An id that is not taken. `taken` has, for each id, the number from which to continue for another piece of that name. */
function freeId({ name, graphics, id }: DiagramPiece, taken: Map<string, number>): string {
  const wanted =
    [name.text, graphics.text, id.text].map(slug).find((word) => word !== '') ?? 'piece';
  let free = wanted;
  let count = taken.get(wanted) ?? 1;
  while (taken.has(free)) free = `${wanted}-${(count += 1)}`;
  taken.set(wanted, count);
  if (free !== wanted) taken.set(free, 1);
  return free;
}

/** One to four letters; without an id, the first letter of the name. If two pieces share an id, the first keeps it. */
function abbreviationOf(
  line: DiagramPiece,
  taken: Map<string, DiagramPiece>,
  diagnostics: Diagnostic[],
): string | null {
  const { id, name } = line;
  const written = (id.text === '' ? [...name.text].slice(0, 1).join('') : id.text).toUpperCase();
  if (!/^[A-Z]{1,4}['@]?$/.test(written)) return null;
  const first = taken.get(written);
  if (first === undefined) {
    taken.set(written, line);
    return written;
  }
  const message = `Two pieces have the id "${written}"; in positions it means the first.`;
  const notes = [{ message: 'the first', span: first.span }];
  const span = id.text === '' ? name.span : id.span;
  diagnostics.push(diagnose('letters/duplicate', 'warning', span, message, { notes }));
  return null;
}
