import { diagnosticsOf } from '../../language/diagnostics.js';
import type { Completion } from '../../language/completion-item.js';
import { completions, documentationOf } from '../../language/completion.js';
import { formatting } from '../../language/formatting.js';
import { hover } from '../../language/hover.js';
import { rename, renameableAt } from '../../language/names.js';
import type { Open, Settings } from '../../language/open-text.js';
import { OpenTexts } from '../../language/open-texts.js';
import { symbols } from '../../language/outline.js';
import { fixAll, quickFixes, type QuickFix } from '../../language/quick-fixes.js';
import { semanticTokens } from '../../language/semantic-tokens.js';
import { lintDocument } from '../../pipeline.js';
import type { Diagnostic, Edit } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { holdsEntries, isIni } from '../texts.js';
import { library } from './library.js';
import { markdownHtml } from './markdown.js';
import { entriesOf, judgeEntries } from './records.js';

/** The language service, for one text at a time. */

const SETTINGS: Settings = { profile: 'fairy-stockfish', rules: {}, library };
const texts = new OpenTexts();
let current = '';

/** A change of the text that takes the place of `from` to `to`. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A finding with all that can be done about it. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly severity: Diagnostic['severity'];
  readonly code: string;
  readonly message: string;
  readonly notes: readonly { readonly message: string; readonly from: number | null }[];
  readonly tag: 'deprecated' | 'unnecessary' | null;
  readonly fixes: readonly {
    readonly title: string;
    readonly kind: QuickFix['kind'];
    readonly changes: readonly Change[];
  }[];
}

/** What is known of a text as soon as it has been read. */
export interface Judged {
  readonly problems: readonly Problem[];
  readonly tokens: readonly {
    readonly from: number;
    readonly to: number;
    readonly type: string;
  }[];
  readonly outline: readonly {
    readonly name: string;
    readonly detail: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** Reads a text anew, and says what is to be said of it. */
export function judge(source: Source, among: readonly Source[]): Judged {
  if (holdsEntries(source.file)) return judgeRecords(source, among);
  if (current !== source.file) texts.close(current);
  current = source.file;
  texts.open(source, isIni(source.file) ? 'ini' : 'markdown', SETTINGS);
  const open = texts.get(source.file);
  if (open === null) return { problems: judgePage(source), tokens: [], outline: [] };
  return {
    problems: problemsOf(open),
    tokens: semanticTokens(open).map(({ end, start, type }) => ({ from: start, to: end, type })),
    outline: symbols(open).map(({ at, detail, name, nameAt }) => ({
      name,
      detail,
      from: nameAt.start,
      to: at.end,
    })),
  };
}

/** Games and positions: judged by the variants that they name. */
function judgeRecords(source: Source, among: readonly Source[]): Judged {
  current = '';
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

function problemsOf(open: Open): readonly Problem[] {
  const whole = { start: 0, end: open.source.text.length };
  const fixes = quickFixes(open, whole);
  return diagnosticsOf(open).map(({ diagnostic, tag }) =>
    problemOf(
      diagnostic,
      tag,
      fixes.filter((fix) => fix.diagnostic === diagnostic),
    ),
  );
}

/** A page, a game or a text without any table: judged as a whole, with the fixes that its findings carry. */
function judgePage(source: Source): readonly Problem[] {
  if (isIni(source.file) || source.text.trim() === '') return [];
  return lintDocument(source, library, SETTINGS.profile).map((diagnostic) =>
    problemOf(diagnostic, null, ownFix(diagnostic)),
  );
}

function problemOf(
  diagnostic: Diagnostic,
  tag: Problem['tag'],
  fixes: readonly QuickFix[],
): Problem {
  const { code, message, notes, severity, span } = diagnostic;
  return {
    from: span.start,
    to: span.end,
    severity,
    code,
    message,
    notes: notes.map((note) => ({ message: note.message, from: note.span?.start ?? null })),
    tag,
    fixes: fixes.map(({ edits, kind, title }) => ({ title, kind, changes: changesOf(edits) })),
  };
}

function changesOf(edits: readonly Edit[]): readonly Change[] {
  return edits.map(({ span, text }) => ({ from: span.start, to: span.end, insert: text }));
}

/** What is to be said of a place, as HTML. */
export function hoverAt(
  offset: number,
): { readonly html: string; readonly from: number; readonly to: number } | null {
  const open = texts.get(current);
  const found = open === null ? null : hover(open, offset);
  if (found === null) return null;
  return { html: markdownHtml(found.text), from: found.at.start, to: found.at.end };
}

/** What fits at a place. */
export function completeAt(offset: number): readonly Completion[] {
  const open = texts.get(current);
  return open === null ? [] : completions(open, offset);
}

/** What there is to read about something that fits, as HTML. */
export function documentation(about: NonNullable<Completion['about']>): string | null {
  const text = documentationOf(about);
  return text === null ? null : markdownHtml(text);
}

/** The word that would be renamed; null: nothing here has a name. */
export function nameAt(offset: number): string | null {
  const open = texts.get(current);
  const span = open === null ? null : renameableAt(open, offset);
  return open === null || span === null ? null : open.source.text.slice(span.start, span.end);
}

/** Gives what stands at a place another name; a string says why not. */
export function renameAt(offset: number, name: string): readonly Change[] | string {
  const open = texts.get(current);
  if (open === null) return 'Nothing here has a name that this text gives.';
  const renaming = rename(open, offset, name);
  return renaming.kind === 'refused' ? renaming.why : changesOf(renaming.edits);
}

/** The canonical layout. */
export function layOut(): readonly Change[] {
  const open = texts.get(current);
  return open === null ? [] : changesOf(formatting(open));
}

/** All safe fixes, each proved. */
export function fixEverything(): readonly Change[] {
  const open = texts.get(current);
  return open === null ? [] : changesOf(fixAll(open));
}
