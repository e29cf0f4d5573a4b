import { hasErrors, type Diagnostic, type Parsed } from '../../text/diagnostic.js';
import { joinSpans, type Span } from '../../text/span.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Board } from '../../ir/board.js';
import type { Region } from '../../ir/region.js';
import { builtinRules } from '../builtins.js';
import type { Block } from '../page/blocks.js';
import type { PlacedFact } from '../telling/rule-facts.js';
import { connectedSquares } from './connected-squares.js';
import { referenceOf } from './known-pieces.js';
import { ambiguous, candidatesOf, keyOf, openReading, reachRemarks } from './open-readings.js';
import type { OpenReading, ProsePiece } from './page-prose.js';
import { pieceDrafts, type PieceDraft } from './piece-drafts.js';
import { pieceEntries } from './piece-entries.js';
import { contradictions, otherSides } from './piece-evidence.js';
import { pieceMovements, type Chosen, type KnownPieces } from './piece-movements.js';
import type { ProseMoves, ProseReading } from './read-moves.js';
import { CHOICE_WORDS, type OpenChoice } from './sentence-choices.js';

/** What is known when the pieces of a page are read. */
export interface ProseContext extends KnownPieces {
  /** What was decided of what texts leave open: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
  /** What the page's sentences say of rules: promotions, and who is royal. */
  readonly facts: readonly PlacedFact[];
  /** Absent: as the base game has it. */
  readonly board?: Board | null;
}

/** The pieces that the sentences of a page define. */
export interface ProsePieces {
  /** The squares of which they speak: connected, and unconnected ones. */
  readonly regions: readonly Region[];
  readonly pieces: readonly ProsePiece[];
  /** What stays open: each is a choice of the reader's. */
  readonly open: readonly OpenReading[];
}

/** Without any other source, and with nothing decided. */
export const NO_CONTEXT: ProseContext = {
  known: () => null,
  base: null,
  decided: new Map(),
  facts: [],
};

/** So many ways of reading are worked out for one piece. */
const MOST_READINGS = 16;

/** Finds and reads the pieces that a page defines in words. */
export function readPieces(blocks: readonly Block[], context: ProseContext): Parsed<ProsePieces> {
  const diagnostics: Diagnostic[] = [];
  const drafts = pieceDrafts(pieceEntries(blocks), diagnostics);
  const movements = pieceMovements(drafts, context);
  const remarks = reachRemarks(blocks);
  const choices = new Map<string, readonly OpenChoice[]>();
  for (const draft of drafts) {
    const known = choices.get(draft.openName)?.[0];
    if (known !== undefined) {
      const chosen = new Map([[draft.openName, known]]);
      diagnostics.push(
        ...contradictions(draft, chosen, movements),
        ...otherSides(draft, drafts, chosen, movements),
      );
      continue;
    }
    const decided = context.decided.get(draft.openName) ?? null;
    const candidates = candidatesOf(draft, movements, remarks, decided);
    choices.set(draft.openName, candidates.choices);
    diagnostics.push(...candidates.diagnostics);
  }
  const reach = new Map(drafts.map((draft) => [draft, movements.reachedFrom(draft)]));
  const pieces = drafts.map((draft) => {
    const report: Diagnostic[] = [];
    const readings = assignments(reach.get(draft) ?? [draft], choices).map(
      (chosen, index): ProseReading => ({
        ...namesOf(chosen, choices),
        movement: movements.movementOf(draft, chosen, index === 0 ? report : []),
      }),
    );
    diagnostics.push(...report);
    return pieceOf(draft, { readings, isComplete: !hasErrors(report) }, context.facts);
  });
  const open = openOf(drafts, choices, reach);
  diagnostics.push(...open.map(ambiguous));
  const regions = regionsOf(blocks, pieces, context, diagnostics);
  return { value: { pieces, open, regions }, diagnostics: withoutRepeats(diagnostics) };
}

