import type { Movement } from '../../ir/movement.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';
import { readBetza } from '../betza/read-betza.js';
import type { Sentence } from './words.js';

/** The moves of a notation in a sentence: "(Betza: fW)", or "Betza **BD** = bishop or dabbaba", where the words after the sign explain it. */
export function notationIn(sentence: Sentence, excerpt: Excerpt): Movement | null {
  const text = excerpt.text.slice(sentence.start, sentence.end).trim();
  const inside = /^betza\W{0,3}([A-Za-z0-9]{1,30})\W{0,3}(?:$|=\s)/i.exec(text.slice(0, 60))?.[1];
  return inside === undefined
    ? null
    : notationOf({ ...partOf(excerpt, sentence.start, sentence.end), text: inside });
}

/** The moves of a notation, as the engine reads it or otherwise as the pages of chess variants do. */
export function notationOf({ place, text }: Excerpt): Movement | null {
  const read = (['fairy-stockfish', 'xbetza'] as const).map((dialect) => {
    const { diagnostics, value } = readBetza(text, dialect, place(0, text.length));
    return diagnostics.every(({ severity }) => severity === 'info') ? value.asWritten : null;
  });
  return read.find((one) => one !== null) ?? null;
}
