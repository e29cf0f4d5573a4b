import { fileName } from '../text/file-name.js';

/** Letters, digits, hyphens and underscores alone, for names of files and ids; a section of variants.ini may be called anything. */
export function plainName(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  return fileName(/[A-Za-z0-9]/.test(plain) ? plain : 'unnamed');
}
