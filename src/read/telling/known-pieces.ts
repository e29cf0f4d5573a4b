import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPE_BY_NAME, ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import type { Movement } from '../../ir/movement.js';
import { readAsProgram } from '../betza/read-betza.js';
import { builtinRules } from '../builtins.js';
import { plainName } from './names.js';

/** A piece as a sentence refers to it: "the usual move of a bishop", "a chess king", "the guard of Korean chess". */
interface PieceReference {
  /** Singular, in small letters, without articles: `bishop`. */
  readonly noun: string;
  /** The built-in variant whose piece is meant; null: the text does not say. */
  readonly game: string | null;
  /** Not one of the page, but the one that everybody knows. */
  readonly isUsual: boolean;
}

/** No reference is longer. */
const LONGEST = 80;
const ARTICLES = /^(?:the|an?|any|its|own)\s+/;
const USUAL = /^(?:normal|usual|regular|ordinary|standard|standart|orthodox)\s+/;
const ADJECTIVES: ReadonlyMap<string, string> = new Map([
  ['korean', 'janggi'],
  ['chinese', 'xiangqi'],
  ['japanese', 'shogi'],
  ['fide', 'chess'],
  ['western', 'chess'],
]);

/** Takes the words of a reference apart. */
export function referenceOf(text: string): PieceReference {
  let noun = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[*_`"]/g, '')
    .split(/\s+/)
    .join(' ')
    .trim();
  let isUsual = false;
  for (let before = ''; before !== noun;) {
    before = noun;
    isUsual ||= USUAL.test(noun);
    noun = noun
      .replace(ARTICLES, '')
      .replace(USUAL, '')
      .replace(/^(?:non-?royal|royal) /, '')
      .replace(/^(?:all )?moves? of /, '')
      .replace(/['’]s? moves?$| moves?$/, '');
  }
  const of = / of (?:the )?(.+)$/.exec(noun);
  const named = of === null ? null : gameNamed(of[1] ?? '');
  if (of !== null && named !== null)
    return { noun: singular(noun.slice(0, of.index)), game: named, isUsual };
  const words = noun.split(' ');
  for (const count of [2, 1]) {
    const game = words.length > count ? gameNamed(words.slice(0, count).join(' ')) : null;
    if (game !== null) return { noun: singular(words.slice(count).join(' ')), game, isUsual };
  }
  return { noun: singular(noun), game: null, isUsual };
}

function gameNamed(words: string): string | null {
  return ADJECTIVES.get(words) ?? builtinNamed(words);
}

/** "Pawns" as "Pawn"; names of pieces have no other plural. */
function singular(name: string): string {
  return /[^s]s$/i.test(name) ? name.slice(0, -1) : name;
}

/** How a piece moves that no text needs to define; `base` is the game of whose pieces the page speaks, null: none. */
export function knownMovement(reference: PieceReference, base: string | null): Movement | null {
  const { game, noun } = reference;
  if (game !== null) return movementIn(game, noun);
  return (base === null ? null : movementIn(base, noun)) ?? namedMovement(noun);
}

function movementIn(game: string, noun: string): Movement | null {
  const pieces = builtinRules(game)?.pieces ?? [];
  const named = (isName: (name: string) => boolean) =>
    pieces.find(({ type }) => ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names.some(isName));
  const piece =
    named((name) => name === noun) ??
    named((name) => name === `${noun} general` || name.endsWith(` ${noun}`));
  return piece === undefined ? null : readAsProgram(piece.betza, 'fairy-stockfish');
}

function namedMovement(noun: string): Movement | null {
  const row = PIECE_NAMES.find(({ names }) => names.some((name) => plainName(name) === noun));
  if (row !== undefined) return readAsProgram(row.betza, 'xbetza');
  const type = ENGINE_PIECE_TYPES.find(({ names }) =>
    names.some((name) => plainName(name) === noun),
  );
  const betza = type?.betza ?? null;
  return betza === null ? null : readAsProgram(betza, 'fairy-stockfish');
}
