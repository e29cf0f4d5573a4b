import type { Span } from '../../text/span.js';

/** A rule that a sentence states, as an option of variants.ini has it. */
export interface ToldRule {
  /** Null: no option says it; `meaning` does. */
  readonly option: string | null;
  readonly value: string | null;
  readonly meaning?: string;
  readonly span: Span;
  readonly text: string;
}

/** A rule before the board and the letters of pieces are known. */
export type RuleFact =
  | { readonly kind: 'option'; readonly option: string; readonly value: string }
  /** Read, but no option of the engine says it. */
  | { readonly kind: 'meaning'; readonly meaning: string }
  /** The king wins on the last so many ranks. */
  | { readonly kind: 'flag'; readonly piece: string; readonly ranks: number }
  | { readonly kind: 'flag-squares'; readonly piece: string; readonly squares: string }
  /** Promotion on the farthest ranks, or from a rank on. */
  | { readonly kind: 'zone'; readonly last: number }
  | { readonly kind: 'zone-from'; readonly rank: number }
  /** Pawns promote to these; `adds`: beside the usual ones. */
  | { readonly kind: 'pawn-choices'; readonly pieces: readonly string[]; readonly adds: boolean }
  /** Null: the piece that the text is about. */
  | { readonly kind: 'promotes'; readonly pieces: readonly string[] | null; readonly to: string }
  | { readonly kind: 'no-promotion'; readonly pieces: readonly string[] | null }
  | { readonly kind: 'drop-file'; readonly piece: string }
  /** Drops on the first so many ranks. */
  | { readonly kind: 'drop-ranks'; readonly ranks: number; readonly only: 'white' | 'black' | null }
  /** Beyond the middle of the board. */
  | {
      readonly kind: 'river';
      readonly piece: string | null;
      readonly effect: 'cannot-cross' | 'sideways-beyond';
    }
  | { readonly kind: 'size'; readonly files: number; readonly ranks: number };

/** What rules need to know of the game. */
export interface GameFacts {
  readonly ranks: number | null;
  /** Null: neither the page nor the game that it is named after has a letter for it. */
  readonly letter: (name: string) => string | null;
  /** Of chess, or of the game to which the page refers. */
  readonly choices: readonly string[];
}

type OptionValue = Pick<ToldRule, 'option' | 'value' | 'meaning'>;

const option = (key: string, value: string): OptionValue => ({ option: key, value });
const meaning = (text: string): OptionValue => ({ option: null, value: null, meaning: text });

const ranksFrom = (from: number, to: number): string => {
  const step = from <= to ? 1 : -1;
  return Array.from(
    { length: Math.abs(to - from) + 1 },
    (_, index) => `*${from + step * index}`,
  ).join(' ');
};

/** What a fact is as options; null: the page does not say enough. */
export function optionsOf(
  fact: RuleFact,
  about: string | null,
  { choices, letter, ranks }: GameFacts,
): readonly OptionValue[] | null {
  switch (fact.kind) {
    case 'option':
      return [option(fact.option, fact.value)];
    case 'meaning':
      return [meaning(fact.meaning)];
    case 'size':
      return [option('maxFile', String(fact.files)), option('maxRank', String(fact.ranks))];
    case 'flag': {
      const piece = letter(fact.piece);
      if (piece === null || ranks === null) return null;
      return [
        option('flagPiece', piece),
        option('flagRegionWhite', ranksFrom(ranks - fact.ranks + 1, ranks)),
        option('flagRegionBlack', ranksFrom(1, fact.ranks)),
      ];
    }
    case 'flag-squares': {
      const piece = letter(fact.piece);
      return piece === null
        ? null
        : [
            option('flagPiece', piece),
            option('flagRegionWhite', fact.squares),
            option('flagRegionBlack', fact.squares),
          ];
    }
    case 'zone':
      return ranks === null ? null : zone(ranks - fact.last + 1, ranks);
    case 'zone-from':
      return ranks === null || fact.rank > ranks || fact.rank * 2 <= ranks
        ? null
        : zone(fact.rank, ranks);
    case 'pawn-choices': {
      const letters = fact.pieces.map(letter);
      if (!letters.every((one) => one !== null)) return null;
      return [option('promotionPieceTypes', [...(fact.adds ? choices : []), ...letters].join(' '))];
    }
    case 'promotes': {
      const to = letter(fact.to);
      const from = (fact.pieces ?? (about === null ? [] : [about])).map(letter);
      if (from.length === 0) return null;
      if (to === null || !from.every((one) => one !== null))
        return [meaning(`promotes to ${fact.to}`)];
      return [option('promotedPieceType', from.map((one) => `${one}:${to}`).join(' '))];
    }
    case 'no-promotion':
      return [meaning('does not promote')];
    case 'drop-file': {
      const piece = letter(fact.piece);
      return piece === null ? null : [option('dropNoDoubled', piece)];
    }
    case 'drop-ranks': {
      if (ranks === null) return null;
      const white = option('whiteDropRegion', ranksFrom(1, fact.ranks));
      const black = option('blackDropRegion', ranksFrom(ranks - fact.ranks + 1, ranks));
      return fact.only === 'white' ? [white] : fact.only === 'black' ? [black] : [white, black];
    }
    case 'river': {
      if (ranks === null || ranks % 2 === 1) return null;
      if (fact.effect === 'sideways-beyond')
        return [option('soldierPromotionRank', String(ranks / 2 + 1))];
      const name = fact.piece ?? about;
      if (name === null || !/^elephant$/i.test(name)) return [meaning('cannot cross the river')];
      return [
        option('mobilityRegionWhiteElephant', ranksFrom(1, ranks / 2)),
        option('mobilityRegionBlackElephant', ranksFrom(ranks / 2 + 1, ranks)),
      ];
    }
  }
}

function zone(from: number, ranks: number): readonly OptionValue[] {
  return [
    option('promotionRegionWhite', ranksFrom(from, ranks)),
    option('promotionRegionBlack', ranksFrom(ranks - from + 1, 1)),
  ];
}
