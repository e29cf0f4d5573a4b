import { lintDocument } from '../check-document.js';
import type { Source } from '../text/source.js';
import { openDocument } from './open-document.js';
import { openIni } from './open-ini.js';
import type { IniReader } from './ini-reader.js';
import type { Language, Open, Settings } from './opened.js';

export type { Language, Open, OpenDocument, OpenIni, Settings } from './opened.js';

/** Opens a text, which is read only on request. Null if it is neither a variants.ini nor a rules document. */
export function openText(
  source: Source,
  language: Language,
  settings: Settings,
  reader?: IniReader,
): Open | null {
  switch (language) {
    case 'ini':
      return openIni(source, settings, reader);
    case 'markdown':
      return openDocument(source, settings, lintDocument);
  }
}
