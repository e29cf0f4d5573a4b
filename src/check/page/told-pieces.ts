import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import type { Movement } from '../../ir/movement.js';
import type { Variant } from '../../ir/variant.js';
import { readAsProgram } from '../../read/betza/read-betza.js';
import type { Span } from '../../text/span.js';
import type { JudgedRules } from './judged-rules.js';
import type { LintedPage } from './linted-page.js';

/** A piece as one source of a page tells it. */
export interface ToldPiece {
  readonly source: 'options' | 'diagram' | 'table' | 'text';
  readonly name: string;
  /** Upper case; null: the source gives none. */
  readonly letter: string | null;
  readonly span: Span;
  /** All that the source may mean; none: it does not say how the piece moves. */
  readonly readings: readonly Movement[];
  /** The name or letter of what it promotes to; null: the source says none. */
  readonly promotesTo: string | null;
}

/** The pieces of a page by source; for a page of several games, of the first. */
export function toldPieces({
  judged,
  prose,
  sources,
}: LintedPage): readonly (readonly ToldPiece[])[] {
  const [diagram] = sources.diagrams;
  const tables = sources.hasTables ? (sources.document?.value ?? []) : [];
  const [table] = tables;
  const told = [
    judged === null ? [] : piecesOfOptions(judged),
    piecesOfVariant(diagram?.value ?? null, 'diagram'),
    piecesOfVariant(tables.length > 1 ? null : (table ?? null), 'table'),
    prose.pieces.map(
      ({ abbreviations, isComplete, movesSpan, name, promotesTo, readings }): ToldPiece => ({
        source: 'text',
        name,
        letter: abbreviations.find((one) => /^[A-Za-z]$/.test(one))?.toUpperCase() ?? null,
        span: movesSpan,
        readings: isComplete ? readings.map(({ movement }) => movement) : [],
        promotesTo: promotesTo?.text ?? null,
      }),
    ),
  ];
  return told.filter((pieces) => pieces.length > 0);
}

function piecesOfOptions(judged: JudgedRules): readonly ToldPiece[] {
  const { placeOf, rules, span } = judged;
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
): readonly ToldPiece[] {
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

/** Pieces of two sources that are the same piece: by letter, or, where one has none, by name. */
export function pairsOf(
  first: readonly ToldPiece[],
  second: readonly ToldPiece[],
): readonly (readonly [ToldPiece, ToldPiece])[] {
  return first.flatMap((one) => {
    const other = second.find((candidate) => isSamePiece(one, candidate));
    return other === undefined ? [] : [[one, other] as const];
  });
}

function isSamePiece(one: ToldPiece, other: ToldPiece): boolean {
  return one.letter !== null && other.letter !== null
    ? one.letter === other.letter
    : one.name.toLowerCase() === other.name.toLowerCase();
}

/** Every two sources of a page. */
export function twosOf<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}

/** How messages call a source. */
export const SOURCE_WORDS: Readonly<Record<ToldPiece['source'], string>> = {
  options: 'the options',
  diagram: 'the diagram',
  table: 'the table',
  text: 'the text',
};
