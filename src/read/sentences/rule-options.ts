import { PIECE_OPTIONS } from '../../catalog/options/pieces.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { fileOf, parseSquare, printSquare, rankOf, squaresOf } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { printRegion } from '../../notation/option-values/regions.js';
import { plainName, singular } from './names.js';
import { occurrencesOf, valueOfRepetition, type FarRanks, type RuleFact } from './rule-facts.js';

/** A fact as an option of variants.ini. */
export interface OptionValue {
  /** Null if no option expresses it. Then `meaning` does. */
  readonly option: string | null;
  readonly value: string | null;
  /** Other values that the words could mean. */
  readonly others?: readonly string[];
  readonly meaning?: string;
}

/** What is needed about the game to turn facts into options. */
export interface GameFacts {
  /** The ranks of the board. Null if no source gives them. */
  readonly ranks: number | null;
  /** The files of the board. Null, or absent, if no source gives them. */
  readonly files?: number | null;
  /** The letter of a piece. Null if neither the page nor the game that it is named after has one. */
  readonly letter: (name: string) => string | null;
  /** The first letter of a piece that the page describes without a letter. Null if another piece may have this letter. */
  readonly freeInitial: (name: string) => string | null;
  /** Whether the page describes a piece of this name, with or without a letter. */
  readonly isDescribed: (name: string) => boolean;
  /** What pawns promote to in chess or in the game that the page refers to. Null if a piece without a letter is among them. */
  readonly choices: readonly string[] | null;
  /** The page does not forbid giving check. */
  readonly mayCheck: boolean;
  /** The built-in game that the page is named after, or whose rules it takes. */
  readonly base: EngineRules | null;
}

const option = (key: string, value: string): OptionValue => ({ option: key, value });
const meaning = (text: string): OptionValue => ({ option: null, value: null, meaning: text });

/** "The first pawn on the last rank wins." */
export const isPawnGoal = (fact: RuleFact): boolean =>
  fact.kind === 'flag' && singular(fact.piece) === 'pawn';

