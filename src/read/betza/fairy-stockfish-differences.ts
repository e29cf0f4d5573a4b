import type { BetzaDescription, BetzaTerm } from '../../../grammar/betza/syntax.js';
import { MODIFIER_BY_LETTER } from '../../catalog/betza/modifiers.js';
import { diagnose } from '../../catalog/diagnose.js';
import { differenceOf, equalMovements } from '../../ir/compare.js';
import { distinctMoves, sameMoves } from '../../ir/distinct-moves.js';
import type { Movement } from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { subspan, type Span } from '../../text/span.js';
import { deadPiece } from './dead-piece.js';
import { notCompared } from './dialect-differences.js';
import { quirksOf } from './fairy-stockfish-quirks.js';
import type { EngineEntry } from './fairy-stockfish-scan.js';
import { comparerOfParts, type Comparison, wordsOfDifference } from './movement-difference.js';
import { byMoveType, overwrittenEntries } from './fairy-stockfish-tables.js';

/** The two readings of one term: what its author meant, and how the engine reads this part of the text. */
export interface TermReading {
  readonly term: BetzaTerm;
  readonly entries: readonly EngineEntry[];
  readonly asWritten: Movement;
  /** Without the effects of other terms, and without captures en passant. */
  readonly asRead: Movement;
  /** Whether the part before it left modifiers, but no atom that the engine knows. */
  readonly leaked: boolean;
}

/** Everything that is needed to compare the two readings of a description. */
interface WholeReading {
  readonly description: BetzaDescription;
  readonly entries: readonly EngineEntry[];
  readonly terms: readonly TermReading[];
  readonly asWritten: Movement;
  readonly asRead: Movement;
}

/** Where the engine differs from what the author meant: term by term, then the effects of terms on each other. */
export function differencesOf(whole: WholeReading): readonly Diagnostic[] {
  const compare = comparerOfParts();
  const ofTerms = whole.terms.flatMap((reading) =>
    differencesOfTerm(reading, whole.description, compare),
  );
  const others = [...ofTerms, ...interplay(whole), ...differenceInPassing(whole)];
  return [...others, ...(others.length === 0 || whole.terms.length > 1 ? withoutMoves(whole) : [])];
}

function differencesOfTerm(
  reading: TermReading,
  description: BetzaDescription,
  compare: ReturnType<typeof comparerOfParts>,
): readonly Diagnostic[] {
  const { term, entries, leaked } = reading;
  const { isComplete, words: difference } = comparisonOf(reading, compare);
  // If all of its moves are missing, no list is needed.
  const isDead = difference !== null && reading.asRead.length === 0;
  const read = isDead ? 'without any move' : difference;
  const effect = read === null ? '.' : `. It is read ${read}.`;
  const unsupported = unsupportedParts(term);
  if (unsupported.length > 0) {
    return unsupported.map(({ code, span, what }) => {
      const message = `"${textAt(span, description)}" (${what}) means nothing to Fairy-Stockfish, which skips it${effect}`;
      const severity = code === 'betza/castling-or-drop' ? 'warning' : 'error';
      return diagnose(code, severity, span, message);
    });
  }
  if (difference === null) return isComplete ? [] : [notCompared(description, term.span)];
  const quoted = textAt(term.span, description);
  if (term.prefix.some((item) => item.kind === 'foreign')) return []; // Reported once, at its place.
  if (leaked) {
    const message = `The engine skips the unknown "${quoted}" but applies its modifiers to the next atom${effect} Remove the unknown part with its modifiers.`;
    return [diagnose('betza/leaked-modifiers', 'error', term.span, message)];
  }
  const quirks = quirksOf(term, entries);
  if (quirks.length === 0) {
    const message = `Fairy-Stockfish does not read "${quoted}" as written${effect}`;
    return [diagnose('betza/read-differently', 'error', term.span, message)];
  }
  return quirks.map(({ code, sentence }) =>
    diagnose(
      code,
      'error',
      term.span,
      isDead ? `"${quoted}" never moves: ${sentence}.` : `"${quoted}": ${sentence}${effect}`,
    ),
  );
}

interface UnsupportedPart {
  readonly span: Span;
  readonly what: string;
  readonly code: 'betza/unsupported-here' | 'betza/castling-or-drop';
}

