import { COLORS } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { RuleKey } from '../ir/rules.js';
import type { BeyondEngine } from '../ir/variant.js';
import { groupBy } from '../text/group-by.js';
import type { Game } from '../play/game.js';
import { withFields, withNamedPieces, type Candidate } from './candidate.js';
import { compareRoyals } from './compare-royals.js';
import type { CosmeticDifference, DifferingField } from './difference.js';
import type { Played } from './piece-moves.js';
import {
  DROP_AREA_KEYS,
  mechanicOf,
  piecesStateStuck,
  plainMeaning,
  RULE_KEYS,
  ruleMeaning,
} from './rule-meaning.js';
import { ruleValue } from './rule-values.js';
import type { PlayedPair } from './played-pair.js';

/** The rules that differ in a way that could affect play, and the fields whose difference has no effect. */
export function compareRules(pair: PlayedPair): {
  readonly candidates: readonly Candidate[];
  readonly cosmetic: readonly CosmeticDifference[];
} {
  const { first, second } = pair;
  const differing = RULE_KEYS.filter(
    (key) =>
      plainMeaning(first, key) !== plainMeaning(second, key) &&
      !(key === 'immobilityIllegal' && piecesStateStuck(first, second)),
  );
  const matters = (key: RuleKey): boolean =>
    ruleMeaning(first, key) !== ruleMeaning(second, key) &&
    (!DROP_AREA_KEYS.has(key) || dropsDiffer(pair));
  const groups = groupBy(differing.filter(matters), ruleOf);
  const royals = compareRoyals(pair, groups.get('extinction') ?? []);
  const rules = [...groups].filter(([rule]) => rule !== 'extinction' || royals.length === 0);
  return {
    candidates: [
      ...royals,
      ...rules.flatMap(([rule, keys]) => ruleCandidate(pair, rule, keys)),
      ...compareBeyond(pair),
      ...compareCaptured(pair),
    ],
    cosmetic: differing
      .filter((key) => !matters(key))
      .map((key) => ({ piece: null, ...fieldOf(pair, key) }))
      .filter((field) => field.first !== field.second),
  };
}

function fieldOf({ subjects: { first, second } }: PlayedPair, key: RuleKey): DifferingField {
  return { key, first: ruleValue(first, key), second: ruleValue(second, key) };
}

/** Whether some piece that can be in hand in both games may be dropped on different squares. */
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

/** Rules that are compared as part of another rule. */
const TOGETHER: ReadonlyMap<string, string> = new Map([
  ['pseudo-royals', 'extinction'],
  ['cambodian-leaps', 'gating'],
  ['promotion-stalemate', 'sittuyin-promotion'],
  ['flips', 'enclosing-drops'],
]);

function ruleOf(key: RuleKey): string {
  const { name } = mechanicOf(key);
  return TOGETHER.get(name) ?? name;
}

function ruleCandidate(
  pair: PlayedPair,
  rule: string,
  keys: readonly RuleKey[],
): readonly Candidate[] {
  const fields = keys.map((key) => fieldOf(pair, key));
  // On different boards, the same description (such as every square) stands for different sets of squares.
  const isBoard = isOtherBoard(pair) && fields.every(({ first, second }) => first === second);
  if (isBoard) return [];
  const take = (game: Game, from: Game): Game => withFields(game, from, keys);
  return [{ about: { kind: 'rule', rule }, fields, take, focus: null, keys }];
}

/** Whether the boards have different sizes. */
export function isOtherBoard({ first, second }: PlayedPair): boolean {
  const [one, two] = [first.game.board, second.game.board];
  return one.files !== two.files || one.ranks !== two.ranks;
}

/** Rules that the engine does not have. */
function compareBeyond({ first, second }: PlayedPair): readonly Candidate[] {
  const keys: readonly (keyof BeyondEngine)[] = [
    'repetitionProhibited',
    'bareKings',
    'promotesInsideByCapture',
  ];
  return keys.flatMap((key): readonly Candidate[] => {
    const [one, two] = [first.game.beyond[key], second.game.beyond[key]];
    if (one === two) return [];
    return [
      {
        about: { kind: 'rule', rule: key },
        fields: [{ key, first: String(one ?? 'none'), second: String(two ?? 'none') }],
        take: (game, from) => ({ ...game, beyond: { ...game.beyond, [key]: from.beyond[key] } }),
        focus: null,
        keys: [],
      },
    ];
  });
}

/** What a captured piece that has promoted to one of several types becomes in hand. */
function compareCaptured({ first, second, words }: PlayedPair): readonly Candidate[] {
  if (!first.game.rules.capturesToHand || !second.game.rules.capturesToHand) return [];
  const pawns = ({ game, reach }: Played, nameOf: (id: PieceId) => string): string =>
    COLORS.map((color) => {
      const id = game.mainPromotionPawn[color];
      return id !== null && reach.stands[color].has(id) ? nameOf(id) : 'itself';
    }).join(', ');
  const same = (id: PieceId): string => id;
  if (pawns(first, same) === pawns(second, same)) return [];
  return [
    {
      about: { kind: 'rule', rule: 'captured promoted pieces' },
      fields: [
        {
          key: 'become in hand',
          first: pawns(first, words.first.name),
          second: pawns(second, words.second.name),
        },
      ],
      take: (game, { mainPromotionPawn, ...from }) =>
        withNamedPieces({ ...game, mainPromotionPawn }, { ...from, mainPromotionPawn }),
      focus: null,
      keys: [],
    },
  ];
}
