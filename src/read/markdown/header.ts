import { parseSize, unreadable } from '../../../grammar/table/parse.js';
import { DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { diagnose } from '../../catalog/diagnose.js';
import { MAX_BOARD_SIDE, squaresOf, type Board } from '../../ir/board.js';
import { bothSides, squareSet, type Region } from '../../ir/region.js';
import { RULES_FAMILIES, type RulesFamily } from '../../ir/variant.js';
import { LONGEST_DIAGRAM } from '../../notation/diagram.js';
import { diagramLines } from '../../notation/diagram-lines.js';
import {
  parseSquares,
  SQUARE_WORDS,
  SQUARES_FORMS,
  squaresOfParts,
} from '../../notation/document/squares.js';
import { wishedLine } from '../../notation/document/wishes.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic, Fix } from '../../text/diagnostic.js';
import { isSlipOf, nearest, respelled, respelledText } from '../../text/nearest.js';
import { assumed, stated, type Sourced } from '../../text/origin.js';
import { subspan, type Span } from '../../text/span.js';
import type { BulletName } from '../../notation/document/bullet-names.js';
import { readBullets, type Bullets, type RegionBullet } from './bullets.js';
import { dialectOf } from './dialect.js';
import { slug } from './piece-ids.js';
import type { Section } from './sections.js';
import type { Snippet } from './snippet.js';

/** What the bullets state about a variant before its pieces are read. */
export interface Header {
  readonly id: string;
  readonly title: string;
  readonly bullets: Bullets;
  readonly board: Sourced<Board>;
  /** Whether the size could be read. If not, nothing that depends on it is checked. */
  readonly boardKnown: boolean;
  readonly regions: readonly Region[];
  /** The variant that supplies what this one does not state; null if there is none. */
  readonly model: Model | null;
  readonly dialect: Dialect;
  /** Null: not stated. */
  readonly family: RulesFamily | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The variant whose pieces or rules a section uses. Its size and start position are used if the section has none. */
export interface Model {
  readonly title: string;
  readonly size: string;
  readonly start: string;
}

/** A section as a model; null if it states no size. */
export function modelOf(section: Section): Model | null {
  const { values } = readBullets(section);
  const size = values.get('Size')?.text;
  if (size === undefined) return null;
  return { title: section.heading.text, size, start: values.get('Start')?.text ?? '' };
}

export function readHeader(section: Section, model: Model | null): Header {
  const bullets = readBullets(section);
  const diagnostics = [...bullets.diagnostics];
  const board = readBoard(section, bullets, model, diagnostics);
  const boardKnown = board.origin.kind !== 'assumed';
  if (boardKnown) addAll(diagnostics, otherSizes(section, board));
  const named = bullets.regions.map((bullet) =>
    readRegion(bullet, board.value, boardKnown, diagnostics),
  );
  const regions = [...named, ...elsewhereRegions(section, named, board.value)];
  addAll(diagnostics, unusedRegions(section, bullets.regions, named, board.value));
  return {
    id: readId(section, bullets, diagnostics),
    title: section.heading.text,
    bullets,
    board,
    boardKnown,
    regions,
    model,
    dialect: dialectOf(section, oneOf(DIALECTS, bullets.values.get('Betza'), diagnostics) ?? ''),
    family: oneOf(RULES_FAMILIES, bullets.values.get('Rules'), diagnostics),
    diagnostics,
  };
}

/** The id that a section states, or the slug of its heading. */
function readId(section: Section, bullets: Bullets, diagnostics: Diagnostic[]): string {
  const fallback = slug(section.heading.text).replace(/^[^a-z]+/, '') || 'variant';
  const stated = bullets.values.get('Id');
  if (stated === undefined) return fallback;
  if (/^[a-z0-9][a-z0-9_-]{0,63}$/i.test(stated.text)) return stated.text;
  const message = `"${clip(stated)}" is not an id (a letter or a digit, then letters, digits, "-" and "_"); using "${fallback}".`;
  diagnostics.push(diagnose('doc/bad-value', 'error', stated.span, message));
  return fallback;
}

/** The board that is assumed if the size is missing or wrong, so that reading can continue. */
const SOME_BOARD: Board = { files: 9, ranks: 9 };

function readBoard(
  section: Section,
  bullets: Bullets,
  model: Model | null,
  diagnostics: Diagnostic[],
): Sourced<Board> {
  const size = bullets.values.get('Size');
  if (size === undefined) {
    const fen = bullets.values.get('Start') ?? section.starts[0];
    const shown = fen === undefined ? null : (sizeOfFen(fen.text) ?? sizeOfDiagram(fen.text));
    if (fen !== undefined && shown !== null) return stated(shown, fen.span);
    const { span } = section.heading;
    const taken = model === null ? null : parseSize(model.size, span).value;
    if (model !== null && taken !== null)
      return { value: taken, origin: { kind: 'inherited', from: model.title, span } };
    const message = 'The variant has no size; write "* Size: 9x9" (files x ranks).';
    diagnostics.push(diagnose('board/size-missing', 'error', section.heading.span, message));
    return assumed(SOME_BOARD, message, section.heading.span);
  }
  const parsed = parseSize(bareSize(size.text), size.span);
  addAll(diagnostics, parsed.diagnostics);
  if (parsed.diagnostics.length > 0 || parsed.value === null)
    return assumed(SOME_BOARD, 'the size cannot be read', size.span);
  const { files, ranks } = parsed.value;
  const fits = (side: number): boolean => side >= 1 && side <= MAX_BOARD_SIDE;
  if (fits(files) && fits(ranks)) return stated({ files, ranks }, size.span);
  const message = `"${clip(size)}" is not a board size; files and ranks are 1 to ${MAX_BOARD_SIDE}.`;
  diagnostics.push(diagnose('board/size', 'error', size.span, message));
  return assumed(SOME_BOARD, 'the size is out of range', size.span);
}

/** The numbers of `4 files by 5 ranks` and `8x8 squares (64)`, with blanks for the words, so that places stay the same. */
function bareSize(text: string): string {
  const words = /\b(?:files?|columns?|ranks?|rows?|squares?|board)\b|\s\([^()]*\)$/gi;
  // Ranks before files would be the other way round.
  return /^[^a-z]*\b(?:ranks?|rows?)\b/i.test(text)
    ? text
    : text.replace(words, (word) => ' '.repeat(word.length));
}

/** Room for 256 squares with one or two signs before each letter. */
const LONGEST_BOARD = 1024;

/** The board of a FEN made of letters and numbers; null if its ranks differ in width or it is not a FEN. */
function sizeOfFen(fen: string): Board | null {
  const [field = ''] = fen
    .trimStart()
    .replace(/^`+|\[[^\]]*\]/g, '')
    .slice(0, LONGEST_BOARD)
    .split(' ', 1);
  const widths = field
    .split('/')
    .map((rank) =>
      [...rank.matchAll(/[0-9]+|[A-Za-z*]|[^0-9A-Za-z*+~]/g)].reduce(
        (sum, [part]) =>
          sum + (/^[0-9]/.test(part) ? Number(part) : /^[A-Za-z*]/.test(part) ? 1 : NaN),
        0,
      ),
    );
  const [files = 0] = widths;
  const ranks = widths.length;
  const fits = files >= 1 && files <= MAX_BOARD_SIDE && ranks > 1 && ranks <= MAX_BOARD_SIDE;
  return fits && widths.every((width) => width === files) ? { files, ranks } : null;
}

/** The board of a diagram with one character per square, `r . k` or `r.k`; null if it has any other signs. */
function sizeOfDiagram(text: string): Board | null {
  const rows = diagramLines(text.slice(0, LONGEST_DIAGRAM), null).rows.map((row) =>
    row.text.replace(/[\s|\uFE0E\uFE0F]/g, ''),
  );
  const [{ length: files } = ''] = rows;
  const isBoard = rows.every((row) => row.length === files && /^[A-Za-z.*_♔-♟-]+$/.test(row));
  const fits = files <= MAX_BOARD_SIDE && rows.length > 1 && rows.length <= MAX_BOARD_SIDE;
  return isBoard && fits ? { files, ranks: rows.length } : null;
}

/** Options of an ini block that contradict the board for which everything else is read. */
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
    const message = `\`${option.key} = ${option.value.slice(0, 20)}\` contradicts the board of ${value.files}x${value.ranks} in the document; leave the option out, or change the size.`;
    const notes = [{ message: 'the size', span: origin.span }];
    return [diagnose('board/size-differs', 'error', option.valueSpan, message, { notes })];
  });
}

/** Regions that no cell uses, as in `connected: F`. The complement of a used region is not reported: it only explains the other. */
function unusedRegions(
  { tables }: Section,
  bullets: readonly RegionBullet[],
  regions: readonly Region[],
  { files, ranks }: Board,
): readonly Diagnostic[] {
  const named = new Set(
    tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap(regionsOfCell))),
  );
  if (named.has(ELSEWHERE)) return [];
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
    const message = `No move uses the region "${bullet.text}", so it has no effect; write "${bullet.text}: " before moves from its squares in the column Betza, or leave it out.`;
    return [diagnose('doc/unused-region', 'warning', bullet.span, message)];
  });
}

