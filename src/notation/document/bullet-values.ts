import { NUMBER_WORDS } from '../../catalog/number-words.js';
import { byColor, COLORS, printFile, type Board, type ByColor } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import { equalSquareSets, rotateSquares, type SquareSet } from '../../ir/region.js';
import { RULE_KEYS } from '../../ir/rule-fields.js';
import type { OneOrAny, PieceSet, RuleFields, RuleKey, Value } from '../../ir/rules.js';
import { NO_DEFAULTS, type RuleBullet, type RuleChange, type RuleContext } from './bullet-row.js';
import { pieceLookup, referenceTo } from './piece-references.js';
import { meantWord, type Players } from './bullet-words.js';
import { readSquares, saySquares } from './squares.js';

/** A type of value: how to read and write it. */
export interface ValueKind<T> {
  /** Example values for messages. */
  readonly words: readonly string[];
  /** Null if the text is not understood. */
  readonly read: (text: string, context: RuleContext) => T | null;
  /** Null if no text expresses the value. */
  readonly say: (value: T, context: RuleContext) => string | null;
}

/** The description of a bullet for the reference page. */
interface BulletText {
  readonly text: string;
  /** By default the first of its words. */
  readonly example?: string;
  readonly also?: readonly string[];
  /** The player that a result is for, if the value is a result. */
  readonly who?: Players;
  /** Words for the state without the bullet. */
  readonly without?: readonly string[];
}

/** A bullet that sets one field of the rules. */
export function single<const Name extends string, Key extends RuleKey>(
  name: Name,
  field: Key,
  kind: ValueKind<RuleFields<PieceId>[Key]>,
  { text, example = kind.words[0] ?? '', also = [], without = [] }: BulletText,
): RuleBullet<Name> {
  return {
    ...{ name, text, example, also, words: kind.words, fields: [field], defaults: NO_DEFAULTS },
    read: (value, context) => {
      if (meantWord(value, without) !== null) return { fields: {} };
      const read = kind.read(value, context);
      return read === null ? null : fieldIs(field, read);
    },
    say: ({ rules }, context) => kind.say(rules[field], context),
  };
}

function fieldIs<Key extends RuleKey>(field: Key, value: RuleFields<PieceId>[Key]): RuleChange {
  // TypeScript cannot type a computed key; `field` and `value` belong together.
  const fields: Partial<RuleFields<PieceId>> = { [field]: value };
  return { fields };
}

/** A bullet with a fixed list of words, all of which set the same fields. */
export function choice<const Name extends string>(
  name: Name,
  changes: Readonly<Record<string, Partial<RuleFields<PieceId>>>>,
  { text, example, also = [], who }: BulletText,
  defaults: RuleBullet['defaults'] = NO_DEFAULTS,
): RuleBullet<Name> {
  const byWord = new Map(Object.entries(changes));
  const words = [...byWord.keys()];
  const fields = [...new Set([...byWord.values()].flatMap(keysOf))];
  return {
    ...{ name, text, also, words, fields, defaults, example: example ?? words[0] ?? '' },
    read: (value) => {
      const change = byWord.get(meantWord(value, words, who) ?? '');
      return change === undefined ? null : { fields: change };
    },
    say: ({ rules }) =>
      words.find((word) =>
        keysOf(byWord.get(word) ?? {}).every((key) => rules[key] === byWord.get(word)?.[key]),
      ) ?? null,
  };
}

/** A shorter way to state other bullets: it is read but never written. */
export function shorthand<const Name extends string>(
  name: Name,
  all: readonly string[],
  change: (word: string, context: RuleContext) => RuleChange | null,
  { text, example, also = [], who }: BulletText,
): RuleBullet<Name> {
  return {
    ...{ name, text, also, words: all, fields: [], defaults: NO_DEFAULTS },
    example: example ?? all[0] ?? '',
    read: (value, context) => {
      const word = meantWord(value, all, who);
      return word === null ? null : change(word, context);
    },
    say: () => null,
  };
}

function keysOf(fields: Partial<RuleFields<PieceId>>): readonly RuleKey[] {
  return RULE_KEYS.filter((key) => key in fields);
}

