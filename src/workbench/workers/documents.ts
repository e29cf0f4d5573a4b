import { openDocument } from '../../language/open-document.js';
import type { Settings } from '../../language/opened.js';
import { lintDocument } from '../../pipeline.js';
import type { QuickFix } from '../../language/quick-fixes.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { holdsEntries } from '../texts.js';
import { playableNames } from './definition.js';
import { judgedOf, problemOf, setCurrent, type Judged, type Problem } from './judged.js';
import { library } from './library.js';
import { entriesOf, judgeEntries } from './records.js';

/** What is known of a document or a page. */

export const SETTINGS: Settings = { profile: 'fairy-stockfish', rules: {}, library };

/** Reads a document or a page anew, and says what is to be said of it. */
export function judge(source: Source, among: readonly Source[]): Judged {
  setCurrent(source);
  if (holdsEntries(source.file)) return judgeRecords(source, among);
  const open = openDocument(source, SETTINGS);
  return open === null ? { problems: judgePage(source), tokens: [], outline: [] } : judgedOf(open);
}

/** The names of what can be played of a text: its variants, or its games and positions. */
export function variantsOf(source: Source, among: readonly Source[]): readonly string[] {
  return playableNames(source, among);
}

/** Games and positions: judged by the variants that they name. */
function judgeRecords(source: Source, among: readonly Source[]): Judged {
  return {
    problems: judgeEntries(source, among, SETTINGS.profile).map((diagnostic) =>
      problemOf(diagnostic, null, ownFix(diagnostic)),
    ),
    tokens: [],
    outline: entriesOf(source).map(({ name, span, variant }) => ({
      name: name.slice(0, 60),
      detail: variant,
      from: span.start,
      to: span.end,
    })),
  };
}

/** The fix that a finding carries. */
function ownFix(diagnostic: Diagnostic): readonly QuickFix[] {
  const { fix } = diagnostic;
  if (fix === undefined) return [];
  const kind = fix.safety === 'safe' ? 'preferred' : 'suggestion';
  return [{ diagnostic, title: fix.title, kind, edits: fix.edits }];
}

/** A page, a game or a text without any table: judged as a whole, with the fixes that its findings carry. */
function judgePage(source: Source): readonly Problem[] {
  if (source.text.trim() === '') return [];
  return lintDocument(source, library, SETTINGS.profile).map((diagnostic) =>
    problemOf(diagnostic, null, ownFix(diagnostic)),
  );
}
