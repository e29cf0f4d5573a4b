import type {
  DiagramDefinition,
  DiagramParameter,
  DiagramText,
} from '../../../grammar/diagram/syntax.js';
import {
  FOREIGN_RULE_PARAMETERS,
  LOOK_PARAMETERS,
  RULE_PARAMETERS,
  type RuleParameter,
} from '../../catalog/diagram/parameters.js';
import { diagnose } from '../../catalog/diagnose.js';
import { MAX_BOARD_SIDE, type Board } from '../../ir/board.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { didYouMean, nearest } from '../../text/nearest.js';
import { assumed, stated, type Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';

const SYMMETRIES = ['mirror', 'rotate', 'none'] as const;
/** How Black's array follows from White's. */
export type Symmetry = (typeof SYMMETRIES)[number];

/** The values of the parameters, with the defaults of the program. */
export interface Settings {
  readonly board: Sourced<Board>;
  /** The number of White's first rank in the names of squares. */
  readonly firstRank: number;
  readonly symmetry: Symmetry;
  /** The number of ranks in the promotion zone. */
  readonly promoZone: Sourced<number>;
  /** The number of the last piece that promotes. */
  readonly maxPromote: Sourced<number>;
  /** How many places further in the list the promoted form is; 0 if pieces promote to a choice. */
  readonly promoOffset: Sourced<number>;
  readonly promoChoice: Sourced<DiagramText>;
  /** Below 0, captured pieces can be dropped (at -1, unpromoted). Above 0, they go back to their owner. */
  readonly holdings: Sourced<number>;
  /** The royal pieces, each by its number from 1 or by its id, or 0 for none. If empty, the last piece is royal. */
  readonly royals: readonly DiagramText[];
  /** Whether a side with several royal pieces must keep only the last. */
  readonly spareRoyals: Sourced<boolean>;
  /** Null if not stated. */
  readonly stalemate: Sourced<'draw' | 'loss'> | null;
  /** With 0 a player with a bare king loses; null if not stated. */
  readonly baring: Sourced<number> | null;
  /** Whether left and right in castling are those of the board for both players. */
  readonly castleFlip: boolean;
}

/** Reads every parameter. If one is repeated, the last value counts, as in the program, except that there may be several royal pieces. */
export function readSettings(
  definition: DiagramDefinition,
  whole: Span,
  diagnostics: Diagnostic[],
): Settings {
  const known = new Map<RuleParameter, DiagramText>();
  const royals: DiagramText[] = [];
  const looks: DiagramParameter[] = [];
  for (const parameter of definition.parameters) {
    const name = RULE_PARAMETERS.find((rule) => rule === parameter.name.text);
    if (name === 'royal') royals.push(parameter.value);
    else if (name !== undefined) known.set(name, parameter.value);
    else if (LOOK_PARAMETERS.includes(parameter.name.text)) looks.push(parameter);
    else if (parameter.name.text === 'shuffle') addAll(diagnostics, shuffled(parameter));
    else if (!isOff(parameter)) diagnostics.push(foreignParameter(parameter));
  }
  if (looks.length > 0) diagnostics.push(ignored(looks));

  const numbers: NumberReader = { known, whole, diagnostics };
  const files = readNumber(numbers, 'files', 8, 1, MAX_BOARD_SIDE);
  const ranks = readNumber(numbers, 'ranks', 8, 1, MAX_BOARD_SIDE);
  const extinction = readNumber(numbers, 'extinction', 3, 0, 3);
  return {
    board: {
      value: { files: files.value, ranks: ranks.value },
      origin: files.origin.kind === 'stated' ? files.origin : ranks.origin,
    },
    firstRank: readNumber(numbers, 'firstRank', 1, 0, 99).value,
    symmetry: readWord(numbers, 'symmetry', SYMMETRIES)?.value ?? 'mirror',
    promoZone: readNumber(numbers, 'promoZone', 1, 0, ranks.value),
    maxPromote: readNumber(numbers, 'maxPromote', 1, 0, MOST_PIECES),
    promoOffset: readNumber(numbers, 'promoOffset', 0, 0, MOST_PIECES),
    promoChoice: readText(numbers, 'promoChoice', 'QNRB'),
    holdings: readNumber(numbers, 'holdingsType', 0, -9, 9),
    royals,
    spareRoyals: { value: extinction.value === 3, origin: extinction.origin },
    stalemate: readWord(numbers, 'stalemate', ['draw', 'loss']),
    baring: known.has('baring') ? readNumber(numbers, 'baring', 0, 0, MOST_PIECES) : null,
    castleFlip: readNumber(numbers, 'castleFlip', 0, 0, 1).value === 1,
  };
}

/** The program uses 250 for holes. */
const MOST_PIECES = 249;

interface NumberReader {
  readonly known: ReadonlyMap<RuleParameter, DiagramText>;
  readonly whole: Span;
  readonly diagnostics: Diagnostic[];
}

function readNumber(
  { known, whole, diagnostics }: NumberReader,
  name: RuleParameter,
  otherwise: number,
  least: number,
  most: number,
): Sourced<number> {
  const value = known.get(name);
  const read = value === undefined ? null : numberOf(name, value, least, most, diagnostics);
  return read ?? assumed(Math.min(otherwise, most), defaultWords(name), value?.span ?? whole);
}

function numberOf(
  name: RuleParameter,
  { text, span }: DiagramText,
  least: number,
  most: number,
  diagnostics: Diagnostic[],
): Sourced<number> | null {
  const number = /^-?\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return stated(number, span);
  diagnostics.push(badValue(name, text, span, `a number from ${least} to ${most}`));
  return null;
}

function readWord<W extends string>(
  { known, diagnostics }: NumberReader,
  name: RuleParameter,
  words: readonly W[],
): Sourced<W> | null {
  const value = known.get(name);
  if (value === undefined) return null;
  const word = words.find((candidate) => candidate === value.text);
  if (word !== undefined) return stated(word, value.span);
  diagnostics.push(badValue(name, value.text, value.span, words.join(' or ')));
  return null;
}

function readText(
  { known, whole }: NumberReader,
  name: RuleParameter,
  otherwise: string,
): Sourced<DiagramText> {
  const value = known.get(name);
  return value === undefined
    ? assumed({ text: otherwise, span: whole }, defaultWords(name), whole)
    : stated(value, value.span);
}

function defaultWords(name: RuleParameter): string {
  return `The diagram has no parameter ${name}, so its program uses this`;
}

/** Whether a rule that fairyc cannot read is not in use. */
function isOff({ name, value }: DiagramParameter): boolean {
  return FOREIGN_RULE_PARAMETERS.has(name.text) && /^0?$/.test(value.text);
}

/** Where the pieces stand before they are shuffled is one of the possible start positions. */
function shuffled({ name, value }: DiagramParameter): readonly Diagnostic[] {
  if (value.text === '') return [];
  const message = `Pieces are shuffled before the game ("${value.text.slice(0, 40)}"); only the start position that the diagram lists is read.`;
  return [diagnose('doc/unsupported-parameter', 'warning', name.span, message)];
}

function badValue(name: RuleParameter, text: string, span: Span, wanted: string): Diagnostic {
  const message = `"${text.slice(0, 40)}" is not a value of ${name}; write ${wanted}.`;
  return diagnose('doc/bad-parameter', 'error', span, message);
}

/** The finding for a parameter of a rule that fairyc cannot read, or for an unknown one. */
function foreignParameter({ name }: DiagramParameter): Diagnostic {
  const rule = FOREIGN_RULE_PARAMETERS.get(name.text);
  if (rule !== undefined) return unsupported(name.span, `"${name.text}" (${rule})`);
  const advice = didYouMean(
    '; ',
    nearest(name.text, [...RULE_PARAMETERS, ...LOOK_PARAMETERS, ...FOREIGN_RULE_PARAMETERS.keys()]),
    '"',
  );
  const shown = name.text.slice(0, 40);
  const message = `The parameter "${shown}" is unknown and ignored${advice}`;
  return diagnose('doc/unknown-parameter', 'warning', name.span, message);
}

/** The finding for a rule without which the game is a different one. */
export function unsupported(span: Span, what: string): Diagnostic {
  const message = `${what} is a rule that fairyc cannot read from a diagram; without it the game is a different one.`;
  return diagnose('doc/unsupported-parameter', 'error', span, message);
}

/** One finding for all parameters that are ignored. */
function ignored(looks: readonly DiagramParameter[]): Diagnostic {
  const names = [...new Set(looks.map(({ name }) => name.text))].join(', ');
  const [first] = looks;
  const span = first?.name.span ?? { file: '', start: 0, end: 0 };
  const message = `Parameters for the look of the diagram are ignored: ${names}.`;
  return diagnose('doc/ignored-parameter', 'info', span, message);
}
