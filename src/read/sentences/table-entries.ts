import type { Excerpt } from '../../text/excerpt.js';
import type { Block } from '../page/blocks.js';
import { textTables, type TextCell, type TextTable } from '../page/text-tables.js';
import { LETTER, MOTION, NOTATION } from './entry.js';
import { namedIn } from './entry-leads.js';
import { namesPiece } from './names.js';
import { notationOf } from './notations.js';

/** A row of a table of pieces: the piece, and what the cells behind its name say of it. */
export interface TableEntry {
  readonly name: Excerpt;
  readonly letter: string | null;
  /** Each as the sentence that it stands for: below "Captures", "diagonally" is "captures diagonally". */
  readonly descriptions: readonly Excerpt[];
  readonly notation: Excerpt | null;
}

type Role = 'name' | 'letter' | 'notation' | 'nothing' | Said;

/** What a cell of a column says of how a piece moves; a description may be one of anything else. */
type Said = 'moves' | 'description' | 'promoted moves' | 'sentence' | Prefix;

/** The words that a cell of a column lacks. */
interface Prefix {
  readonly before: string;
}

const PROMOTES: Prefix = { before: 'promotes to ' };

/** What columns of piece tables are called. Anything else is a sentence on the piece, and unread if it is not understood. */
const ROLES: readonly (readonly [RegExp, Role])[] = [
  [/^betza\b|\bbetza(?: notation)?$/, 'notation'],
  [/^(?:piece|name|unit|figure|piece name|english|english name|name of (?:the )?piece)s?$/, 'name'],
  [/^(?:letter|symbol|abbr\.?|abbreviation|char(?:acter)?|code|id|notation|fen)s?$/, 'letter'],
  [/^(?:moves?|movements?|moving|how (?:it|they) moves?|moves? (?:like|as))$/, 'moves'],
  [/^(?:description|powers?|ability|abilities|what it does)$/, 'description'],
  [/^unpromoted(?: (?:form|moves?|side))?$/, 'moves'],
  [/^promoted(?: (?:moves?|side))?$/, 'promoted moves'],
  [/^(?:captur\w+|attacks?|how (?:it|they) captures?|taking)$/, { before: 'captures ' }],
  [/^(?:promot\w+|promotes? (?:to|into)|promoted form|becomes)$/, PROMOTES],
  [
    /^(?:|#|no\.?|number|count|quantity|qty|amount|how many|values?|points?|worth|image|picture|icon|glyph|diagram|board|kanji|japanese|chinese|korean|thai|romaji|pinyin|pronunciation|translation|meaning|origin|squares?|start(?:ing)?(?: squares?| positions?)?)$/,
    'nothing',
  ],
];

function roleOf({ text }: TextCell): Role {
  const plain = text
    .toLowerCase()
    .replace(/[:：]|\([^()]*\)/g, ' ')
    .split(/\s+/)
    .join(' ')
    .trim();
  return ROLES.find(([words]) => words.test(plain))?.[1] ?? 'sentence';
}

/** Begins how a piece moves in a cell alone. */
const COMPOUND = /^an? (?:hybrid|combination)/i;

/** The pieces of the tables that stand one below the other from a block on, row by row; none of tables of anything else. */
export function tableEntries(blocks: readonly Block[], from: number): readonly TableEntry[] {
  let end = from;
  while (blocks[end]?.kind === 'table') end += 1;
  return textTables(blocks.slice(from, end)).flatMap(entriesOf);
}

interface Placed {
  readonly role: Role;
  readonly cell: TextCell;
}

/** A dash below "Captures" may say that it never does: that is for the reader of sentences. */
function saysNothing(role: Role, text: string): boolean {
  return text === '' || (typeof role === 'string' && /^[-–—\s.]+$/.test(text));
}

function isOnMoves(role: Role): role is 'moves' | 'description' {
  return role === 'moves' || role === 'description';
}

/** A cell that holds moves as a notation, whatever its column is called. */
function isNotation({ cell, role }: Placed): boolean {
  return (
    role === 'notation' ||
    (isOnMoves(role) && NOTATION.test(cell.text) && notationOf(cell) !== null)
  );
}

/** A cell as the sentence that it stands for. */
function sentenceOf({ cell, role }: Placed): readonly Excerpt[] {
  if (isOnMoves(role) || role === 'sentence') return [cell];
  // What is no move is a name: "Promoted: Tokin".
  if (typeof role === 'string' && role !== 'promoted moves') return [];
  const { before } = role === 'promoted moves' ? PROMOTES : role;
  if (before === PROMOTES.before && NOTHING.test(cell.text)) return [instead(NEVER, cell)];
  if (ELSEWHERE.test(cell.text)) return [];
  const [verb = ''] = before.split(' ');
  if (cell.text.toLowerCase().startsWith(verb.slice(0, -1))) return [cell];
  return [behind(before, cell)];
}

/** What a cell below "Promotes to" contains if the piece does not promote. */
const NOTHING = /^(?:[-–—−\s.]+|none|no|nothing|never|n\/?a|no promotion|not promotable)$/i;
const NEVER = 'does not promote';
/** What it contains if other sentences say it. */
const ELSEWHERE = /^\(?see (?:the )?(?:below|above|notes?|rules?|text)\b/i;

/** Words that stand for a whole cell. */
function instead(words: string, { place, text }: Excerpt): Excerpt {
  return { text: words, place: () => place(0, text.length) };
}

/** A cell behind words that it lacks. */
function behind(before: string, { place, text }: Excerpt): Excerpt {
  const inCell = (at: number): number => Math.max(0, at - before.length);
  return { text: before + text, place: (start, end) => place(inCell(start), inCell(end)) };
}

const isMove = ({ text }: Excerpt): boolean => MOTION.test(text) || COMPOUND.test(text);

/** The best column of names: "English", "Name", or else "Piece", which may hold signs. */
function nameColumn(header: readonly TextCell[], roles: readonly Role[]): number {
  const named = header.map(({ text }, index) =>
    roles[index] === 'name' ? text.toLowerCase() : '',
  );
  const found = ['english', 'name', ''].map((word) =>
    named.findIndex((text) => text !== '' && text.includes(word)),
  );
  return found.find((at) => at !== -1) ?? -1;
}

/** What the columns of a table hold, and its rows. */
interface Layout {
  readonly rows: TextTable['rows'];
  readonly roles: readonly Role[];
  readonly nameAt: number;
  readonly isTitled: boolean;
}

/** By the titles of the columns. Null if they do not tell of moves. */
function titledLayout({ header, rows }: TextTable): Layout | null {
  const roles = header.map(roleOf);
  const nameAt = nameColumn(header, roles);
  const saysMoves = roles.some((role) => isOnMoves(role) || role === 'notation');
  return nameAt === -1 || !saysMoves ? null : { rows, roles, nameAt, isTitled: true };
}

/** By what is in them: names of pieces, then how they move. Null if it is no such table. */
function untitledLayout({ header, rows }: TextTable): Layout | null {
  const all = header.every(({ text }) => text === '') ? rows : [header, ...rows];
  const tellsMoves = all.every((cells) => cells.some(({ text }) => MOVES_VERB.test(text)));
  const columnOf = (isMeant: (cell: TextCell) => boolean): number =>
    header.findIndex((_, at) => {
      const meant = all.filter((cells) => cells[at] !== undefined && isMeant(cells[at]));
      return meant.length > 1 && meant.length * 2 >= all.length;
    });
  const nameAt = columnOf(
    ({ text }) =>
      text.split(/\s+/).length <= LONGEST_NAME &&
      (namesPiece(text) || (tellsMoves && namedIn(text) !== null)),
  );
  const movesAt = columnOf((cell) => isMove(cell) || AS_ANOTHER.test(cell.text));
  if (nameAt === -1 || movesAt <= nameAt) return null;
  const roles = header.map((_, at) =>
    at === nameAt ? 'name' : at === movesAt ? 'moves' : at > movesAt ? 'sentence' : 'nothing',
  );
  return { rows: all, roles, nameAt, isTitled: false };
}
const LONGEST_NAME = 4;
/** Behind a name that nobody knows. "First", "One move" are not a piece and its moves, nor are "Alice", "moves first". */
const MOVES_VERB =
  /^(?:it )?(?:(?:can|may) )?(?:moves?|captures?|leaps?|jumps?|slides?|steps?)\b(?! (?:first|second|last|next)\W*$)/i;
/** "As in FIDE chess", "2,2 jumper", "promotes to elephant" */
const AS_ANOTHER = /^(?:as|like)\b|\b(?:jumper|leaper|rider|compound)\b|^promotes?\b/i;

function entriesOf(table: TextTable): readonly TableEntry[] {
  const layout = titledLayout(table) ?? untitledLayout(table);
  if (layout === null) return [];
  const { isTitled, nameAt, roles, rows } = layout;
  const entries = rows.flatMap((cells) => {
    const name = cells[nameAt];
    if (name === undefined || name.text === '') return [];
    const others = cells.flatMap((cell, index): readonly Placed[] => {
      const role = roles[index];
      const isOwn = role !== undefined && index !== nameAt && !saysNothing(role, cell.text);
      return isOwn ? [{ role, cell }] : [];
    });
    const form = others.find(({ cell, role }) => role === 'promoted moves' && isMove(cell));
    const entry = entryOf(
      name,
      others.filter((one) => one !== form),
    );
    const isMoving = saysHowItMoves(entry, others);
    if (form === undefined) return [{ entry, isMoving }];
    const promoted = { letter: null, notation: null, descriptions: [form.cell] };
    return [
      { entry: { name: behind('Promoted ', name), ...promoted }, isMoving: true },
      { entry, isMoving },
    ];
  });
  const moving = entries.filter(({ isMoving }) => isMoving);
  return !isTitled || moving.length * 2 >= entries.length ? entries.map(({ entry }) => entry) : [];
}

function entryOf(name: Excerpt, others: readonly Placed[]): TableEntry {
  const isLetter = ({ cell, role }: Placed) => role === 'letter' && LETTER.test(cell.text);
  return {
    name,
    letter: others.find(isLetter)?.cell.text ?? null,
    notation: others.find(isNotation)?.cell ?? null,
    descriptions: others.filter((one) => !isNotation(one)).flatMap(sentenceOf),
  };
}

/** In a column of moves, a name says how a piece moves: "rook or knight". So does any word beside a piece's own letter. */
function saysHowItMoves(
  { descriptions, letter, notation }: TableEntry,
  others: readonly Placed[],
): boolean {
  return (
    notation !== null ||
    descriptions.some(isMove) ||
    others.some(({ cell, role }) => role === 'moves' && (letter !== null || namesPiece(cell.text)))
  );
}
