import { isRoyalIn } from '../play/game.js';
import { printSquare, squaresOf } from '../ir/board.js';
import type { Game, GamePiece } from '../play/game.js';
import { isPiece, sideOf, SIDES, typeOf } from '../play/piece-code.js';
import { squareNumber } from '../play/tables/tables.js';
import { moveAlike, type Played } from './piece-moves.js';
import { appears, type Reach } from './reach.js';

/** A piece type of the first game, and the type of the second game that is the same piece. */
export interface PiecePair {
  readonly first: GamePiece;
  readonly second: GamePiece;
}

/** The pairs of matching pieces, and the other pieces that can occur. */
export interface PieceMatching {
  readonly pairs: readonly PiecePair[];
  readonly onlyFirst: readonly GamePiece[];
  readonly onlySecond: readonly GamePiece[];
}

/** A reason to treat two pieces as the same; `found` are the pairs so far. */
type Reason = (one: Candidate, two: Candidate, found: readonly PiecePair[]) => boolean;

interface Candidate {
  readonly piece: GamePiece;
  readonly royal: boolean;
  /** Whether it can occur in a game. */
  readonly appears: boolean;
  /** Its squares at the start, as text; empty if there are none. */
  readonly start: string;
}

/** Matches pieces by their squares at the start and their moves. Letters only decide between pieces that are otherwise alike. */
export function matchPieces(first: Played, second: Played): PieceMatching {
  const known = new Map<string, boolean>();
  const alike = (one: Candidate, two: Candidate): boolean => {
    const key = `${one.piece.id} ${two.piece.id}`;
    const answer = known.get(key) ?? moveAlike(first, one.piece, second, two.piece);
    known.set(key, answer);
    return answer;
  };
  const all = reasons(alike);
  let left = candidates(first);
  let right = candidates(second);
  const pairs: PiecePair[] = [];
  for (;;) {
    const found = nextPair(left, right, all, pairs);
    if (found === null) break;
    const [one, two] = found;
    pairs.push({ first: one.piece, second: two.piece });
    left = left.filter((candidate) => candidate !== one);
    right = right.filter((candidate) => candidate !== two);
  }
  const order = (pair: PiecePair): number => first.game.pieces.indexOf(pair.first);
  return {
    pairs: pairs.toSorted((a, b) => order(a) - order(b)),
    onlyFirst: leftOver(left),
    onlySecond: leftOver(right),
  };
}

function leftOver(candidates: readonly Candidate[]): readonly GamePiece[] {
  return candidates.filter((candidate) => candidate.appears).map(({ piece }) => piece);
}

/** The surest pair among the remaining pieces. Each new pair may give reasons for others. */
function nextPair(
  left: readonly Candidate[],
  right: readonly Candidate[],
  all: readonly Reason[],
  pairs: readonly PiecePair[],
): readonly [Candidate, Candidate] | null {
  for (const reason of all) {
    for (const one of left) {
      const two = right.find((candidate) => reason(one, candidate, pairs));
      if (two !== undefined) return [one, two];
    }
  }
  return null;
}

/** The reasons, the surest first. */
function reasons(alike: (one: Candidate, two: Candidate) => boolean): readonly Reason[] {
  const sameStart: Reason = (one, two) => one.start !== '' && one.start === two.start;
  const sameLetter: Reason = (one, two) =>
    one.piece.letter !== null && one.piece.letter === two.piece.letter;
  const promotedTogether: Reason = (one, two, found) =>
    found.some(
      ({ first, second }) =>
        first.promotesTo === one.piece.id && second.promotesTo === two.piece.id,
    );
  const bothPlaced: Reason = (one, two) => (one.start === '') === (two.start === '');
  const bothAppear =
    (reason: Reason): Reason =>
    (one, two, found) =>
      one.appears && two.appears && reason(one, two, found);
  const sure: readonly Reason[] = [
    (one, two, found) => sameStart(one, two, found) && alike(one, two),
    (one, two, found) => promotedTogether(one, two, found) && alike(one, two),
    (one, two, found) => sameLetter(one, two, found) && one.royal === two.royal && alike(one, two),
    (one, two, found) => bothPlaced(one, two, found) && one.royal === two.royal && alike(one, two),
    (one, two) => one.royal === two.royal && alike(one, two),
    (one, two, found) => sameLetter(one, two, found) && alike(one, two),
    sameStart,
    promotedTogether,
    (one, two, found) => sameLetter(one, two, found) && one.royal === two.royal,
  ];
  return [
    ...sure.map(bothAppear),
    // A piece that only one game uses may be defined in the other, too.
    (one, two, found) =>
      one.appears !== two.appears && sameLetter(one, two, found) && alike(one, two),
    (one, two) => one.appears !== two.appears && alike(one, two),
    (one, two, found) => !one.appears && !two.appears && sameLetter(one, two, found),
  ];
}

function candidates({ game, reach }: Played): readonly Candidate[] {
  return game.pieces.map((piece) => ({
    piece,
    royal: isRoyalIn(game, piece.id),
    appears: appears(reach, piece.id),
    start: startOf(game, reach, piece),
  }));
}

/** `0e1 1e8 0+2`: the squares where a type starts, and how many of it are in hand, each by side. */
function startOf(game: Game, { start }: Reach, piece: GamePiece): string {
  if (start === null) return '';
  const { board, hand, tables } = start;
  const type = game.pieces.indexOf(piece);
  const placed = squaresOf(game.board).flatMap((square) => {
    const code = board[squareNumber(game, square) ?? 0] ?? 0;
    return isPiece(code) && typeOf(code) === type ? [`${sideOf(code)}${printSquare(square)}`] : [];
  });
  const held = SIDES.flatMap((side) => {
    const count = hand[side * tables.types + type] ?? 0;
    return count === 0 ? [] : [`${side}+${count}`];
  });
  return [...placed, ...held].join(' ');
}
