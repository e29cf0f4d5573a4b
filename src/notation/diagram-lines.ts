import type { Board } from '../ir/board.js';

/** A part of a diagram; `start` is its offset in the diagram. */
export interface DiagramLine {
  readonly text: string;
  readonly start: number;
}

/** The lines of a diagram, sorted by their meaning. */
interface DiagramLines {
  /** The squares, the rank farthest from the first player first; frames and labels are left out. */
  readonly rows: readonly DiagramLine[];
  readonly hands: { readonly sente: DiagramLine | null; readonly gote: DiagramLine | null };
  /** The hands of both sides below a board of letters, such as `P*2 s*1`. */
  readonly letterHands: readonly DiagramLine[];
  /** The side to move; null if no line gives it. */
  readonly turn: 'sente' | 'gote' | null;
}

const HAND = /^(先手|後手|下手|上手)の?持ち?駒\s*[:：]/;
const LETTER_HAND = /^(?:[A-Za-z]['@A-Za-z]{0,3}\*\d{1,3}(?:\s+|$))+$/;
const TURN = /^(先手|後手|下手|上手)番/;

/**
 * Sorts the lines of a diagram into rows of squares, hands and side to move. Frames and labels are skipped. If `board` is null, the
 * board is as large as the diagram.
 */
export function diagramLines(text: string, board: Board | null): DiagramLines {
  const rows: DiagramLine[] = [];
  const hands: { sente: DiagramLine | null; gote: DiagramLine | null } = {
    sente: null,
    gote: null,
  };
  const letterHands: DiagramLine[] = [];
  let turn: DiagramLines['turn'] = null;
  const lines = linesOf(text);
  const framed = lines.some((line) => isFramed(line.text));
  for (const line of lines) {
    const hand = HAND.exec(line.text);
    const toMove = TURN.exec(line.text);
    if (hand !== null) hands[sideOf(hand[1])] = part(line, hand[0].length, line.text.length);
    else if (toMove !== null) turn = sideOf(toMove[1]);
    else if (LETTER_HAND.test(line.text)) letterHands.push(line);
    else if (isRuler(line.text)) continue;
    else if (!framed) rows.push(withoutRankLabels(line));
    else if (isFramed(line.text)) {
      const boxes = { ...line, text: withDots(line.text) };
      rows.push(part(boxes, line.text.indexOf('|') + 1, line.text.lastIndexOf('|')));
    }
  }
  return { rows: framed ? rows : withoutFileLabels(rows, board), hands, letterHands, turn };
}

function linesOf(text: string): readonly DiagramLine[] {
  const lines: DiagramLine[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = part({ text: raw, start }, 0, raw.length);
    if (line.text !== '') lines.push(line);
    start += raw.length + 1;
  }
  return lines;
}

/** The characters from `start` to `end` of a line, trimmed. */
function part(line: DiagramLine, start: number, end: number): DiagramLine {
  const raw = line.text.slice(start, end);
  return {
    text: raw.trim(),
    start: line.start + start + (raw.length - raw.trimStart().length),
  };
}

function sideOf(word: string | undefined): 'sente' | 'gote' {
  return word === '先手' || word === '下手' ? 'sente' : 'gote';
}

function isFramed(line: string): boolean {
  return line.includes('|') && line.indexOf('|') !== line.lastIndexOf('|');
}

/** The row `| r |   |` with a dot on each empty square, if each square has a box. */
function withDots(line: string): string {
  const isBoxed = /\|[^|]+\|[^|]+\|/.test(line);
  return isBoxed
    ? line.replace(/(?<=\|)[^\S\n]+(?=\|)/g, (blank) => '.'.padEnd(blank.length))
    : line;
}

/** Whether a line is a frame such as `+---+---+`, or the numbers of the files. */
function isRuler(line: string): boolean {
  return (line.startsWith('+') && /^[-+=|\s]+$/.test(line)) || /^[\d０-９\s]+$/.test(line);
}

/** The row `r n b` of `8 r n b` or `r n b 8`. */
function withoutRankLabels(line: DiagramLine): DiagramLine {
  const before = /^\d{1,2}\s+/.exec(line.text)?.[0].length ?? 0;
  const after = /\s\d{1,2}$/.exec(line.text)?.index ?? line.text.length;
  return part(line, before, Math.max(before, after));
}

const FILES = 'abcdefghijklmnop';
const LEAST_LABELS = 3;

/** The rows without a first or last row `a b c …`, if there is one row too many. */
function withoutFileLabels(
  rows: readonly DiagramLine[],
  board: Board | null,
): readonly DiagramLine[] {
  if (board !== null && rows.length !== board.ranks + 1) return rows;
  const isLabels = (row: DiagramLine | undefined): boolean => {
    const letters = row?.text.toLowerCase().replace(/\s+/g, '') ?? '';
    const files = board?.files ?? Math.max(LEAST_LABELS, letters.length);
    return letters === FILES.slice(0, files);
  };
  if (isLabels(rows.at(-1))) return rows.slice(0, -1);
  return isLabels(rows[0]) ? rows.slice(1) : rows;
}