/** The options for a fact. Null if the page does not say enough. */
export function optionsOf(
  fact: RuleFact,
  about: string | null,
  { base, choices, files = null, freeInitial, isDescribed, letter, mayCheck, ranks }: GameFacts,
): readonly OptionValue[] | null {
  switch (fact.kind) {
    case 'option':
      return [option(fact.option, fact.value)];
    case 'meaning':
      return [meaning(fact.meaning)];
    case 'size':
      return [option('maxFile', String(fact.files)), option('maxRank', String(fact.ranks))];
    case 'stalemate':
      return fact.result === null ? [] : [option('stalemateValue', fact.result)];
    case 'repetition': {
      const [count, ...others] = occurrencesOf(fact);
      const value = valueOfRepetition(fact);
      return [
        ...(count === undefined
          ? []
          : [{ ...option('nFoldRule', String(count)), others: others.map(String) }]),
        ...(value === null ? [] : [option('nFoldValue', value)]),
      ];
    }
    case 'flag': {
      const piece = letter(fact.piece);
      const far = numbersOf(fact.ranks, ranks);
      if (piece === null || ranks === null || far === null) return null;
      // In a race, "the eighth rank" is the same for both players, but "the last rank" is a different one for each.
      const { black = [], white = [] } = base?.flagRegion ?? {};
      const isRace = fact.race === true || (white.length > 0 && white.join() === black.join());
      const isCommon = isRace && 'from' in fact.ranks;
      // If giving check is forbidden, a race may be meant.
      if (!isRace && !mayCheck && 'from' in fact.ranks) return null;
      return [
        option('flagPiece', piece),
        option('flagRegionWhite', ranksFrom(far, ranks)),
        option('flagRegionBlack', isCommon ? ranksFrom(far, ranks) : ranksFrom(1, ranks - far + 1)),
        // A pawn that must promote there is no pawn any more, and it may stand where it could never move.
        ...(isPawnGoal(fact)
          ? [option('mandatoryPawnPromotion', 'false'), option('immobilityIllegal', 'false')]
          : []),
      ];
    }
    case 'flag-squares': {
      const piece = letter(fact.piece);
      const squares =
        fact.squares === 'centre' ? centreOf(files, ranks) : inOrder(fact.squares).join(' ');
      if (piece === null || squares === null) return null;
      return [
        option('flagPiece', piece),
        option('flagRegionWhite', squares),
        option('flagRegionBlack', squares),
      ];
    }
    case 'checks':
      return [
        option('checkCounting', 'true'),
        meaning(fact.times === 1 ? 'one check wins' : `${fact.times} checks win`),
      ];
    case 'extinction': {
      const piece = letter(fact.piece);
      return piece === null
        ? null
        : [option('extinctionValue', fact.result ?? 'loss'), option('extinctionPieceTypes', piece)];
    }
    case 'zone': {
      const far = numbersOf(fact.ranks, ranks);
      if (ranks === null || far === null) return null;
      return [
        option('promotionRegionWhite', ranksFrom(far, ranks)),
        option('promotionRegionBlack', ranksFrom(ranks - far + 1, 1)),
        // On the last rank a pawn could never move again.
        ...(fact.mayStay === true && far < ranks
          ? [option('mandatoryPawnPromotion', 'false'), option('immobilityIllegal', 'true')]
          : []),
      ];
    }
    case 'pawn-choices': {
      if (fact.isOfIt === true && (about === null || singular(about.toLowerCase()) !== 'pawn'))
        return null;
      const letters = fact.pieces.map((name) => letter(name) ?? freeInitial(name));
      const told = meaning(`pawns ${fact.adds ? 'also ' : ''}promote to ${fact.pieces.join(', ')}`);
      if (fact.adds && choices === null) return [told];
      // A shogi pawn promotes to one form, without a choice.
      const [to, ...others] = letters;
      const isOfShogi = base?.pieces.some(({ type }) => type === 'shogiPawn') === true;
      const pawn = letter('pawn');
      if (isOfShogi && pawn !== null && others.length === 0)
        return [to === null ? told : option('promotedPieceType', `${pawn}:${to ?? ''}`)];
      if (!letters.every((one) => one !== null))
        return fact.pieces.every((name) => letter(name) !== null || isDescribed(name))
          ? [told]
          : null;
      return [
        option(
          'promotionPieceTypes',
          [...new Set([...(fact.adds ? (choices ?? []) : []), ...letters])].join(' '),
        ),
      ];
    }
    case 'any-pawn-choice':
      return [meaning('pawns promote to any piece')];
    case 'steps-from': {
      if (ranks === null) return null;
      const { ranks: from } = fact;
      const isThere = (rank: number): boolean => from?.includes(rank) ?? true;
      const all = Array.from({ length: ranks }, (_, index) => index + 1);
      const squares = (rows: readonly number[]): string => rows.map((row) => `*${row}`).join(' ');
      return [
        option('doubleStep', 'true'),
        option('doubleStepRegionWhite', squares(all.filter(isThere))),
        option('doubleStepRegionBlack', squares(all.filter((row) => isThere(ranks - row + 1)))),
      ];
    }
    case 'no-pawn-choices': {
      const not = new Set(fact.pieces.map(letter));
      return choices === null
        ? null
        : [option('promotionPieceTypes', choices.filter((one) => !not.has(one)).join(' '))];
    }
    case 'absent':
      return [meaning(`no ${fact.pieces.join(', ')}`)];
    case 'odds':
      return [meaning(`${fact.color} has no ${fact.pieces.join(', ')}`)];
    case 'swapped-places':
      return [meaning(`${fact.pieces.join(' and ')} swap places`)];
    case 'promotes': {
      const name = fact.to === '' ? about : fact.to;
      const from = (fact.pieces ?? (about === null ? [] : [about])).map(letter);
      if (from.length === 0 || name === null) return null;
      const to = letter(name);
      // "Silver promotes to promoted silver" gives the promoted piece no letter.
      if (to === null || !from.every((one) => one !== null && one !== to))
        return [meaning(`promotes to ${name}`)];
      return [option('promotedPieceType', from.map((one) => `${one}:${to}`).join(' '))];
    }
    case 'setup':
      return [meaning('the setup')];
    case 'no-promotion':
      return [meaning('does not promote')];
    case 'no-other-promotes':
      return [meaning('nothing else promotes')];
    case 'drop-file': {
      const piece = letter(fact.piece);
      if (piece === null) return null;
      return [
        option('dropNoDoubled', piece),
        ...(fact.most === 1 ? [] : [option('dropNoDoubledCount', String(fact.most))]),
      ];
    }
    case 'drop-mate':
      return [option('shogiPawnDropMateIllegal', String(fact.result !== 'allowed'))];
    case 'drop-ranks': {
      if (ranks === null || (fact.ranks === 'half' && ranks % 2 === 1)) return null;
      const count = fact.ranks === 'half' ? ranks / 2 : fact.ranks;
      const white = option('whiteDropRegion', ranksFrom(1, count));
      const black = option('blackDropRegion', ranksFrom(ranks - count + 1, ranks));
      return fact.only === 'white' ? [white] : [white, black];
    }
    case 'river': {
      if (ranks === null || ranks % 2 === 1) return null;
      if (fact.effect === 'sideways-beyond')
        return [option('soldierPromotionRank', String(ranks / 2 + 1))];
      const name = fact.piece ?? about;
      if (name === null || plainName(name) !== 'elephant')
        return [meaning('cannot cross the river')];
      return [
        option('mobilityRegionWhiteElephant', ranksFrom(1, ranks / 2)),
        option('mobilityRegionBlackElephant', ranksFrom(ranks / 2 + 1, ranks)),
      ];
    }
    case 'confined':
      return confinedOf(fact.pieces ?? (about === null ? [] : [about]), base);
    case 'unconfined':
      return [meaning('may leave its area')];
    case 'palace-lines':
      return [meaning('goes along the lines of the palace')];
    case 'first-player':
      return [meaning('who moves first')];
    case 'same-rules':
      return [meaning(`other rules as in ${fact.game}`)];
    case 'same-pieces':
      return [meaning(`other pieces as in ${fact.game ?? 'the usual game'}`)];
    case 'replaced':
      return [meaning(`${fact.by} in place of ${fact.piece}`)];
    case 'royal':
      return [
        meaning(
          `${fact.piece === '' ? (about ?? 'it') : fact.piece} is ${fact.royal ? '' : 'not '}royal`,
        ),
      ];
    case 'no-castling': {
      const where = fact.wing === null ? '' : ` on the ${fact.wing}side`;
      return [meaning(`${fact.color ?? 'a player'} cannot castle${where}`)];
    }
    case 'in-hand':
      return [meaning('pieces in hand at the start')];
    case 'castling-distance':
      return [meaning(`the king castles over ${fact.squares} squares`)];
    case 'start-squares':
      return null;
    case 'nearer-king-wins':
      return [meaning('of bare kings the one nearer to its last rank wins')];
    case 'promotes-as-in':
    case 'promotion-by-square':
    case 'captured-pieces':
    case 'that-loses':
    case 'sente-is':
    case 'mates-alone':
      return [];
  }
}

