import { DOC_CODES } from '../../../catalog/codes/doc.js';
import type { Note } from '../../../text/diagnostic.js';
import type { Board } from '../../../ir/board.js';
import { widthOf, type PagePosition } from '../../../read/page/positions.js';
import type { LintedPage } from '../../page/linted-page.js';
import { lostInWords, rowsInWords, shownRanks, type ShownRanks } from '../../page/missing-ranks.js';
import { definePageRule, noteAt, type PageFinding } from '../../page/page-rule.js';
import { readWith, type ReadPosition } from '../../page/same-positions.js';

export default definePageRule({
  ...DOC_CODES['diagram-row-count'],
  code: 'doc/diagram-row-count',
  severity: 'error',
  bad: [
    '# My game\n\nThe start position:\n\n    ⟦r n b q k b n r\n    p p p p p p p p\n    - - - - - - - -\n    - - - - - - - -\n    - - - - - - - -\n    - - - - - - - -\n    R N B Q K B N R⟧\n\n```ini\n[mygame]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n```\n',
  ],
  good: [
    '# My game\n\nThe start position:\n\n    r n b q k b n r\n    p p p p p p p p\n    - - - - - - - -\n    - - - - - - - -\n    - - - - - - - -\n    - - - - - - - -\n    P P P P P P P P\n    R N B Q K B N R\n\n```ini\n[mygame]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n```\n',
  ],
  check: (page) =>
    page.positions.filter(isPicture).flatMap((position) => {
      const uneven = unevenRows(position);
      return uneven.length > 0 ? uneven : (lostRows(page, position) ?? otherSize(page, position));
    }),
});

function isPicture({ kind }: PagePosition): boolean {
  return kind === 'bod' || kind === 'ascii' || kind === 'letters';
}

/** With fewer rows, the board may not be a rectangle. */
const LEAST_ROWS = 6;

/** A finding if exactly one row is longer or shorter than the others. */
function unevenRows({ readings }: PagePosition): readonly PageFinding[] {
  const reading = readings.find(({ problems }) => problems.length === 0);
  if (reading === undefined || reading.rows.length < LEAST_ROWS) return [];
  const width = widthOf(reading.rows);
  const odd = reading.rows.filter(({ cells }) => cells.length !== width);
  const [row] = odd;
  if (row === undefined || odd.length > 1) return [];
  const message = `This row has ${row.cells.length} squares, but the other rows of the diagram have ${width}`;
  return [{ span: row.span, message }];
}

interface Whole {
  readonly other: ReadPosition;
  readonly shown: ShownRanks;
}

/** Null if the page has no position that this could be a part of. */
function lostRows(page: LintedPage, position: PagePosition): readonly PageFinding[] | null {
  const whole = wholeOf(page, position);
  if (whole === null) return null;
  const { other, shown } = whole;
  const ranks = other.reading.rows.length;
  const message = `The diagram has ${shown.length} rows, but the board has ${ranks} ranks: ${rowsInWords(shown)}; ${lostInWords(shown, ranks)}`;
  const size = page.reference?.placeOf('maxRank') ?? null;
  const notes = [
    ...(size === null ? [] : [noteAt(size, `"${page.quote(size)}"`)]),
    noteAt(other.position.span, `all ${ranks} ranks: "${page.quote(other.position.span)}"`),
  ];
  return [{ span: position.span, message, notes }];
}

function wholeOf({ positions }: LintedPage, position: PagePosition): Whole | null {
  for (const { problems, set } of position.readings) {
    const picture = problems.length === 0 ? readWith(position, set) : null;
    if (picture === null) continue;
    for (const candidate of positions) {
      const other = candidate === position ? null : readWith(candidate, set);
      const isNear = candidate.isStart || candidate.part === position.part;
      const shown = other === null || !isNear ? null : shownRanks(picture.reading, other.reading);
      if (other !== null && shown !== null) return { other, shown };
    }
  }
  return null;
}

/** A finding if a start position has the files of the board, but not its ranks. */
function otherSize(page: LintedPage, position: PagePosition): readonly PageFinding[] {
  const [reading] = position.readings;
  const size = statedBoard(page);
  if (!position.isStart || reading === undefined || size === null) return [];
  const rows = reading.rows.length;
  const { files, ranks } = size.board;
  if (widthOf(reading.rows) !== files || rows === ranks) return [];
  const message = `The diagram has ${rows} rows, but the board has ${ranks} ranks`;
  return [{ span: position.span, message, notes: [size.note] }];
}

interface StatedBoard {
  readonly board: Board;
  readonly note: Note;
}

/** The board of the page's only game, if the page states it. */
function statedBoard({ facts, reference, quote, sources }: LintedPage): StatedBoard | null {
  const [stated] = facts('size');
  if (stated !== undefined)
    return { board: stated.fact, note: noteAt(stated.span, `"${quote(stated.span)}"`) };
  const place = reference?.placeOf('maxRank') ?? null;
  if (reference !== null && place !== null)
    return {
      board: { files: reference.rules.maxFile, ranks: reference.rules.maxRank },
      note: noteAt(place, `"${quote(place)}"`),
    };
  const variants = sources.document?.value ?? [];
  const [variant] = variants;
  if (variant === undefined || variants.length > 1) return null;
  const { origin, value } = variant.board;
  return origin.kind === 'stated'
    ? { board: value, note: noteAt(origin.span, `"${quote(origin.span)}"`) }
    : null;
}
