import { fixedIni } from '../check/fix-ini.js';
import { fixDocument } from '../fix-document.js';
import type { Edit } from '../text/diagnostic.js';
import type { Open } from './open-text.js';

/** Whether a diagnostic of the text has a safe fix, which is not proved yet. */
export function isFixable(open: Open): boolean {
  return open.diagnostics().some(({ fix }) => fix?.safety === 'safe');
}

/** All safe fixes of a text at once, each proved. Empty if there is nothing to fix. */
export function fixAll({ kind, settings, source }: Open): readonly Edit[] {
  const { library, profile } = settings;
  switch (kind) {
    case 'ini':
      return replaceText(source, fixedIni(source, profile, 'safe'));
    case 'document':
      return replaceText(source, fixDocument(source, library, profile, 'safe'));
  }
}

/** The edit that changes a text to another, without their common beginning and end. Empty if they are equal. */
export function replaceText({ file, text }: Open['source'], wanted: string): readonly Edit[] {
  if (text === wanted) return [];
  const most = Math.min(text.length, wanted.length);
  let start = 0;
  while (start < most && text.charCodeAt(start) === wanted.charCodeAt(start)) start += 1;
  let behind = 0;
  while (
    behind < most - start &&
    text.charCodeAt(text.length - 1 - behind) === wanted.charCodeAt(wanted.length - 1 - behind)
  )
    behind += 1;
  const span = { file, start, end: text.length - behind };
  return [{ span, text: wanted.slice(start, wanted.length - behind) }];
}
