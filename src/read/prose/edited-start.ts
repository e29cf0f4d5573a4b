import { diagnose } from '../../catalog/diagnose.js';
import { ORDINAL_WORDS } from '../../catalog/number-words.js';
import { COLORS, rankOf } from '../../ir/board.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import type { Variant } from '../../ir/variant.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { factsOfKind, isOption, type PlacedFact } from '../sentences/rule-facts.js';
import { colorInFen, firstPlayer, unclearColor, unknownPiece } from './told-start.js';
import { isNamed } from './taken-over.js';

/** The start position of another game, as sentences change it: odds, and pieces that swap places. */

interface Edited {
  readonly facts: readonly PlacedFact[];
  readonly pieces: readonly PieceType[];
}

/** Null, with a diagnostic, if what a sentence means for the start position is not clear. */
export function withEdits(
  start: Sourced<Position>,
  game: Edited,
  diagnostics: Diagnostic[],
): Sourced<Position> | null {
  const problems: Diagnostic[] = [];
  const first = withFirstPlayer(start.value, game);
  const edited = withOdds(withSwaps(first, game, problems), game, problems);
  addAll(diagnostics, problems);
  return problems.length > 0 ? null : { ...start, value: edited };
}

/** "Black moves first". In shogi, this only says how the first player is called. */
function withFirstPlayer(position: Position, { facts, pieces }: Edited): Position {
  const isShogi = pieces.some(({ promotion }) => promotion.style === 'shogi');
  const first = isShogi ? null : firstPlayer(facts, pieces);
  return first === 'black' ? { ...position, turn: first } : position;
}

function withSwaps(
  position: Position,
  { facts, pieces }: Edited,
  problems: Diagnostic[],
): Position {
  const mayCastle =
    position.castlingRights !== '-' &&
    !facts.some(({ fact }) => isOption(fact, 'castling', 'false'));
  return factsOfKind(facts, 'swapped-places').reduce<Position>((before, { fact, span }) => {
    const [one, other] = fact.pieces.map((name) => pieceNamed(name, span, pieces, problems));
    if (one === undefined || other === undefined) return before;
    if (mayCastle && [one, other].some((piece) => piece.royal || isRook(piece))) {
      const message =
        'Kings or rooks start on other squares here, and the page does not say how they castle. Add a FEN of the start position, or "There is no castling."';
      problems.push(diagnose('doc/start-position-missing', 'error', span, message));
    }
    const swapped = new Map<PieceId, PieceId>([
      [one.id, other.id],
      [other.id, one.id],
    ]);
    const placements = before.placements.map((placement) => ({
      ...placement,
      piece: swapped.get(placement.piece) ?? placement.piece,
    }));
    return { ...before, placements };
  }, position);
}

function withOdds(position: Position, { facts, pieces }: Edited, problems: Diagnostic[]): Position {
  return factsOfKind(facts, 'odds').reduce<Position>((before, { fact, span }) => {
    const color = colorInFen(fact.color, facts, pieces, before.turn);
    if (color === null) problems.push(unclearColor(fact.color, span));
    const gone = fact.pieces.flatMap((name) => pieceNamed(name, span, pieces, problems) ?? []);
    const rights = [...before.castlingRights].filter(
      (right) => !gone.some(isRook) || (right === right.toUpperCase()) !== (color === 'white'),
    );
    return {
      ...before,
      placements: before.placements.filter(
        (placement) => placement.color !== color || !gone.some(({ id }) => id === placement.piece),
      ),
      castlingRights: rights.join('') || '-',
    };
  }, position);
}

function pieceNamed(
  name: string,
  span: Span,
  pieces: readonly PieceType[],
  problems: Diagnostic[],
): PieceType | undefined {
  const piece = pieces.find((one) => isNamed(one, name));
  if (piece === undefined) problems.push(unknownPiece(name, span));
  return piece;
}

const isRook = (piece: PieceType): boolean => isNamed(piece, 'rook');

/** A warning if the pawns of a game with double steps start where they have none, as on the third rank of a game with the rules of chess. */
export function idleDoubleStep(variant: Variant): readonly Diagnostic[] {
  const { board, origins, pieces, rules, span, start } = variant;
  if (start === null || !rules.doubleStep) return [];
  const pawns = new Set(
    pieces.flatMap(({ id, promotion }) => (promotion.style === 'pawn' ? id : [])),
  );
  for (const color of COLORS) {
    const own = start.value.placements.filter(
      ({ color: owner, piece }) => owner === color && pawns.has(piece),
    );
    const [first] = own;
    const region = rules.doubleStepRegion[color];
    if (first === undefined || own.some(({ square }) => region.includes(square))) continue;
    const rank = rankOf(first.square) + 1;
    const ordinal = ORDINAL_WORDS[color === 'white' ? rank : board.value.ranks - rank + 1];
    const how =
      ordinal === undefined
        ? ''
        : ` If they can, write "Pawns may move two squares from the ${ordinal} rank".`;
    const message = `The ${color} pawns start on rank ${rank}, from where they cannot move two squares.${how}`;
    const place = (origins.doubleStepRegion ?? origins.doubleStep)?.span ?? span;
    return [diagnose('doc/assumed-rule', 'warning', place, message)];
  }
  return [];
}
