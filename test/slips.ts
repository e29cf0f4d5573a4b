/** Slips of the fingers, each at every place of a word. */
export const SLIPS: Readonly<Record<string, (word: string) => readonly string[]>> = {
  swapped: (word) =>
    places(word).map(
      (i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
    ),
  dropped: (word) => places(word).map((i) => word.slice(0, i) + word.slice(i + 1)),
  doubled: (word) => places(word).map((i) => word.slice(0, i + 1) + word.slice(i)),
  replaced: (word) =>
    places(word).map((i) => {
      const letter = word.charAt(i);
      const other = BESIDE.get(letter.toLowerCase()) ?? letter;
      const typed = letter === letter.toLowerCase() ? other : other.toUpperCase();
      return word.slice(0, i) + typed + word.slice(i + 1);
    }),
};

/** The letter to the right of each on a keyboard. */
const BESIDE: ReadonlyMap<string, string> = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    [...row.slice(0, -1)].map((letter, index) => [letter, row.charAt(index + 1)] as const),
  ),
);

function places(word: string): readonly number[] {
  return Array.from({ length: word.length - 1 }, (_, index) => index);
}
