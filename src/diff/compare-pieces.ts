import { COLORS, squaresOf, type Color } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import { squareSet } from '../ir/region.js';
import type { RuleKey } from '../ir/rules.js';
import { squaresInWords } from '../explain/squares.js';
import { PLAYERS } from '../explain/described-game.js';
import type { Game, GamePiece } from '../play/game.js';
import {
  DIAGONALS,
  DOUBLE_STEP,
  INITIAL_REGION,
  PROMOTED_SOLDIERS,
  SINGLE_STEP,
  TRIPLE_ALONE,
  TRIPLE_STEP,
} from '../play/regions.js';
import { squareNumber } from '../play/tables/tables.js';
import { listInWords } from '../text/words.js';
import { withFields, type Candidate } from './candidate.js';
import type { DifferingField } from './difference.js';
import { squaresMovingDifferently, type Played } from './piece-moves.js';
import type { PlayedPair } from './played-pair.js';
import { choicesOf, stuckSquares } from './reach.js';
import { DROP_AREA_KEYS, piecesStateStuck, plainMeaning } from './rule-meaning.js';

/** The pieces of both games that differ in a way that could affect play. */
export function comparePieces(games: PlayedPair): readonly Candidate[] {
  return games.first.game.pieces.flatMap((piece): readonly Candidate[] => {
    const other = games.second.game.pieces.find(({ id }) => id === piece.id);
    if (other === undefined) return [];
    const fields = [
      ...differingMoves(games, piece, other),
      ...differingTraits(games, piece, other),
    ];
    if (fields.length === 0) return [];
    return [
      {
        about: { kind: 'piece', piece: games.words.first.name(piece.id) },
        fields,
        take: (game, from) => withPiece(game, from, piece.id),
        focus: piece.id,
        keys: fields.some(({ key }) => key === 'moves') ? stepKeys(piece, other) : [],
      },
    ];
  });
}

function differingMoves(
  { first, second, words }: PlayedPair,
  piece: GamePiece,
  other: GamePiece,
): readonly DifferingField[] {
  const squares = squaresMovingDifferently(first, piece, second, other);
  if (squares.length === 0) return [];
  const [one, two] = [words.first.moves(piece.id), words.second.moves(piece.id)];
  const from = squaresInWords(squareSet(squares.map(({ square }) => square)), first.game.board);
  const where = one === two ? ` It moves to other squares from ${from}.` : '';
  return [{ key: 'moves', first: one, second: two + where }];
}

type Name = (id: PieceId) => string;

/** Other properties of a piece, as far as they can matter. Equal texts mean the same. */
const TRAITS: Readonly<Record<string, (played: Played, piece: GamePiece, name: Name) => string>> = {
  'promotes to': ({ reach }, { id, promotesTo }, name) =>
    promotesTo === null || !COLORS.some((color) => reach.stands[color].has(id))
      ? 'nothing'
      : name(promotesTo),
  'promotes to one of': ({ game, reach }, piece, name) =>
    piece.choices === undefined
      ? 'what the rules state'
      : perColor((color) =>
          reach.stands[color].has(piece.id)
            ? listInWords(choicesOf(game, piece, color).map(name).toSorted(), 'or')
            : 'none',
        ),
  'most by promotion': (_played, { promotionLimit }) => numberOrAny(promotionLimit || Infinity),
  'hops over and captures its own kind': (_played, { barsItsKind }) => (barsItsKind ? 'no' : 'yes'),
};

/** A property that follows from a common rule, if pieces do not state it themselves. */
const TRAITS_OF_STUCK: typeof TRAITS = {
  'must promote on': (played, piece) => perColor((color) => mustPromoteOn(played, piece, color)),
};

/** Further properties of pieces that can be in hand in both games. */
const TRAITS_IN_HAND: typeof TRAITS = {
  'most on a file when dropping': (_played, { perFile }) => numberOrAny(perFile),
  'a drop of it that mates': ({ game }, { dropMateLoses }) =>
    dropMateLoses && game.king !== null ? 'loses' : 'wins',
};

