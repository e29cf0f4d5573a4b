/** Removes the marks from a bad example: the text, and the range between the marks. */
export function unmark(marked: string): { text: string; start: number; end: number } {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return { text: marked.replace('⟦', '').replace('⟧', ''), start, end };
}
