import type { Decisions } from '../read/prose/decisions.js';
import { UsageError, type Options } from './options.js';

/** The reader's choices where a page is ambiguous: options of all commands that read pages. */
export const DECISION_OPTIONS = {
  reading: {
    type: 'text',
    value: 'NAME=VALUE',
    describe:
      'Choose a meaning for an ambiguous text, as its message says: --reading knight=lame (several: separated by commas)',
  },
  choose: {
    type: 'text',
    value: 'NAME=VALUE',
    describe:
      'Use an optional piece of a page instead of the usual one: --choose lance=other-lance (several: separated by commas)',
  },
  assume: {
    type: 'text',
    value: 'NAME=BETZA',
    describe:
      'Give the moves of a piece whose sentences are not understood, in Betza notation: --assume Duke=mQcK (several: separated by commas)',
  },
} as const satisfies Options;

/** The choices that the options make. */
export function decisionsOf(options: {
  readonly reading: string | null;
  readonly choose: string | null;
  readonly assume: string | null;
}): Decisions {
  return {
    readings: parsePairs('reading', options.reading ?? ''),
    choices: parsePairs('choose', options.choose ?? ''),
    assumed: parsePairs('assume', options.assume ?? ''),
  };
}

/** `knight=lame,lance=other-lance` */
function parsePairs(option: string, text: string): ReadonlyMap<string, string> {
  const words = text.split(',').map((word) => word.trim());
  return new Map(
    words
      .filter((word) => word !== '')
      .map((word) => {
        const [, name, value] = /^([^=]+)=(.+)$/.exec(word) ?? [];
        if (name === undefined || value === undefined)
          throw new UsageError(`--${option} ${word}: write NAME=VALUE, such as knight=lame`);
        return [name, value];
      }),
  );
}