/** A type of value with one word for each value. */
export function words<T>(
  meanings: readonly (readonly [word: string, value: T])[],
  who?: Players,
): ValueKind<T> {
  const all = meanings.map(([word]) => word);
  return {
    words: all,
    read: (text) => {
      const meant = meantWord(text, all, who);
      return meanings.find(([word]) => word === meant)?.[1] ?? null;
    },
    say: (value) => meanings.find(([, meant]) => meant === value)?.[0] ?? null,
  };
}

export const YES_NO = words([
  ['yes', true],
  ['no', false],
]);

/** True means forbidden. */
export const FORBIDDEN = words([
  ['forbidden', true],
  ['allowed', false],
]);

/** True means allowed. */
export const ALLOWED = words([
  ['forbidden', false],
  ['allowed', true],
]);

export const resultOf = (who: Players): ValueKind<Value> =>
  words<Value>(
    [
      ['loss', 'loss'],
      ['draw', 'draw'],
      ['win', 'win'],
    ],
    who,
  );

/** True means compulsory. */
export const DUTY: ValueKind<boolean> = {
  ...YES_NO,
  read: (text, context) => {
    const duty = meantWord(text, ['compulsory', 'optional']);
    return duty === null ? YES_NO.read(text, context) : duty === 'compulsory';
  },
};

/** The value of `3` or `three`; null if the text is not a number. */
export function countOf(written: string): number | null {
  if (/^[0-9]{1,9}$/.test(written)) return Number(written);
  const named = NUMBER_WORDS.findIndex((word) => word === written.toLowerCase());
  return named === -1 ? null : named;
}

/** A number, 0 or more. */
export const COUNT: ValueKind<number> = {
  words: ['2', '3'],
  read: (text) => {
    const [, written = ''] =
      /^([0-9]{1,9}|[a-z]+)(?: (?:checks?|pieces?|times|stones|in a (?:row|line)))?$/i.exec(text) ??
      [];
    return countOf(written);
  },
  say: (value) => (value >= 0 && value < 1e9 ? String(value) : null),
};

/** A number; `none` is 0. */
export const COUNT_OR_NONE: ValueKind<number> = {
  words: ['3', 'none'],
  read: (text, context) => (meantWord(text, ['none']) === 'none' ? 0 : COUNT.read(text, context)),
  say: (value, context) => (value === 0 ? 'none' : COUNT.say(value, context)),
};

/** A rank, counted from 1 from the player's side in texts, and from 0 in values. */
export const RANK: ValueKind<number> = {
  words: ['1', '2'],
  read: (text) => (/^[1-9][0-9]?$/.test(text) ? Number(text) - 1 : null),
  say: (value) => String(value + 1),
};

/** A file: a letter in texts, a number from 0 in values. */
export const FILE: ValueKind<number> = {
  words: ['a', 'h'],
  read: (text) =>
    /^[a-p]$/i.test(text) ? text.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : null,
  say: (value) => (value >= 0 && value < 16 ? printFile(value) : null),
};

/** Squares, the same for both players. */
export const SQUARES: ValueKind<SquareSet> = {
  words: ['d4-e5', '*8', 'none'],
  read: (text, { board }) => readSquares(meantWord(text, ['none']) ?? text, board),
  say: (value, { board }) => saySquares(value, board),
};

/** A piece by its name, abbreviation or glyph. */
export const PIECE: ValueKind<OneOrAny<PieceId>> = {
  words: ['King', 'any piece'],
  read: (text, { pieces }) =>
    ANY_PIECE.includes(text.toLowerCase())
      ? '*'
      : (pieceLookup(pieces, (piece) => piece).find(text.replace(/^(?:the|an?) | only$/gi, ''))
          ?.id ?? null),
  say: (value, { pieces }) => (value === '*' ? 'any piece' : referenceTo(value, pieces) || null),
};

const ANY_PIECE = ['any piece', 'all pieces'];