/** The name that a cell uses for the squares of no other part: `home: fW; elsewhere: fsW`. */
export const ELSEWHERE = 'elsewhere';

/** The name of the region of all squares outside these regions. */
export function elsewhereOf(regions: readonly string[]): string {
  return [ELSEWHERE, ...regions].join('-');
}

/** The regions before the moves of a cell: `home`, `elsewhere`. */
function regionsOfCell({ text }: Snippet): readonly string[] {
  return [...text.toLowerCase().matchAll(/(?:^|[;；])([^:：;；]+)[:：]/g)].map(([, name = '']) =>
    name.trim().replace(/^within\s+/, ''),
  );
}

function elsewhereRegions(
  { tables }: Section,
  named: readonly Region[],
  board: Board,
): readonly Region[] {
  const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells.map(regionsOfCell)));
  const others = cells
    .filter((names) => names.includes(ELSEWHERE))
    .map((names) => names.filter((name) => name !== ELSEWHERE));
  const byName = new Map(others.map((names) => [elsewhereOf(names), names]));
  return [...byName].map(([name, names]) => {
    const within = new Set(
      named.filter((one) => names.includes(one.name)).flatMap(({ squares }) => squares.white),
    );
    const rest = squaresOf(board).filter((square) => !within.has(square));
    return { name, squares: bothSides(board, squareSet(rest)) };
  });
}

