import type { Variant } from '../../ir/variant.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { overlapper } from '../../text/overlapper.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { readBullets, unreadRule, type FreeBullet } from '../markdown/bullets.js';
import { readSections } from '../markdown/sections.js';
import type { Snippet } from '../markdown/snippet.js';
import { REMARK, TALK } from '../sentences/sentence-kinds.js';
import { plainName } from '../sentences/names.js';
import type { PlacedFact } from '../sentences/rule-facts.js';
import type { StatedRule } from '../sentences/stated-rules.js';
import type { SentenceReading } from '../sentences/sentence-reading.js';
import type { Block } from './blocks.js';

/** The text of a page to read as sentences: everything but tables, bullets and notes of a document, and the bullets that documents do not have. If the source is null, the page is not a document. */
export function sentencesBeside(
  document: Source | null,
  blocks: readonly Block[],
): { readonly sentences: readonly Block[]; readonly free: readonly FreeBullet[] } {
  if (document === null) return { sentences: blocks, free: [] };
  const free: FreeBullet[] = [];
  const taken: Span[] = [];
  for (const section of readSections(document).value) {
    const own = readBullets(section).free;
    addAll(free, own);
    const isFree = new Set(own.map(({ item }) => item));
    const parts: readonly Snippet[] = [
      ...section.bullets.filter((item) => !isFree.has(item)),
      ...section.uses,
      ...section.starts,
      ...section.tables.flatMap(({ header, notes, rows }) => [
        header.line,
        ...rows.map(({ line }) => line),
        ...notes.map(({ text }) => text),
      ]),
    ];
    addAll(
      taken,
      parts.map(({ span }) => span),
    );
  }
  const isTaken = overlapper(taken);
  const isOfDocument = ({ excerpt }: Block): boolean =>
    isTaken(excerpt.place(0, excerpt.text.length));
  return { sentences: blocks.filter((block) => !isOfDocument(block)), free };
}

/** The diagnostics of the document reader, corrected by what the sentences state. */
export function withDescribed(
  document: Parsed<readonly Variant[]>,
  free: readonly FreeBullet[],
  reading: SentenceReading,
): Parsed<readonly Variant[]> {
  const starts = document.value.map(({ span }) => span.start).sort((a, b) => a - b);
  const { diagnostics, value } = withFreeBullets(document, free, reading);
  const isDescribed = reading.facts.some(isOfPromotion);
  return {
    value,
    diagnostics: diagnostics
      .filter(({ code }) => !isDescribed || code !== 'piece/never-promotes')
      .map((one) => withSize(one, starts, reading)),
  };
}

/** Whether a sentence states how pieces promote. */
function isOfPromotion({ fact }: PlacedFact): boolean {
  return fact.kind === 'meaning'
    ? /^(?:no promotion|pawns promote)/.test(fact.meaning)
    : ['promotes', 'pawn-choices', 'any-pawn-choice', 'no-promotion', 'no-other-promotes'].includes(
        fact.kind,
      );
}

/** If the board size is missing, reports the size that sentences of the same variant give. */
function withSize(
  diagnostic: Diagnostic,
  starts: readonly number[],
  { facts }: Pick<SentenceReading, 'facts'>,
): Diagnostic {
  if (diagnostic.code !== 'board/size-missing') return diagnostic;
  const { end, start } = diagnostic.span;
  const next = starts.find((one) => one > start) ?? Infinity;
  const said = facts.flatMap(({ fact, span }) =>
    fact.kind === 'size' && start <= span.start && span.start < next ? [{ ...fact, span }] : [],
  );
  const [first] = said;
  const isOne = said.every(({ files, ranks }) => files === first?.files && ranks === first.ranks);
  if (first === undefined || !isOne) return diagnostic;
  const line = `* Size: ${first.files}x${first.ranks}`;
  return {
    ...diagnostic,
    message: `A sentence gives the size of the board, but no bullet does; write "${line}".`,
    notes: [...diagnostic.notes, { message: 'the sentence', span: first.span }],
    fix: {
      title: `State it: \`${line}\``,
      safety: 'suggestion',
      edits: [{ span: { ...diagnostic.span, start: end, end }, text: `\n\n${line}` }],
    },
  };
}

/** The diagnostics about bullets after the sentences are read. Bullets that are understood as sentences get none; all others that are about rules get one. */
function withFreeBullets(
  { diagnostics, value }: Parsed<readonly Variant[]>,
  free: readonly FreeBullet[],
  { facts, rules, sentences }: Pick<SentenceReading, 'facts' | 'rules' | 'sentences'>,
): Parsed<readonly Variant[]> {
  const names = new Set(
    value.flatMap(({ pieces }) => pieces.map(({ id, name }) => plainName(name ?? id))),
  );
  const judged = free.map(({ item, key }) => {
    const { end, start } = item.span;
    // The mark before an item may belong to its first sentence.
    const isIn = ({ span }: { readonly span: Span }): boolean =>
      span.start < end && start < span.end;
    const own = sentences.filter(isIn);
    const isRead = own.length > 0 && own.every(({ verdict }) => verdict === 'read');
    return {
      item,
      isRead,
      isHeld:
        isRead &&
        rules.filter(isIn).every(isComparedWithTable) &&
        // Moves of a piece that is not in the table are compared with nothing.
        (key === null || facts.some(isIn) || names.has(plainName(key.text))),
      isRule: own.some(({ text, verdict }) => verdict !== 'prose' || !statesNoRule(text)),
    };
  });
  const read = new Set(judged.flatMap(({ isHeld, item }) => (isHeld ? item.span.start : [])));
  const left = diagnostics.filter(
    ({ code, severity, span }) =>
      !(severity === 'warning' && ABOUT_BULLETS.includes(code) && read.has(span.start)),
  );
  const said = new Set(left.map(({ span }) => span.start));
  const unread = judged.filter(
    ({ isRead, isRule, item }) => isRule && !isRead && !said.has(item.span.start),
  );
  return { value, diagnostics: [...left, ...unread.map(({ item }) => unreadRule(item, null))] };
}

/** Remarks about the page, not about the game. */
const OF_AUTHOR =
  /\b(?:I|I['’]m|my|me|we|our|us|inspired|based on|thanks|thank|credits?|versions?|license\w*|copyright|playtest\w*|contact|e-?mail|https?|updated?)\b/i;

/** Whether a sentence is advice, a reference to a picture, a story or very short. Any other bullet states a rule in unknown words. */
export function statesNoRule(sentence: string): boolean {
  return (
    [REMARK, TALK, OF_AUTHOR].some((words) => words.test(sentence)) ||
    sentence.trim().split(/\s+/).length < 3
  );
}

/** Whether a statement is compared with the table, so that a difference is reported. The piece that has to reach a goal is not compared. */
function isComparedWithTable({ option }: StatedRule): boolean {
  return option !== 'flagPiece';
}

const ABOUT_BULLETS: readonly string[] = ['doc/unknown-bullet', 'doc/unread-rule'];
