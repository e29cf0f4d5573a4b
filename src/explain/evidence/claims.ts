/** What a text in plain words says of repetition. */
export interface RepetitionClaim {
  readonly sentence: string;
  /** What becomes of the player of whom the sentence speaks. */
  readonly verdict: 'wins' | 'loses';
  /** Who that is can be read in two ways. */
  readonly isAmbiguous: boolean;
}

const REPEATING = /\b(?:repeat|repetition|same (?:situation|position))/i;
const VERDICT = /\b(?:(loses?|lost)|(?:wins?|won))\b/i;
/** `made the same situation 3 times first`: who completes it, or who began? */
const FIRST = /\b(?:first|starts?|starting|begins?|began|begun)\b/i;
/** `Repetition: …` */
const RULE = /^[A-Z][a-z ]{0,30}:/;
/** Longer texts are read up to here. */
const LONGEST = 100_000;

/** The sentences on repetition that say who wins or loses; marks of comments count for nothing. */
export function repetitionClaims(text: string): readonly RepetitionClaim[] {
  const plain = text
    .slice(0, LONGEST)
    .replace(/^\[.*$/gm, '\n')
    .replace(/^[ \t]*[*-][ \t]/gm, '\n')
    .replace(/^[ \t]*[#;>]+/gm, '');
  return sentencesOf(plain).flatMap((sentence) => {
    const verdict = VERDICT.exec(sentence);
    if (verdict === null || !REPEATING.test(sentence)) return [];
    return [
      {
        sentence,
        verdict: verdict[1] === undefined ? 'wins' : 'loses',
        isAmbiguous: FIRST.test(sentence),
      },
    ];
  });
}

/** Lines that follow each other belong together; options and the rules of our own documents (`Key: value`) are none. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n|[.!?](?=\s|$)|\n(?=[^\n=]*=)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !part.includes('=') && !RULE.test(part));
}
