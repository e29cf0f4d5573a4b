import { fileName } from '../text/file-name.js';

/** A name of letters, digits, hyphens and underscores, for file names and ids. The name of a section in variants.ini may contain anything. */
export function plainName(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  return fileName(/[A-Za-z0-9]/.test(plain) ? plain : 'unnamed');
}
