/** Cells of a board in letters: `n`, `+R`, `RR@`, `n'`, and signs for an empty square. */
const CELL = /^(?:\+?[A-Za-z]{1,2}['@]?|[.·・*-])$/;
/** The fewest and most files of a board. */
const LEAST_CELLS = 4;
const MOST_CELLS = 16;

/** Whether a line may be a rank of a board drawn in text: cells separated by spaces, a frame, or signs without spaces. */
export function isPictureLine(text: string): boolean {
  const line = text.trim();
  if (line.length > 120 || WORDS.test(line)) return false;
  if (isSketch(line) || isBod(line)) return true;
  const cells = line.split(/\s+/);
  if (cells.length < LEAST_CELLS || cells.length > MOST_CELLS) return false;
  return (
    cells.every((cell) => CELL.test(cell)) &&
    cells.some((cell) => cell.length < 2 || !/[a-z]{2}/.test(cell))
  );
}

/** A word that no line of a board contains, except lines in kanji or between bars. */
const WORDS = /^[!-{}~].*[a-np-wyz]{3}/;

/** `--x-x--   -x!-!x-`: the moves of one piece or of several side by side. */
export function isSketch(line: string): boolean {
  const parts = line.split(/\s+/);
  return parts.every((part) => /^[-x!o.A-Z]{5,16}$/.test(part) && /--|\.\.|!-!/.test(part));
}

/** A rank, the frame, a hand or the file numbers of a kanji diagram. */
function isBod(line: string): boolean {
  return (
    /^\+[-+=]{6,}\+$/.test(line) ||
    /^\|[^|]*[・\u3400-\u9fff][^|]*\|[^|]{0,3}$/.test(line) ||
    /^[先後上下]手の?持ち?駒/.test(line) ||
    /^[０-９\s]{3,}$/.test(line)
  );
}

/** A rank of a board without spaces, perhaps with its number: `8 rnbqkbnr`, `........`. */
const RANK = /^(?:\d{1,2}\s{1,3})?((?:\+?[A-Za-z]|[.·*_-]){3,16})(?:\s{1,3}\d{1,2})?$/;
const LEAST_RANKS = 3;

/** Whether lines together are a board drawn without spaces: ranks of the same length, pieces of both sides and empty squares. */
export function isBoardRun(lines: readonly string[]): boolean {
  const ranks = lines.map((line) => RANK.exec(line.trim())?.[1]?.replaceAll('+', '') ?? '');
  const [first = ''] = ranks;
  const all = ranks.join('');
  // Diagrams of the moves of a piece have other small letters only.
  return (
    ranks.length >= LEAST_RANKS &&
    first !== '' &&
    ranks.every(({ length }) => length === first.length) &&
    /[a-np-wyz]/.test(all) &&
    /[A-Z]/.test(all) &&
    /[.·*_-]/.test(all)
  );
}
