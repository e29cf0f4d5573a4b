import { Lexer, type ILexingResult, type TokenType } from 'chevrotain';
import { ATOMS } from '../../src/catalog/betza/atoms.js';
import { DIALECTS, type Dialect } from '../../src/catalog/betza/dialects.js';
import { modifierLetters } from '../../src/catalog/betza/modifiers.js';
import { createToken } from '../token.js';

export const Direction = token('Direction', `[${modifierLetters('direction')}]`);
export const Modifier = token('Modifier', `[${modifierLetters('modifier')}]`);
/** An atom. Each dialect has its own capitals, so its lexer mode has a token of this category. */
export const Letter = createToken({ name: 'Letter', pattern: Lexer.NA });
/** X and Y in XBetza. */
export const Extension = token('Extension', '[XY]+');
export const Castling = token('Castling', 'O');
export const Drop = token('Drop', '@');
export const Digits = token('Digits', '[0-9]+');
export const Star = token('Star', '\\*');
export const LeftRound = token('LeftRound', '\\(');
export const RightRound = token('RightRound', '\\)');
export const LeftSquare = token('LeftSquare', '\\[');
export const RightSquare = token('RightSquare', '\\]');
export const Comma = token('Comma', ',');
export const Dash = token('Dash', '-');
export const Query = token('Query', '\\?');
/** A run of characters that no dialect knows. Unknown capitals are separate tokens, one each. */
export const Foreign = token('Foreign', '[^A-Za-z0-9@*()\\[\\],?-]+');
export const ForeignCapital = createToken({
  name: 'ForeignCapital',
  pattern: /[A-Z]/,
  categories: [Foreign],
});

const COMMON = [
  Direction,
  Modifier,
  Castling,
  Drop,
  Digits,
  Star,
  LeftRound,
  RightRound,
  LeftSquare,
  RightSquare,
  Comma,
  Dash,
  Query,
  Foreign,
] as const;

const LETTERS: Readonly<Record<Dialect, TokenType>> = {
  'fairy-stockfish': letterToken('fairy-stockfish'),
  xboard: letterToken('xboard'),
  xbetza: letterToken('xbetza'),
};

const MODES: Readonly<Record<Dialect, TokenType[]>> = {
  'fairy-stockfish': [LETTERS['fairy-stockfish'], ...COMMON, ForeignCapital],
  xboard: [LETTERS.xboard, ...COMMON, ForeignCapital],
  xbetza: [LETTERS.xbetza, Extension, ...COMMON, ForeignCapital],
};

/** All token types, for the parser. */
export const VOCABULARY: readonly TokenType[] = [
  Letter,
  Extension,
  ForeignCapital,
  ...COMMON,
  ...DIALECTS.map((dialect) => LETTERS[dialect]),
];

let lexer: Lexer | null = null;

/** The tokens of a text in a dialect. Every text is a sequence of tokens, so there are no lexing errors. */
export function tokenizeBetza(text: string, dialect: Dialect): ILexingResult {
  lexer ??= new Lexer(
    { modes: MODES, defaultMode: 'fairy-stockfish' },
    { positionTracking: 'onlyOffset', skipValidations: true, safeMode: true },
  );
  return lexer.tokenize(text, dialect);
}

function token(name: string, pattern: string): TokenType {
  return createToken({ name, pattern: new RegExp(pattern) });
}

function letterToken(dialect: Dialect): TokenType {
  const letters = [...ATOMS[dialect].keys()].join('');
  return createToken({
    name: `Letter(${dialect})`,
    pattern: new RegExp(`[${letters}]`),
    categories: [Letter],
  });
}
