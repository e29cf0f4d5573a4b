import { diagnose } from '../../catalog/diagnose.js';
import { byColor, squareAt, squaresOf, type Board } from '../../ir/board.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import { squaresWhere, type SquareSet } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';
import type { RuleChange, RuleContext } from '../../notation/document/bullet-row.js';
import { castlingOver } from '../../notation/document/bullets/pawns-and-castling.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { Completion } from '../diagram/complete.js';

/** The rules of another game on a board of another size: the last rank stays the last, and the king castles over as many squares. */

/** The game on its board, and the rules that its page states. */
interface GameHere {
  readonly board: Board;
  readonly pieces: readonly PieceType[];
  readonly stated: ReadonlySet<string>;
}

const OF_BOTH = [
  'promotionRegion',
  'doubleStepRegion',
  'tripleStepRegion',
  'enPassantRegion',
  'dropRegion',
  'wallingRegion',
  'flagRegion',
  'connectRegion1',
  'connectRegion2',
] as const;

/**
 * What this changes, apart from castling. An error names regions that are not whole ranks, and that the page does not state: nobody knows
 * where they are here. Nor where pieces are that are confined there.
 */
export function regionsHere(
  { name, rules }: Completion,
  { board, pieces, stated }: GameHere,
  span: Span,
  diagnostics: Diagnostic[],
): Partial<RuleFields<PieceId>> {
  const there = { files: rules.maxFile, ranks: rules.maxRank };
  if (isSame(there, board)) return {};
  const isConfined = pieces.some(({ confined }) => confined !== undefined);
  const lost: string[] = isConfined ? ['mobilityRegion'] : [];
  const fields = OF_BOTH.map((key) => {
    const region = byColor((color) => ranksHere(rules[key][color], there, board));
    const { black, white } = region;
    if (black !== null && white !== null) return [key, { black, white }] as const;
    if (!stated.has(key)) lost.push(key);
    return [key, rules[key]] as const;
  });
  if (lost.length > 0) {
    const message = `The rules of ${name} depend on squares (${lost.join(', ')}) of its own board, which is ${there.files}x${there.ranks}. Write a section of variants.ini that gives them for this board.`;
    diagnostics.push(diagnose('doc/unknown-region', 'error', span, message));
  }
  return Object.fromEntries(fields);
}

/** Castling over as many squares as in the other game, where the king starts on another file or a file is missing. Null if that does not change it. */
export function castlingHere(
  { name, rules }: Completion,
  context: RuleContext,
  rights: string,
  span: Span,
  diagnostics: Diagnostic[],
): RuleChange | null {
  const there = { files: rules.maxFile, ranks: rules.maxRank };
  if (isSame(there, context.board) || !rules.castling || rights === '-') return null;
  const { castlingKingFile, castlingKingsideFile, castlingQueensideFile } = rules;
  const squares = castlingKingsideFile - castlingKingFile;
  const isEven = castlingKingFile - castlingQueensideFile === squares;
  const change = isEven ? castlingOver(squares, context) : null;
  diagnostics.push(
    change === null
      ? diagnose(
          'doc/unread-rule',
          'error',
          span,
          `The board of ${name} has another size, and the page does not say how the king castles on this one. Add "There is no castling", or "When castling, the king moves three squares".`,
        )
      : diagnose(
          'doc/assumed-rule',
          'info',
          span,
          `The page does not say how the king castles on this board; assuming that it moves ${squares} squares, as in ${name}.`,
        ),
  );
  return change;
}

const isSame = (one: Board, other: Board): boolean =>
  one.files === other.files && one.ranks === other.ranks;

/**
 * The same ranks on the other board, counted from the nearer edge. Null if the squares are not whole ranks. All ranks stay all ranks.
 */
function ranksHere(squares: SquareSet, there: Board, here: Board): SquareSet | null {
  const within = new Set(squares);
  const own = squaresOf(there).filter((square) => within.has(square));
  if (own.length === there.files * there.ranks) return squaresOf(here);
  const files = Array.from({ length: there.files }, (_, file) => file);
  const ranks = Array.from({ length: there.ranks }, (_, rank) => rank).filter((rank) =>
    files.every((file) => {
      const square = squareAt(file, rank);
      return square !== null && within.has(square);
    }),
  );
  if (own.length !== ranks.length * there.files) return null;
  const has = new Set(
    ranks.map((rank) => (rank * 2 < there.ranks ? rank : rank + here.ranks - there.ranks)),
  );
  return squaresWhere(here, (_file, rank) => has.has(rank));
}
