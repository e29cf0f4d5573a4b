import { sayFenCode } from './fen-codes.js';
import { diagnose } from '../catalog/diagnose.js';
import type { DiagnosticCode } from '../catalog/codes.js';
import type { Diagnostic, Note } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import { CONTRADICTION_WAYS } from './contradiction.js';
import type {
  CrossContradiction,
  CrossFinding,
  TextOrigin,
  TextVerdict,
  Verdict,
} from './cross-variant.js';
import type { DifferenceKind } from './difference.js';

const CODES: Readonly<Record<DifferenceKind, DiagnosticCode>> = {
  fen: 'cross/fen',
  'legal-moves': 'cross/legal-moves',
  check: 'cross/check',
  result: 'cross/result',
};

const TEXTS: Readonly<Record<TextOrigin, string>> = {
  'built in': '',
  'as it is': '',
  're-printed': ' (with the pieces as fairyc prints them)',
  'with the Betza strings of the author': ' (given the author’s own notations)',
};

/** The result of comparing a variant, as diagnostics at the place that defines it. */
export function diagnoseVerdict(
  verdict: Verdict,
  engine: string,
  span: Span,
): readonly Diagnostic[] {
  const { crash, readings, remarks, texts, variant } = verdict;
  const notes = notesOn(verdict);
  return [
    ...texts.flatMap((text) => diagnoseText(variant, text, engine, span, notes)),
    ...(readings === null ? [] : [diagnoseReadings(variant, readings, span)]),
    ...(crash === null
      ? []
      : [
          diagnose(
            'cross/engine-crash',
            'error',
            span,
            `${engine} crashed in ${variant}: ${crash.why}. The last request was: ${firstLine(crash.during)}`,
            { notes },
          ),
        ]),
    ...remarks.map((remark) =>
      diagnose('cross/not-compared', 'info', span, `${variant}: ${remark}`),
    ),
  ];
}

/** Notes with the smallest text that shows the finding, and with what lint reports about it. */
function notesOn({ lint, smallest }: Verdict): readonly Note[] {
  const lines =
    smallest === undefined ? [] : ['These lines are enough to show it:', ...smallest.split('\n')];
  const errors = new Set(lint);
  const lintNote =
    errors.size === 0
      ? 'Lint reports no errors in them'
      : `Lint reports ${[...errors].join(', ')} in them`;
  return [...lines.filter((line) => line !== ''), ...(lint === undefined ? [] : [lintNote])].map(
    (message) => ({ message }),
  );
}

function firstLine(text: string): string {
  return text.split('\n').slice(0, 2).join(' ');
}

function diagnoseText(
  variant: string,
  { contradiction, finding, loaded, origin, startFenCode }: TextVerdict,
  engine: string,
  span: Span,
  lines: readonly Note[],
): readonly Diagnostic[] {
  if (!loaded) {
    const why = `${engine} has no ${variant}${TEXTS[origin]}: it rejected the text or does not know the name`;
    return [diagnose('cross/not-loaded', 'error', span, why)];
  }
  const start =
    startFenCode === null || startFenCode === 1
      ? []
      : [
          diagnose(
            'cross/start-fen',
            'warning',
            span,
            `The engine’s validator refuses the start position of ${variant}${TEXTS[origin]}: ${sayFenCode(startFenCode)}`,
          ),
        ];
  if (contradiction !== null)
    start.push(diagnoseContradiction(`${variant}${TEXTS[origin]}`, contradiction, span));
  if (finding === null) return start;
  const { kind, options } = finding;
  const message = `${variant}${TEXTS[origin]}: ${sayDifference(finding, US_AND_ENGINE)}`;
  const notes = [
    {
      message:
        options.length > 0
          ? `Without any one of these options both agree: ${options.join('; ')}`
          : `No single option explains it. Rules involved: ${finding.mechanics.join(', ')}`,
    },
    ...lines,
  ];
  return [...start, diagnose(CODES[kind], 'error', span, message, { notes })];
}

/** A fault of the engine, which the author of the variant cannot fix. */
function diagnoseContradiction(
  variant: string,
  finding: CrossContradiction,
  span: Span,
): Diagnostic {
  return diagnose(
    'cross/engine-contradiction',
    'warning',
    span,
    `${variant}: ${sayDifference(finding, US_AND_ENGINE)}; but the engine contradicts itself there: ${CONTRADICTION_WAYS[finding.way]}`,
  );
}

/** The names of the two sides in messages. */
interface Names {
  readonly ours: string;
  readonly theirs: string;
}

const US_AND_ENGINE: Names = { ours: 'fairyc', theirs: 'the engine' };
const READINGS: Names = { ours: 'the engine’s reading', theirs: 'the plain reading' };

/** Describes a difference and the line that leads to it. */
function sayDifference({ fen, kind, moves, ours, theirs }: CrossFinding, names: Names): string {
  const line = moves.length === 0 ? `in ${fen}` : `after ${moves.join(' ')} from ${fen}`;
  switch (kind) {
    case 'legal-moves': {
      const only = [sayMoves(names.ours, ours), sayMoves(names.theirs, theirs)];
      return `${only.filter(Boolean).join(', ')} ${line}`;
    }
    case 'fen':
      return `the FEN is ${ours} for ${names.ours} and ${theirs} for ${names.theirs} ${line}`;
    case 'check': {
      const who = ours === 'true' ? names.ours : names.theirs;
      return `only ${who} says that the side to move is in check ${line}`;
    }
    case 'result':
      return `the result is ${ours} for ${names.ours} and ${theirs} for ${names.theirs} ${line}`;
  }
}

/** Maximum number of moves that a sentence lists. */
const MOST_MOVES = 8;

function sayMoves(who: string, moves: string): string {
  if (moves === '') return '';
  const all = moves.split(' ');
  const more = all.length > MOST_MOVES ? ` and ${all.length - MOST_MOVES} more` : '';
  return `only ${who} allows ${all.slice(0, MOST_MOVES).join(' ')}${more}`;
}

function diagnoseReadings(variant: string, finding: CrossFinding, span: Span): Diagnostic {
  return diagnose(
    'cross/readings',
    'warning',
    span,
    `The engine plays ${variant} differently from its Betza strings: ${sayDifference(finding, READINGS)}`,
  );
}
