import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OPTIONS } from '../../src/catalog/options/options.js';
import { choicesOf, type Choices } from '../../src/cross/invent/choices.js';
import { inventBetza } from '../../src/cross/invent/invent-betza.js';
import { inventSection } from '../../src/cross/invent/invent-section.js';
import { READERS, type Reader } from './readers.js';

/** An input that is made of a seed alone: the same on every machine. */
export interface FuzzInput {
  readonly reader: Reader;
  readonly text: string;
  /** Which of the things that its reader does with it is to be tried first. */
  readonly choice: number;
}

/** What breaks readers: signs of the formats, white space of all kinds, halves of pairs, numbers out of range, names of prototypes. */
const SPLINTERS = [
  ...'[]{}():;=#*-+/~|_,.<>\\"\'`!?@&%^$ \t\r\n\v\f\u00a0\uFEFF\u0000\u001b\u202e\u2028',
  '\r\n',
  '\n\n',
  '\n[x:chess]\n',
  '\n| - | - |\n',
  '\n# ',
  '\n* ',
  '__proto__',
  'constructor',
  '99999999999',
  '-1',
  'A',
  'é',
  '歩',
  '🩓',
  '\ud83e',
  'zaaab',
  'caaK',
  'maxFile = -1\n',
  '<pre>',
  '</pre>',
  '<!--',
  '-->',
  'fairyc-ignore ini/no-key',
];

function readAll(folder: string, endings: readonly string[]): readonly string[] {
  return readdirSync(folder)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const PROSE =
  'A game of chess on a board of 8x8.\n\nThe Ghost (G) moves like a rook or a knight. It cannot capture.\n\nPawns promote to Queen, Rook or Ghost on the last rank. Stalemate is a win.\n';

/** Real texts to change, by who reads them. */
const SEEDS: Readonly<Record<Reader, readonly string[]>> = {
  ini: readAll('generated/ini', ['.ini']),
  document: [
    ...readAll('generated/document', ['.md']),
    ...readAll('test/corpus/ok', ['.md']),
    ...readAll('test/corpus/err', ['.md']),
  ],
  page: [...readAll('generated/diagram', ['.html']), PROSE],
  betza: ['mfWcfF', 'BDD', 'fmWfceFifmnD', 'KNADcaKcabKmabK', 'gabQ', 'mpR', 'nN', 'W2F3', 'iO2'],
  fen: [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1',
    'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 3 20',
  ],
  word: ['stalemateValue', 'e4', 'piece/no-royal', 'a1'],
};

const KEYS = OPTIONS.map(({ key }) => key);

/** The input of a seed. */
export function fuzzInput(seed: string): FuzzInput {
  const choices = choicesOf(seed);
  const reader = choices.one(READERS);
  let text = grown(reader, choices);
  for (let left = choices.number(0, 7); left > 0; left--) text = changed(text, choices);
  const longest = choices.chance(0.1) ? MAX_TEXT : MOST_TEXTS;
  return { reader, text: text.slice(0, longest), choice: choices.number(0, 999) };
}

/** Longest input, in characters, and longest of nearly all: many are better than long ones. */
const MAX_TEXT = 1500;
const MOST_TEXTS = 500;

/** A text as its grammar has it: real, or invented. */
function grown(reader: Reader, choices: Choices): string {
  const real = choices.one(SEEDS[reader]);
  if (choices.chance(0.5)) return real;
  switch (reader) {
    case 'ini':
      return `${inventSection('x', choices, () => null)}\n${choices.one(KEYS)} = ${choices.one(SPLINTERS)}\n`;
    case 'betza':
      return inventBetza(choices);
    case 'document':
      return real.replace(/\| [A-Za-z]+ +\|/, () => `| ${inventBetza(choices)} |`);
    case 'page':
      return `Title\n\nfiles=${choices.number(0, 19)}\nranks=${choices.number(0, 19)}\nox:${choices.one(SPLINTERS)}:${inventBetza(choices)}:x:a2,c3,,a7\nking:K:K:x:e1,,e8\n`;
    case 'fen':
    case 'word':
      return real;
  }
}

/** One mutation of the bytes: removed, inserted, doubled, moved, cut. */
function changed(text: string, choices: Choices): string {
  const at = choices.number(0, text.length);
  const length = choices.number(1, 12);
  const part = text.slice(at, at + length);
  switch (choices.number(0, 5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + part.repeat(choices.number(0, 19)) + text.slice(at);
    case 2:
      return text.slice(at);
    case 3:
      return (
        text.slice(0, at) + String.fromCharCode(choices.number(0, 0xffff)) + text.slice(at + 1)
      );
    default:
      return text.slice(0, at) + choices.one(SPLINTERS) + text.slice(at);
  }
}