/** The first of the ranks, as seen by White. Null if the board is too small or unknown. */
function numbersOf(far: FarRanks, ranks: number | null): number | null {
  if (ranks === null) return null;
  if ('last' in far) return far.last < ranks ? ranks - far.last + 1 : null;
  const isFar = far.from <= ranks && far.from * 2 > ranks;
  return isFar && (far.to === null || far.to === ranks) ? far.from : null;
}

/** Squares by rank, then by file, so that the same squares are the same value. */
function inOrder(squares: readonly string[]): readonly string[] {
  const known = new Set(squares.flatMap((square) => parseSquare(square) ?? []));
  return [...known].toSorted((one, other) => one - other).map(printSquare);
}

/** The four squares in the middle. Null if there are not four, or if the board is unknown. A board of eight ranks has eight files. */
function centreOf(files: number | null, ranks: number | null): string | null {
  const width = files ?? (ranks === 8 ? 8 : null);
  if (ranks === null || width === null || ranks % 2 === 1 || width % 2 === 1) return null;
  const isMiddle = (at: number, side: number): boolean => at === side / 2 - 1 || at === side / 2;
  return squaresOf({ files: width, ranks })
    .filter((square) => isMiddle(fileOf(square), width) && isMiddle(rankOf(square), ranks))
    .map(printSquare)
    .join(' ');
}

function ranksFrom(from: number, to: number): string {
  const step = from <= to ? 1 : -1;
  return Array.from(
    { length: Math.abs(to - from) + 1 },
    (_, index) => `*${from + step * index}`,
  ).join(' ');
}

/** The regions to which the built-in game confines the pieces of these names. */
function confinedOf(
  names: readonly string[],
  base: EngineRules | null,
): readonly OptionValue[] | null {
  if (base === null || names.length === 0) return [meaning('stays in its area')];
  const board = { files: base.maxFile, ranks: base.maxRank };
  const options = names.map(plainName).flatMap((name) =>
    PIECE_OPTIONS.flatMap((row) => {
      if (row.type !== 'Bitboard' || base.pieces.every(({ type }) => type !== row.piece)) return [];
      const isMeant = ENGINE_PIECE_TYPE_BY_NAME.get(row.piece)?.names.some(
        (one) => one === name || OTHER_NAMES.get(name)?.includes(one) === true,
      );
      const squares = base.mobilityRegion.get(row.piece)?.[row.side] ?? [];
      return isMeant !== true || squares.length === 0
        ? []
        : [option(row.key, printRegion(squares, board))];
    }),
  );
  return options.length === 0 ? [meaning('stays in its area')] : options;
}

/** Other names in texts for pieces of the engine. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['general', ['king']],
  ['advisor', ['fers', 'wazir']],
  ['adviser', ['fers', 'wazir']],
  ['guard', ['fers', 'wazir']],
  ['mandarin', ['fers', 'wazir']],
]);
