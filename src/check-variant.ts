import { OPTION_BY_KEY } from './catalog/options/options.js';
import type { Profile } from './catalog/profiles.js';
import { lintIni } from './check/lint.js';
import { lowerToEngine, type EngineOptions } from './emit/lower/engine/lower-to-engine.js';
import { printSection } from './emit/targets/variants-ini.js';
import type { PieceType } from './ir/piece.js';
import type { AuthorOption, Variant } from './ir/variant.js';
import { bulletsOf } from './notation/document/rule-bullets.js';
import { applyOptions } from './read/ini/apply-options.js';
import { isIn } from './read/markdown/parts.js';
import { inPage } from './read/page/ini-blocks.js';
import { scanIni } from './read/ini/scan.js';
import { errorsOf, hasErrors, softened, type Diagnostic, type Parsed } from './text/diagnostic.js';
import { keeper } from './text/keep.js';
import type { Source } from './text/source.js';
import { joinSpans, subspan, type Span } from './text/span.js';

/**
 * Checks documents, diagrams and sentences with the section rules: on the section that they lower to. Each finding is then moved
 * to the words of the document that produced the line.
 */

/** Findings in variants that were read without errors. Variants with errors are skipped, since most findings would be consequences. */
export function checkVariants(
  { diagnostics, value: variants }: Parsed<readonly Variant[]>,
  source: Source,
  profile: Profile,
): readonly Diagnostic[] {
  const errors = errorsOf(diagnostics);
  return variants.flatMap((variant) => {
    const isFaulty =
      variants.length === 1 ? errors.length > 0 : errors.some(isIn(variant, variants));
    if (isFaulty) return [];
    const found = checkVariant(variant, source, profile);
    return hasErrors(found) ? found : [...found, ...shortfallsOf(variant)];
  });
}

/** What a section cannot express, as warnings: another target may express it. A rule for pages reports boards that are too large. */
function shortfallsOf(variant: Variant): readonly Diagnostic[] {
  const options: EngineOptions = { applyOptions, approximate: false, parent: null };
  return lowerToEngine(variant, options)
    .diagnostics.filter(({ code }) => code !== 'board/exceeds-engine')
    .map(softened);
}

/** A section without a start position has that of chess. A document without one has none, and its reader reports that. */
const ABOUT_START = /^fen\/|start|castling/;

/** With keys it is easy to mistake whose result is meant; bullets state it clearly. */
const ABOUT_WHOSE_RESULT = /-perspective$/;

/**
 * What the rules find in the section of a variant, with spans in its source. The author's options are checked as written, next to the
 * lines for the rest of the document, because only there do accidental overrides show. Finally the emitted section is checked for errors.
 */
function checkVariant(variant: Variant, source: Source, profile: Profile): readonly Diagnostic[] {
  const { options } = variant;
  // Reuse the object if possible: results for it are cached.
  const withoutOptions = options.length === 0 ? variant : { ...variant, options: [] };
  const emission = emissionOf(withoutOptions);
  const hasStart = variant.start !== null || options.some(({ key }) => key === 'startFen');
  const check = (lines: readonly CheckedLine[]): readonly Diagnostic[] => {
    const section = { file: source.file, text: lines.map(({ text }) => text).join('') };
    const place = (span: Span): Span => {
      const found = placeIn(lines, span) ?? variant.span;
      // Pieces used from another document are checked at the line that uses them.
      return found.file === source.file ? found : variant.span;
    };
    // For rules that the document does not state, only errors are worth reporting.
    const isStated = ({ severity, span }: Diagnostic): boolean =>
      severity === 'error' || lineAt(lines, span)?.key === null || place(span) !== variant.span;
    const isByKey = ({ span }: Diagnostic): boolean =>
      options.some(({ key }) => key === lineAt(lines, span)?.key);
    return lint(section, profile)
      .filter((one) => hasStart || !ABOUT_START.test(one.code))
      .filter((one) => isStated(one) && (isByKey(one) || !ABOUT_WHOSE_RESULT.test(one.code)))
      .map((one) => inDocument(one, options, piecesByType(variant, emission)))
      .map((diagnostic) => inPage(diagnostic, { text: section.text, page: source.text, place }));
  };
  const stated = sectionLines(withoutOptions, source, emission);
  if (stated.length === 0) return [];
  const checkWith = (chosen: readonly AuthorOption[]): readonly Diagnostic[] => {
    const keys = new Set(chosen.map(({ key }) => key));
    return check([
      ...stated.filter(({ key }) => key === null || !keys.has(key)),
      ...chosen.map(authoredLine),
    ]);
  };
  const found = checkWith(options);
  if (options.length === 0) return found;
  if (hasErrors(found)) return byCause(found, options, checkWith);
  return [...found, ...errorsOf(check(sectionLines(variant, source)))];
}

