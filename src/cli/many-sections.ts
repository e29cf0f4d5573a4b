import { splitIni } from '../read/ini/scan.js';
import type { Source } from '../text/source.js';
import { isIni } from './files.js';

/** Commands that hold a result for each section take at most so many at a time. The engine's own file has 143, and each takes up to 0.3 MB. */
const MOST_SECTIONS = 300;

/** Why a variants.ini has too many sections for such a command, or null. */
export function tooManySections(source: Source): string | null {
  const count = isIni(source) ? splitIni(source.text).sections.length : 0;
  const { file } = source;
  return count <= MOST_SECTIONS
    ? null
    : `${file} has ${count} sections, more than the ${MOST_SECTIONS} that one run can take; choose one with ${file}#NAME, or split the file`;
}
