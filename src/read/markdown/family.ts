import { diagnose } from '../../catalog/diagnose.js';
import { pawnMovement } from '../../ir/pawn.js';
import type { RulesFamily } from '../../ir/variant.js';
import { meantWord } from '../../notation/document/bullet-words.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { PieceDraft } from './draft.js';
import type { Header } from './header.js';
import type { Section } from './sections.js';

/** A feature of the text that is typical of chess. */
interface ChessMark {
  readonly words: string;
  readonly span: Span;
}

/**
 * The family of a variant without a bullet "Rules": chess if the text has a feature of chess; otherwise shogi if it has a
 * promotion zone or a drop limit; otherwise chess. A feature of chess together with a drop limit is reported as unclear.
 */
export function familyOf(
  header: Header,
  drafts: readonly PieceDraft[],
  section: Section,
  diagnostics: Diagnostic[],
): RulesFamily {
  const mark = chessMark(header, drafts, section);
  const { values } = header.bullets;
  // Without drops, a limit is no sign of shogi. Another check reports that it has no effect.
  const limits = means(values.get('Drops'), 'no') ? [] : drafts;
  const limited = limits.find(
    ({ piece: { drop } }) => !drop.allowed || drop.perFile !== null || drop.mateForbidden,
  );
  if (mark !== null && limited !== undefined) {
    const message = `It is unclear whether unstated rules are those of chess or shogi: a piece has a drop limit, as in shogi, but ${mark.words}, as in chess. Write "* Rules: chess" or "* Rules: shogi"; assuming chess.`;
    const notes = [
      { message: 'the piece with the limit', span: limited.piece.span },
      { message: 'as in chess', span: mark.span },
    ];
    const at = section.heading.span;
    diagnostics.push(diagnose('doc/unclear-family', 'warning', at, message, { notes }));
  }
  if (mark !== null) return 'chess';
  const zone = values.get('Promotion zone');
  const hasZone = zone !== undefined && !means(zone, 'no');
  return hasZone || limited !== undefined ? 'shogi' : 'chess';
}

/** Whether a bullet says yes or no, in any of the words that bullets accept. */
function means(bullet: { readonly text: string } | undefined, word: 'yes' | 'no'): boolean {
  return bullet !== undefined && meantWord(bullet.text, ['yes', 'no']) === word;
}

/** Bullets about steps that only the pawns of chess have. */
const STEPS = ['Double step', 'Triple step', 'En passant'] as const;

function chessMark(
  { board, bullets: { values } }: Header,
  drafts: readonly PieceDraft[],
  { starts }: Section,
): ChessMark | null {
  const castling = values.get('Castling');
  if (castling !== undefined && means(castling, 'yes'))
    return { words: 'there is castling', span: castling.span };
  const start = values.get('Start');
  const rights = [...(start === undefined ? [] : [start]), ...starts].find(({ text }) =>
    hasCastlingRights(text),
  );
  if (rights !== undefined) return { words: 'there are castling rights', span: rights.span };
  const choosing = drafts.find(({ promote }) => (promote?.choices.length ?? 0) > 1);
  if (choosing !== undefined)
    return { words: 'there is a choice of promotions', span: choosing.piece.span };
  for (const name of STEPS) {
    const bullet = values.get(name);
    if (bullet !== undefined && !means(bullet, 'no'))
      return { words: `the bullet "${name}" is about pawns`, span: bullet.span };
  }
  const pawn = drafts.find(
    ({ piece: { movement } }) => pawnMovement(movement.value, board.value) !== null,
  );
  return pawn === undefined ? null : { words: 'pawns capture diagonally', span: pawn.piece.span };
}

/** Whether the field after the turn names castling rights, as in `… w KQkq …`. In an SFEN that field is the hands, and a number follows it. */
function hasCastlingRights(text: string): boolean {
  const [board = '', turn, rights = '', passing = ''] = text
    .replace(/\[[^\]]*\]|`/g, '')
    .trim()
    .split(/\s+/, 6);
  return (
    // In a diagram, `r b n` are three squares.
    board.includes('/') &&
    (turn === 'w' || turn === 'b') &&
    /^[A-Pa-pKQkq]{1,8}$/.test(rights) &&
    !/^[0-9]+$/.test(passing)
  );
}
