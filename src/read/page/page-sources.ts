import type { Board } from '../../ir/board.js';
import type { Movement } from '../../ir/movement.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { diagnose } from '../../catalog/diagnose.js';
import { conclude } from '../../ir/engine-conclusion.js';
import { readIni } from '../ini/read-ini.js';
import { builtinRules } from '../builtins.js';
import { baseGame } from './base-game.js';
import type { Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { inPart } from '../../text/steps.js';
import type { Completion } from '../diagram/complete.js';
import { findDiagrams } from '../diagram/find-diagrams.js';
import { readDiagram } from '../diagram/read-diagram.js';
import type { FreeBullet } from '../markdown/bullets.js';
import { readDocument, type DocumentOptions } from '../markdown/read-document.js';
import type { PageProse } from '../prose/page-prose.js';
import { chosenPieces, unusedDecisions, NO_DECISIONS, type Decisions } from '../prose/decisions.js';
import { gameInTitle, readPieceProse } from '../prose/read-prose.js';
import { ranksShown } from '../prose/start-of-page.js';
import { readSentences } from '../sentences/reading.js';
import type { SentenceReading } from '../sentences/sentence-reading.js';
import { blocksOf, type Block } from './blocks.js';
import { sentencesBeside, withDescribed } from './free-bullets.js';
import { iniBlocks, type IniBlock } from './ini-blocks.js';
import { nameOf, type PageName } from './page-name.js';
import { withoutPositions } from './position-words.js';
import { whyTooLong } from './too-long.js';
import { isHtmlPage, visibleText } from './visible-text.js';

export interface PageOptions extends DocumentOptions {
  /**
   * Supplies the rules that a diagram does not state. If null, they come from the page's options or the game that it refers to;
   * otherwise they are assumed.
   */
  readonly completion: Completion | null;
  /** Decisions about what the page leaves open. Absent if there are none. */
  readonly decisions?: Decisions;
}

/** All sources of rules on a page, each read separately. */
export interface PageSources {
  readonly name: PageName;
  /** The page as given. */
  readonly text: string;
  readonly file: string;
  /** The variants of its piece tables. Null for HTML, which is not searched for them. */
  readonly document: Parsed<readonly Variant[]> | null;
  /** True if it has any piece table. */
  readonly hasTables: boolean;
  /** Options for the engine. In a document of piece tables only those under a header, because others belong to the tables. */
  readonly inis: readonly IniBlock[];
  readonly diagrams: readonly DiagramSource[];
  /** Its text outside the diagrams. */
  readonly blocks: readonly Block[];
  /** The bullets of its piece tables that are sentences. */
  readonly free: readonly FreeBullet[];
  /** How far each sentence is understood. */
  readonly reading: SentenceReading;
  /** The game that its sentences describe. */
  readonly prose: Parsed<PageProse>;
  /** The game that supplies the rules that sentences do not state. Null if they are assumed. */
  readonly rest: Completion | null;
  /** Whether only the title names that game, and no sentence refers to it. */
  readonly isRestOfTitle: boolean;
  /** The rules of its own options. Null if it has none. */
  readonly own: Completion | null;
  readonly decisions: Decisions;
}

/** An Interactive Diagram. */
interface DiagramSource extends Parsed<Variant | null> {
  readonly span: Span;
}

/** Finds and reads the sources of a page. The diagnostics of a source are with it; those of the page are returned separately. */
export function readSources(source: Source, options: PageOptions): Parsed<PageSources> {
  const tooLong = whyTooLong(source);
  if (tooLong === null) return readShort(source, options);
  const { value } = readShort({ ...source, text: '' }, options);
  // It may have tables and variants that are not read, so none is reported as missing.
  const document = { value: [], diagnostics: [] };
  return { value: { ...value, document }, diagnostics: [tooLong] };
}

function readShort(source: Source, options: PageOptions): Parsed<PageSources> {
  const isHtml = isHtmlPage(source);
  const excerpts = inPart('read', 'tags', () => findDiagrams(source, isHtml));
  const spans = excerpts.map(({ place, text }) => place(0, text.length));
  const blocks = inPart('read', 'text', () => blocksOf(visibleText(source), spans));
  const name = nameOf(source, blocks);
  const document = isHtml ? null : readDocument(source, options);
  const hasTables = document !== null && !lacksTable(document);
  const found = iniBlocks(blocks, source.file, name.id);
  const inis = found.filter(({ hasHeader }) => hasHeader || !hasTables).slice(0, MOST_INIS);
  const own = ownRules(inis);
  const { free, sentences: beside } = sentencesBeside(hasTables ? source : null, blocks);
  const sentences = withoutPositions(beside);
  const context = {
    base: gameInTitle(name.title),
    ranks: own?.rules.maxRank ?? onlyOf(hasTables ? document.value : [])?.board.value.ranks ?? null,
    ...(hasTables ? {} : { shownRanks: () => ranksShown(blocks) }),
    names: [...excerpts.flatMap(namesInDiagram), ...namesOfPieces(document)],
  };
  const reading = inPart('read', 'sentences', () => readSentences(sentences, context));
  const base = baseGame(reading.facts);
  const completion = options.completion ?? own ?? base;
  const stated = options.completion ?? base ?? own;
  const titleGame = gameNamed(gameInTitle(name.title));
  const { decisions = NO_DECISIONS } = options;
  const diagrams = excerpts.slice(0, MOST_DIAGRAMS).map((excerpt, index): DiagramSource => {
    const number = index === 0 ? '' : `-${index + 1}`;
    const called = { id: `${name.id}${number}`, title: name.title, completion };
    const diagram = inPart('read', 'diagrams', () => readDiagram(excerpt, called));
    return { ...diagram, span: excerpt.place(0, excerpt.text.length) };
  });
  const variants = [
    ...(hasTables ? document.value : []),
    ...diagrams.flatMap(({ value }) => value ?? []),
  ];
  const board = own === null ? (variants[0]?.board.value ?? null) : boardOf(own);
  const known = movementNamed(variants);
  const proseBy = (decided: ReadonlyMap<string, string>) =>
    inPart('read', 'pieces of sentences', () =>
      readPieceProse(sentences, reading, { title: name.title, known, board, decided }),
    );
  const asWritten = proseBy(NO_DECISIONS.readings);
  const prose = decisions.readings.size === 0 ? asWritten : proseBy(decisions.readings);
  return {
    value: {
      name,
      file: source.file,
      text: source.text,
      document: document === null ? null : withDescribed(document, free, reading),
      hasTables,
      inis,
      diagrams,
      blocks,
      free,
      reading,
      rest: stated ?? titleGame,
      isRestOfTitle: stated === null && titleGame !== null,
      own,
      decisions,
      prose: {
        value: { ...prose.value, pieces: chosenPieces(prose.value.pieces, decisions) },
        diagnostics: onceEach(prose.diagnostics),
      },
    },
    diagnostics: [
      ...tooMany(source, 'diagrams', excerpts.length, MOST_DIAGRAMS),
      ...tooMany(source, 'blocks of options', found.length, MOST_INIS),
      ...unusedDecisions(asWritten.value, decisions, { file: source.file, start: 0, end: 0 }),
    ],
  };
}

/** A misspelling that both sentence readers correct is reported once. */
function onceEach(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, span }) => {
    const key = `${code} ${span.start}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function onlyOf(games: readonly Variant[]): Variant | undefined {
  return games.length === 1 ? games[0] : undefined;
}

/** Names before a colon, which may be names of pieces. */
function namesInDiagram({ text }: Excerpt): readonly string[] {
  return [...text.matchAll(/^\s*([\p{L}][\p{L} '-]{1,30}):/gmu)].map(([, name = '']) => name);
}

function namesOfPieces(document: Parsed<readonly Variant[]> | null): readonly string[] {
  return document?.value.flatMap(({ pieces }) => pieces.flatMap(({ name }) => name ?? [])) ?? [];
}

/** The movements of the pieces in tables and diagrams, by name or abbreviation in lower case. */
function movementNamed(variants: readonly Variant[]): ReadonlyMap<string, Movement> {
  const movements = new Map<string, Movement>();
  for (const { pieces } of variants)
    for (const { abbreviation, movement, name } of pieces)
      for (const word of [name, abbreviation])
        if (word !== null && !movements.has(word.toLowerCase()))
          movements.set(word.toLowerCase(), movement.value);
  return movements;
}

function boardOf({ rules }: Completion): Board {
  return { files: rules.maxFile, ranks: rules.maxRank };
}

/** A built-in variant with its name. */
function gameNamed(name: string | null): Completion | null {
  const rules = name === null ? null : builtinRules(name);
  return name === null || rules === null ? null : { name, rules: conclude(rules) };
}

/** The rules of a page's own options. */
function ownRules([block]: readonly IniBlock[]): Completion | null {
  const [section] = block === undefined ? [] : readIni(block.headed).value;
  return section === undefined ? null : { name: section.name, rules: conclude(section.rules) };
}

/** More than any page has. */
const MOST_DIAGRAMS = 64;
const MOST_INIS = 200;

function tooMany(
  { file }: Source,
  what: string,
  count: number,
  most: number,
): readonly Diagnostic[] {
  if (count <= most) return [];
  const message = `The page has ${count} ${what}; only the first ${most} are read.`;
  return [diagnose('doc/too-large', 'error', { file, start: 0, end: 0 }, message)];
}

function lacksTable({ diagnostics }: Parsed<unknown>): boolean {
  return diagnostics.some(({ code }) => code === 'doc/no-piece-table');
}
