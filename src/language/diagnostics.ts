import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { REMOVED_KEYS } from '../catalog/options/removed-keys.js';
import { acts } from '../ir/acts.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { upTo } from '../text/up-to.js';
import type { Open, OpenIni } from './open-text.js';

/** A diagnostic as editors show it: `deprecated` text is struck through, `unnecessary` text is greyed out. */
export interface EditorDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly tag: 'deprecated' | 'unnecessary' | null;
}

/** The diagnostics of a text, in the order of the text. */
export function diagnosticsOf(open: Open): readonly EditorDiagnostic[] {
  const tagOf = open.kind === 'ini' ? tagsOf(open) : () => null;
  return open.diagnostics().map((diagnostic) => ({ diagnostic, tag: tagOf(diagnostic) }));
}

/** The notes that add to the message. A rule that is assumed has its short form as a note, for reports that list all of them. */
export function addedNotes({ code, message, notes }: Diagnostic): Diagnostic['notes'] {
  return notes.filter(
    (note) =>
      note.span !== undefined || (code !== 'doc/assumed-rule' && !message.includes(note.message)),
  );
}

/** The codes of lines without effect, whatever their key. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'file/unused-suppression',
  'ini/duplicate-key',
  'ini/empty-value',
  'ini/no-key',
  'ini/overridden-option',
  'ini/text-before-section',
]);

function tagsOf(open: OpenIni): (diagnostic: Diagnostic) => EditorDiagnostic['tag'] {
  const { text } = open.source;
  return ({ code, severity, span }) => {
    if (SAYS_NOTHING.has(code)) return 'unnecessary';
    if (severity === 'error') return null;
    const parts = open.parts();
    const placed = parts[upTo(parts, span.start, ({ start }) => start) - 1];
    if (placed === undefined || placed.section === null || placed.section.isOrphan) return null;
    const { rules, section } = placed.section;
    const lineStart = text.lastIndexOf('\n', span.start - 1) + 1 - placed.start;
    const pair = section.lines.find((line) => line.start === lineStart);
    if (pair?.kind !== 'pair') return null;
    const row = OPTION_BY_KEY.get(pair.key)?.row;
    if (row === undefined) return REMOVED_KEYS.has(pair.key) ? 'deprecated' : null;
    if ('replacedBy' in row) return 'deprecated';
    return row.fields.every((field) => !acts(field, rules)) ? 'unnecessary' : null;
  };
}
