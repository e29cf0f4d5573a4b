import { byColor } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { RuleKey } from '../ir/rules.js';
import type { BeyondEngine } from '../ir/variant.js';
import { groupBy } from '../text/group-by.js';
import type { Game } from '../play/game.js';
import type { Candidate } from './candidate.js';
import type { CosmeticDifference, DifferingField } from './difference.js';
import type { Played } from './piece-moves.js';
import { isForeign } from './rename-game.js';
import {
  DROP_AREA_KEYS,
  mechanicOf,
  plainMeaning,
  RULE_KEYS,
  ruleMeaning,
} from './rule-meaning.js';
import { ruleValue } from './rule-values.js';
import type { Subject } from './subject.js';

/** Two games that are compared; the second is in the words of the first. */
export interface PlayedPair {
  readonly first: Played;
  readonly second: Played;
  /** As they were given: what values are told by. */
  readonly subjects: { readonly first: Subject; readonly second: Subject };
  readonly words: { readonly first: PieceWords; readonly second: PieceWords };
}

/** What a piece of one of the games is told by; its id is that of the first game. */
export interface PieceWords {
  readonly name: (id: PieceId) => string;
  /** How it moves, in sentences. */
  readonly moves: (id: PieceId) => string;
}

/** The rules of play that differ in a way that could matter, and the fields that differ in no such way. */
export function compareRules(pair: PlayedPair): {
  readonly candidates: readonly Candidate[];
  readonly cosmetic: readonly CosmeticDifference[];
} {
  const { first, second } = pair;
  const differing = RULE_KEYS.filter(
    (key) =>
      plainMeaning(first, key) !== plainMeaning(second, key) && !isSaidByEachPiece(pair, key),
  );
  const matters = (key: RuleKey): boolean =>
    ruleMeaning(first, key) !== ruleMeaning(second, key) &&
    (!DROP_AREA_KEYS.has(key) || dropsDiffer(pair));
  const live = differing.filter(matters);
  const groups = groupBy(live, (key) => mechanicOf(key).name);
  return {
    candidates: [
      ...[...groups].map(([rule, keys]) => ruleCandidate(pair, rule, keys)),
      ...compareBeyond(pair),
      ...compareRoyals(pair),
    ],
    cosmetic: differing
      .filter((key) => !matters(key))
      .map((key) => ({ piece: null, ...fieldOf(pair, key) }))
      .filter((field) => field.first !== field.second),
  };
}

/** In games of documents each piece has its own squares where it would be stuck, and no rule says it for all. */
function isSaidByEachPiece({ first, second }: PlayedPair, key: RuleKey): boolean {
  const isOwn = ({ game }: Played): boolean =>
    game.pieces.some(({ compulsory }) => compulsory !== null);
  return key === 'immobilityIllegal' && (isOwn(first) || isOwn(second));
}

function fieldOf({ subjects: { first, second } }: PlayedPair, key: RuleKey): DifferingField {
  return { key, first: ruleValue(first, key), second: ruleValue(second, key) };
}

/** Whether some piece that can be in hand in both may be dropped elsewhere. */
function dropsDiffer({ first, second }: PlayedPair): boolean {
  return first.game.pieces.some(({ id }) =>
    (['white', 'black'] as const).some(
      (color) =>
        first.reach.holds[color].has(id) &&
        second.reach.holds[color].has(id) &&
        first.reach.dropsOn(color, id) !== second.reach.dropsOn(color, id),
    ),
  );
}

function ruleCandidate(pair: PlayedPair, rule: string, keys: readonly RuleKey[]): Candidate {
  const { first, second } = pair;
  const rules = withFields(first.game, second.game, keys);
  const changed = withForeignPieces({ ...first.game, rules }, second.game);
  return {
    about: { kind: 'rule', rule },
    fields: keys.map((key) => fieldOf(pair, key)),
    changed,
    focus: null,
  };
}

/** The rules of the first game with some fields of the second. */
export function withFields(first: Game, second: Game, keys: readonly RuleKey[]): Game['rules'] {
  const taken = Object.fromEntries(keys.map((key) => [key, second.rules[key]]));
  return { ...first.rules, ...taken };
}

/** The game with the pieces of the second that its rules or pieces name and it does not have. */
export function withForeignPieces(game: Game, second: Game): Game {
  const named = JSON.stringify([game.rules, game.pieces, game.mainPromotionPawn]);
  const missing = second.pieces.filter(
    ({ id }) =>
      isForeign(id) &&
      named.includes(JSON.stringify(id)) &&
      !game.pieces.some((piece) => piece.id === id),
  );
  if (missing.length === 0) return game;
  return {
    ...game,
    pieces: [...game.pieces, ...missing],
    regions: new Map([...second.regions, ...game.regions]),
  };
}

/** Rules that no engine has. */
function compareBeyond({ first, second }: PlayedPair): readonly Candidate[] {
  const keys: readonly (keyof BeyondEngine)[] = ['repetitionProhibited', 'bareKings'];
  return keys.flatMap((key): readonly Candidate[] => {
    const [one, two] = [first.game.beyond[key], second.game.beyond[key]];
    if (one === two) return [];
    return [
      {
        about: { kind: 'rule', rule: key },
        fields: [{ key, first: String(one ?? 'none'), second: String(two ?? 'none') }],
        changed: { ...first.game, beyond: { ...first.game.beyond, [key]: two } },
        focus: null,
      },
    ];
  });
}

/** Which pieces may never be left in check, and what a captured promoted piece becomes. */
function compareRoyals({ first, second, subjects }: PlayedPair): readonly Candidate[] {
  const royals = ({ game }: Played): string =>
    JSON.stringify([game.king, game.royals?.toSorted() ?? null]);
  const inWords = ({ game, nameOf }: Subject): string =>
    (game.royals ?? (game.king === null ? [] : [game.king])).map(nameOf).join(', ') || 'none';
  const candidates: Candidate[] = [];
  if (royals(first) !== royals(second)) {
    const { king, royals: several } = second.game;
    candidates.push({
      about: { kind: 'rule', rule: 'royal pieces' },
      fields: [
        { key: 'royal pieces', first: inWords(subjects.first), second: inWords(subjects.second) },
      ],
      changed: withForeignPieces(withRoyals(first.game, { king, royals: several }), second.game),
      focus: null,
    });
  }
  const pawns = ({ game, reach }: Played): string =>
    game.rules.capturesToHand
      ? JSON.stringify(
          byColor((color) => {
            const id = game.mainPromotionPawn[color];
            return id !== null && reach.stands[color].has(id) ? id : null;
          }),
        )
      : '';
  if (pawns(first) !== pawns(second))
    candidates.push({
      about: { kind: 'rule', rule: 'captured promoted pieces' },
      fields: [],
      changed: withForeignPieces(
        { ...first.game, mainPromotionPawn: second.game.mainPromotionPawn },
        second.game,
      ),
      focus: null,
    });
  return candidates;
}

function withRoyals(
  { beyond, board, mainPromotionPawn, name, pieces, regions, rules, startFen }: Game,
  { king, royals }: { readonly king: Game['king']; readonly royals: Game['royals'] | undefined },
): Game {
  const rest = { beyond, board, mainPromotionPawn, name, pieces, regions, rules, startFen };
  return royals === undefined ? { ...rest, king } : { ...rest, king, royals };
}
