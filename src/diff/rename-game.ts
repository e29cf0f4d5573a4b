import { byColor } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { OneOrAny, PieceSet, RuleFields } from '../ir/rules.js';
import type { Game, GamePiece } from '../play/game.js';
import { letterAt, lettersOf, type Letters } from '../play/notation/letters.js';
import { sideOf, typeOf } from '../play/piece-code.js';
import { isRegionOfRules } from '../play/regions.js';
import type { PiecePair } from './match-pieces.js';

/** The prefix of names that only the second game has. */
const FOREIGN = 'second:';

/**
 * The second game with the names of the first: matched pieces get the ids, letters and order of the first, so that both games write the
 * same moves and positions as the same texts.
 */
export function inWordsOfFirst(first: Game, second: Game, pairs: readonly PiecePair[]): Game {
  const names = new Map(pairs.map((pair) => [pair.second.id, pair.first] as const));
  const spellings = spell(first, second, names);
  const rename = (id: PieceId): PieceId => names.get(id)?.id ?? `${FOREIGN}${id}`;
  const known = new Set(second.pieces.map(({ id }) => id));
  // Rules may name types that no piece has. Those names must not refer to a piece of the first game.
  const taken = new Set(first.pieces.map(({ id }) => id));
  const renameKnown = (id: PieceId): PieceId => (known.has(id) || taken.has(id) ? rename(id) : id);
  const pieces = second.pieces.map((piece): GamePiece => ({
    ...piece,
    id: rename(piece.id),
    letter: spellings.get(piece.id) ?? null,
    synonym: names.get(piece.id)?.synonym ?? null,
    promotesTo: piece.promotesTo === null ? null : rename(piece.promotesTo),
    movement: piece.movement.map((move) => ({
      ...move,
      condition: {
        ...move.condition,
        from: renameRegion(move.condition.from),
        to: renameRegion(move.condition.to),
      },
    })),
    ...(piece.choices === undefined ? {} : { choices: piece.choices.map(rename) }),
  }));
  const order = new Map(first.pieces.map(({ id }, index) => [id, index]));
  const place = ({ id }: GamePiece): number => order.get(id) ?? first.pieces.length;
  return {
    ...second,
    pieces: pieces.toSorted((a, b) => place(a) - place(b)),
    regions: new Map([...second.regions].map(([name, squares]) => [regionName(name), squares])),
    rules: renameRules(second.rules, renameKnown),
    king: second.king === null ? null : rename(second.king),
    ...(second.royals === undefined ? {} : { royals: second.royals.map(rename) }),
    mainPromotionPawn: byColor((color) => {
      const id = second.mainPromotionPawn[color];
      return id === null ? null : rename(id);
    }),
    startFen: respell(second, spellings),
  };
}

function renameRegion(name: string | null): string | null {
  return name === null ? null : regionName(name);
}

function regionName(name: string): string {
  return isRegionOfRules(name) ? name : `${FOREIGN}${name}`;
}

/** The letter of each piece of the second game: that of its pair, or else its own or another free letter. */
function spell(
  first: Game,
  second: Game,
  names: ReadonlyMap<PieceId, GamePiece>,
): ReadonlyMap<PieceId, string | null> {
  const taken = new Set(
    first.pieces.flatMap(({ letter, synonym }) => [letter ?? '', synonym ?? '']),
  );
  const spellings = new Map<PieceId, string | null>();
  for (const { id, letter } of second.pieces) {
    const pair = names.get(id);
    const own = [letter ?? '', ...'abcdefghijklmnopqrstuvwxyz'].find(
      (candidate) => candidate !== '' && !taken.has(candidate),
    );
    const spelling = pair === undefined ? (own ?? null) : pair.letter;
    spellings.set(id, spelling);
    if (spelling !== null) taken.add(spelling);
  }
  return spellings;
}

/** The start position with other letters. */
function respell(game: Game, spellings: ReadonlyMap<PieceId, string | null>): string {
  const letters = lettersOf(game);
  const [placement = '', ...rest] = game.startFen.split(' ');
  return [respellPlacement(game, letters, spellings, placement), ...rest].join(' ');
}

function respellPlacement(
  game: Game,
  letters: Letters,
  spellings: ReadonlyMap<PieceId, string | null>,
  placement: string,
): string {
  let text = '';
  for (let at = 0; at < placement.length;) {
    const found = letterAt(letters, placement, at);
    const letter =
      found === null ? null : (spellings.get(game.pieces[typeOf(found.code)]?.id ?? '') ?? null);
    if (found === null || letter === null) {
      text += placement.charAt(at);
      at += 1;
      continue;
    }
    text += sideOf(found.code) === 0 ? letter.toUpperCase() : letter;
    at += found.length;
  }
  return text;
}

function renameRules(
  rules: RuleFields<PieceId>,
  rename: (id: PieceId) => PieceId,
): RuleFields<PieceId> {
  const one = (id: OneOrAny<PieceId>): OneOrAny<PieceId> => (id === '*' ? id : rename(id));
  const set = (ids: PieceSet<PieceId>): PieceSet<PieceId> => ids.map(one);
  return {
    ...rules,
    promotionPawnTypes: byColor((color) => set(rules.promotionPawnTypes[color])),
    promotionPieceTypes: byColor((color) => set(rules.promotionPieceTypes[color])),
    blastImmuneTypes: set(rules.blastImmuneTypes),
    mutuallyImmuneTypes: set(rules.mutuallyImmuneTypes),
    petrifyOnCaptureTypes: set(rules.petrifyOnCaptureTypes),
    enPassantTypes: byColor((color) => set(rules.enPassantTypes[color])),
    castlingKingPiece: byColor((color) => one(rules.castlingKingPiece[color])),
    castlingRookPieces: byColor((color) => set(rules.castlingRookPieces[color])),
    mustDropType: one(rules.mustDropType),
    nMoveRuleTypes: byColor((color) => set(rules.nMoveRuleTypes[color])),
    extinctionPieceTypes: set(rules.extinctionPieceTypes),
    flagPiece: byColor((color) => one(rules.flagPiece[color])),
    connectPieceTypes: set(rules.connectPieceTypes),
  };
}
