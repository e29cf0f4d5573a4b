import { printBetza } from './emit/betza/print-betza.js';
import type { Movement } from './ir/movement.js';
import { formsOf, type PieceType } from './ir/piece.js';
import { readSentences } from './read/sentences/reading.js';
import { plainName } from './read/sentences/names.js';
import type { DescribedPiece, Verdict } from './read/sentences/described-pieces.js';
import type { StatedRule } from './read/sentences/stated-rules.js';
import { documentStatements, type Statement } from './read/page/document-statements.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { readSections } from './read/markdown/sections.js';
import { blocksOf, type Block } from './read/page/blocks.js';
import { readSources } from './read/page/page-sources.js';
import { gameInTitle, gameOfPage } from './read/prose/read-prose.js';
import { ranksShown } from './read/prose/start-of-page.js';
import { readDiagram } from './read/diagram/read-diagram.js';
import { findDiagrams } from './read/diagram/find-diagrams.js';
import { nameOf } from './read/page/page-name.js';
import { whyTooLong } from './read/page/too-long.js';
import { isHtmlPage, visibleText } from './read/page/visible-text.js';
import { lineColumnsOf, type Source } from './text/source.js';
import type { Span } from './text/span.js';
import { upTo } from './text/up-to.js';

/** What `fairyc read` shows: how each sentence of a page was understood. Lines and columns count from 1. */
export type PageReading = ReadingWith<Place>;

/** A reading of a page whose places have type `P`. */
interface ReadingWith<P> {
  readonly games: readonly GameReading<P>[];
  readonly sentences: readonly SentenceReading<P>[];
  /** Bullets, notes and cells of a document with piece tables, as the document reader read them. */
  readonly statements: readonly SentenceReading<P>[];
}

interface GameReading<P> {
  readonly title: string;
  readonly id: string;
  /** Null if no sentence states it. */
  readonly size: { readonly files: number; readonly ranks: number } | null;
  readonly pieces: readonly PieceReading<P>[];
  readonly rules: readonly RuleReading<P>[];
}

export interface PieceReading<P = Place> {
  readonly names: readonly string[];
  readonly letter: string | null;
  readonly verdict: Exclude<Verdict, 'prose'>;
  /** In Fairy-Stockfish's dialect; null if that cannot express the moves, or if they were not understood. */
  readonly betza: string | null;
  readonly movement: Movement | null;
  readonly sources: readonly string[];
  readonly at: P;
  /** The parts that were not understood. */
  readonly unread: readonly P[];
  /** What else is known of a piece in a table: promotion, royalty, drop limits. */
  readonly says?: readonly string[];
}

interface RuleReading<P> {
  /** The key of variants.ini; null if no key expresses the rule, in which case `meaning` describes it. */
  readonly option: string | null;
  readonly value: string | null;
  readonly meaning?: string;
  readonly at: P;
  readonly text: string;
}

interface SentenceReading<P> {
  readonly at: P;
  readonly text: string;
  readonly verdict: Verdict;
}

export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Reads a page and lists what each sentence means. */
export function readingOf(source: Source, library: Library = NO_LIBRARY): PageReading {
  const lineColumn = lineColumnsOf(source.text);
  return readWith(source, library, ({ end, start }) => {
    const [from, to] = [lineColumn(start), lineColumn(end)];
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  });
}

/** Like `readingOf`, with offsets in the page. */
export function spannedReadingOf(source: Source, library: Library = NO_LIBRARY): ReadingWith<Span> {
  return readWith(source, library, (span) => span);
}

/** For pages that use no pieces from other documents. */
const NO_LIBRARY: Library = () => null;

type At<P> = (this: void, span: Span) => P;

function readWith<P>(source: Source, library: Library, at: At<P>): ReadingWith<P> {
  const hasTables = !isHtmlPage(source) && readSections(source).value.length > 0;
  return hasTables ? readDocumentWith(source, library, at) : readPageWith(source, at);
}

