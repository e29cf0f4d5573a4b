import type { IniLine, TextRange } from '../read/ini/scan.js';
import { lineEndAt } from '../text/source.js';
import { marksAt } from './marks.js';
import type { Open } from './open-text.js';

/** A part of a text for outlines and breadcrumbs. */
export interface Symbol {
  readonly name: string;
  /** Shown next to the name: a parent or a value. */
  readonly detail: string;
  readonly kind: 'variant' | 'key' | 'piece';
  readonly at: TextRange;
  readonly nameAt: TextRange;
  readonly parts: readonly Symbol[];
}

/** The variants of a text with their keys or pieces. */
export function symbols(open: Open): readonly Symbol[] {
  switch (open.kind) {
    case 'ini':
      return open.file().sections.map(({ end, lines, name, nameAt, parent, start }) => ({
        name,
        detail: parent ?? '',
        kind: 'variant',
        at: { start, end: ownEnd(open.source.text, lines, end) },
        nameAt,
        parts: lines.flatMap((line) =>
          line.kind === 'pair'
            ? [
                {
                  name: line.key,
                  detail: line.value,
                  kind: 'key',
                  at: content(line.keyAt, line.valueAt),
                  nameAt: line.keyAt,
                  parts: [],
                } as const,
              ]
            : [],
        ),
      }));
    case 'document': {
      const starts = open.sections().map(({ heading }) => heading.span.start);
      return open.variants().map(({ id, pieces, span, title }, index) => {
        const at = { start: span.start, end: starts[index + 1] ?? open.source.text.length };
        return {
          name: title,
          detail: id,
          kind: 'variant',
          at,
          nameAt: span,
          // Pieces from other documents have no place in this text.
          parts: pieces
            .filter((piece) => piece.span.file === open.source.file && isWithin(piece.span, at))
            .map((piece) => ({
              name: piece.name ?? piece.glyphs[0] ?? piece.id,
              detail: piece.betza?.text ?? '',
              kind: 'piece',
              at: piece.span,
              nameAt: piece.span,
              parts: [],
            })),
        };
      });
    }
  }
}

/** The end of a section as readers see it: a comment directly above the next header belongs to the next section. */
function ownEnd(text: string, lines: readonly IniLine[], end: number): number {
  if (end === text.length) return end;
  const last = lines.findLast(({ kind }) => kind !== 'comment');
  const lead = lines.slice(last === undefined ? 0 : lines.indexOf(last) + 1);
  return lead[0]?.start ?? end;
}

function content(first: TextRange, last: TextRange): TextRange {
  return { start: first.start, end: last.end };
}

function isWithin(inner: TextRange, outer: TextRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The ranges that can be folded: variants, and comments of several lines. */
export function foldings(open: Open): readonly (TextRange & { readonly isComment: boolean })[] {
  const variants = symbols(open).map(({ at }) => ({
    ...trimmed(open.source.text, at),
    isComment: false,
  }));
  if (open.kind === 'document') return variants;
  const comments = [...open.source.text.matchAll(/(?:^[;#].*(?:\n|$)){2,}/gm)].map(
    ({ 0: text, index }) => ({
      ...trimmed(open.source.text, { start: index, end: index + text.length }),
      isComment: true,
    }),
  );
  return [...variants, ...comments].sort((a, b) => a.start - b.start);
}

/** The range without white space at its end. */
function trimmed(text: string, { end, start }: TextRange): TextRange {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** The ranges to which a selection at an offset expands, step by step, up to the whole text. */
export function selectionsAt(open: Open, offset: number): readonly TextRange[] {
  const { text } = open.source;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const around = [
    ...marksAt(open.marks(), offset),
    { start: lineStart, end: lineEndAt(text, offset) },
    ...symbols(open).flatMap(({ at, parts }) => [...parts.map((part) => part.at), at]),
    { start: 0, end: text.length },
  ].filter(({ end, start }) => start <= offset && offset <= end);
  const growing: TextRange[] = [];
  for (const { end, start } of around.sort((a, b) => a.end - a.start - (b.end - b.start))) {
    const last = growing.at(-1);
    const grows =
      last === undefined ||
      (start <= last.start && end >= last.end && end - start > last.end - last.start);
    if (grows) growing.push({ start, end });
  }
  return growing;
}
