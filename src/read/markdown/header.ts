import { parseRegion, parseSize } from '../../../grammar/table/parse.js';
import type { RegionTerm } from '../../../grammar/table/syntax.js';
import { DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { diagnose } from '../../catalog/diagnose.js';
import { MAX_BOARD_SIDE, type Board } from '../../ir/board.js';
import {
  bothSides,
  squareSet,
  squaresWhere,
  type Region,
  type SquareSet,
} from '../../ir/region.js';
import { RULES_FAMILIES, type RulesFamily } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest, respelled } from '../../text/nearest.js';
import { assumed, stated, type Sourced } from '../../text/origin.js';
import { readBullets, type Bullets, type RegionBullet } from './bullets.js';
import { slug } from './piece-ids.js';
import type { Section } from './sections.js';
import type { Snippet } from './snippet.js';

/** What the bullets say of a variant before its pieces are read. */
export interface Header {
  readonly id: string;
  readonly title: string;
  readonly bullets: Bullets;
  readonly board: Sourced<Board>;
  /** Whether the size could be read; if not, nothing that depends on it is judged. */
  readonly boardKnown: boolean;
  readonly regions: readonly Region[];
  readonly dialect: Dialect;
  /** Null: not stated. */
  readonly family: RulesFamily | null;
  readonly diagnostics: readonly Diagnostic[];
}

export function readHeader(section: Section): Header {
  const bullets = readBullets(section);
  const diagnostics = [...bullets.diagnostics];
  const board = readBoard(section, bullets, diagnostics);
  const boardKnown = board.origin.kind === 'stated';
  if (boardKnown) diagnostics.push(...otherSizes(section, board));
  const regions = bullets.regions.map((bullet) =>
    readRegion(bullet, board.value, boardKnown, diagnostics),
  );
  diagnostics.push(...unusedRegions(section, bullets.regions, regions, board.value));
  return {
    id: readId(section, bullets, diagnostics),
    title: section.heading.text,
    bullets,
    board,
    boardKnown,
    regions,
    dialect: oneOf(DIALECTS, bullets.values.get('Betza'), diagnostics) ?? 'fairy-stockfish',
    family: oneOf(RULES_FAMILIES, bullets.values.get('Rules'), diagnostics),
    diagnostics,
  };
}

/** The id that a section states, or the slug of its heading. */
function readId(section: Section, bullets: Bullets, diagnostics: Diagnostic[]): string {
  const fallback = slug(section.heading.text).replace(/^[^a-z]+/, '') || 'variant';
  const stated = bullets.values.get('Id');
  if (stated === undefined) return fallback;
  if (/^[a-z0-9][a-z0-9-]{0,63}$/.test(stated.text)) return stated.text;
  const message = `"${clip(stated)}" is no id: a letter a to z or a digit, then letters, digits and "-"; "${fallback}" is taken.`;
  diagnostics.push(diagnose('doc/bad-value', 'error', stated.span, message));
  return fallback;
}

/** A board to go on with where the size is missing or wrong. */
const SOME_BOARD: Board = { files: 9, ranks: 9 };

function readBoard(section: Section, bullets: Bullets, diagnostics: Diagnostic[]): Sourced<Board> {
  const size = bullets.values.get('Size');
  if (size === undefined) {
    const message = 'The variant has no size; write "* Size: 9x9" (files x ranks).';
    diagnostics.push(diagnose('board/size-missing', 'error', section.heading.span, message));
    return assumed(SOME_BOARD, message, section.heading.span);
  }
  const parsed = parseSize(size.text, size.span);
  diagnostics.push(...parsed.diagnostics);
  if (parsed.diagnostics.length > 0 || parsed.value === null)
    return assumed(SOME_BOARD, 'the size cannot be read', size.span);
  const { files, ranks } = parsed.value;
  const fits = (side: number): boolean => side >= 1 && side <= MAX_BOARD_SIDE;
  if (fits(files) && fits(ranks)) return stated({ files, ranks }, size.span);
  const message = `"${clip(size)}" is no size of a board; files and ranks are 1 to ${MAX_BOARD_SIDE}.`;
  diagnostics.push(diagnose('board/size', 'error', size.span, message));
  return assumed(SOME_BOARD, 'the size is out of range', size.span);
}