function readRegion(
  { name, value }: RegionBullet,
  board: Board,
  boardKnown: boolean,
  diagnostics: Diagnostic[],
): Region {
  const { parts, without, wrong } = parseSquares(value.text, board);
  if (wrong !== null) {
    const isRead = (text: string): boolean => parseSquares(text, board).wrong === null;
    const near = respelledText(value.text, SQUARE_WORDS, isRead);
    const found = unreadable(value.text, value.span, wrong.start, wrong.end, SQUARES_FORMS);
    diagnostics.push({ ...found, ...respelled(value.span, near) });
  }
  for (const part of boardKnown ? [...parts, ...without] : [])
    if (part.leaves) {
      const message = `The board of ${board.files}x${board.ranks} does not have all of these squares; the others are ignored.`;
      diagnostics.push(
        diagnose('board/off-board', 'error', subspan(value.span, part.start, part.end), message),
      );
    }
  const white = squaresOfParts(parts, without);
  return { name: name.text.toLowerCase(), squares: bothSides(board, white) };
}

/** The word of the list that a bullet states. It is null if there is no bullet or, with an error, if the value is another word. */
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

/**
 * The finding for an unknown value. `bullet` is the name of the bullet, which helps to find what is meant; `isRead` says whether the
 * bullet can have a value.
 */
export function badValue(
  value: Snippet,
  words: readonly string[],
  bullet = '',
  isRead: (text: string) => boolean = () => false,
): Diagnostic {
  const whole = nearest(
    value.text,
    words.filter((word) => VOCABULARY.test(word)),
  );
  const near =
    whole !== null && isSlipOf(value.text, whole)
      ? whole
      : (respelledText(value.text, wordsIn(words), isRead) ?? whole);
  const line = near === null ? wishedLine(`${bullet} ${value.text.slice(0, 200)}`) : null;
  const isOther = line !== null && !line.startsWith(`* ${bullet}: `);
  const listed = `write ${words.map((word) => `"${word}"`).join(' or ')}`;
  const advice =
    near === null
      ? isOther
        ? `${listed}, or the bullet "${line}"`
        : listed
      : `did you mean "${near}"?`;
  const message =
    value.text === ''
      ? `The bullet${bullet === '' ? '' : ` "${bullet}"`} has no value; ${listed}, or leave it out.`
      : `"${clip(value)}" is not understood here; ${advice}`;
  return diagnose('doc/bad-value', 'error', value.span, message, respelled(value.span, near));
}

/** The words of which a value consists. */
function wordsIn(values: readonly string[]): readonly string[] {
  const said = values.flatMap((value) => value.toLowerCase().match(/[a-z]+/g) ?? []);
  return [...said, ...SQUARE_WORDS, 'threefold', 'fourfold'];
}

/** A word that a value can have. The others (`a2-h3`, `Queen 1, Rook 2`, `King`) are examples, which nobody means. */
const VOCABULARY = /^(?!King|Queen)[A-Z]?[a-z]+(?:[ -][A-Za-z]+)*$/;

function clip({ text }: Snippet): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** A fix that adds a bullet below the last one, or below the heading. */
export function stating(
  line: string,
  bullets: ReadonlyMap<BulletName, Snippet>,
  heading: Span,
): Fix {
  const last = Math.max(...[...bullets.values()].map(({ span }) => span.end));
  const [end, before] = bullets.size === 0 ? [heading.end, '\n\n'] : [last, '\n'];
  const edits = [{ span: { ...heading, start: end, end }, text: `${before}${line}` }];
  return { title: `State it: \`${line}\``, safety: 'suggestion', edits };
}
