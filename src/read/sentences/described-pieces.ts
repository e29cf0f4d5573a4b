import { diagnose } from '../../catalog/diagnose.js';
import { differenceOf } from '../../ir/compare.js';
import { printDifference } from '../../ir/compare-words.js';
import type { Movement } from '../../ir/movement.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { joinSpans, type Span } from '../../text/span.js';
import { howOf, keyOf, type OpenChoice } from './choices.js';
import { contradictions, failedMirror } from './evidence.js';
import type { Trouble } from './made.js';
import { plainName } from './names.js';
import {
  ambiguous,
  candidatesOf,
  openReading,
  type OpenReading,
  type ReachRemark,
} from './open-readings.js';
import type { Chosen, PieceMoves } from './piece-moves.js';
import { factsOf, nameOf, type Subject } from './subject.js';

/** How far a piece or a sentence was understood. `prose` contains nothing about pieces or rules. */
export type Verdict = 'read' | 'partly' | 'unread' | 'prose';

/** A piece that a page defines in words. */
export interface DescribedPiece {
  /** At least one name. The last is the one to use in messages. */
  readonly names: readonly string[];
  /** The letters in brackets behind the name: `G`, `+P`. */
  readonly letters: readonly string[];
  readonly glyph: string | null;
  /** The place of the name. `movesSpan` is the place of the sentences on its moves. */
  readonly span: Span;
  readonly movesSpan: Span;
  /** The places of all text about it. */
  readonly texts: readonly Span[];
  readonly verdict: Exclude<Verdict, 'prose'>;
  /** All possible meanings of the sentences, the simplest first. Empty if they were not understood. */
  readonly readings: readonly ProseReading[];
  /** The game with a piece that moves alike, if the sentences say no more than that: "moves as in makruk". Null if they do not name one. */
  readonly game: string | null;
  readonly sources: readonly ('prose' | 'betza')[];
  /** Text about the piece that was not understood. */
  readonly unread: readonly Span[];
  readonly trouble: Trouble | null;
  /** The name of the piece that this optional piece may replace. Null if it is not optional. */
  readonly replaces: string | null;
}

export interface ProseReading {
  /** What distinguishes it from the other readings, in words that follow "it goes". Null if it is the only one. */
  readonly how: string | null;
  /** Its name in a choice: `knight=lame`. Null if it is the only one. */
  readonly key: string | null;
  readonly movement: Movement;
}

