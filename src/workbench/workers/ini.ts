import { sectionsOf } from '../../engine-definitions.js';
import { openIni } from '../../language/open-ini.js';
import { iniReader } from '../../language/ini-reader.js';
import type { Settings } from '../../language/opened.js';
import type { Source } from '../../text/source.js';
import { judgedOf, setCurrent, type Judged } from './judged.js';

/** What is known of a variants.ini without the readers of documents: those are loaded when they are asked for. */

const SETTINGS: Settings = { profile: 'fairy-stockfish', rules: {}, library: () => null };

// It reads and judges again only what has changed.
const reader = iniReader(SETTINGS.profile);

/** Reads a text anew, and says what is to be said of it. */
export function judge(source: Source): Judged {
  setCurrent(source);
  const open = openIni(source, SETTINGS, reader);
  return open === null ? { problems: [], tokens: [], outline: [] } : judgedOf(open);
}

/** The names of the variants of a text that can be played. */
export function variantsOf(source: Source): readonly string[] {
  return sectionsOf(source).definitions.map(({ name }) => name);
}