/** Rewrites a message for documents: pieces by name, and bullets instead of the keys that it suggests. */
function inDocument(
  diagnostic: Diagnostic,
  options: readonly AuthorOption[],
  pieces: Origins['pieces'],
): Diagnostic {
  const named = diagnostic.message.replace(/`(\w+) = [^`]*`/g, (line, key: string) => {
    const row = OPTION_BY_KEY.get(key)?.row;
    const piece = row !== undefined && 'piece' in row ? pieces.get(row.piece) : undefined;
    return piece?.name ?? line;
  });
  const [said = named, advice = ''] = named.split(/; (?=for |write |use |set )/, 2);
  const own = new Set(options.map(({ key }) => key));
  const keys = (advice.match(/\b[a-z]+(?:[A-Z][A-Za-z]*)+/g) ?? []).filter((key) => !own.has(key));
  const line = keys.some((key) => IN_PROMOTE.has(key))
    ? 'in a document the column "Promote" says what a piece promotes to'
    : bulletsFor(keys);
  if (line === null) return { ...diagnostic, message: named };
  return { ...diagnostic, message: said, notes: [...diagnostic.notes, { message: line }] };
}

/** Keys that a column of the tables expresses. */
const IN_PROMOTE: ReadonlySet<string> = new Set([
  'pawnTypes',
  'promotionPawnTypes',
  'promotionPieceTypes',
  'promotedPieceType',
]);

/** Null if no bullet expresses these keys. */
function bulletsFor(keys: readonly string[]): string | null {
  const fields = keys.flatMap((key): readonly string[] => OPTION_BY_KEY.get(key)?.row.fields ?? []);
  const bullets = bulletsOf(fields);
  if (bullets.length === 0) return null;
  const lines = bullets.map(({ example, name }) => `"* ${name}: ${example}"`);
  // Otherwise it stays royal by its name.
  const note = keys.includes('extinctionPseudoRoyal')
    ? '; give the piece the note "Not royal"'
    : '';
  return `in a document such rules are bullets: ${lines.join(', ')}${note}`;
}

const keep = keeper<readonly Diagnostic[]>(200_000);

/** Most edits of a document do not change the section. */
function lint(section: Source, profile: Profile): readonly Diagnostic[] {
  const { file, text } = section;
  return keep(JSON.stringify([profile, file, text]), () => lintIni(section, profile));
}

/** Trying more options, one by one, takes too long. */
const MOST_TRIED = 32;

/** Errors that disappear without one of the author's options are caused by it and become one error at that option. */
function byCause(
  found: readonly Diagnostic[],
  options: readonly AuthorOption[],
  checkWith: (chosen: readonly AuthorOption[]) => readonly Diagnostic[],
): readonly Diagnostic[] {
  let left = found;
  for (const option of options.slice(0, MOST_TRIED)) {
    const without = new Set(
      errorsOf(checkWith(options.filter((other) => other !== option))).map(keyOf),
    );
    const caused = errorsOf(left).filter((error) => !without.has(keyOf(error)));
    const here = (error: Diagnostic): boolean => isWithin(error.span, optionSpan(option));
    const first = caused.find(here) ?? caused[0];
    if (first === undefined) continue;
    const consequences = caused.filter((error) => error !== first);
    const placed: Diagnostic = {
      ...first,
      span: here(first) ? first.span : option.valueSpan,
      notes: [
        ...first.notes,
        ...(here(first) ? [] : [{ message: 'this is the cause', span: first.span }]),
        ...consequences.map(({ code, message, span }) => ({
          message: `and so: ${message} [${code}]`,
          span,
        })),
      ],
    };
    left = [...left.filter((one) => !caused.includes(one)), placed];
  }
  return left;
}

function keyOf({ code, span }: Diagnostic): string {
  return `${code} ${span.start} ${span.end}`;
}

function optionSpan({ keySpan, valueSpan }: AuthorOption): Span {
  return joinSpans(keySpan, valueSpan);
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

interface Origins {
  readonly variant: Variant;
  readonly source: Source;
  /** The piece for each type of the engine. */
  readonly pieces: ReadonlyMap<string, PieceType>;
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** A line of the checked section and the part of the document that it comes from. */
interface CheckedLine {
  readonly text: string;
  /** Null for the header. */
  readonly key: string | null;
  readonly placeOf: (part: Part) => Span;
}

/** The lines of the emitted section, always with the start position. */
function sectionLines(
  variant: Variant,
  source: Source,
  emission = emissionOf(variant),
): readonly CheckedLine[] {
  const { startFen, text } = emission;
  if (text === null) return [];
  const origins: Origins = { variant, source, pieces: piecesByType(variant, emission) };
  const [section] = scanIni({ file: source.file, text }).sections;
  const pairs = (section?.lines ?? []).flatMap((line) => (line.kind === 'pair' ? [line] : []));
  const hasStart = pairs.some(({ key }) => key === 'startFen');
  const { end, start } = section?.header ?? { end: 0, start: 0 };
  return [
    { text: `${text.slice(start, end)}\n`, key: null, placeOf: () => variant.span },
    ...pairs.map(({ key, value }) => emittedLine(key, value, origins)),
    ...(variant.start === null || startFen === null || hasStart
      ? []
      : [emittedLine('startFen', startFen, origins)]),
  ];
}

function piecesByType(variant: Variant, { pieceOfType }: Emission): Origins['pieces'] {
  return new Map(
    pieceOfType.flatMap(([type, index]) => {
      const piece = variant.pieces[index];
      return piece === undefined ? [] : [[type, piece] as const];
    }),
  );
}

/** A variant as the engine would receive it. */
interface Emission {
  readonly text: string | null;
  readonly startFen: string | null;
  /** The engine type of each piece, by the index of the piece in the variant. */
  readonly pieceOfType: readonly (readonly [type: string, index: number])[];
}

/** Spans in JSON. The text of a document cannot match, because its quotes are escaped there. */
const SPANS = /"(?:span|keySpan|valueSpan)":\{[^{}]*\}/g;
const keepEmission = keeper<Emission>(300_000);

/** Most edits only move variants or change their prose, so results do not depend on the position in the file. */
function emissionOf(variant: Variant): Emission {
  const key = JSON.stringify({ ...variant, words: null }).replace(SPANS, '');
  return keepEmission(key, () => {
    const options: EngineOptions = { applyOptions, approximate: true, parent: null };
    const lowered = lowerToEngine(variant, options);
    const { text } = printSection(variant, lowered);
    if (text === null) return { text, startFen: null, pieceOfType: [] };
    const { rules, types } = lowered;
    const pieceOfType = types.map(
      ({ shared, type }) => [type, variant.pieces.indexOf(shared.piece)] as const,
    );
    return { text, startFen: rules?.startFen ?? null, pieceOfType };
  });
}

function emittedLine(key: string, value: string, origins: Origins): CheckedLine {
  const before = `${key} = `.length;
  return {
    key,
    text: `${key} = ${value}\n`,
    placeOf: ({ end, start }) =>
      placeOfOption(key, value, { start: start - before, end: end - before }, origins) ??
      origins.variant.span,
  };
}

function authoredLine({ key, keySpan, value, valueSpan }: AuthorOption): CheckedLine {
  const before = `${key} = `.length;
  return {
    key,
    text: `${key} = ${value}\n`,
    placeOf: ({ end, start }) =>
      start < before
        ? keySpan
        : partOf(valueSpan, value, value, { start: start - before, end: end - before }),
  };
}

function placeIn(lines: readonly CheckedLine[], span: Span): Span | null {
  const line = lineAt(lines, span);
  if (line === null) return null;
  return line.placeOf({ start: span.start - line.start, end: span.end - line.start });
}

/** The line of the checked section that contains a span, and where that line starts. */
function lineAt(
  lines: readonly CheckedLine[],
  { start }: Span,
): (CheckedLine & { readonly start: number }) | null {
  let lineStart = 0;
  for (const line of lines) {
    const lineEnd = lineStart + line.text.length;
    if (start < lineEnd) return { ...line, start: lineStart };
    lineStart = lineEnd;
  }
  return null;
}

/** The part of a document that produced an option, narrowed to the given part of its value if possible. */
function placeOfOption(key: string, value: string, part: Part, origins: Origins): Span | null {
  const { pieces, variant } = origins;
  const row = OPTION_BY_KEY.get(key)?.row;
  const fields: readonly string[] = row?.fields ?? [];
  const authored = variant.options.findLast((option) =>
    OPTION_BY_KEY.get(option.key)?.row.fields.some((field) => fields.includes(field)),
  );
  if (authored !== undefined) return authored.valueSpan;
  if (key === 'startFen') return placeInStart(value, part, origins);
  if (key === 'maxFile' || key === 'maxRank') return variant.board.origin.span;
  const piece = row !== undefined && 'piece' in row ? pieces.get(row.piece) : undefined;
  if (piece !== undefined) return placeOfPiece(piece, value, part);
  for (const [field, rule] of Object.entries(variant.origins))
    if (fields.includes(field)) return rule.span;
  return pieceWith(variant, key)?.span ?? null;
}

/** The given part of a span if the document has the same text there, otherwise the whole span. */
function partOf(whole: Span, text: string, said: string, { end, start }: Part): Span {
  return text === said && start >= 0 && end <= text.length && start < end
    ? subspan(whole, start, end)
    : whole;
}

/** The place of a field of the FEN, exact to the character if the document has the same field. */
function placeInStart(fen: string, part: Part, { source, variant }: Origins): Span | null {
  if (variant.start === null) return null;
  const whole = variant.start.origin.span;
  const text = source.text.slice(whole.start, whole.end);
  const shown = text.trim();
  const indent = text.indexOf(shown);
  const line = subspan(whole, indent, indent + shown.length);
  // A diagram has no fields.
  if (shown.includes('\n') || !shown.includes('/')) return line;
  const [said, written] = [fieldsOf(fen), fieldsOf(shown)];
  const index = said.findIndex(({ end, start }) => start <= part.start && part.end <= end);
  const [mine, theirs] = [said[index], written[index]];
  if (mine === undefined || theirs === undefined) return line;
  const inField = { start: part.start - mine.start, end: part.end - mine.start };
  return partOf(subspan(line, theirs.start, theirs.end), theirs.text, mine.text, inField);
}

function fieldsOf(fen: string): readonly (Part & { readonly text: string })[] {
  return [...fen.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** The moves of a piece, or its row. */
function placeOfPiece({ betza, movement, span }: PieceType, value: string, part: Part): Span {
  if (movement.origin.kind === 'inherited') return movement.origin.span;
  const colon = value.indexOf(':') + 1;
  if (betza === null || colon === 0 || part.start < colon) return span;
  const inMoves = { start: part.start - colon, end: part.end - colon };
  return partOf(betza.span, betza.text, value.slice(colon), inMoves);
}

/** The first piece with the property that a key sets for single pieces. */
function pieceWith({ pieces }: Variant, key: string): PieceType | null {
  const has = ({ drop, promotion }: PieceType): boolean => {
    if (key.startsWith('promotedPieceType')) return promotion.style === 'shogi';
    if (key.startsWith('promotion')) return promotion.style !== 'none';
    if (key.startsWith('drop')) return drop.perFile !== null || drop.mateForbidden || !drop.allowed;
    return false;
  };
  return pieces.find(has) ?? null;
}
