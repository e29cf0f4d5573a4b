import { readIni } from '../read/ini/read-ini.js';
import { readDocument } from '../read/markdown/read-document.js';
import type { PieceId } from '../ir/piece.js';
import type { Variant } from '../ir/variant.js';
import { differingFields } from '../ir/differing-fields.js';
import { errorsOf, type Edit } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { applyEdits } from '../check/apply-fixes.js';
import type { Span } from '../text/span.js';
import { marksAt, type Mark, type Naming, type Target } from './marks.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Open, OpenDocument } from './open-text.js';

/** The definitions of the name at an offset: in this text, and in the document that it comes from. */
export function definitionsAt(open: Open, offset: number): readonly Target[] {
  const here = referencesAt(open, offset)
    .filter(({ isDefinition }) => isDefinition)
    .map(({ span }) => ({ source: open.source, at: span }));
  const isAtIt = here.some(({ at }) => at.start <= offset && offset <= at.end);
  const elsewhere =
    here.length === 0 || isAtIt ? (namedAt(open, offset)?.naming.elsewhere?.() ?? null) : null;
  return elsewhere === null ? here : [elsewhere];
}

/** The names in a text that another document defines, with the places of their definitions. */
export function namedElsewhere(
  open: Open,
): readonly { readonly at: TextRange; readonly target: Target }[] {
  return open.marks().flatMap(({ end, naming, start }) => {
    const target = naming?.elsewhere?.() ?? null;
    return target === null ? [] : [{ at: { start, end }, target }];
  });
}

/** A place where a name occurs. */
interface Reference {
  readonly span: Span;
  readonly isDefinition: boolean;
}

/** All occurrences of the name at an offset, in order. */
export function referencesAt(open: Open, offset: number): readonly Reference[] {
  const named = namedAt(open, offset);
  if (named === null) return [];
  return marksOf(open, named.naming.id).map(({ end, naming, start }) => ({
    span: { file: open.source.file, start, end },
    isDefinition: naming.isDefinition,
  }));
}

interface NamedMark extends Mark {
  readonly naming: Naming;
}

function isNamed(mark: Mark): mark is NamedMark {
  return mark.naming !== null;
}

function namedAt(open: Open, offset: number): NamedMark | null {
  return marksAt(open.marks(), offset).find(isNamed) ?? null;
}

function marksOf(open: Open, id: string): readonly NamedMark[] {
  return open
    .marks()
    .filter(isNamed)
    .filter(({ naming }) => naming.id === id);
}

/** The edits of a renaming, or the reason why it is refused. */
type Renaming =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'refused'; readonly why: string };

/** The range of the name at an offset; null if there is no name that this text defines. */
export function renameableAt(open: Open, offset: number): Span | null {
  const named = namedAt(open, offset);
  if (named === null || named.naming.by === 'number') return null;
  if (!marksOf(open, named.naming.id).some(({ naming }) => naming.isDefinition)) return null;
  return { file: open.source.file, start: named.start, end: named.end };
}

/** Renames all occurrences of the name at an offset, and proves that the rules stay the same. */
export function rename(open: Open, offset: number, wanted: string): Renaming {
  const named = namedAt(open, offset);
  if (named === null || renameableAt(open, offset) === null)
    return { kind: 'refused', why: 'There is nothing to rename at the cursor.' };
  const { by, id } = named.naming;
  const { file, text } = open.source;
  const name = wanted.trim();
  const invalid = whyInvalid(named, text.slice(named.start, named.end), name);
  if (invalid !== null) return { kind: 'refused', why: invalid };
  const edits = marksOf(open, id)
    .filter(({ naming }) => naming.by === by)
    .map(({ end, start }) => ({
      span: { file, start, end },
      text: by === 'letter' ? inCaseOf(text.slice(start, end), name) : name,
    }));
  const after = applyEdits(text, edits);
  const why =
    open.kind === 'ini' ? whyOtherwise(text, after) : whyOtherGame(open, { file, text: after });
  return why === null ? { kind: 'edits', edits } : { kind: 'refused', why };
}

