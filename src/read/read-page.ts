import { diagnose } from '../catalog/diagnose.js';
import { workOn } from '../catalog/within-steps.js';
import type { PieceType } from '../ir/piece.js';
import type { Variant } from '../ir/variant.js';
import { compareDiagnostics, hasErrors, type Diagnostic, type Parsed } from '../text/diagnostic.js';
import { assumedOfTitle } from './prose/assumed-of-title.js';
import { bulletsOfDocuments } from './prose/bullets-of-documents.js';
import { checkedPieces } from './prose/checked-pieces.js';
import { decidedBy } from './prose/decisions.js';
import { rulesTakenOver, tellsOfStart } from './prose/taken-over.js';
import type { PageProse } from './prose/page-prose.js';
import { variantFromProse } from './prose/variant-from-prose.js';
import type { Source } from '../text/source.js';
import type { Span } from '../text/span.js';
import { readIni } from './ini/read-ini.js';
import { variantOf, wholeVariant } from './ini/section-variant.js';
import { inPage, type IniBlock } from './page/ini-blocks.js';
import { announcesStart, possibleStarts } from './page/position-texts.js';
import { readSources, type PageOptions, type PageSources } from './page/page-sources.js';
import { SOURCE_KINDS, type SourceKind } from './page/source-kinds.js';
import { CHANGED_GAMES } from './sentences/sentence-kinds.js';

/** The variants of a page, read from the preferred source or else the most complete one. Diagnostics are in order of place. */
export function readPage(
  source: Source,
  options: PageOptions,
  prefer: SourceKind | null = null,
): Parsed<readonly Variant[]> {
  const {
    isRead,
    tooMuch,
    value: read,
  } = workOn(source, () => {
    const { value: sources, diagnostics } = readSources(source, options);
    const { value, diagnostics: found } = variantsOf(sources, prefer);
    const whole = value.map(wholeVariant);
    return {
      value: whole.flatMap((one) => one.value ?? []),
      diagnostics: [...diagnostics, ...found, ...whole.flatMap((one) => one.diagnostics)],
    };
  });
  return {
    value: isRead ? read.value : [],
    diagnostics: [...read.diagnostics, ...tooMuch].sort(compareDiagnostics),
  };
}

/**
 * The variants of a page as one of its sources defines them: the preferred source, or else the first one that can be read, in this order: piece
 * tables, options for the engine, diagrams, sentences.
 */
export function variantsOf(
  sources: PageSources,
  prefer: SourceKind | null,
): Parsed<readonly Variant[]> {
  const present = sourcesOf(sources);
  if (prefer !== null)
    return present.includes(prefer)
      ? variantsOfKind(sources, prefer)
      : missingSource(sources, prefer);
  // Sentences beside another source only explain it. They never replace a source that has errors.
  const candidates = present.filter((kind) => kind !== 'prose' || present.length === 1);
  const read = candidates.map((kind) => variantsOfKind(sources, kind));
  const whole = read.find(({ diagnostics, value }) => value.length > 0 && !hasErrors(diagnostics));
  return whole ?? read[0] ?? likeOtherGame(sources) ?? withoutTable(sources) ?? noVariant(sources);
}

/** The sources that a page has, the most complete first. */
export function sourcesOf({
  blocks,
  diagrams,
  hasTables,
  inis,
  prose,
}: PageSources): readonly SourceKind[] {
  const taken = rulesTakenOver(prose.value);
  // "The rules of chess, from this position:"
  const definesByRules =
    taken?.unclear.length === 0 && (taken.isChanged || possibleStarts(blocks).length > 0);
  const present: Readonly<Record<SourceKind, boolean>> = {
    table: hasTables,
    ini: inis.length > 0,
    diagram: diagrams.length > 0,
    prose: prose.value.pieces.length > 0 || definesByRules,
  };
  return SOURCE_KINDS.filter((kind) => present[kind]);
}

function variantsOfKind(sources: PageSources, kind: SourceKind): Parsed<readonly Variant[]> {
  const { diagrams, document, inis } = sources;
  switch (kind) {
    case 'table':
      return document ?? { value: [], diagnostics: [] };
    case 'ini':
      return joined(inis.map((block) => variantsOfOptions(block, sources)));
    case 'diagram':
      return joined(
        diagrams.map(({ diagnostics, value }) => ({
          value: value === null ? [] : [value],
          diagnostics,
        })),
      );
    case 'prose':
      return variantOfSentences(sources);
  }
}

