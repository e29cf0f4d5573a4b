/** What a sentence of an author says about repetition. */
export interface RepetitionClaim {
  readonly sentence: string;
  /** The result for the player that the sentence is about. */
  readonly verdict: 'wins' | 'loses';
  /** Whether the sentence can refer to either player. */
  readonly isAmbiguous: boolean;
}

const REPEATING = /\b(?:repeat|repetition|same (?:situation|position))/i;
const VERDICT = /\b(?:(loses?|lost)|(?:wins?|won))\b/i;
/** `made the same situation 3 times first`: this can mean the player who completed it or the one who began it. */
const FIRST = /\b(?:first|starts?|starting|begins?|began|begun)\b/i;
/** `Repetition: …` */
const RULE = /^[A-Z][a-z ]{0,30}:/;
/** The number of characters read; the rest of a longer text is ignored. */
const LONGEST = 100_000;

/** The sentences about repetition that say who wins or loses. Ignores comment marks. */
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

/** The sentences of a text. Consecutive lines belong together; options and rules of fairyc documents (`Key: value`) are left out. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n|[.!?](?=\s|$)|\n(?=[^\n=]*=)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !part.includes('=') && !RULE.test(part));
}