/** Options of an ini block that make another board than the one that everything else is read for. */
function otherSizes(
  { options }: Section,
  { origin, value }: Sourced<Board>,
): readonly Diagnostic[] {
  const sides: ReadonlyMap<string, number> = new Map([
    ['maxFile', value.files],
    ['maxRank', value.ranks],
  ]);
  return options.flatMap((option) => {
    const stated = sides.get(option.key);
    if (stated === undefined || option.value === String(stated)) return [];
    const message = `\`${option.key} = ${option.value.slice(0, 20)}\` is another board than ${value.files}x${value.ranks}, which the pieces and the start position are written for; leave the option out, or change the size.`;
    const notes = [{ message: 'the size', span: origin.span }];
    return [diagnose('board/size-differs', 'error', option.valueSpan, message, { notes })];
  });
}

/** Regions that no cell of a table names, as in `connected: F`; one that is all the rest of the board explains the other. */
function unusedRegions(
  { tables }: Section,
  bullets: readonly RegionBullet[],
  regions: readonly Region[],
  { files, ranks }: Board,
): readonly Diagnostic[] {
  const named = new Set(
    tables.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) =>
        cells.flatMap(({ text }) =>
          [...text.toLowerCase().matchAll(/(?:^|[;；])([^:：;；]+)[:：]/g)].map(([, name = '']) =>
            name.trim().replace(/^within\s+/, ''),
          ),
        ),
      ),
    ),
  );
  const used = regions.filter(({ name }) => named.has(name));
  const isRest = ({ squares: { white } }: Region): boolean =>
    used.some(
      ({ squares }) =>
        squares.white.length + white.length === files * ranks &&
        !squares.white.some((square) => white.includes(square)),
    );
  return regions.flatMap((region, index) => {
    const bullet = bullets[index]?.name;
    if (bullet === undefined || named.has(region.name) || isRest(region)) return [];
    const message = `No move names the region "${bullet.text}", so nothing depends on it; write "${bullet.text}: " before moves from its squares in the column Betza, or leave it out.`;
    return [diagnose('doc/unused-region', 'warning', bullet.span, message)];
  });
}

function readRegion(
  { name, value }: RegionBullet,
  board: Board,
  boardKnown: boolean,
  diagnostics: Diagnostic[],
): Region {
  const { value: terms, diagnostics: problems } = parseRegion(value.text, value.span);
  diagnostics.push(...problems);
  if (boardKnown)
    for (const term of terms)
      if (leavesBoard(board, term)) {
        const message = `The board of ${board.files}x${board.ranks} does not have all of these squares; those that it has are taken.`;
        diagnostics.push(diagnose('board/off-board', 'error', term.span, message));
      }
  const white = squareSet(terms.flatMap((term) => termSquares(board, term)));
  return { name: name.text.toLowerCase(), squares: bothSides(board, white) };
}

/** The squares of a board that a part of a region names; a1 is dark. */
function termSquares(board: Board, term: RegionTerm): SquareSet {
  switch (term.kind) {
    case 'rectangle': {
      const { from, to } = term;
      const within = (value: number, a: number, b: number): boolean =>
        value >= Math.min(a, b) && value <= Math.max(a, b);
      return squaresWhere(
        board,
        (file, rank) => within(file, from.file, to.file) && within(rank, from.rank, to.rank),
      );
    }
    case 'rank':
      return squaresWhere(board, (_file, rank) => rank === term.rank);
    case 'file':
      return squaresWhere(board, (file) => file === term.file);
    case 'dark':
      return squaresWhere(board, (file, rank) => (file + rank) % 2 === 0);
    case 'light':
      return squaresWhere(board, (file, rank) => (file + rank) % 2 === 1);
  }
}

function leavesBoard({ files, ranks }: Board, term: RegionTerm): boolean {
  const off = (value: number, size: number): boolean => value < 0 || value >= size;
  switch (term.kind) {
    case 'rectangle':
      return [term.from, term.to].some(({ file, rank }) => off(file, files) || off(rank, ranks));
    case 'rank':
      return off(term.rank, ranks);
    case 'file':
      return off(term.file, files);
    case 'dark':
    case 'light':
      return false;
  }
}

/** The word of a list that a bullet states; null if it states none or another. */
export function oneOf<T extends string>(
  words: readonly T[],
  value: Snippet | undefined,
  diagnostics: Diagnostic[],
): T | null {
  if (value === undefined) return null;
  const found = words.find((word) => word === value.text.toLowerCase());
  if (found !== undefined) return found;
  diagnostics.push(badValue(value, words));
  return null;
}

export function badValue(value: Snippet, words: readonly string[]): Diagnostic {
  const near = nearest(value.text, words);
  const advice =
    near === null
      ? `write ${words.map((word) => `"${word}"`).join(' or ')}`
      : `did you mean "${near}"?`;
  return diagnose(
    'doc/bad-value',
    'error',
    value.span,
    `"${clip(value)}" is not understood here; ${advice}`,
    respelled(value.span, near),
  );
}

function clip({ text }: Snippet): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
