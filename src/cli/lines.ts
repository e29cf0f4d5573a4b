/** The lines of a stream as they arrive, without line ends; null for a line longer than `longest` characters. */
export async function* linesOf(
  stream: AsyncIterable<Buffer | string>,
  longest: number,
): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = '';
  let tooLong = false;
  for await (const chunk of stream) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n', start)) {
      yield tooLong || end - start > longest ? null : rest.slice(start, end).replace(/\r$/, '');
      tooLong = false;
      start = end + 1;
    }
    rest = rest.slice(start);
    if (rest.length > longest) {
      tooLong = true;
      rest = '';
    }
  }
  if (tooLong || rest !== '') yield tooLong ? null : rest;
}