/** A document: its tables, bullets and notes as the document reader read them, and what its prose describes. */
function readDocumentWith<P>(source: Source, library: Library, at: At<P>): ReadingWith<P> {
  const { prose, reading } = readSources(source, { library, completion: null }).value;
  const { games, statements } = documentStatements(source, library);
  const described = prose.value.pieces.map((piece) => piece.described);
  const sections = games.map(({ span }) => span.start);
  const isIn = (index: number, { start }: Span): boolean =>
    (index === 0 || start >= (sections[index] ?? 0)) && start < (sections[index + 1] ?? Infinity);
  return {
    games: games.map(({ rules, variant }, index) => ({
      title: variant.title,
      id: variant.id,
      size: variant.board.origin.kind === 'assumed' ? null : variant.board.value,
      pieces: [
        ...variant.pieces.map((piece) =>
          pieceOfTable(piece, variant.pieces, { described, statements }, at),
        ),
        ...described
          .filter(
            (one) =>
              one.verdict === 'read' &&
              isIn(index, one.span) &&
              !variant.pieces.some((piece) => isSame(piece, one)),
          )
          .map((one) => describedPiece(one, one.sources, at)),
      ],
      rules: [...rules, ...reading.rules.filter(({ span }) => isIn(index, span))].map((rule) =>
        placedRule(rule, at),
      ),
    })),
    sentences: placed(reading.sentences, at),
    statements: placed(statements, at),
  };
}

/** A piece from a row, or used from another variant. */
function pieceOfTable<P>(
  piece: PieceType,
  pieces: readonly PieceType[],
  {
    described,
    statements,
  }: { described: readonly DescribedPiece[]; statements: readonly Statement[] },
  at: At<P>,
): PieceReading<P> {
  const { abbreviation, glyphs, id, movement, name, span: row } = piece;
  const span = movement.origin.kind === 'inherited' ? movement.origin.span : row;
  const unread = statements.filter(
    (one) => one.verdict === 'unread' && row.start <= one.span.start && one.span.end <= row.end,
  );
  return {
    names: [name ?? glyphs[0] ?? id],
    letter: abbreviation,
    verdict: unread.length === 0 ? 'read' : 'partly',
    betza: betzaOf(movement.value),
    movement: movement.value,
    sources: ['table', ...(described.some((one) => isSame(piece, one)) ? ['prose'] : [])],
    at: at(span),
    unread: unread.map((one) => at(one.span)),
    says: saidOf(piece, pieces),
  };
}

function saidOf({ drop, promotion, royal }: PieceType, all: readonly PieceType[]): string[] {
  const names = formsOf(promotion).map((form) => all.find(({ id }) => id === form)?.name ?? form);
  return [
    ...(names.length === 0 ? [] : [`promotes to ${names.join(', ')}`]),
    ...(royal ? ['royal'] : []),
    ...(drop.perFile === null ? [] : [`at most ${drop.perFile} on a file`]),
    ...(drop.mateForbidden ? ['not dropped to give mate'] : []),
    ...(drop.allowed ? [] : ['not dropped']),
  ];
}

function readPageWith<P>(page: Source, at: At<P>): ReadingWith<P> {
  const source = whyTooLong(page) === null ? page : { ...page, text: '' };
  const diagrams = findDiagrams(source, isHtmlPage(source));
  const blocks = blocksOf(
    visibleText(source),
    diagrams.map(({ place, text }) => place(0, text.length)),
  );
  const { id, title } = nameOf(source, blocks);
  const base = gameInTitle(title);
  const [diagram] = diagrams;
  const drawn =
    diagram === undefined ? null : readDiagram(diagram, { id, title, completion: null }).value;
  const shown = drawn?.pieces ?? [];
  const prose = readSentences(blocks, {
    base,
    ranks: drawn?.board.value.ranks ?? null,
    shownRanks: () => ranksShown(blocks),
    names: shown.flatMap(({ name }) => name ?? []),
  });
  const { pieces } = prose.piecesBy({
    base: gameOfPage(prose.facts, title),
    known: new Map(),
    decided: new Map(),
  });
  const { files, ranks } = prose.size ?? {};
  const places = placesOf(blocks);
  return {
    games: [
      {
        title,
        id,
        size: files === undefined || ranks === undefined ? null : { files, ranks },
        pieces: [
          ...pieces.map((piece) => {
            const isShown = shown.some((one) => isSame(one, piece));
            const sources = [...sourcesOf(piece, places), ...(isShown ? ['diagram'] : [])];
            return describedPiece(piece, sources, at);
          }),
          ...shown
            .filter((one) => !pieces.some((piece) => isSame(one, piece)))
            .map(({ abbreviation, id: own, movement, name, span }) => ({
              names: [name ?? own],
              letter: abbreviation,
              verdict: 'read' as const,
              betza: betzaOf(movement.value),
              movement: movement.value,
              sources: ['diagram'],
              at: at(span),
              unread: [],
            })),
        ],
        rules: prose.rules.map((rule) => placedRule(rule, at)),
      },
    ],
    sentences: placed(prose.sentences, at),
    statements: [],
  };
}

