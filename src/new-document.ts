import { BUILTIN_NAMES } from './catalog/builtins.js';
import { COLUMN_ROWS } from './notation/document/columns-and-notes.js';
import { BULLET_ROWS } from './notation/document/bullet-names.js';
import { buildBuiltin, buildDocument, type BuildOutput } from './pipeline.js';
import { fixDocument } from './fix-document.js';
import type { Parsed } from './text/diagnostic.js';
import { didYouMean, nearest } from './text/nearest.js';
import type { Source } from './text/source.js';
import { capitalized } from './text/words.js';

/** Templates for new documents (besides the built-in variants), as sections. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  // The smallest game with the rules of chess on pawns.
  pawns:
    '[pawns:chess]\nstartFen = 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\ncastling = false\n',
};
const NAMES: readonly string[] = [...Object.keys(BEGINNINGS), ...BUILTIN_NAMES];

/** A document, or why it cannot be written. */
type NewDocument = { readonly text: string } | { readonly problem: string };

/**
 * A document to start from: it states every rule of its family as a bullet, each with a comment that explains it. `id` is the name of the
 * game in engines, `from` a built-in variant or a key of `BEGINNINGS`.
 */
export function newDocument(id: string, from: string): NewDocument {
  if (!NAMES.includes(from)) {
    const hint = didYouMean('. ', nearest(from, NAMES));
    return { problem: `there is no built-in variant '${from}'${hint}` };
  }
  const written = documentOf(from);
  if (written === null)
    return { problem: `${from} cannot be fully written as a document; start from another game` };
  const named = written
    .replace(/^# .*/, () => `# ${titleOf(id)}`)
    .replace(/^\* Id: .*/m, () => `* Id: ${id}`);
  // Rules that the family supplies are stated, so that they can be changed.
  const text = fixDocument({ file: '', text: named }, NO_LIBRARY, 'fairy-stockfish', 'all');
  const explained = text
    .replace(/^\* ([^:]+):/gm, (line, name: string) => withComment(line, aboutBullet(name)))
    .replace(/^## Initial pieces\n/m, (line) => `${line}\n${comment(ABOUT_COLUMNS)}\n`);
  return { text: explained };
}

const NO_LIBRARY = (): null => null;

function documentOf(from: string): string | null {
  const request = {
    targets: ['document'],
    variant: null,
    approximate: false,
    parent: null,
  } as const;
  const section = Object.hasOwn(BEGINNINGS, from) ? BEGINNINGS[from] : undefined;
  const built: Parsed<readonly BuildOutput[]> | null =
    section === undefined
      ? buildBuiltin(from, request)
      : buildDocument(sourceOf(section), NO_LIBRARY, request);
  return built?.value[0]?.text ?? null;
}

function sourceOf(text: string): Source {
  return { file: 'new.ini', text };
}

/** `my-game` -> `My game` */
function titleOf(id: string): string {
  return capitalized(id.replaceAll('-', ' '));
}

function aboutBullet(name: string): string | null {
  const row = BULLET_ROWS.find((bullet) => bullet.name === name);
  return row === undefined ? null : `${row.text} Values: ${row.words.join(', ')}.`;
}

const ABOUT_COLUMNS = COLUMN_ROWS.map(({ name, text }) => `${name}: ${text}`).join('\n');

function withComment(line: string, said: string | null): string {
  return said === null ? line : `${comment(said)}\n${line}`;
}

/** Two hyphens would end an HTML comment early. */
function comment(text: string): string {
  return `<!-- ${text.replace(/--+/g, '-')} -->`;
}
