import { FIELD_ROWS } from '../../catalog/options/options.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { Variant } from '../../ir/variant.js';
import { printOption } from '../../notation/option-values/print-option.js';
import { readBullets } from '../markdown/bullets.js';
import type { Library } from '../markdown/lower-pieces.js';
import { readDocument } from '../markdown/read-document.js';
import { readSections, type Section } from '../markdown/sections.js';
import type { Snippet } from '../markdown/snippet.js';
import type { Verdict } from '../sentences/described-pieces.js';
import type { StatedRule } from '../sentences/stated-rules.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';

/** A bullet, note or cell of a document, or a sentence, and whether it was read. */
export interface Statement {
  readonly span: Span;
  readonly text: string;
  readonly verdict: Verdict;
}

/** A variant of a document, and the options that its bullets set. */
interface DocumentGame {
  readonly variant: Variant;
  /** It starts at its heading. */
  readonly span: Span;
  readonly rules: readonly StatedRule[];
}

/** How the document reader understood bullets, notes and cells. */
export function documentStatements(
  source: Source,
  library: Library,
): { readonly games: readonly DocumentGame[]; readonly statements: readonly Statement[] } {
  const { diagnostics, value: variants } = readDocument(source, { library });
  const { value: sections } = readSections(source);
  const lost = diagnostics.filter(isLoss);
  const headings = new Set(sections.map(({ heading }) => heading.span.start));
  const parts = sections.flatMap(partsOf);
  const read = parts.map(
    (part) =>
      ({
        ...part,
        verdict: lost.some(({ span }) => overlap(span, part.span)) ? 'unread' : 'read',
      }) as const,
  );
  const beside = lost.filter(
    ({ span }) => !headings.has(span.start) && !parts.some((part) => overlap(span, part.span)),
  );
  return {
    games: variants.map((variant) => ({
      variant,
      span: variant.span,
      rules: rulesOfBullets(variant, source),
    })),
    statements: [
      ...read,
      ...beside.map(({ span }) => ({
        span,
        text: source.text.slice(span.start, span.end),
        verdict: 'unread' as const,
      })),
    ].toSorted((a, b) => a.span.start - b.span.start),
  };
}

/** Whether a finding means that a statement is not read. */
function isLoss({ code, severity }: Diagnostic): boolean {
  return severity === 'error' || ['doc/note-not-understood', 'doc/unknown-column'].includes(code);
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Notes, and bullets that are not sentences. */
function partsOf(section: Section): readonly Snippet[] {
  const free = new Set(readBullets(section).free.map(({ item }) => item));
  return [
    ...section.bullets.filter((item) => !free.has(item)),
    ...section.tables.flatMap(({ notes }) => notes.map(({ text }) => text)),
  ];
}

/** The options that bullets set. */
function rulesOfBullets(variant: Variant, { text: page }: Source): readonly StatedRule[] {
  const { board, origins, pieces, rules } = variant;
  const { files, ranks } = board.value;
  const size = { maxFile: files, maxRank: ranks };
  const held = { ...emptyEngineRules(), ...rules, ...size };
  const letters = new Map(pieces.map(({ abbreviation, id }) => [id, abbreviation?.toLowerCase()]));
  const view = {
    board: board.value,
    types: pieces.map(({ id }) => id),
    letterOf: (id: string) => letters.get(id),
  };
  const places = new Map(Object.entries(origins));
  const printed = FIELD_ROWS.flatMap((row) => {
    const [field] = row.fields;
    const isSize = field === 'maxFile' || field === 'maxRank';
    const origin = isSize ? board.origin : places.get(field);
    if (origin?.kind !== 'stated') return [];
    const side = 'side' in row && row.side === 'black' ? 'black' : 'white';
    const isSided = /(?:White|Black)$/.test(row.key);
    const value = isSize ? String(size[field]) : printOption(row, held, side, view);
    const { span } = origin;
    const rule = { option: row.key, value, span, text: page.slice(span.start, span.end) };
    return value === null ? [] : [{ field, isSided, rule }];
  });
  // One key for both sides if they have the same value.
  return printed
    .filter(({ field, isSided }) => {
      const own = printed.filter((one) => one.field === field);
      const sided = own.filter((one) => one.isSided);
      const isOne = new Set(sided.map(({ rule }) => rule.value)).size <= 1;
      return isSided ? !isOne || sided.length === own.length : isOne;
    })
    .map(({ rule }) => rule);
}