/** Pieces in the order of the text, because the last one may be special. */
export const PIECES: ValueKind<PieceSet<PieceId>> = {
  words: ['King, Queen', 'all pieces', 'none'],
  read: (text, context) => {
    if (meantWord(text, ['none']) !== null) return [];
    const whole = PIECE.read(text, context);
    if (whole !== null) return [whole];
    const found = listed(text).map((word) => PIECE.read(word, context));
    return found.some((one) => one === null) ? null : found.filter((one) => one !== null);
  },
  say: (value, context) => {
    const said = value.map((one) => (one === '*' ? 'all pieces' : PIECE.say(one, context)));
    if (said.some((one) => one === null)) return null;
    return said.join(', ') || 'none';
  },
};

const MOST_PIECES = 128;

/** The names in a list such as `Queen, Rook or Knight` or `Q/R/B/N`. A list that is too long counts as one name, which no piece has. */
export function listed(text: string): readonly string[] {
  const words = text.split(/,? (?:and|or) |[,/]/i, MOST_PIECES + 1);
  return words.length > MOST_PIECES ? [text] : words.map((word) => word.trim());
}

/** A value for each player: one text for both, or `White …; Black …`. `seen` converts White's value to Black's for the same text. */
function sided<T>(
  kind: ValueKind<T>,
  { seen = (value) => value, equal = sameJson }: Partial<Sides<T>> = {},
): ValueKind<ByColor<T>> {
  const [first = ''] = kind.words;
  return {
    words: [...kind.words, `White ${first}; Black ${first}`],
    read: (text, context) => {
      const parts = partsOf(text);
      if (parts.white === null && parts.black === null) {
        const value = kind.read(text, context);
        return value === null ? null : { white: value, black: seen(value, context.board) };
      }
      const white = parts.white === null ? null : kind.read(parts.white, context);
      const black = parts.black === null ? null : kind.read(parts.black, context);
      return white === null || black === null ? null : { white, black };
    },
    say: ({ white, black }, context) => {
      const [forWhite, forBlack] = [kind.say(white, context), kind.say(black, context)];
      if (forWhite === null || forBlack === null) return null;
      if (equal(seen(white, context.board), black)) return forWhite;
      return `White ${forWhite}; Black ${forBlack}`;
    },
  };
}

interface Sides<T> {
  readonly seen: (value: T, board: Board) => T;
  readonly equal: (a: T, b: T) => boolean;
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The parts of a text such as `White d1-f3; Black: d8-f10`, in any order. Nothing may stand beside them. */
function partsOf(text: string): ByColor<string | null> {
  const parts = text
    .replace(/;\s*$/, '')
    .split(';', MOST_SIDES + 1)
    .map((part) => part.trim());
  const of = (color: string): string | null => {
    const own = parts.filter((one) => /^(?:white|black)[ :]/i.test(one) && startsWith(one, color));
    const [part] = own;
    return part === undefined || own.length > 1
      ? null
      : part.slice(color.length).replace(/^ ?:? ?/, '');
  };
  const sides = byColor(of);
  const said = COLORS.filter((color) => sides[color] !== null).length;
  // "White *1; Black *8; not a1": the rest may be a condition.
  return said === parts.length ? sides : byColor(() => null);
}

const MOST_SIDES = 2;

function startsWith(text: string, word: string): boolean {
  return text.toLowerCase().startsWith(word);
}

/** Squares for each player. If there is one text for both, Black's squares are White's rotated by 180 degrees. */
export const SQUARES_OF_EACH: ValueKind<ByColor<SquareSet>> = sided(SQUARES, {
  seen: (squares, board) => rotateSquares(board, squares),
  equal: equalSquareSets,
});

export const PIECE_OF_EACH = sided(PIECE);
export const PIECES_OF_EACH = sided(PIECES);

/** `yes`, `no`, or one player alone. */
export const WHO: ValueKind<ByColor<boolean>> = {
  words: ['yes', 'no', 'White', 'Black'],
  read: (text, context) => {
    const word = text.toLowerCase();
    const isOfBoth = /^(?:both|either)(?: players?| sides?)?$/.test(word);
    const meant = isOfBoth || YES_NO.read(text, context);
    if (meant !== null) return byColor(() => meant);
    return COLORS.some((color) => color === word) ? byColor((color) => color === word) : null;
  },
  say: ({ white, black }) => (white ? (black ? 'yes' : 'White') : black ? 'Black' : 'no'),
};