function describedPiece<P>(
  { letters, names, readings, span, unread, verdict }: DescribedPiece,
  sources: readonly string[],
  at: At<P>,
): PieceReading<P> {
  const movement = readings[0]?.movement ?? null;
  return {
    names,
    letter: letters[0] ?? null,
    verdict,
    betza: betzaOf(movement),
    movement,
    sources,
    at: at(span),
    unread: unread.map(at),
  };
}

function placedRule<P>(
  { meaning, option, span, text, value }: StatedRule,
  at: At<P>,
): RuleReading<P> {
  return { option, value, ...(meaning === undefined ? {} : { meaning }), at: at(span), text };
}

function placed<P>(sentences: readonly Statement[], at: At<P>): readonly SentenceReading<P>[] {
  return sentences.map(({ span, text, verdict }) => ({ at: at(span), text, verdict }));
}

function betzaOf(movement: Movement | null): string | null {
  const printed = movement === null ? null : printBetza(movement, 'fairy-stockfish');
  return printed?.kind === 'printed' ? printed.text : null;
}

/** Whether a span is in a table of the page, or beside the tables. */
interface PlacesOfPage {
  readonly inTable: (span: Span) => boolean;
  readonly beside: (span: Span) => boolean;
}

function placesOf(blocks: readonly Block[]): PlacesOfPage {
  return {
    inTable: heldBy(blocks.filter(({ kind }) => kind === 'table')),
    beside: heldBy(blocks.filter(({ kind }) => kind !== 'table')),
  };
}

/** Whether one of the (sorted) blocks contains the whole span. */
function heldBy(blocks: readonly Block[]): (span: Span) => boolean {
  let furthest = 0;
  const places = blocks
    .map(({ excerpt }) => excerpt.place(0, excerpt.text.length))
    .sort((a, b) => a.start - b.start)
    .map(({ end, start }) => ({ start, furthest: (furthest = Math.max(furthest, end)) }));
  return ({ end, start }) => {
    const last = places[upTo(places, start, (place) => place.start) - 1];
    return last !== undefined && end <= last.furthest;
  };
}

/** Where a piece is described: in sentences, by a notation, in a table. */
function sourcesOf(
  { sources, span, texts }: DescribedPiece,
  { beside, inTable }: PlacesOfPage,
): string[] {
  const isInTable = [span, ...texts].some(inTable);
  const isDescribedBeside = !isInTable || texts.some(beside);
  return [
    ...sources.filter((source) => source !== 'prose' || isDescribedBeside),
    ...(isInTable ? ['table'] : []),
  ];
}

/** Whether a described piece is the one in a table or diagram, by name or letter. */
function isSame(
  { abbreviation, id, name }: PieceType,
  { letters, names }: DescribedPiece,
): boolean {
  const own = [id, name ?? ''].map(plainName);
  return (
    names.some((one) => own.includes(plainName(one))) ||
    (abbreviation !== null && letters.includes(abbreviation))
  );
}

/** How a piece of a page was read: `Camel (C): C [prose]`. */
export function pieceNote({
  betza,
  letter,
  names,
  says = [],
  sources,
  verdict,
}: Omit<PieceReading<unknown>, 'at' | 'unread'>): string {
  const name = `${names.join(' / ')}${letter === null ? '' : ` (${letter})`}`;
  if (verdict !== 'read') return `${name}: ${verdict}`;
  const moves =
    betza === '' ? 'does not move' : (betza ?? "not expressible in Fairy-Stockfish's Betza");
  return `${[`${name}: ${moves}`, ...says].join('; ')} [${sources.join(', ')}]`;
}

/** How a rule of a page was read: `stalemateValue = loss`. */
export function ruleNote({
  meaning,
  option,
  value,
}: Pick<RuleReading<unknown>, 'meaning' | 'option' | 'value'>): string {
  return option === null ? `${meaning ?? ''} (no single option)` : `${option} = ${value ?? ''}`;
}