/** The new name in the case of the old one: upper case for White's letters, lower case for Black's. */
function inCaseOf(before: string, name: string): string {
  return before === before.toLowerCase() ? name.toLowerCase() : name.toUpperCase();
}

function whyInvalid({ about, naming }: NamedMark, before: string, name: string): string | null {
  if (naming.by === 'letter') {
    const fits = /^[a-z]+$/i.test(name) && name.length === before.length;
    return fits ? null : `The new name needs ${before.length} letters a to z.`;
  }
  if (name === '' || /[\r\n|]/.test(name)) return 'The new name must be a single line.';
  const isHeader = about.kind === 'variant' || about.kind === 'parent';
  return isHeader && /[\][:]/.test(name)
    ? 'A section name cannot contain brackets or a colon.'
    : null;
}

/** The reason why a renamed text would be a different game; null if it is the same game. */
function whyOtherwise(before: string, after: string): string | null {
  const [old, now] = [before, after].map((text) => readIni({ file: '', text }).value);
  if (old?.length !== now?.length)
    return 'The name is already used, so the engine would skip a section.';
  for (const [index, section] of (old ?? []).entries()) {
    const other = now?.[index];
    if (other === undefined) return 'The name is already used, so the engine would skip a section.';
    const fields = differingFields(section.rules, other.rules).filter(
      (field) => !['pieces', 'pieceToCharTable', 'startFen'].includes(field),
    );
    if (fields.includes('unusedBetza'))
      return `An inherited piece of ${section.name} would get its old letter back.`;
    if (fields.length > 0)
      return `${section.name} would have different values of ${fields.join(', ')}.`;
    if (boardOfTypes(section.rules) !== boardOfTypes(other.rules))
      return `The start position of ${section.name} would have different pieces: it is inherited, or the letter is already used.`;
  }
  return null;
}

/** The reason why a renamed document would be a different game; null if it is the same game. */
function whyOtherGame(open: OpenDocument, after: Source): string | null {
  const { library } = open.settings;
  const [old, now] = [open.source, after].map((source) => readDocument(source, { library }));
  const [before, then] = [old, now].map((read) => errorsOf(read?.diagnostics ?? []));
  const first = then?.find(({ code }) => !before?.some((error) => error.code === code));
  if (first !== undefined) return first.message;
  const [taken, more] = [old, now].map((read) => sameNames(read?.value ?? []));
  if ((more ?? 0) > (taken ?? 0)) return 'Another piece already has this name.';
  const [games, others] = [old, now].map((read) => read?.value.map(gameInNumbers));
  return JSON.stringify(games) === JSON.stringify(others)
    ? null
    : 'The name is already used, so the game would change.';
}

/** The number of pieces that share their name with another piece of the variant. */
function sameNames(variants: readonly Variant[]): number {
  const counts = variants.map(({ pieces }) => {
    const names = pieces.flatMap(({ name }) => name?.toLowerCase() ?? []);
    return names.length - new Set(names).size;
  });
  return counts.reduce((all, count) => all + count, 0);
}

/** The promotions and squares of the pieces, with numbers instead of names. */
function gameInNumbers({ pieces, start }: Variant): unknown {
  const numberOf = (id: PieceId): number => pieces.findIndex((piece) => piece.id === id);
  const { placements = [] } = start?.value ?? {};
  return [
    pieces.map(({ promotion }) =>
      promotion.style === 'none' ? [] : [promotion.to].flat().map(numberOf),
    ),
    placements.map(({ color, piece, square }) => [color, numberOf(piece), square]),
  ];
}

/** The board of the start position, with types instead of letters. */
function boardOfTypes({
  pieces,
  startFen,
}: ReturnType<typeof readIni>['value'][number]['rules']): string {
  const letters = new Map(pieces.map(({ letter, type }) => [letter, type]));
  const [board = ''] = startFen.split(' ');
  return board.replace(/[a-z]/gi, (letter) => {
    const type = letters.get(letter.toLowerCase());
    return type === undefined ? '?' : `${letter === letter.toLowerCase() ? 'b' : 'w'}:${type},`;
  });
}
