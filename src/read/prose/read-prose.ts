import { joinedChoices, optionalRules } from '../sentences/optional-rules.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import type { Board } from '../../ir/board.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { overlapper } from '../../text/overlapper.js';
import type { Span } from '../../text/span.js';
import { baseGame } from '../page/base-game.js';
import type { Block } from '../page/blocks.js';
import { diagnoseMisspeltTerms } from '../sentences/misspellings.js';
import { OF_MOVES, TALK } from '../sentences/sentence-kinds.js';
import type { SentenceReading } from '../sentences/sentence-reading.js';
import type { ReadSentence } from '../sentences/stated-rules.js';
import type { PageProse, ProsePiece } from './page-prose.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Region } from '../../ir/region.js';
import { builtinRules } from '../builtins.js';
import { connectedSquares } from '../sentences/connected-squares.js';
import { plainName } from '../sentences/names.js';
import type { PiecesContext } from '../sentences/sentence-reading.js';
import type { PlacedFact } from '../sentences/rule-facts.js';
import type { DescribedPiece } from '../sentences/described-pieces.js';

/** What is known before the pieces of a page are read. */
interface PieceProseOptions {
  readonly title: string;
  readonly known: PiecesContext['known'];
  /** Null for the board of the game that the page refers to. */
  readonly board: Board | null;
  /** Decisions about ambiguous sentences: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
}

/** Words of sentences that may be about play. */
const OF_PLAY =
  /\b(?:pieces?|kings?|queens?|rooks?|bishops?|knights?|pawns?|players?|sides?|white|black|turns?|mov\w+|captur\w+|boards?|squares?|opponents?)\b/i;

/** What no reader understands, and may be a rule all the same: sentences, headings and tables. */
function maybeRules(blocks: readonly Block[], sentences: readonly ReadSentence[]): readonly Span[] {
  const [, ...headings] = blocks.filter(({ kind }) => kind === 'heading');
  const tables = blocks.filter(({ kind }) => kind === 'table');
  // "Same as chess, but:" may look like a heading.
  const isSentence = overlapper(sentences.map(({ span }) => span));
  const placeOf = ({ excerpt }: Block): Span => excerpt.place(0, excerpt.text.length);
  return [
    ...sentences.flatMap(({ isTalk, span, text, verdict }) =>
      verdict === 'prose' && !isTalk && (OF_PLAY.test(text) || !TALK.test(text)) ? [span] : [],
    ),
    ...headings
      .filter((heading) => OF_MOVES.test(heading.excerpt.text) && !isSentence(placeOf(heading)))
      .map(placeOf),
    ...tables.map(placeOf),
  ];
}

/** Reads the sentences of a page about pieces. Those about rules are already read. */
export function readPieceProse(
  blocks: readonly Block[],
  { diagnostics: found, facts, piecesBy, rules, sentences }: SentenceReading,
  { board, decided, known, title }: PieceProseOptions,
): Parsed<PageProse> {
  const base = gameOfPage(facts, title);
  const described = piecesBy({ base, known, decided });
  const pieces = described.pieces.flatMap((piece) => prosePiece(piece, facts) ?? []);
  const { diagnostics, value: regions } = regionsOf(blocks, pieces, base, board);
  const prose = blocks.filter(({ kind }) => kind === 'prose');
  const texts = blocks.filter(({ kind }) => kind === 'prose' || kind === 'heading');
  return {
    value: {
      pieces,
      regions,
      open: described.open,
      rules,
      facts,
      choices: joinedChoices(prose.flatMap(({ excerpt }) => optionalRules(excerpt))),
      notUnderstood: strangeParts(sentences, pieces, described.diagnostics),
      maybeRules: maybeRules(blocks, sentences),
      others: sentences.filter(({ verdict }) => verdict === 'prose').length,
    },
    diagnostics: [
      ...found,
      ...described.diagnostics,
      ...diagnostics,
      ...texts.flatMap(({ excerpt }) => diagnoseMisspeltTerms(excerpt)),
    ],
  };
}

/** A piece with the rules about it. Null if it may not be a piece, because only a heading mentions it. */
function prosePiece(described: DescribedPiece, facts: readonly PlacedFact[]): ProsePiece | null {
  const { glyph, letters, movesSpan, names, readings, replaces, span, texts, trouble, unread } =
    described;
  if (readings.length + letters.length + unread.length === 0 && trouble === null) return null;
  const plain = names.map(plainName);
  const isHere = (place: Span): boolean =>
    texts.some(({ end, start }) => start <= place.start && place.end <= end);
  const isOf = (pieces: readonly string[] | null, place: Span): boolean =>
    pieces?.some((one) => plain.includes(plainName(one))) ?? isHere(place);
  const promotions = facts.flatMap(({ about, fact, span: place }): ProsePiece['promotesTo'][] => {
    if (fact.kind === 'promotes' && isOf(fact.pieces, place)) {
      const to = fact.to === '' ? about : fact.to;
      return to === null ? [] : [{ text: to, span: place }];
    }
    const [only, ...others] = fact.kind === 'pawn-choices' ? fact.pieces : [];
    if (only !== undefined && others.length === 0 && isOf(['pawn'], place))
      return [{ text: only, span: place }];
    return fact.kind === 'no-promotion' && isOf(fact.pieces, place) ? ['nothing'] : [];
  });
  const royal = facts.flatMap(({ fact, span: place }) =>
    fact.kind === 'royal' && isOf([fact.piece], place) ? [fact.royal] : [],
  );
  return {
    name: names.at(-1) ?? '',
    abbreviations: letters,
    glyph,
    span,
    described,
    readings,
    isComplete: described.trouble === null && unread.length === 0 && readings.length > 0,
    movesSpan,
    promotesTo: promotions[0] ?? null,
    royal: royal[0] ?? null,
    replaces,
  };
}

/** The squares that moves refer to, as the page defines them. */
function regionsOf(
  blocks: readonly Block[],
  pieces: readonly ProsePiece[],
  base: string | null,
  board: Board | null,
): Parsed<readonly Region[]> {
  const named = new Map<string, Span>();
  for (const { movesSpan, readings } of pieces)
    for (const { movement } of readings)
      for (const { condition } of movement)
        for (const name of [condition.from, condition.to])
          if (name !== null && !name.startsWith('@') && !named.has(name))
            named.set(name, movesSpan);
  if (named.size === 0) return { value: [], diagnostics: [] };
  const rules = base === null ? null : builtinRules(base);
  const own = rules === null ? null : { files: rules.maxFile, ranks: rules.maxRank };
  const ground = board ?? own;
  const regions = ground === null ? [] : (connectedSquares(blocks, ground)?.regions ?? []);
  const unknown = [...named].filter(([name]) => !regions.some((region) => region.name === name));
  return {
    value: regions.filter(({ name }) => named.has(name)),
    diagnostics: unknown.map(([name, span]) => {
      const message = `Moves depend on ${name} squares, but the page does not say which squares these are${ground === null ? ', nor how large the board is' : ''}.`;
      return diagnose('doc/unknown-region', 'error', span, message);
    }),
  };
}

/**
 * The places of text that was not understood, except in sentences that were partly read about a known piece. Also all text about pieces whose
 * sentences are read but together describe no move, if no other diagnostic reports it.
 */
function strangeParts(
  sentences: readonly ReadSentence[],
  pieces: readonly ProsePiece[],
  said: readonly Diagnostic[],
): readonly Span[] {
  const idle = pieces.flatMap(({ described: { readings, trouble, unread }, movesSpan }) =>
    trouble?.kind === 'makes-no-sense' &&
    readings.length + unread.length === 0 &&
    said.every(({ span: { start } }) => start !== movesSpan.start)
      ? [movesSpan]
      : [],
  );
  const strange = sentences.flatMap(({ unrecognized, verdict }) =>
    verdict === 'unread' || verdict === 'partly' ? [unrecognized] : [],
  );
  return idle.length === 0
    ? strange
    : [...strange, ...idle].sort((one, other) => one.start - other.start);
}

/** The built-in game whose pieces a page means: that of its sentences, or else of its title. Null if they name none. */
export function gameOfPage(facts: readonly PlacedFact[], title: string): string | null {
  return baseGame(facts)?.name ?? gameInTitle(title);
}

/** The built-in game that a title names as the base: `Zo Shogi`, `Chess with …`. */
export function gameInTitle(title: string): string | null {
  const whole = builtinNamed(title) ?? builtinNamed(title.replaceAll(OF_PAGES, ' '));
  if (whole !== null) return whole;
  const words = title.split(/[^\p{L}\p{N}]+/u, MOST_TITLE_WORDS);
  // "Los Alamos" is a game, but "mini" alone is a word for anything small.
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`.trim());
  const alone = words.filter((word) => !ORDINARY.test(word));
  const names = [...pairs.slice(0, -1).filter((pair) => !/^the\b/i.test(pair)), ...alone];
  return names.map(builtinNamed).find((name) => name !== null) ?? null;
}

const MOST_TITLE_WORDS = 12;
/** Words of titles that are about the page: "Modern: the rules". */
const OF_PAGES = /\b(?:the|rules?|guide|variant|game|of|how to play)\b/gi;
/** Words of titles that are also names of built-in variants. */
const ORDINARY =
  /^(?:mini|micro|fairy|normal|loop|almost|perfect|supply|placement|grand|modern|extinction|isolation|duck|horde|losers|suicide|giveaway|atomic|amazons?|dragon|spartan|centaur|chancellor|gothic|embassy|courier|wolf|opulent|breakthrough|petrified|joust|paradigm|armageddon|torpedo|berolina|nightrider|grasshopper|janus)$/i;
