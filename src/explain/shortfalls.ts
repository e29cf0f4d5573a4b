import type { Movement } from '../ir/movement.js';
import type { Variant } from '../ir/variant.js';
import { hasErrors, type Diagnostic } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';
import type { Span } from '../text/span.js';

/** The diagnostics of a program's target for a variant. */
export interface ProgramVerdict {
  readonly program: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A piece or rule that some programs cannot express. */
export interface Shortfall {
  /** One sentence for each program that cannot express it. */
  readonly messages: readonly string[];
  /** The programs that can express it: those that accept the game without a finding on this, otherwise others known for it. */
  readonly programs: readonly string[];
}

/** One thing that one program cannot express. */
interface Finding {
  readonly program: string;
  readonly diagnostic: Diagnostic;
}

/** Groups what programs cannot express by piece and rule, with the programs that can. Leaves out what they only do not test or show. */
export function shortfallsOf(
  variant: Variant,
  verdicts: readonly ProgramVerdict[],
): readonly Shortfall[] {
  const findings = verdicts.flatMap(({ diagnostics, program }) =>
    diagnostics.filter(isLack).map((diagnostic) => ({ program, diagnostic })),
  );
  const holders = verdicts.filter(({ diagnostics }) => !hasErrors(diagnostics));
  const judges = holders.filter(({ diagnostics }) => !diagnostics.some(isUntested));
  return [...groupBy(findings, matterKey(variant, findings)).values()].map((group) => {
    // Each target words its messages differently, so a program with any finding at this place does not count as able.
    const lacks = findings.filter(isBeside(group)).map(({ program }) => program);
    const isAble = ({ program }: ProgramVerdict): boolean => !lacks.includes(program);
    // Where a program lacks room, a program that only shows the game is an alternative, too.
    const hasRoom = group.every(({ diagnostic: { code } }) => code.startsWith('emit/'));
    const able = (hasRoom ? judges : holders).filter(isAble).map(({ program }) => program);
    const others = group.slice(0, 1).flatMap(({ diagnostic }) => othersFor(variant, diagnostic));
    return {
      messages: group.map(({ diagnostic }) => diagnostic.message),
      programs: able.length > 0 ? able : others.filter((program) => !lacks.includes(program)),
    };
  });
}

/** Whether a finding has the same place as one of a group. */
function isBeside(group: readonly Finding[]): (finding: Finding) => boolean {
  const places = new Set(group.map(({ diagnostic }) => spanKey(diagnostic.span)));
  return ({ diagnostic }) => places.has(spanKey(diagnostic.span));
}

/**
 * The key by which findings are grouped: the place of the rule in the document. If several rules share a place, as assumed ones
 * do, the key adds what the program cannot express.
 */
function matterKey(variant: Variant, findings: readonly Finding[]): (finding: Finding) => string {
  const counts = groupBy(findings, ({ diagnostic, program }) => program + spanKey(diagnostic.span));
  const shared = new Set(
    [...counts.values()].flatMap(([first, ...more]) =>
      first === undefined || more.length === 0 ? [] : [spanKey(first.diagnostic.span)],
    ),
  ).add(spanKey(variant.span));
  return ({ diagnostic: { message, span } }) => {
    const [matter = ''] = message.replace(/^.*? cannot express /, '').split(/: |\.$/);
    return shared.has(spanKey(span)) ? `${spanKey(span)} ${matter}` : spanKey(span);
  };
}

/** Whether the program displays the game but cannot check its rules. */
function isUntested({ code }: Diagnostic): boolean {
  return code.startsWith('xboard/lenient');
}

function isLack({ code }: Diagnostic): boolean {
  return /^(?:emit|board|letters)\//.test(code) || code === 'xboard/engine-option';
}

function spanKey({ end, file, start }: Span): string {
  return `${file}:${start}-${end}`;
}

/** Programs that run rules programmed for each game. */
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

/** Whether a movement has moves in several legs, and none that depends on a region. */
function hasLegs(movement: Movement): boolean {
  return (
    movement.some(({ kind }) => kind === 'path') &&
    movement.every(({ condition: { from, to } }) => from === null && to === null)
  );
}
