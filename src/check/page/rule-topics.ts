import type { OptionKey } from '../../catalog/options/option-key.js';
import type { RuleFactKind } from '../../../grammar/prose/rule-syntax.js';
import type { EngineRules } from '../../ir/engine-rules.js';

/** A rule that sentences of pages speak of, and the options that hold it. */
export interface RuleTopic {
  /** In a few words: "perpetual check loses". */
  readonly name: string;
  /** Statements that speak of it. */
  readonly kinds: readonly RuleFactKind[];
  readonly keys: readonly OptionKey[];
  /** Sentences with such a word may speak of it, even where they are not read. */
  readonly words: RegExp;
  /** True where the rule changes a game; what only rules something out that is not there need not be said. */
  readonly isActive: (rules: EngineRules) => boolean;
}

export const RULE_TOPICS: readonly RuleTopic[] = [
  {
    name: 'what stalemate is worth',
    kinds: ['stalemate'],
    keys: ['stalemateValue'],
    words: /stalemat|no legal|cannot move|unable to move/i,
    isActive: ({ stalemateValue }) => stalemateValue !== 'draw',
  },
  {
    name: 'what a repetition is worth',
    kinds: ['repetition'],
    keys: ['nFoldValue'],
    words: /repeat|repetition|same (?:position|situation)/i,
    isActive: ({ nFoldRule, nFoldValue }) => nFoldRule > 0 && nFoldValue !== 'draw',
  },
  {
    name: 'that perpetual check loses',
    kinds: ['perpetual-check'],
    keys: ['perpetualCheckIllegal'],
    words: /perpetual|check\w* (?:forever|repeatedly|continu)|repeat\w* check/i,
    isActive: ({ perpetualCheckIllegal }) => perpetualCheckIllegal,
  },
  {
    name: 'a goal that wins',
    kinds: ['campmate'],
    keys: ['flagRegionWhite', 'flagRegionBlack', 'whiteFlag', 'blackFlag'],
    words: /campmate|reach\w*|far(?:thest)? side|goal/i,
    isActive: ({ flagRegion }) => flagRegion.white.length > 0 || flagRegion.black.length > 0,
  },
  {
    name: 'compulsory promotion',
    kinds: ['promotion-compulsory'],
    keys: ['mandatoryPiecePromotion'],
    words: /promot/i,
    isActive: ({ mandatoryPiecePromotion, promotedPieceType }) =>
      mandatoryPiecePromotion && promotedPieceType.size > 0,
  },
  {
    name: 'drops',
    kinds: ['drops'],
    keys: ['pieceDrops'],
    words: /drop|in hand|reserve|placed? back/i,
    isActive: ({ pieceDrops }) => pieceDrops,
  },
  {
    name: 'that mate by a dropped pawn is forbidden',
    kinds: ['drop-mate'],
    keys: ['shogiPawnDropMateIllegal'],
    words: /mate/i,
    isActive: ({ pieceDrops, shogiPawnDropMateIllegal }) => pieceDrops && shogiPawnDropMateIllegal,
  },
  {
    name: 'how many of a piece may be dropped into a file',
    kinds: ['drop-file-limit'],
    keys: ['dropNoDoubled'],
    words: /same file|same column|per file|on a file|drop/i,
    isActive: ({ dropNoDoubled, pieceDrops }) => pieceDrops && dropNoDoubled !== '-',
  },
  {
    name: 'that no piece may stand where it can never move',
    kinds: ['drop-stuck'],
    keys: ['immobilityIllegal'],
    words: /where it can|never move|can(?:not|['’]t) (?:ever |legally )?move/i,
    isActive: ({ immobilityIllegal }) => immobilityIllegal,
  },
  {
    name: 'passing',
    kinds: ['passing'],
    keys: ['pass', 'passWhite', 'passBlack'],
    words: /\bpass/i,
    isActive: ({ pass }) => pass.white || pass.black,
  },
];
