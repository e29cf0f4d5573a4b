import type { Diagnostic } from '../../../src/text/diagnostic.js';
import { builtPage, type BuiltPage } from '../../built-page.js';

/** Pages that change a game in a few words. */

export const built = (words: string, title = 'Ours'): BuiltPage =>
  builtPage(`# ${title}\n\n${words}\n`);

/** The value of a line of the section. Undefined if there is none. */
export function valueOf(key: string, words: string): string | undefined {
  return new RegExp(`^${key} = (.*)$`, 'm').exec(built(words).ini)?.[1];
}

export const codesIn = (words: string, severity: Diagnostic['severity']): readonly string[] =>
  built(words).diagnostics.flatMap((one) => (one.severity === severity ? one.code : []));