/** The squares of which moves speak, as the page tells which they are. */
function regionsOf(
  blocks: readonly Block[],
  pieces: readonly ProsePiece[],
  { base, board }: ProseContext,
  diagnostics: Diagnostic[],
): readonly Region[] {
  const named = new Map<string, Span>();
  for (const { moves, movesSpan } of pieces)
    for (const { movement } of moves?.readings ?? [])
      for (const { condition } of movement)
        for (const name of [condition.from, condition.to])
          if (name !== null && !named.has(name)) named.set(name, movesSpan);
  if (named.size === 0) return [];
  const rules = base === null ? null : builtinRules(base);
  const own = rules === null ? null : { files: rules.maxFile, ranks: rules.maxRank };
  const ground = board ?? own;
  const regions = ground === null ? [] : (connectedSquares(blocks, ground)?.regions ?? []);
  for (const [name, span] of named)
    if (!regions.some((region) => region.name === name)) {
      const message = `Moves depend on ${name} squares; the page does not say which squares these are${ground === null ? ', nor how large the board is' : ''}.`;
      diagnostics.push(diagnose('doc/unknown-region', 'error', span, message));
    }
  return regions.filter(({ name }) => named.has(name));
}

/** What entries of several pieces leave open is said once. */
function openOf(
  drafts: readonly PieceDraft[],
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
  reach: ReadonlyMap<PieceDraft, readonly PieceDraft[]>,
): readonly OpenReading[] {
  const said = new Set<string>();
  return drafts.flatMap((draft) => {
    if (said.has(draft.openName)) return [];
    said.add(draft.openName);
    const isReached = (from: PieceDraft): boolean =>
      from !== draft && (reach.get(from) ?? []).some(({ openName }) => openName === draft.openName);
    const pieces = [draft, ...drafts.filter(isReached)].map(({ name }) => name);
    return openReading(draft, choices.get(draft.openName) ?? [], pieces) ?? [];
  });
}

/** Every way to choose among what these pieces leave open, the plainest first. */
function assignments(
  drafts: readonly PieceDraft[],
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
): readonly Chosen[] {
  let all: readonly ReadonlyMap<string, OpenChoice>[] = [new Map()];
  for (const name of new Set(drafts.map(({ openName }) => openName))) {
    const options = choices.get(name) ?? [];
    if (all.length * options.length > MOST_READINGS) continue;
    all = all.flatMap((chosen) => options.map((open) => new Map([...chosen, [name, open]])));
  }
  return all;
}

/** The names of a reading: of all that was open in it. */
function namesOf(
  chosen: Chosen,
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
): Pick<ProseReading, 'how' | 'key'> {
  const open = [...chosen].filter(([name]) => (choices.get(name)?.length ?? 0) > 1);
  if (open.length === 0) return { how: null, key: null };
  return {
    key: open.map(([name, choice]) => `${name}=${keyOf(choice)}`).join(' '),
    how: open
      .flatMap(([, { keys }]) => keys)
      .map((key) => CHOICE_WORDS[key])
      .join(', '),
  };
}

function pieceOf(
  { entry, name }: PieceDraft,
  moves: ProseMoves,
  facts: readonly PlacedFact[],
): ProsePiece {
  const names = [name, ...(entry.names.length > 1 ? [] : entry.aliases)].map((one) =>
    one.toLowerCase(),
  );
  const isHere = (span: Span): boolean =>
    entry.texts.some(({ place, text }) => {
      const { end, start } = place(0, text.length);
      return start <= span.start && span.end <= end;
    });
  const isOf = (pieces: readonly string[] | null, span: Span): boolean =>
    pieces?.some((one) => names.includes(referenceOf(one).noun)) ?? isHere(span);
  const promotions = facts.flatMap(({ fact, span }) => {
    if (fact.kind === 'promotes' && isOf(fact.pieces, span)) return [{ text: fact.to, span }];
    const [only, ...others] = fact.kind === 'pawn-choices' ? fact.pieces : [];
    if (only !== undefined && others.length === 0 && isOf(['pawn'], span))
      return [{ text: only, span }];
    return fact.kind === 'no-promotion' && isOf(fact.pieces, span) ? [null] : [];
  });
  const royal = facts.flatMap(({ fact, span }) =>
    fact.kind === 'royal' && isOf([fact.piece], span) ? [fact.royal] : [],
  );
  return {
    name,
    abbreviations: entry.abbreviations,
    glyph: entry.glyph,
    span: entry.span,
    moves,
    movesSpan: movesSpanOf(
      entry.texts.map(({ place, text }) => place(0, text.length)),
      entry.span,
    ),
    promotesTo: promotions[0] ?? null,
    royal: royal[0] ?? null,
    replaces: entry.replaces,
  };
}

function movesSpanOf(spans: readonly Span[], otherwise: Span): Span {
  return spans.length === 0 ? otherwise : spans.reduce(joinSpans);
}

/** Pieces of one entry share its sentences and what is wrong with them. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, message, span }) => {
    const key = JSON.stringify([code, span, message]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