export interface DescribedPieces {
  readonly pieces: readonly DescribedPiece[];
  /** What stays open. The author has to choose. */
  readonly open: readonly OpenReading[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The most readings that are computed for one piece. */
const MOST_READINGS = 16;

/** What helps to read the pieces of a page. */
interface PieceHints {
  readonly remarks: readonly ReachRemark[];
  /** The author's decisions on what the text leaves open: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
  /** Whether the page uses this as the name of a piece, even without a description of its moves. */
  readonly isNamed: (name: string) => boolean;
}

/** How each piece of a page moves, in every reading that nothing else on the page contradicts. */
export function describedPieces(
  subjects: readonly Subject[],
  moves: PieceMoves,
  { decided, isNamed, remarks }: PieceHints,
): DescribedPieces {
  const diagnostics: Diagnostic[] = [];
  const choices = new Map<string, readonly OpenChoice[]>();
  const described = subjects.filter((one) => one.isEntry || one.statements.length > 0);
  for (const subject of described) {
    const { openName } = subject.entry;
    const known = choices.get(openName)?.[0];
    if (known !== undefined) {
      const chosen = new Map([[openName, known]]);
      addAll(
        diagnostics,
        contradictions(subject, chosen, moves),
        failedMirror(subject, described, chosen, moves),
      );
      continue;
    }
    const candidates = candidatesOf(subject, moves, remarks, decided.get(openName) ?? null);
    choices.set(openName, candidates.choices);
    addAll(diagnostics, candidates.diagnostics);
  }
  const open = openOf(described, choices, moves);
  // A piece that was not understood is reported at its own description.
  const defined = new Set(
    subjects.flatMap(({ entry, isEntry, unread }) =>
      isEntry || unread.length > 0 ? entry.names.map(plainName) : [],
    ),
  );
  const pieces = described.map((subject) =>
    describedPiece(
      subject,
      choices,
      moves,
      diagnostics,
      (name) => defined.has(plainName(name)) || isNamed(name),
    ),
  );
  return { pieces, open, diagnostics: [...diagnostics, ...open.map(ambiguous)] };
}

/** What the entries of pieces leave open, each once even if several pieces share an entry. */
function openOf(
  subjects: readonly Subject[],
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
  moves: PieceMoves,
): readonly OpenReading[] {
  const seen = new Set<string>();
  const isOpen = ({ entry }: Subject): boolean => (choices.get(entry.openName)?.length ?? 0) > 1;
  return subjects.filter(isOpen).flatMap((subject) => {
    const { openName } = subject.entry;
    if (seen.has(openName)) return [];
    seen.add(openName);
    const others = subjects.filter(
      (from) =>
        from !== subject &&
        [...moves.reached(from)].some(({ entry }) => entry.openName === openName),
    );
    const pieces = [subject, ...others].map(nameOf);
    return openReading(subject, choices.get(openName) ?? [], pieces) ?? [];
  });
}

/** Every combination of choices for what these pieces leave open, the simplest first. */
function assignments(
  subjects: Iterable<Subject>,
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
): readonly Chosen[] {
  let all: readonly ReadonlyMap<string, OpenChoice>[] = [new Map()];
  for (const name of new Set([...subjects].map(({ entry }) => entry.openName))) {
    const options = choices.get(name) ?? [];
    const isPlain = options.every(({ keys }) => keys.length === 0);
    if (isPlain || all.length * options.length > MOST_READINGS) continue;
    all = all.flatMap((chosen) => options.map((open) => new Map([...chosen, [name, open]])));
  }
  return all;
}

/** The names of a reading, built from all choices that were open in it. */
function namesOf(
  chosen: Chosen,
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
): Pick<ProseReading, 'how' | 'key'> {
  const open = [...chosen].filter(([name]) => (choices.get(name)?.length ?? 0) > 1);
  if (open.length === 0) return { how: null, key: null };
  return {
    key: open.map(([name, choice]) => `${name}=${keyOf(choice)}`).join(' '),
    how: open.map(([, choice]) => howOf(choice)).join(', '),
  };
}

function describedPiece(
  subject: Subject,
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
  moves: PieceMoves,
  diagnostics: Diagnostic[],
  isDefined: (name: string) => boolean,
): DescribedPiece {
  const { entry, notations, statements } = subject;
  const unread = statements.length === 0 ? [...subject.early, ...subject.unread] : subject.unread;
  const made =
    statements.length === 0
      ? []
      : assignments(moves.isSettled(subject) ? [] : moves.reached(subject), choices).map(
          (chosen) => ({
            ...namesOf(chosen, choices),
            result: moves.made(subject, chosen),
          }),
        );
  const readings = made.flatMap(({ how, key, result }): readonly ProseReading[] =>
    'made' in result ? [{ how, key, movement: result.made.movement }] : [],
  );
  const trouble = made.flatMap(({ result }) => ('trouble' in result ? [result.trouble] : []))[0];
  const spans = subject.isEntry ? subject.texts : statements.map(({ span }) => span);
  const movesSpan = spans.length === 0 ? entry.span : spans.reduce(joinSpans);
  if (trouble !== undefined)
    addAll(diagnostics, diagnoseTrouble(trouble, subject, movesSpan, isDefined));
  const [notation] = notations;
  const isRead =
    readings.length === 1 && unread.length === 0 && trouble === undefined && moves.isWhole(subject);
  const isKnown = isRead || notation !== undefined;
  return {
    names: entry.names,
    letters: entry.letters,
    glyph: entry.glyph,
    span: entry.span,
    movesSpan,
    texts: subject.texts,
    verdict: isKnown ? 'read' : readings.length === 0 ? 'unread' : 'partly',
    readings:
      isRead || notation === undefined ? readings : [{ how: null, key: null, movement: notation }],
    game: gameOf(subject),
    sources: notation === undefined ? ['prose'] : isRead ? ['prose', 'betza'] : ['betza'],
    unread,
    trouble: trouble ?? null,
    replaces: entry.replaces,
  };
}

function gameOf(subject: Subject): string | null {
  const ways = factsOf(subject).flatMap((fact) => (fact.kind === 'ways' ? fact.ways : []));
  const [only, ...others] = ways;
  return only?.kind === 'like' && others.length === 0 ? only.piece.game : null;
}

/** Reports what is wrong with the sentences about a piece taken together. */
function diagnoseTrouble(
  trouble: Trouble,
  subject: Subject,
  span: Span,
  isDefined: (name: string) => boolean,
): readonly Diagnostic[] {
  const name = nameOf(subject);
  switch (trouble.kind) {
    case 'unknown-piece': {
      const known = plainName(trouble.name);
      const isOwn = known === '' || subject.entry.names.some((one) => plainName(one) === known);
      if (isOwn || isDefined(trouble.name)) return [];
      const message = `${name} moves like "${trouble.name}", which the page does not define.`;
      return [diagnose('doc/undefined-piece-name', 'error', span, message)];
    }
    case 'circle': {
      const message = `Circular definition: ${name} moves like "${trouble.name}", which moves like ${name}. Describe one of them without the other.`;
      return [diagnose('doc/circular-moves', 'error', span, message)];
    }
    case 'contradicts-itself': {
      const difference =
        trouble.meanings === undefined ? null : printDifference(differenceOf(...trouble.meanings));
      const rest = difference === null ? '' : `: the second means those of the first ${difference}`;
      const message = `Two descriptions of ${name} mean different moves${rest}.`;
      return [diagnose('doc/prose-vs-prose', 'error', span, message)];
    }
    case 'no-example': {
      const message = `This example contradicts the description of ${name}: no other sentence allows moves in this direction.`;
      return [diagnose('doc/prose-vs-prose', 'error', span, message)];
    }
    case 'makes-no-sense': {
      const hasWays = factsOf(subject).some(({ kind }) => kind === 'ways');
      const message = `The description of ${name} does not say how far and in which directions it moves.`;
      return hasWays ? [diagnose('doc/move-not-understood', 'error', span, message)] : [];
    }
  }
}
