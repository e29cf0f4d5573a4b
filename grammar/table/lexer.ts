import { Lexer, type TokenType } from 'chevrotain';
import { once } from '../../src/text/once.js';
import { createToken } from '../token.js';

/**
 * Each type of text has its own mode, so that `9x9` is a size and `fR2` is one word in a table. Full-width punctuation is
 * equivalent to ASCII.
 */
export const MODES = ['words', 'moves', 'size'] as const;
export type Mode = (typeof MODES)[number];

/** No white space and no punctuation, except full stops inside the word. */
const WORD = /[^\s,、，;；:：()（）=＝.`]+(?:\.[^\s,、，;；:：()（）=＝.`]+)*/;

export const Word = createToken({ name: 'Word', pattern: WORD });

/** A word with a meaning in fixed phrases, which is an ordinary word elsewhere. */
function keyword(name: string, pattern: RegExp): TokenType {
  return createToken({ name, pattern, longer_alt: Word, categories: [Word] });
}

function separator(name: string, pattern: RegExp): TokenType {
  return createToken({ name, pattern, longer_alt: Word });
}

const Blank = createToken({ name: 'Blank', pattern: /[\s`]+/, group: Lexer.SKIPPED });

export const Comma = createToken({ name: 'Comma', pattern: /[,、，]/ });
export const Colon = createToken({ name: 'Colon', pattern: /[:：]/ });
export const Semicolon = createToken({ name: 'Semicolon', pattern: /[;；]/ });
export const FullStop = createToken({ name: 'FullStop', pattern: /\./ });
export const Equals = createToken({ name: 'Equals', pattern: /[=＝]/ });
export const Open = createToken({ name: 'Open', pattern: /[(（]/ });
export const Close = createToken({ name: 'Close', pattern: /[)）]/ });

export const And = separator('And', /and/i);
export const Or = separator('Or', /or/i);
export const As = separator('As', /as/i);
export const Uses = keyword('Uses', /uses/i);
export const All = keyword('All', /all/i);
export const The = keyword('The', /the/i);
export const Following = keyword('Following', /following|these/i);
export const Usual = keyword('Usual', /usual|same/i);
export const Of = keyword('Of', /of/i);
export const Pieces = keyword('Pieces', /pieces/i);
export const From = separator('From', /from/i);

export const NotRoyal = keyword('NotRoyal', /(?:is\s+)?(?:not|non)(?:-|\s+)(?:an?\s+)?royal/i);
export const Royal = keyword('Royal', /royal/i);
export const Piece = keyword('Piece', /piece/i);
export const Only = keyword('Only', /only/i);
export const Count = keyword('Count', /\d+|one|two|three|four|five|six|seven|eight|nine/i);
export const Per = keyword('Per', /per/i);
export const Column = keyword('Column', /column|file/i);
export const Cannot = keyword('Cannot', /can\s*not|can't|may\s+not|must\s+not/i);
export const BeDropped = keyword('BeDropped', /be\s+dropped/i);
export const To = keyword('To', /to\s+give|with|to/i);
export const Mate = keyword('Mate', /mate|checkmate/i);

export const MoveText = createToken({ name: 'MoveText', pattern: /[^\s;；:：`](?:[^;；:：`]*)/ });

export const Digits = createToken({ name: 'Digits', pattern: /\d+/ });
export const By = createToken({ name: 'By', pattern: /[x×*]|by/i });

const words: TokenType[] = [
  Blank,
  Comma,
  Colon,
  Semicolon,
  FullStop,
  Equals,
  Open,
  Close,
  And,
  Or,
  As,
  Uses,
  All,
  Following,
  The,
  Usual,
  Of,
  Pieces,
  From,
  NotRoyal,
  Royal,
  Piece,
  Only,
  Count,
  Per,
  Column,
  Cannot,
  BeDropped,
  To,
  Mate,
  Word,
];

const modes: Record<Mode, TokenType[]> = {
  words,
  moves: [Blank, Semicolon, Colon, MoveText],
  size: [Blank, Digits, By],
};

export const tableLexer = once(
  () =>
    new Lexer(
      { modes, defaultMode: 'words' },
      { positionTracking: 'onlyOffset', skipValidations: true, safeMode: true },
    ),
);

/** All token types, for the parser. */
export const TABLE_TOKENS: TokenType[] = [...new Set(Object.values(modes).flat())];
