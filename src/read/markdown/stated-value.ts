import { diagnose } from '../../catalog/diagnose.js';
import type { RuleBullet, RuleChange, RuleContext } from '../../notation/document/bullet-row.js';
import { listed } from '../../notation/document/bullet-values.js';
import { meantWord } from '../../notation/document/bullet-words.js';
import { pieceLookup } from '../../notation/document/piece-references.js';
import { parseSquares } from '../../notation/document/squares.js';
import type { RuleBulletName } from '../../notation/document/rule-bullets.js';
import type { RulesFamily } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { subspan } from '../../text/span.js';
import { misnamedPiece, unknownPiece } from './draft.js';
import { badValue } from './header.js';
import type { Snippet } from './snippet.js';

/** Values of bullets as authors write them, with words around them that the bullet itself does not know. */

export function phrase({ text }: Snippet): string {
  return text.replace(/\.$/, '').split(/\s+/).join(' ');
}

/** The changes of a value with single spaces; null if it is not understood. */
export function readValue(
  value: string,
  bullet: RuleBullet<RuleBulletName>,
  context: RuleContext,
  family: RulesFamily,
): RuleChange | null {
  const said = bullet.read(value, context);
  if (said !== null) return said;
  const usual = usualWords(value, bullet, family);
  if (usual !== null) return bullet.read(usual, context);
  const [, before = '', inside = ''] = /^([^()]+) \(([^()]+)\)$/.exec(value) ?? [];
  return inside === '' ? null : inBrackets(before, inside, bullet, context, family);
}

/** `yes (from the second rank)` is what the brackets say, `no (as in shogi)` what stands before them. Other brackets may be conditions. */
function inBrackets(
  before: string,
  inside: string,
  bullet: RuleBullet<RuleBulletName>,
  context: RuleContext,
  family: RulesFamily,
): RuleChange | null {
  const outer = bullet.read(before, context);
  if (outer === null) return null;
  if (/^(?:just |exactly )?(?:as|like) /.test(inside)) return outer;
  return meantWord(before, ['yes']) === null ? null : readValue(inside, bullet, context, family);
}

/**
 * The value behind `as in chess` or `standard` (that of the family), behind `no castling` (no), or behind `draw` where the usual value is
 * `threefold is a draw`; null for anything else.
 */
function usualWords(
  value: string,
  { defaults, name }: RuleBullet<RuleBulletName>,
  family: RulesFamily,
): string | null {
  const said = value.toLowerCase();
  const model = /^(?:yes,? )?(?:(?:just |exactly )?(?:as|like)(?: in)?) (chess|shogi)$/.exec(
    said,
  )?.[1];
  if (model !== undefined) return defaults[model === 'chess' ? 'chess' : 'shogi'];
  // In shogi there is no usual castling.
  if (family === 'chess' && USUAL.includes(said)) return defaults.chess;
  const own = name.toLowerCase();
  if (said === `no ${own}` || said === `without ${own}`) return 'no';
  const fold = /^[a-z]+fold/.exec(defaults[family] ?? '')?.[0];
  return fold !== undefined && RESULT.test(said) ? `${fold} ${said}` : null;
}

const USUAL: readonly string[] = ['standard', 'normal', 'usual', 'as usual', 'orthodox', 'regular'];
const RESULT = /^(?:is )?(?:a )?(?:draws?|drawn|loss|loses|lost|wins?)$/;

/** The finding for a value that its bullet cannot have: squares that the board lacks, a misnamed piece, or anything else. */
export function misstated(
  value: Snippet,
  { lacks, name, read, words }: RuleBullet<RuleBulletName>,
  context: RuleContext,
): Diagnostic {
  const { pieces } = context;
  const reason = lacks?.(value.text, context) ?? null;
  if (reason !== null) return diagnose('doc/bad-value', 'error', value.span, reason);
  const names = pieces.flatMap((piece) => [
    ...(piece.name === null ? [] : [piece.name]),
    ...(piece.abbreviation === null ? [] : [piece.abbreviation]),
    ...piece.glyphs,
  ]);
  const takesPieces = words.some((word) => word.includes('King'));
  return (
    offBoard(value, context) ??
    (takesPieces ? misnamedPiece(value, names) : null) ??
    (words.some((word) => ALL.test(word)) ? strangePiece(value, context, names) : null) ??
    badValue(value, words, name, (text) => read(text, context) !== null)
  );
}

/** A value that a list of pieces can have shows that the bullet takes pieces and nothing else. */
const ALL = /^(?:all pieces|any piece)$/;

/** Where a text begins to name squares. */
const SQUARES = /(?:\b[a-p]\d{1,2}\b|\*\d|\branks? \d|\bfiles? [a-p]\b).*/i;

function offBoard({ span, text }: Snippet, { board }: RuleContext): Diagnostic | null {
  for (const { 0: part, index } of text.slice(0, 1000).matchAll(/[^;]+/g)) {
    const { 0: squares, index: at } = SQUARES.exec(part) ?? { 0: '', index: 0 };
    const { parts, without } = parseSquares(squares, board);
    const place = [...parts, ...without].find(({ leaves }) => leaves);
    if (place === undefined) continue;
    const start = index + at;
    const said = squares.slice(place.start, place.end);
    const message = `The board of ${board.files}x${board.ranks} does not have "${said}".`;
    const where = subspan(span, start + place.start, start + place.end);
    return diagnose('board/off-board', 'error', where, message);
  }
  return null;
}

/** The first name in a list of pieces that no piece has; null for a value such as `yes`. */
function strangePiece(
  { span, text }: Snippet,
  { pieces }: RuleContext,
  names: readonly string[],
): Diagnostic | null {
  if (meantWord(text, ['yes', 'no']) !== null) return null;
  const lookup = pieceLookup(pieces, (piece) => piece);
  const stranger = listed(text.slice(0, 1000)).find(
    (word) => /^[A-Z][a-z'-]*(?: [A-Z][a-z'-]*)*$/.test(word) && lookup.find(word) === null,
  );
  if (stranger === undefined) return null;
  const start = text.indexOf(stranger);
  const where = subspan(span, start, start + stranger.length);
  return unknownPiece({ text: stranger, span: where }, names);
}
