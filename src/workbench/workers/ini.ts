import { sectionsOf } from '../../engine-definitions.js';
import { openIni } from '../../language/open-ini.js';
import { iniReader } from '../../language/ini-reader.js';
import type { Settings } from '../../language/opened.js';
import type { Source } from '../../text/source.js';
import { analysisOf, setCurrent, type Analysis } from './analysis.js';

/** The analysis of variants.ini. Does not import the readers of documents, which are loaded when needed. */

const SETTINGS: Settings = { profile: 'fairy-stockfish', rules: {}, library: () => null };

// Reads and checks only the sections that have changed.
const reader = iniReader(SETTINGS.profile);

/** Reads and checks a text. */
export function analyse(source: Source): Analysis {
  setCurrent(source);
  const open = openIni(source, SETTINGS, reader);
  return open === null ? { problems: [], tokens: [], outline: [] } : analysisOf(open);
}

/** The names of the playable variants. */
export function variantsOf(source: Source): readonly string[] {
  return sectionsOf(source).definitions.map(({ name }) => name);
}
