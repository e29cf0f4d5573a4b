import { diagnose } from '../../catalog/diagnose.js';
import type { Board } from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import type { PieceType } from '../../ir/piece.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { slug } from '../markdown/piece-ids.js';
import type { PageProse, ProsePiece } from './page-prose.js';

/** Decisions about what a page leaves open. */
export interface Decisions {
  /** For ambiguous sentences: `knight` is `lame`. */
  readonly readings: ReadonlyMap<string, string>;
  /** For optional pieces: `lance` is `other-lance`. */
  readonly choices: ReadonlyMap<string, string>;
  /** For pieces whose sentences are not understood, their moves in the engine's Betza: `Duke` is `mQcK`. */
  readonly assumed: ReadonlyMap<string, string>;
}

export const NO_DECISIONS: Decisions = {
  readings: new Map(),
  choices: new Map(),
  assumed: new Map(),
};

/** The pieces of a page with the chosen pieces in place of the usual ones, whose names they take. */
export function chosenPieces(
  pieces: readonly ProsePiece[],
  { choices }: Decisions,
): readonly ProsePiece[] {
  const taken = new Set<ProsePiece>();
  const chosen = pieces.map((piece) => {
    const wanted = choices.get(slug(piece.name));
    const other = optionsFor(piece, pieces).find(({ name }) => slug(name) === wanted);
    if (other === undefined) return piece;
    taken.add(other);
    return {
      ...other,
      replaces: null,
      name: piece.name,
      abbreviations: piece.abbreviations,
      promotesTo: other.promotesTo ?? piece.promotesTo,
      royal: other.royal ?? piece.royal,
    };
  });
  return chosen.filter((piece) => !taken.has(piece));
}

function optionsFor(piece: ProsePiece, pieces: readonly ProsePiece[]): readonly ProsePiece[] {
  const name = piece.name.toLowerCase();
  return pieces.filter(({ replaces }) => replaces?.toLowerCase() === name);
}

/** The last optional piece for each piece that may be replaced. */
export function alternativesOf({ pieces }: PageProse): Decisions {
  const choices = new Map(
    pieces.flatMap((piece) => {
      const other = optionsFor(piece, pieces).at(-1);
      return other === undefined ? [] : [[slug(piece.name), slug(other.name)] as const];
    }),
  );
  return { ...NO_DECISIONS, choices };
}

/** Decides ambiguous sentences by the pieces of another source: the reading that moves like the piece with the same letter. */
export function decidedBy(
  { open, pieces }: PageProse,
  others: readonly PieceType[],
  board: Board | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    open.flatMap(({ name, options, pieces: [first] }) => {
      const piece = pieces.find((one) => one.name === first);
      const letters = piece?.abbreviations.map((one) => one.toUpperCase()) ?? [];
      const other = others.find(({ abbreviation }) => letters.includes(abbreviation ?? ''));
      const reading = piece?.readings.find(
        ({ movement }) =>
          other !== undefined && equalMovements(movement, other.movement.value, board),
      );
      const option = options.find(({ key }) => reading?.key === `${name}=${key}`);
      return option === undefined ? [] : [[name, option.key] as const];
    }),
  );
}

/** Reports decisions about what the page does not leave open. `prose` is the page as read without decisions. */
export function unusedDecisions(
  { open, pieces }: PageProse,
  { choices, readings }: Decisions,
  span: Span,
): readonly Diagnostic[] {
  const ofReadings = new Map(
    open.map(({ name, options }) => [name, options.map(({ key }) => key)]),
  );
  const ofChoices = new Map(
    pieces.flatMap((piece) => {
      const others = optionsFor(piece, pieces).map(({ name }) => slug(name));
      return others.length === 0 ? [] : [[slug(piece.name), others] as const];
    }),
  );
  return [
    ...idle('--reading', readings, ofReadings, span),
    ...idle('--choose', choices, ofChoices, span),
  ];
}

function idle(
  option: string,
  decided: ReadonlyMap<string, string>,
  possible: ReadonlyMap<string, readonly string[]>,
  span: Span,
): readonly Diagnostic[] {
  const all = [...possible].flatMap(([name, values]) => values.map((value) => `${name}=${value}`));
  return [...decided]
    .filter(([name, value]) => possible.get(name)?.includes(value) !== true)
    .map(([name, value]) => {
      const message = `${option} ${name}=${value} has no effect on this page; possible choices: ${all.length === 0 ? 'none' : all.join(', ')}.`;
      return diagnose('doc/no-such-choice', 'error', span, message);
    });
}
