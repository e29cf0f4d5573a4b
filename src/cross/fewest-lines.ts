/** Removes one line of a text after another as long as `shows` holds. The first line stays. */
export async function fewestLines(
  text: string,
  shows: (text: string) => Promise<boolean>,
): Promise<string> {
  let lines = text.split('\n');
  for (let before = Infinity; lines.length < before;) {
    before = lines.length;
    for (let index = lines.length - 1; index > 0; index--) {
      const fewer = lines.toSpliced(index, 1);
      if (await shows(fewer.join('\n'))) lines = fewer;
    }
  }
  return lines.join('\n');
}
