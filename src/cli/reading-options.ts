import type { Reading } from '../play/lower-engine.js';
import { UsageError, type Options } from './options.js';

/** How sections are played: options of several commands. */
export const READING_OPTIONS = {
  'as-engine': {
    type: 'flag',
    describe: 'Play sections as the engine reads them, including quirks (the default)',
  },
  'as-written': {
    type: 'flag',
    describe: 'Play sections as their Betza strings are meant; documents always are',
  },
} as const satisfies Options;

/** The reading that the options select. */
export function readingOf(options: {
  readonly 'as-engine': boolean;
  readonly 'as-written': boolean;
}): Reading {
  if (options['as-engine'] && options['as-written'])
    throw new UsageError('--as-engine and --as-written exclude each other; choose one');
  return options['as-written'] ? 'as-written' : 'as-engine';
}
