import { diagnose } from '../../catalog/diagnose.js';
import type { Movement } from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { joinSpans, type Span } from '../../text/span.js';
import { howOf, keyOf, type OpenChoice } from './choices.js';
import { contradictions, otherSides } from './evidence.js';
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

/** How far a piece or a sentence was understood; `prose` says nothing of pieces or rules. */
export type Verdict = 'read' | 'partly' | 'unread' | 'prose';

/** A piece that a page defines in words. */
export interface DescribedPiece {
  /** At least one; the last is the one to call it. */
  readonly names: readonly string[];
  /** In brackets behind the name: `G`, `+P`. */
  readonly letters: readonly string[];
  readonly glyph: string | null;
  /** The place of the name, and of the sentences on its moves. */
  readonly span: Span;
  readonly movesSpan: Span;
  /** The places of all text on it. */
  readonly texts: readonly Span[];
  readonly verdict: Exclude<Verdict, 'prose'>;
  /** All that the sentences may mean, the plainest first; none: they were not understood. */
  readonly readings: readonly ProseReading[];
  readonly sources: readonly ('prose' | 'betza')[];
  /** What was not understood of what belongs to it. */
  readonly unread: readonly Span[];
  readonly trouble: Trouble | null;
  /** It is an option, and may be played instead of the piece of this name; null: it is none. */
  readonly replaces: string | null;
}

export interface ProseReading {
  /** What sets it apart from the others, in words that follow "it goes"; null: there are no others. */
  readonly how: string | null;
  /** Names it in a choice: `knight=lame`; null: there are no others. */
  readonly key: string | null;
  readonly movement: Movement;
}

export interface DescribedPieces {
  readonly pieces: readonly DescribedPiece[];
  /** What stays open: each is a choice of the reader's. */
  readonly open: readonly OpenReading[];
  readonly diagnostics: readonly Diagnostic[];
}

/** So many ways of reading are worked out for one piece. */
const MOST_READINGS = 16;

/** What is read with the pieces of a page. */
interface PieceHints {
  readonly remarks: readonly ReachRemark[];
  /** What was decided of what texts leave open: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
  /** Does the page use the name as that of a piece, whether or not it says how that moves? */
  readonly isNamed: (name: string) => boolean;
}

/** How each piece of a page moves, by every reading that nothing else on the page contradicts. */
export function describedPieces(
  subjects: readonly Subject[],
  moves: PieceMoves,
  { decided, isNamed, remarks }: PieceHints,
): DescribedPieces {
  const diagnostics: Diagnostic[] = [];
  const choices = new Map<string, readonly OpenChoice[]>();
  const described = subjects.filter((one) => one.isEntry || one.said.length > 0);
  for (const subject of described) {
    const { openName } = subject.entry;
    const known = choices.get(openName)?.[0];
    if (known !== undefined) {
      const chosen = new Map([[openName, known]]);
      diagnostics.push(
        ...contradictions(subject, chosen, moves),
        ...otherSides(subject, described, chosen, moves),
      );
      continue;
    }
    const candidates = candidatesOf(subject, moves, remarks, decided.get(openName) ?? null);
    choices.set(openName, candidates.choices);
    diagnostics.push(...candidates.diagnostics);
  }
  const open = openOf(described, choices, moves);
  // What it says of a piece that was not understood is said there.
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

/** What entries of several pieces leave open is said once. */
function openOf(
  subjects: readonly Subject[],
  choices: ReadonlyMap<string, readonly OpenChoice[]>,
  moves: PieceMoves,
): readonly OpenReading[] {
  const said = new Set<string>();
  const isOpen = ({ entry }: Subject): boolean => (choices.get(entry.openName)?.length ?? 0) > 1;
  return subjects.filter(isOpen).flatMap((subject) => {
    const { openName } = subject.entry;
    if (said.has(openName)) return [];
    said.add(openName);
    const others = subjects.filter(
      (from) =>
        from !== subject &&
        [...moves.reached(from)].some(({ entry }) => entry.openName === openName),
    );
    const pieces = [subject, ...others].map(nameOf);
    return openReading(subject, choices.get(openName) ?? [], pieces) ?? [];
  });
}

/** Every way to choose among what these pieces leave open, the plainest first. */
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

/** The names of a reading: of all that was open in it. */
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
  const { entry, notations, said } = subject;
  const unread = said.length === 0 ? [...subject.early, ...subject.unread] : subject.unread;
  const made =
    said.length === 0
      ? []
      : assignments(moves.reached(subject), choices).map((chosen) => ({
          ...namesOf(chosen, choices),
          result: moves.made(subject, chosen),
        }));
  const readings = made.flatMap(({ how, key, result }): readonly ProseReading[] =>
    'made' in result ? [{ how, key, movement: result.made.movement }] : [],
  );
  const trouble = made.flatMap(({ result }) => ('trouble' in result ? [result.trouble] : []))[0];
  const spans = subject.isEntry ? subject.texts : said.map(({ span }) => span);
  const movesSpan = spans.length === 0 ? entry.span : spans.reduce(joinSpans);
  if (trouble !== undefined)
    diagnostics.push(...troubleFound(trouble, subject, movesSpan, isDefined));
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
    sources: notation === undefined ? ['prose'] : isRead ? ['prose', 'betza'] : ['betza'],
    unread,
    trouble: trouble ?? null,
    replaces: entry.replaces,
  };
}

/** What sentences that were read one by one do not say together. */
function troubleFound(
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
      const message = `Two descriptions of ${name} mean different moves.`;
      return [diagnose('doc/prose-vs-prose', 'error', span, message)];
    }
    case 'no-example': {
      const message = `This example contradicts the description of ${name}: no other sentence allows moves in this direction.`;
      return [diagnose('doc/prose-vs-prose', 'error', span, message)];
    }
    case 'makes-no-sense': {
      const isSaid = factsOf(subject).some(({ kind }) => kind === 'ways');
      const message = `The description of ${name} does not say how far and in which directions it moves.`;
      return isSaid ? [diagnose('doc/move-not-understood', 'error', span, message)] : [];
    }
  }
}
