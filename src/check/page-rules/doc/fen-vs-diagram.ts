import { DOC_CODES } from '../../../catalog/codes/doc.js';
import { joinSpans, type Span } from '../../../text/span.js';
import { differencesOf, isSameCell, samePositions } from '../../page/same-positions.js';
import type { Difference, ReadPosition, SamePositions } from '../../page/same-positions.js';
import { hasOneGame } from '../../../read/page/page-positions.js';
import { readingOfFen, type PlacedCell } from '../../../read/page/positions.js';
import type { LintedPage } from '../../page/linted-page.js';
import { definePageRule, type PageFinding } from '../../page/page-rule.js';
import { cellWords, squareWords } from '../../page/position-words.js';

const PICTURE = `    r n b q k b n r
    p p p p p p p p
    - - - - - - - -
    - - - - - - - -
    - - - - - - - -
    - - - - - - - -
    P P P P P P P P
    R N B Q K B N R
`;

export default definePageRule({
  ...DOC_CODES['fen-vs-diagram'],
  code: 'doc/fen-vs-diagram',
  severity: 'error',
  bad: [
    `# My game\n\nThe start position:\n\n${PICTURE}\nAs a FEN: ⟦rnbqkBnr⟧/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n`,
  ],
  good: [
    `# My game\n\nThe start position:\n\n${PICTURE}\nAs a FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n\nAfter 1. e4: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1\n`,
  ],
  check: (page) => [
    ...samePositions(page.positions, hasOneGame(page.sources)).flatMap((group) =>
      findingsOf(page, group),
    ),
    ...againstBuiltin(page),
  ],
});

/** Findings for the positions that differ from the majority; of two positions, the second. */
function findingsOf(page: LintedPage, group: SamePositions): readonly PageFinding[] {
  const usual = usualOf(group);
  return group.flatMap((member) => {
    const differences = differencesOf(member.reading, usual.reading) ?? [];
    return differences.length === 0 ? [] : [finding(page, member, differences, group)];
  });
}

/** Compares start positions with that of the built-in variant of the page's name. */
function againstBuiltin(page: LintedPage): readonly PageFinding[] {
  const { reference, positions } = page;
  if (reference?.kind !== 'builtin') return [];
  const { startFen } = reference.rules;
  return positions.flatMap((position) => {
    const own = position.isStart
      ? position.readings.find(
          ({ problems, set }) => problems.length === 0 && set.builtin === reference.name,
        )
      : undefined;
    const usual = own === undefined ? null : readingOfFen(startFen, own.set);
    if (own === undefined || usual === null) return [];
    const differences = differencesOf(own, usual) ?? [];
    if (differences.length === 0 || differences.length > MOST_OF_BUILTIN) return [];
    const member = { position, reading: own };
    const found = finding(
      page,
      member,
      differences,
      [member],
      `from which ${reference.name} starts`,
    );
    return [{ ...found, notes: [{ message: `${reference.name} starts from ${startFen}` }] }];
  });
}

/** If more squares differ, the page is about another game with the same name. */
const MOST_OF_BUILTIN = 6;

/** The position that most others equal; the first if there are several. */
function usualOf(group: SamePositions): ReadPosition {
  const [first] = group;
  if (first === undefined) throw new Error('a group has members');
  const likes = (one: ReadPosition): number =>
    group.filter((other) => differencesOf(one.reading, other.reading)?.length === 0).length;
  return group.reduce((best, one) => (likes(one) > likes(best) ? one : best), first);
}

const MOST_SQUARES = 4;

function finding(
  page: LintedPage,
  member: ReadPosition,
  differences: readonly Difference[],
  group: SamePositions,
  which = 'shown elsewhere on the page',
): PageFinding {
  const { rows, set } = member.reading;
  const board = { files: rows[0]?.cells.length ?? 0, ranks: rows.length };
  const shogi = group.some(({ position }) => position.kind === 'bod' || position.kind === 'sfen');
  const words = (cell: Difference['here']): string => cellWords(cell, set, shogi);
  const place = (difference: Difference): string => squareWords(difference, board, set, shogi);
  const squares = differences.slice(0, MOST_SQUARES).map((difference) => {
    const { here, there } = difference;
    return `on ${place(difference)} it has ${words(here)}, the other position has ${words(there)}`;
  });
  const left = differences.length - squares.length;
  const more = left > 0 ? `, and on ${left} more ${left === 1 ? 'square' : 'squares'}` : '';
  const span = placeOf(member, differences);
  // Quote an empty square only if there is no other square to quote.
  const telling = differences.find(({ there }) => there.symbol !== null) ?? differences[0];
  const others = telling === undefined ? [] : agreeingCells(telling, member, group);
  return {
    span,
    message: `"${page.quote(span)}" is not the position ${which}: ${squares.join('; ')}${more}; fix one of them`,
    notes: others.map((cell) => ({
      message: `${telling === undefined ? '' : place(telling)} in the other position: "${page.quote(cell.span)}", ${words(cell)}`,
      span: cell.span,
    })),
  };
}

/** The cells of the other positions on a square, if they agree with the majority. */
function agreeingCells(
  { column, row, there }: Difference,
  member: ReadPosition,
  group: SamePositions,
): readonly PlacedCell[] {
  return group
    .filter((other) => other !== member)
    .flatMap(({ reading }) => reading.rows[row]?.cells[column] ?? [])
    .filter((cell) => isSameCell(cell, there));
}

/** The place of the differences: ranks of a FEN, or squares of a picture. */
function placeOf({ position, reading }: ReadPosition, differences: readonly Difference[]): Span {
  const isLine = position.kind === 'fen' || position.kind === 'sfen';
  const spans = differences.flatMap(({ here, row }) =>
    isLine ? (reading.rows[row]?.span ?? []) : [here.span],
  );
  return spans.reduce(joinSpans, spans[0] ?? position.span);
}
