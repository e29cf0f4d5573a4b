import { DIALECT_NAMES, type Dialect } from '../catalog/betza/dialects.js';
import { codePage } from '../check/code-page.js';
import { describedGame, type Definition } from '../definitions.js';
import { printBetza } from '../emit/betza/print-betza.js';
import { explainBetza } from '../explain/betza/explain-betza.js';
import { printBetzaExplanation } from '../explain/betza/print-betza-explanation.js';
import { explainOption } from '../explain/option.js';
import { printOptionExplanation } from '../explain/print-option.js';
import { regionInWords } from '../explain/squares.js';
import { explainVariant } from '../explain/variant.js';
import { piecesInWords } from '../explain/pieces.js';
import { boardLines } from '../explain/board-lines.js';
import { squareAt, type Board, type ByColor } from '../ir/board.js';
import type { SquareSet } from '../ir/region.js';
import { BULLET_ROWS } from '../notation/document/bullet-names.js';
import { COLUMN_ROWS } from '../notation/document/columns-and-notes.js';
import { RULE_BULLETS } from '../notation/document/rule-bullets.js';
import { fenced, gfm, withCode, type Gfm } from '../page/gfm.js';
import { capitalized } from '../text/words.js';
import type { About, Held } from './marks.js';

/** The description of a mark, in GitHub-flavoured Markdown; null if there is none. */
export function describeMark(about: About): string | null {
  switch (about.kind) {
    case 'variant':
    case 'parent':
      return describeVariant(about.definition());
    case 'key':
      return describeKey(about.key, about.here?.() ?? null);
    case 'piece':
      return about.id === null ? null : describePiece(about.definition(), about.id);
    case 'betza':
      return describeBetza(about.text, about.dialect);
    case 'squares':
      return describeSquares(about.squares, about.board);
    case 'start':
      return describeStart(about.definition());
    case 'code':
      return codePage(about.code);
    case 'bullet':
      return describeBullet(about.name);
    case 'note':
      return gfm`${about.text}`.toString();
    case 'word':
    case 'number':
    case 'text':
    case 'comment':
      return null;
  }
}

/** The rules of a game in words. */
function describeVariant(definition: Definition | null): string | null {
  if (definition === null) return null;
  const { chapters, opening, pieces, title } = explainVariant(describedGame(definition));
  return gfm`**${title}**

${opening.join(' ')}

${pieces.map(({ letter, moves, name }) => gfm`- ${name} (${letter ?? 'promoted'}): ${moves.join(' ')}\n`)}
${chapters.map(({ heading, sentences }) => gfm`**${heading}** ${sentences.join(' ')}\n\n`)}`.toString();
}

/** The meaning of a key, its value here, and the origin of the value. */
export function describeKey(key: string, here: Held | null): string | null {
  const explanation = explainOption(key);
  if (explanation === null) return null;
  const [, , ...lines] = printOptionExplanation(explanation);
  const [meaning = '', ...facts] = lines;
  return gfm`**${key}** ${withCode(meaning)}

${here === null ? '' : gfm`Here: **${here.value}**${here.origin === null ? '' : `, ${here.origin}`}.\n\n`}${fenced(unindented(facts))}`.toString();
}

function unindented(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n')
    .trim();
}

function describePiece(definition: Definition | null, id: string): string | null {
  if (definition === null) return null;
  const piece = piecesInWords(describedGame(definition)).find((one) => one.id === id);
  if (piece === undefined) return null;
  const { letter, moves, name, royal } = piece;
  const signs = [...(letter === null ? [] : [letter]), id, ...(royal ? ['royal'] : [])];
  return gfm`**${capitalized(name)}** (${signs.join(', ')})\n\n${moves.join(' ')}`.toString();
}

/** Longer notations are too slow to draw. */
const LONGEST_BETZA = 200;

/** The meaning of a Betza string, a board with its moves, and the programs that read it differently. */
export function describeBetza(text: string, dialect: Dialect): string | null {
  if (text.length > LONGEST_BETZA) return null;
  const explanation = explainBetza({ file: '', text }, dialect, null, printBetza);
  const lines = printBetzaExplanation(explanation, (_kind, cell) => cell);
  const first = lines.indexOf('', 1);
  const said = lines.indexOf('', first + 1);
  return gfm`**${text}** for ${DIALECT_NAMES[dialect]}: ${explanation.sentences.join(' ')}

${fenced(lines.slice(said + 1).join('\n'))}`.toString();
}

function describeSquares(squares: ByColor<SquareSet>, board: Board): string {
  const words = regionInWords(squares, board);
  // The name of a square keeps its lower case.
  const said = /^[a-z]\d/.test(words) ? words : capitalized(words);
  return gfm`${said}\n\n${squareLines(squares.white, board)}`.toString();
}

/** A board with the squares marked, White's side at the bottom. */
function squareLines(squares: SquareSet, { files, ranks }: Board): Gfm {
  const marked = new Set<number>(squares);
  const rows = Array.from({ length: ranks }, (_, index) => {
    const rank = ranks - 1 - index;
    const cells = Array.from({ length: files }, (_empty, file) =>
      marked.has(squareAt(file, rank) ?? -1) ? '#' : '.',
    );
    return `${String(rank + 1).padStart(2)}  ${cells.join(' ')}`;
  });
  const names = Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file));
  return fenced([...rows, `    ${names.join(' ')}`].join('\n'));
}

function describeStart(definition: Definition | null): string | null {
  const start = definition === null ? null : describedGame(definition).start;
  return start === null
    ? null
    : fenced(boardLines(start.compiled, start.position).join('\n')).toString();
}

/** The description of a bullet, and the values that it accepts. */
export function describeBullet(name: string): string | null {
  const row = BULLET_ROWS.find((bullet) => bullet.name === name);
  if (row === undefined) return null;
  const values = row.words.map((word) => `\`${word}\``).join(', ');
  const { chess = null, shogi = null } =
    RULE_BULLETS.find((bullet) => bullet.name === name)?.defaults ?? {};
  const silent = [
    ...(chess === null ? [] : [`${chess} (chess)`]),
    ...(shogi === null ? [] : [`${shogi} (shogi)`]),
  ];
  return `**${name}** ${row.text} Values: ${values}.${silent.length === 0 ? '' : ` Without it: ${silent.join(', ')}.`}`;
}

/** The description of a column of piece tables. */
export function describeColumn(name: string): string | null {
  const row = COLUMN_ROWS.find((column) => column.name === name);
  return row === undefined ? null : `**${name}** ${row.text} For example: \`${row.example}\`.`;
}