/** The parts that the grammar knows but the engine does not. */
function unsupportedParts({ prefix, atom, suffix }: BetzaTerm): readonly UnsupportedPart[] {
  const parts: UnsupportedPart[] = [];
  const add = (
    span: Span,
    what: string,
    code: UnsupportedPart['code'] = 'betza/unsupported-here',
  ): void => {
    parts.push({ span, what, code });
  };
  const seen = new Set<string>();
  for (const item of prefix) {
    if (item.kind === 'repetition') add(item.span, 'repeated letters');
    else if (item.kind === 'modifier' && !seen.has(item.text)) {
      seen.add(item.text);
      const row = MODIFIER_BY_LETTER.get(item.text);
      const known = row === undefined || row.dialects.includes('fairy-stockfish');
      if (!known) add(item.span, row.meaning);
    }
  }
  if (atom.kind !== 'letter') {
    const isMove = atom.kind !== 'castling' && atom.kind !== 'drop';
    add(
      atom.span,
      UNSUPPORTED_ATOMS[atom.kind],
      isMove ? 'betza/unsupported-here' : 'betza/castling-or-drop',
    );
  }
  if (suffix.star) add(suffix.span, 'a range up to the middle of the board');
  if (suffix.interval !== null) add(suffix.span, 'least and most steps');
  return parts;
}

const UNSUPPORTED_ATOMS = {
  tuple: 'a leap by its coordinates',
  group: 'a group of moves',
  bracket: 'a path of several legs',
  castling: 'castling, which the engine has as options',
  drop: 'a drop limit, which the engine has as an option',
} as const satisfies Record<Exclude<BetzaTerm['atom']['kind'], 'letter'>, string>;

/** Terms that overwrite or widen one another, so that the whole is not the union of its parts. */
function interplay({ description, entries, terms, asRead }: WholeReading): readonly Diagnostic[] {
  const parts = distinctMoves(terms.flatMap((reading) => reading.asRead));
  const whole = withoutPassing(asRead);
  if (sameMoves(parts, whole)) return [];
  const { onlyInFirst, onlyInSecond } = differenceOf(parts, whole);
  const found: Diagnostic[] = [];
  const lost = wordsOfDifference({ onlyInFirst, onlyInSecond: [] });
  if (lost !== null) {
    for (const { offset, atom } of new Set(byMoveType(entries).flatMap(overwrittenEntries))) {
      const span = subspan(description.span, offset, offset + atom.length);
      const message = `A later part overwrites this "${atom}", because the engine keeps only the last range for each direction. The piece moves ${lost}. Write the part with the longest range last, or only that one.`;
      found.push(diagnose('betza/overwritten', 'error', span, message));
    }
  }
  const added = wordsOfDifference({ onlyInFirst: [], onlyInSecond });
  if (added !== null) {
    const message = `In "${description.text}" a rider or hopper gains moves from another part on the same line, because the engine keeps every square that any part reaches on an empty board. The piece moves ${added}. Do not mix a limited or one-sided rider with a hopper or another rider on the same line.`;
    found.push(diagnose('betza/widened', 'error', description.span, message));
  }
  return found;
}

function differenceInPassing({ description, asWritten, asRead }: WholeReading): Diagnostic[] {
  if (![...asWritten, ...asRead].some((move) => move.enPassant)) return [];
  if (asWritten.some((move) => move.kind === 'path')) return []; // Already reported.
  if (equalMovements(asWritten, asRead)) return [];
  if (!equalMovements(withoutPassing(asWritten), withoutPassing(asRead))) return [];
  const message = `In "${description.text}" the letter e applies to every capture that is not also a move, not only to its own part; write one e, before the only captures that should be en passant.`;
  return [diagnose('betza/en-passant', 'warning', description.span, message)];
}

function withoutMoves({ description, terms, asRead }: WholeReading): readonly Diagnostic[] {
  if (description.text === '' || asRead.length > 0) return [];
  const unknown = description.dangling.some((item) => item.kind === 'foreign');
  if (terms.length === 0 && unknown) return []; // Reported once, at its place.
  return [deadPiece(description, 'Fairy-Stockfish')];
}

/** The engine has no paths. A path always differs, and comparing it square by square would take long. */
function comparisonOf(
  { asRead, asWritten }: TermReading,
  compare: ReturnType<typeof comparerOfParts>,
): Pick<Comparison, 'isComplete' | 'words'> {
  if (asWritten.some((move) => move.kind === 'path'))
    return { words: 'without the path', isComplete: true };
  return compare(withoutPassing(asWritten), asRead);
}

function withoutPassing(movement: Movement): Movement {
  return movement.map((move) => ({ ...move, enPassant: false }));
}

function textAt(span: Span, { text, span: whole }: BetzaDescription): string {
  return text.slice(span.start - whole.start, span.end - whole.start);
}
