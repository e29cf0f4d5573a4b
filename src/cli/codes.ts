import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeDescription } from '../text/diagnostic.js';
import { once } from '../text/once.js';
import { packageRoot } from './package-root.js';

/** The descriptions of all codes, from a file next to the program that most runs do not need. */
const codesOfPackage = once((): Readonly<Record<string, CodeDescription>> => {
  const file = path.join(packageRoot(), 'generated/library/codes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, CodeDescription>>;
});

/** What a code means; null if no such code exists. */
export function describeCode(code: string): CodeDescription | null {
  return Object.hasOwn(codesOfPackage(), code) ? (codesOfPackage()[code] ?? null) : null;
}

/** All codes, sorted. */
export function knownCodes(): readonly string[] {
  return Object.keys(codesOfPackage()).sort();
}
