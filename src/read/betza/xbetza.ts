import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { Readings } from './readings.js';

/** Placeholder: helper B writes this file. */
export function lowerXbetza(_description: BetzaDescription): Readings {
  return { asWritten: [], asRead: [], diagnostics: [] };
}