function variantOfSentences(sources: PageSources): Parsed<readonly Variant[]> {
  const { decisions, file, inis, name, own, prose, rest, text } = sources;
  const span = { file, start: 0, end: text.length };
  const others = [
    ...variantsOfKind(sources, 'ini').value,
    ...variantsOfKind(sources, 'diagram').value,
  ];
  const decided = decidedBy(prose.value, others[0]?.pieces ?? [], others[0]?.board.value);
  const pieces = checkedPieces(prose.value.pieces, decisions.assumed);
  const { diagnostics, value } = variantFromProse(
    { ...prose.value, pieces: pieces.value },
    {
      ...name,
      span,
      board: others[0]?.board.value ?? null,
      start: own === null ? null : { fen: own.rules.startFen, span: inis[0]?.span ?? span },
      shown: possibleStarts(sources.blocks),
      hasSetup: announcesStart(sources.blocks),
      completion: rest,
      reading: new Map([...decided, ...decisions.readings]),
    },
  );
  const maybe = value === null ? [] : maybeRules(prose.value);
  const lost =
    value === null
      ? []
      : [
          ...bulletsOfDocuments(value, sources.blocks, sources.reading),
          ...unclearStart(value, sources),
        ];
  const isWhole = pieces.diagnostics.length === 0 && lost.length === 0;
  return {
    value: value === null || !isWhole ? [] : [value],
    diagnostics: [
      ...assumedOfTitle(sources, span),
      ...pieces.diagnostics,
      ...lost,
      ...maybe,
      ...diagnostics,
    ],
  };
}

/** The error for a game that changes another one, whose start position it would have, if unread sentences did not perhaps tell of another one. */
function unclearStart(
  { start }: Variant,
  { blocks, prose, text }: PageSources,
): readonly Diagnostic[] {
  const unread = prose.value.notUnderstood;
  const taken = rulesTakenOver(prose.value);
  const leaning = unread.find(({ end, start }) => OF_OTHER_GAME.test(sentenceAt(text, start, end)));
  const span = taken?.game.span ?? leaning;
  if (start !== null || span === undefined || unread.length === 0 || announcesStart(blocks))
    return [];
  const name = taken === null ? 'another game' : taken.game.name;
  const message = `This page takes over the rules of ${name}, but some of its sentences are not understood, and these may change the start position. Reword them, or add the FEN of the start position.`;
  const notes = notesOn(unread, 'not understood');
  return [diagnose('doc/no-variant', 'error', span, message, { notes })];
}

const LONGEST_LEAD = 200;

/** The sentence of which words from `start` on are not understood. */
function sentenceAt(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - LONGEST_LEAD), start);
  return (/[^.!?\n]*$/.exec(before)?.[0] ?? '') + text.slice(start, end);
}

/** "Chess, but …", "All pieces move as in shogi, except …" */
const OF_OTHER_GAME = new RegExp(
  `^\\W*(?:(?:an?|this|it|it['’]?s|variants?|version|normal|regular|standard|all|every|the|same|rules?|pieces?|everything|games?|moves?|like|as|are|is|played|those|of|in) ){0,9}(?:${CHANGED_GAMES})\\b.{0,40}\\b(?:but|except\\w*|apart|save|other than|with|without|where|in which)\\b`,
  'i',
);

/** Points to what may be a difference from the game that a page changes. */
function maybeRules(prose: PageProse): readonly Diagnostic[] {
  const [first, ...others] = prose.maybeRules;
  const taken = rulesTakenOver(prose);
  if (first === undefined || taken === null) return [];
  const message = `This is not read as a rule${others.length === 0 ? '' : ` (nor ${others.length === 1 ? 'is 1 other' : `are ${others.length} others`})`}. If it states a difference from ${taken.game.name}, the game is built without it.`;
  const notes = notesOn(others, 'nor is this');
  return [diagnose('doc/maybe-a-rule', 'info', first, message, { notes })];
}

function joined(parts: readonly Parsed<readonly Variant[]>[]): Parsed<readonly Variant[]> {
  return {
    value: parts.flatMap(({ value }) => value),
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
  };
}

function variantsOfOptions(
  { headed, placeHeaded }: IniBlock,
  sources: PageSources,
): Parsed<readonly Variant[]> {
  const { value: sections, diagnostics: found } = readIni(headed);
  return {
    value: sections
      .map((section) =>
        variantOf(section, placeHeaded({ file: headed.file, ...section.section.nameAt })),
      )
      .map((variant) => ({
        ...variant,
        title: sources.inis.length === 1 ? sources.name.title : variant.title,
        pieces: variant.pieces.map((piece) => named(piece, sources)),
      })),
    diagnostics: found.map((diagnostic) =>
      inPage(diagnostic, { text: headed.text, page: sources.text, place: placeHeaded }),
    ),
  };
}

