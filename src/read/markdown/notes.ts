import { parseNote } from '../../../grammar/table/parse.js';
import type { RuleNote } from '../../../grammar/table/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import { NUMBER_WORDS } from '../../catalog/number-words.js';
import { KNOWN_NOTES } from '../../notation/document/columns-and-notes.js';
import { wishedLine } from '../../notation/document/wishes.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { isSlipOf, nearest, respelled, respelledText } from '../../text/nearest.js';
import type { NumberedItem } from './blocks.js';
import { slice, type Snippet } from './snippet.js';

export interface ReadNote {
  readonly number: number;
  readonly text: Snippet;
  readonly rules: readonly RuleNote[];
}

/** Words of rules. A sentence with one of them looks like a rule unless it also has one of `REMARK_WORDS`. */
const RULE_WORDS =
  /\b(?:may|must|can|cannot|can't|only|never|always|except|unless|drop|drops|dropped|promotes?|promoted|promotion|royal|captures?|captured|checks?|mates?|moves?|forbidden|allowed|limited|steps?|jumps?|leaps?|castles?|castling|passant|wins?|loses?|explodes?|immune)\b/i;

/** Words of limits, drops, promotion and royalty. A sentence with one of them looks like a rule even if it has `REMARK_WORDS`. */
const LIMIT_WORDS =
  /\b(?:dropp?(?:s|ed|ing|able)?|limit(?:s|ed|less)?|files?|columns?|ranks?|promot(?:es?|ed|ing|ions?)|nifu|uchifuzume|doubled|royal|royalty|at most|no more than|no two|in hand)\b/i;

/** Words of remarks: about sources, the choice of a glyph or name, or the author's regrets. */
const REMARK_WORDS =
  /\b(?:wikipedia|source|glyph|kanji|characters?|symbol|called|named?|also known|spelled|translated|unfortunately|confusing|historically|invented|i)\b/i;

/** A sentence about another game (`in Chu shogi`) states no rule of this one; `as in shogi` does. */
const OTHER_GAME =
  /(?<!\bas )\b(?:in|from|of) (?:[\w'-]+ ){0,3}?(?:shogi|chess|xiangqi|janggi|makruk|sittuyin)\b/i;

const NOTES = KNOWN_NOTES.map(({ note }) => note);

/** The words of these notes, and of their other wordings. */
const NOTE_WORDS: readonly string[] = [
  ...NOTES.flatMap((note) => note.toLowerCase().split(' ')),
  ...NUMBER_WORDS,
  ...['at', 'most', 'no', 'more', 'than', 'file', 'each', 'dropped', 'mate', 'checkmate'],
];

/** Longer than any rule. A longer note is reported as not understood. */
const LONGEST_NOTE = 4096;

/** The notes of one table with the rules that they state. A sentence that looks like a rule but is not understood is reported. */
export function readNotes(
  items: readonly NumberedItem[],
  title: string,
  carriersOf: (number: number) => ReadonlySet<string>,
): { readonly notes: readonly ReadNote[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const notes = items.map(({ number, text }) => {
    if (text.text.length > LONGEST_NOTE) {
      diagnostics.push(notUnderstood(text));
      return { number, text, rules: [] };
    }
    return { number, text, rules: readNoteText(text, title, carriersOf(number), diagnostics) };
  });
  return { notes, diagnostics };
}

/** The rules of one note, sentence by sentence. `carriers` are the names of the pieces that have the note, in lower case. */
export function readNoteText(
  text: Snippet,
  title: string,
  carriers: ReadonlySet<string>,
  diagnostics: Diagnostic[],
): readonly RuleNote[] {
  return sentencesOf(text).flatMap((sentence) => {
    const rule = parseNote(sentence.text, sentence.span, carriers);
    if (rule === null && looksLikeRule(sentence.text, title))
      diagnostics.push(notUnderstood(sentence));
    return rule ?? [];
  });
}

/** The sentences of a note. Full stops and semicolons at the end of a word separate them, unless the word is an abbreviation. */
function sentencesOf(note: Snippet): readonly Snippet[] {
  const sentences: Snippet[] = [];
  let start = 0;
  for (const match of note.text.matchAll(/(?<!\b(?:max|min|no|approx|e\.g|i\.e))[.;](?=\s|$)/gi)) {
    sentences.push(slice(note, start, match.index));
    start = match.index + 1;
  }
  sentences.push(slice(note, start, note.text.length));
  return sentences.filter(({ text }) => text !== '');
}

function looksLikeRule(sentence: string, title: string): boolean {
  if (nearest(sentence, NOTES) !== null) return true;
  const text = sentence.slice(0, 1000).replace(/\s+/g, ' ');
  if (!LIMIT_WORDS.test(text) && (!RULE_WORDS.test(text) || REMARK_WORDS.test(text))) return false;
  const game = OTHER_GAME.exec(text);
  return game === null || text.toLowerCase().includes(title.toLowerCase());
}

/** `promotes to Q, R or B` belongs in a column. */
const PROMOTES_TO = /\bpromot\w{0,6} (?:in)?to\b/i;

/** The finding for a note that looks like a rule but is not understood. */
export function notUnderstood({ text, span }: Snippet): Diagnostic {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  const whole = nearest(text, NOTES);
  const near =
    whole !== null && isSlipOf(text, whole)
      ? whole
      : (respelledText(text, NOTE_WORDS, (said) => parseNote(said, span) !== null) ?? whole);
  const advice = adviceFor(text.slice(0, 200), near);
  return diagnose(
    'doc/note-not-understood',
    'warning',
    span,
    `"${shown}" looks like a rule but is not understood; ${advice}`,
    respelled(span, near),
  );
}

function adviceFor(text: string, near: string | null): string {
  if (PROMOTES_TO.test(text))
    return 'write what the piece promotes to in a column "Promote", such as "Q, R, B".';
  const line = near ?? wishedLine(text);
  return line === null
    ? `the notes are ${NOTES.map((note) => `"${note}"`).join(', ')}.`
    : `write "${line}".`;
}
