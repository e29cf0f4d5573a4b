import { plainFileName } from './texts.js';

/** Downloads a text as a file. */
export function download(file: string, text: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = plainFileName(file);
  link.href = url;
  link.click();
  // The download has started by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