function differingTraits(
  { first, second, words }: PlayedPair,
  piece: GamePiece,
  other: GamePiece,
): readonly DifferingField[] {
  const same: Name = (id) => id;
  const held = COLORS.filter(
    (color) => first.reach.holds[color].has(piece.id) && second.reach.holds[color].has(piece.id),
  );
  // A rule that differs is described once, for all pieces.
  const isSame = (key: RuleKey): boolean => plainMeaning(first, key) === plainMeaning(second, key);
  const sameStuck = isSame('immobilityIllegal') || piecesStateStuck(first, second);
  const all = {
    ...TRAITS,
    ...(sameStuck ? TRAITS_OF_STUCK : {}),
    ...(held.length === 0 ? {} : TRAITS_IN_HAND),
  };
  const traits = Object.entries(all).flatMap(([key, textOf]): readonly DifferingField[] =>
    textOf(first, piece, same) === textOf(second, other, same)
      ? []
      : [
          {
            key,
            first: textOf(first, piece, words.first.name),
            second: textOf(second, other, words.second.name),
          },
        ],
  );
  const sameRules = sameStuck && [...DROP_AREA_KEYS].every(isSame);
  const [one, two] = [dropsOn(first, piece.id, held), dropsOn(second, piece.id, held)];
  if (!sameRules || one === two) return traits;
  return [...traits, { key: 'may be dropped on', first: one, second: two }];
}

/** The texts for both players, or just one text if they are equal. */
function perColor(textFor: (color: Color) => string): string {
  const [white, black] = COLORS.map(textFor);
  return white === black
    ? (white ?? '')
    : `${PLAYERS.white}: ${white ?? ''}; ${PLAYERS.black}: ${black ?? ''}`;
}

function numberOrAny(number: number): string {
  return number === Infinity ? 'any number' : String(number);
}

/** The squares where the piece must promote: those where it would be stuck, if it can promote at all. */
function mustPromoteOn(played: Played, piece: GamePiece, color: Color): string {
  const { game } = played;
  const changes = piece.promotesTo !== null || choicesOf(game, piece, color).length > 0;
  return squaresInWords(changes ? stuckSquares(played, piece, color) : [], game.board);
}

function dropsOn({ game, reach }: Played, id: PieceId, held: readonly Color[]): string {
  return perColor((color) => {
    if (!held.includes(color)) return 'no square';
    const area = reach.dropsOn(color, id);
    const found = squaresOf(game.board).filter(
      (square) => area[squareNumber(game, square) ?? 0] === '1',
    );
    return squaresInWords(found, game.board);
  });
}

const PAWN_STEP_KEYS: readonly RuleKey[] = ['doubleStep', 'doubleStepRegion', 'tripleStepRegion'];

/** The fields that decide about a region of the rules. They are copied together with a piece whose moves depend on it. */
const KEYS_OF_REGIONS: ReadonlyMap<string, readonly RuleKey[]> = new Map([
  [INITIAL_REGION, ['doubleStepRegion']],
  ...[SINGLE_STEP, DOUBLE_STEP, TRIPLE_STEP, TRIPLE_ALONE].map(
    (name) => [name, PAWN_STEP_KEYS] as const,
  ),
  [DIAGONALS, ['diagonalLines']],
  [PROMOTED_SOLDIERS, ['soldierPromotionRank']],
]);

/** The regions that the moves of a piece depend on. */
function regionsOf({ movement }: GamePiece): ReadonlySet<string> {
  return new Set(movement.flatMap(({ condition: { from, to } }) => [from ?? [], to ?? []].flat()));
}

/** The fields that state where pieces have special steps. */
function stepKeys(...pieces: readonly GamePiece[]): readonly RuleKey[] {
  const regions = pieces.flatMap((piece) => [...regionsOf(piece)]);
  return [...new Set(regions.flatMap((name) => KEYS_OF_REGIONS.get(name) ?? []))];
}

/** A game with one piece as in another game. */
function withPiece(game: Game, from: Game, id: PieceId): Game {
  const piece = from.pieces.find((one) => one.id === id);
  if (piece === undefined) return game;
  const used = regionsOf(piece);
  const changed: Game = {
    ...game,
    pieces: game.pieces.map((one) => (one.id === id ? piece : one)),
    regions: new Map([...game.regions, ...[...from.regions].filter(([name]) => used.has(name))]),
  };
  return withFields(changed, from, stepKeys(piece));
}
