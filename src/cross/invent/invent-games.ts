import type { Source } from '../../text/source.js';
import { ourGame } from '../our-game.js';
import { choicesOf } from './choices.js';
import { inventDocument } from './invent-document.js';
import { inventSection, isSound, type ReadGame } from './invent-section.js';

/** One invented game in this many is a document. */
const DOCUMENT_EVERY = 4;
/** The maximum number of attempts to invent one document. */
const MOST_DOCUMENTS = 6;

/** Invents a number of random sections and documents. The sections are those of `inventGames`. */
export function inventDefinitions(
  count: number,
  seed: string,
  readGame: ReadGame,
): readonly Source[] {
  return inventGames(count, seed, readGame).map((section, index) =>
    index % DOCUMENT_EVERY === DOCUMENT_EVERY - 1
      ? inventDocumentOf(index + 1, seed, readGame)
      : section,
  );
}

/** A document that can usually be played, from a position in which no king can be captured. */
function inventDocumentOf(number: number, seed: string, readGame: ReadGame): Source {
  const name = `random-${seed}-${number}`;
  const file = `${name}.md`;
  let source: Source = { file, text: '' };
  for (let tries = 0; tries < MOST_DOCUMENTS; tries++) {
    const choices = choicesOf(`${name} ${tries}`);
    source = { file, text: inventDocument(name, choices) };
    const game = readGame(source);
    if (choices.chance(0.05) || (game !== null && isSound(ourGame(game), game.startFen))) break;
  }
  return source;
}

/** Invents a number of random variants. Each depends only on the seed and its own number, so that several machines can share the work. */
export function inventGames(count: number, seed: string, readGame: ReadGame): readonly Source[] {
  return Array.from({ length: count }, (_, index) => inventGame(index + 1, seed, readGame));
}

function inventGame(number: number, seed: string, readGame: ReadGame): Source {
  const name = `random-${seed}-${number}`;
  const choices = choicesOf(name);
  return { file: `${name}.ini`, text: inventSection(name, choices, readGame) };
}
