import { diagnose } from '../../catalog/diagnose.js';
import { COLORS, opposite, type Color } from '../../ir/board.js';
import type { PieceType } from '../../ir/piece.js';
import type { Hand, Position } from '../../ir/position.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Sourced } from '../../text/origin.js';
import {
  factsOfKind,
  isDenied,
  type PlacedFact,
  type PlacedFactOf,
} from '../sentences/rule-facts.js';
import type { Span } from '../../text/span.js';
import { isNamed } from './taken-over.js';

/** What sentences say about the start position: the pieces in hand, and who cannot castle. */

/** The start position with the pieces in hand that sentences give. Null, with a diagnostic, if the position has others. */
export function withHands(
  start: Sourced<Position> | null,
  facts: readonly PlacedFact[],
  pieces: readonly PieceType[],
  diagnostics: Diagnostic[],
): Sourced<Position> | null {
  const told = factsOfKind(facts, 'in-hand');
  if (start === null || told.length === 0) return start;
  const first = firstPlayer(facts, pieces);
  const unclear = told.find(({ fact }) => fact.color !== null && first === null);
  if (unclear !== undefined) {
    diagnostics.push(unclearColor(unclear.fact.color ?? 'black', unclear.span));
    return start;
  }
  const hands = { ...start.value.hands };
  for (const color of COLORS) {
    const called = first !== null && first !== start.value.turn ? opposite(color) : color;
    const own = told.filter(({ fact }) => fact.color === null || fact.color === called);
    const held = own.flatMap((fact) => handOf(fact, pieces, diagnostics));
    const [one] = own;
    if (one === undefined) continue;
    if (hands[color].length > 0 && !isSameHand(hands[color], held)) {
      const message = `The start position has other pieces in ${color}'s hand than this sentence.`;
      diagnostics.push(diagnose('doc/unread-rule', 'error', one.span, message));
    }
    hands[color] = held;
  }
  return { ...start, value: { ...start.value, hands } };
}

/** The page's colour of the first player, who is White in FENs. Null on a page about shogi, where it may be either. */
export function firstPlayer(
  facts: readonly PlacedFact[],
  pieces: readonly PieceType[],
): Color | null {
  for (const { fact } of facts)
    if ((fact.kind === 'first-player' || fact.kind === 'sente-is') && fact.color !== null)
      return fact.color;
  return pieces.some(({ promotion }) => promotion.style === 'shogi') ? null : 'white';
}

/** The colour in a position of a player whom the page calls so: whoever moves first there is the first player. Null if it may be either. */
export function colorInFen(
  color: Color,
  facts: readonly PlacedFact[],
  pieces: readonly PieceType[],
  turn: Color,
): Color | null {
  const first = firstPlayer(facts, pieces);
  return first === null ? null : color === first ? turn : opposite(turn);
}

export function unclearColor(color: Color, span: Span): Diagnostic {
  const message = `In shogi, the first player is usually called Black, but in FENs White. Write who moves first, so that it is clear who is ${color}.`;
  return diagnose('doc/unread-rule', 'error', span, message);
}

export function unknownPiece(name: string, span: Span): Diagnostic {
  return diagnose('doc/unknown-piece', 'error', span, `This game has no ${name}.`);
}

function handOf(
  { fact, span }: PlacedFactOf<'in-hand'>,
  pieces: readonly PieceType[],
  diagnostics: Diagnostic[],
): Hand {
  return fact.pieces.flatMap(({ count, piece: name }) => {
    const piece = pieces.find((one) => isNamed(one, name));
    if (piece !== undefined) return [{ piece: piece.id, count }];
    diagnostics.push(unknownPiece(name, span));
    return [];
  });
}

function isSameHand(one: Hand, other: Hand): boolean {
  const list = (hand: Hand): string =>
    hand
      .map(({ count, piece }) => `${piece} ${count}`)
      .toSorted()
      .join();
  return list(one) === list(other);
}

/** The start position without the castling rights that sentences deny. */
export function withoutDenied(
  start: Sourced<Position> | null,
  facts: readonly PlacedFact[],
): Sourced<Position> | null {
  if (start === null) return null;
  const { turn } = start.value;
  const denied = factsOfKind(facts, 'no-castling').map(({ fact }) => ({
    ...fact,
    color: fact.color === null ? null : colorInFen(fact.color, facts, [], turn),
  }));
  const rights = [...start.value.castlingRights].filter(
    (right) => !denied.some((fact) => isDenied(right, fact)),
  );
  const castlingRights = rights.join('') || '-';
  return { ...start, value: { ...start.value, castlingRights } };
}