/** Gives a piece from the options the name that the text or the diagram uses for its letter. */
function named(piece: PieceType, { diagrams, prose }: PageSources): PieceType {
  const letter = piece.abbreviation;
  const inText = prose.value.pieces.find(({ abbreviations }) =>
    abbreviations.some((one) => one.toUpperCase() === letter),
  );
  const drawn = diagrams[0]?.value?.pieces.find(
    ({ abbreviation }) => abbreviation?.toUpperCase() === letter,
  );
  const glyph = inText?.glyph ?? null;
  return {
    ...piece,
    name: inText?.name ?? drawn?.name ?? piece.name,
    glyphs: glyph === null ? piece.glyphs : [glyph],
  };
}

function missingSource(sources: PageSources, prefer: SourceKind): Parsed<readonly Variant[]> {
  const present = sourcesOf(sources).join(', ');
  const message = `--prefer ${prefer}: the page has no such source (it has: ${present === '' ? 'none' : present}).`;
  const span = { file: sources.file, start: 0, end: 0 };
  return onlyDiagnostic(diagnose('doc/no-variant', 'error', span, message));
}

/** Why a page that takes the rules of another game over, and has no piece of its own, defines no variant. Null if there is no such game. */
function likeOtherGame({ hasTables, prose }: PageSources): Parsed<readonly Variant[]> | null {
  const taken = hasTables ? null : rulesTakenOver(prose.value);
  if (taken === null) return null;
  const { game, unclear } = taken;
  const difference = tellsOfStart(prose.value.facts)
    ? ', but its start position may differ; add the FEN.'
    : ' and states no difference from it.';
  const message =
    unclear.length === 0
      ? `This page takes over the rules of ${game.name}${difference}`
      : `This page takes over the rules of ${game.name}, but not all of its sentences are understood, and these may state the differences. So no game is built. Reword them, leave them out, or write a section of variants.ini: \`[mygame:${game.name}]\`.`;
  const notes = notesOn(unclear, 'not understood');
  return onlyDiagnostic(diagnose('doc/no-variant', 'error', game.span, message, { notes }));
}

/** The findings on a document without a piece table, with the sentences that keep it from being defined by its sentences. Null if it is no document. */
function withoutTable({ document, prose, text }: PageSources): Parsed<readonly Variant[]> | null {
  const { facts, maybeRules: maybe, notUnderstood } = prose.value;
  const [first, ...others] = [
    ...notUnderstood,
    ...maybe.filter(({ end, start }) => OF_OTHER_GAME.test(sentenceAt(text, start, end))),
  ].sort((one, other) => one.start - other.start);
  const statesRules = facts.some(({ fact }) => fact.kind !== 'size');
  if (document === null || (first === undefined && !statesRules)) return document;
  const instead =
    first === undefined
      ? null
      : diagnose(
          'doc/no-variant',
          'error',
          first,
          'This is not understood, so no game is built from the sentences here. Reword it, describe the pieces in a table with the columns "Piece" and "Betza", or write a section of variants.ini (`[mygame:chess]` changes chess).',
          { notes: notesOn(others, 'nor is this') },
        );
  const more =
    'Its sentences state rules, but no pieces and no game that the rules change. Write for example "As in chess, except:".';
  return {
    ...document,
    diagnostics: document.diagnostics.map((one) =>
      one.code === 'doc/no-piece-table'
        ? (instead ?? { ...one, message: `${one.message} ${more}` })
        : one,
    ),
  };
}

/** The first few of them. */
function notesOn(spans: readonly Span[], message: string): Diagnostic['notes'] {
  return spans.slice(0, 3).map((span) => ({ message, span }));
}

function noVariant({ file }: PageSources): Parsed<readonly Variant[]> {
  const message =
    'This page defines no variant: it has no piece table, no Interactive Diagram (lines "name=value" and "name:id:moves:graphics:squares", or an element of class idiagram; if the page was saved after its script ran, the board has replaced the definition), no section of a variants.ini and no piece with described moves.';
  return onlyDiagnostic(diagnose('doc/no-variant', 'error', { file, start: 0, end: 0 }, message));
}

function onlyDiagnostic(diagnostic: Diagnostic): Parsed<readonly Variant[]> {
  return { value: [], diagnostics: [diagnostic] };
}
