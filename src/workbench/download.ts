/** Gives a text to the browser as a file. */
export function download(file: string, text: string): void {
  const link = document.createElement('a');
  link.download = file;
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.click();
}
