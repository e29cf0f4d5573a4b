import type { Movement } from '../ir/movement.js';
import type { Variant } from '../ir/variant.js';
import { hasErrors, type Diagnostic } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';

/** What a program said of a variant that it was to be given. */
export interface ProgramVerdict {
  readonly program: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A piece or rule that not every program can express. */
export interface Shortfall {
  /** A sentence for each program that cannot. */
  readonly messages: readonly string[];
  /** Who can: programs that hold the game and had nothing to say of this; if there are none, others that are known for it. */
  readonly programs: readonly string[];
}

/** Groups what programs cannot express by piece and rule, and says who can. What they only do not test or show is left out. */
export function shortfallsOf(
  variant: Variant,
  verdicts: readonly ProgramVerdict[],
): readonly Shortfall[] {
  const findings = verdicts.flatMap(({ diagnostics, program }) =>
    diagnostics.filter(isLack).map((diagnostic) => ({ program, diagnostic })),
  );
  const holders = verdicts
    .filter(({ diagnostics }) => !hasErrors(diagnostics))
    .map(({ program }) => program);
  const places = new Map(findings.map((finding) => [spanKey(finding.diagnostic.span), finding]));
  return [...places].map(([key, { diagnostic }]) => {
    const here = findings.filter((finding) => spanKey(finding.diagnostic.span) === key);
    const able = holders.filter((program) => here.every((finding) => finding.program !== program));
    return {
      messages: here.map((finding) => finding.diagnostic.message),
      programs: able.length > 0 ? able : othersFor(variant, diagnostic),
    };
  });
}

function isLack({ code }: Diagnostic): boolean {
  return code.startsWith('emit/') || code.startsWith('board/') || code.startsWith('letters/');
}

function spanKey({ end, file, start }: Span): string {
  return `${file}:${start}-${end}`;
}

/**
 * Programs by what they are known for: the comparison of peers in `facts/pains-and-peers`, section 3. Zillions of Games, Ludii and Game Courier
 * run rules that are programmed for the game.
 */
const PROGRAMMED = ['Zillions of Games', 'Ludii', 'Game Courier'] as const;
const DIAGRAM = 'Interactive Diagram';
const FORK = 'Fairy-Stockfish-X';

function othersFor(variant: Variant, { code, span }: Diagnostic): readonly string[] {
  if (code.startsWith('board/')) return [FORK, DIAGRAM, 'ChessV', ...PROGRAMMED];
  if (code.startsWith('letters/')) return [FORK, DIAGRAM, ...PROGRAMMED];
  const key = spanKey(span);
  const piece = variant.pieces.find(({ movement }) => spanKey(movement.origin.span) === key);
  if (piece === undefined) return PROGRAMMED;
  return hasLegs(piece.movement.value) ? [FORK, DIAGRAM, ...PROGRAMMED] : [DIAGRAM, ...PROGRAMMED];
}

/** Moves in several legs, and none that depends on a region. */
function hasLegs(movement: Movement): boolean {
  return (
    movement.some(({ kind }) => kind === 'path') &&
    movement.every(({ condition: { from, to } }) => from === null && to === null)
  );
}
