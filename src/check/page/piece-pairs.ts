import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import type { Variant } from '../../ir/variant.js';
import { readAsProgram } from '../../read/betza/read-betza.js';
import type { Span } from '../../text/span.js';
import type { ReferenceRules } from './reference-rules.js';
import { boardOf, type LintedPage } from './linted-page.js';
import { noteAt, type PageFinding } from './page-rule.js';

/** A piece as one source of a page describes it. */
interface SourcePiece {
  readonly source: 'options' | 'diagram' | 'table' | 'text';
  readonly name: string;
  /** Upper case; null if the source gives none. */
  readonly letter: string | null;
  readonly span: Span;
  /** All moves that the source may mean; empty if it does not state how the piece moves. */
  readonly readings: readonly Movement[];
  /** The name or letter of the piece that it promotes to; null if the source states none. */
  readonly promotesTo: string | null;
}

/** A piece as two sources describe it. */
interface PiecePair {
  readonly one: SourcePiece;
  readonly other: SourcePiece;
  /** The pieces that they promote to; null if the source does not state or describe one. */
  readonly forms: readonly [SourcePiece | null, SourcePiece | null];
  /** Whether two pieces may have the same moves. */
  readonly areAlike: (a: SourcePiece, b: SourcePiece) => boolean;
}

/** Every piece that two sources of a page describe. Pieces are matched by letter or, if one has no letter, by name. */
export function piecePairs(page: LintedPage): readonly PiecePair[] {
  const board = boardOf(page);
  const areAlike: PiecePair['areAlike'] = (a, b) =>
    a.readings.some((x) => b.readings.some((y) => equalMovements(x, y, board)));
  const all = piecesBySource(page);
  return all.flatMap((first, index) =>
    all.slice(index + 1).flatMap((second) =>
      first.flatMap((one) => {
        const other = second.find((candidate) => isSamePiece(one, candidate));
        if (other === undefined) return [];
        return [{ one, other, forms: [formOf(one, first), formOf(other, second)], areAlike }];
      }),
    ),
  );
}

/** A finding about a piece at its second source, with a note at the first. */
export function pairFinding(
  page: LintedPage,
  { one, other }: PiecePair,
  message: string,
): PageFinding {
  const note = `${SOURCE_WORDS[one.source]}: ${page.quote(one.span)}`;
  return { span: other.span, message, notes: [noteAt(one.span, note)] };
}

function formOf({ promotesTo }: SourcePiece, pieces: readonly SourcePiece[]): SourcePiece | null {
  const wanted = promotesTo?.toLowerCase();
  const isWanted = ({ letter, name }: SourcePiece): boolean =>
    letter?.toLowerCase() === wanted || name.toLowerCase() === wanted;
  return wanted === undefined ? null : (pieces.find(isWanted) ?? null);
}

/** The pieces of a page by source. Tables are left out if the page has several games. */
function piecesBySource({
  reference,
  prose,
  sources,
}: LintedPage): readonly (readonly SourcePiece[])[] {
  const [diagram] = sources.diagrams;
  const tables = sources.hasTables ? (sources.document?.value ?? []) : [];
  const [table] = tables;
  const pieces = [
    reference === null ? [] : piecesOfOptions(reference),
    piecesOfVariant(diagram?.value ?? null, 'diagram'),
    piecesOfVariant(tables.length > 1 ? null : (table ?? null), 'table'),
    prose.pieces.map(
      ({ abbreviations, isComplete, movesSpan, name, promotesTo, readings }): SourcePiece => ({
        source: 'text',
        name,
        letter: abbreviations.find((one) => /^[A-Za-z]$/.test(one))?.toUpperCase() ?? null,
        span: movesSpan,
        readings: isComplete ? readings.map(({ movement }) => movement) : [],
        promotesTo: promotesTo === 'nothing' ? null : (promotesTo?.text ?? null),
      }),
    ),
  ];
  return pieces.filter(({ length }) => length > 0);
}

function piecesOfOptions(reference: ReferenceRules): readonly SourcePiece[] {
  const { placeOf, rules, span } = reference;
  return rules.pieces.flatMap(({ betza, letter, type }) => {
    const names = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names ?? [];
    const place = placeOf(type, ...names) ?? span;
    if (place === null) return [];
    const to = rules.promotedPieceType.get(type);
    const form = rules.pieces.find((piece) => piece.type === to);
    return [
      {
        source: 'options' as const,
        name: names[0] ?? type,
        letter: letter.toUpperCase(),
        span: place,
        readings: [readAsProgram(betza, 'fairy-stockfish')],
        promotesTo: form?.letter.toUpperCase() ?? null,
      },
    ];
  });
}

function piecesOfVariant(
  variant: Variant | null,
  source: 'diagram' | 'table',
): readonly SourcePiece[] {
  if (variant === null) return [];
  const byId = new Map(variant.pieces.map((piece) => [piece.id, piece]));
  return variant.pieces.map(({ abbreviation, id, movement, name, promotion, span }) => {
    const to = promotion.style === 'shogi' ? promotion.to : null;
    const form = to === null ? undefined : byId.get(to);
    return {
      source,
      name: name ?? id,
      letter: abbreviation?.length === 1 ? abbreviation.toUpperCase() : null,
      span,
      readings: [movement.value],
      promotesTo: form === undefined ? null : (form.abbreviation ?? form.name),
    };
  });
}

function isSamePiece(one: SourcePiece, other: SourcePiece): boolean {
  return one.letter !== null && other.letter !== null
    ? one.letter === other.letter
    : one.name.toLowerCase() === other.name.toLowerCase();
}

/** The name of each source in messages. */
export const SOURCE_WORDS: Readonly<Record<SourcePiece['source'], string>> = {
  options: 'the options',
  diagram: 'the diagram',
  table: 'the table',
  text: 'the text',
};
