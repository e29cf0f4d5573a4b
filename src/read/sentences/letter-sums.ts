import { partOf, type Excerpt } from '../../text/excerpt.js';
import { entryNamed, type Entry } from './entry.js';
import { plainName, USUAL_LETTERS } from './names.js';

/** "The Marshall (R+N) and the Cardinal [B+N]": a name, and the letters of the pieces of chess whose moves it combines. */
const SUM =
  /(?<!\p{L})(?:(?:The|An?|Our|My|Its|This|Each) )?(\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?) [([]([KQRBN](?:\s?[+/&]\s?[KQRBN]){1,3})[)\]]/gu;

interface LetterSum {
  readonly name: Excerpt;
  readonly entry: Entry;
}

/** The pieces that a line names so. "Bishop and Knight (B+N)" in a text on endgames names none. */
export function letterSums(line: Excerpt): readonly LetterSum[] {
  return [...line.text.matchAll(SUM)].flatMap(({ 0: whole, 1: said = '', 2: sum = '', index }) => {
    if (said.split(' ').some((word) => USUAL_LETTERS.has(plainName(word)))) return [];
    const name = partOf(line, index, index + said.length);
    const end = index + whole.length - 1;
    const notation: Excerpt = {
      text: sum.replace(/[^A-Z]/g, ''),
      place: () => line.place(end - sum.length, end),
    };
    const entry = entryNamed(said, name.place(0, said.length));
    return [{ name, entry: { ...entry, notations: [notation] } }];
  });
}
