import { diagnose } from '../catalog/diagnose.js';
import type { Variant } from '../ir/variant.js';
import { lowerEngineRules, type ReadMovement } from '../play/lower-engine.js';
import { lowerVariant } from '../play/lower-variant.js';
import type { Game } from '../play/game.js';
import { reachInEngine } from '../read/betza/engine-reach.js';
import { applyOptions } from '../read/ini/apply-options.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { hasStepsLeft } from '../text/steps.js';
import type { Parting } from './play-beside.js';
import { proveText, type Claim } from './prove-text.js';

/** An output to check, with its variant. */
interface CheckedOutput extends Omit<Claim, 'game'> {
  /** The variant that was written. */
  readonly variant: Variant;
  /** The variant as the text expresses it, with replacements for what the target cannot express. */
  readonly means: Variant;
}

/** How to check an output, and whether to write it if it plays differently. */
interface ProofOptions {
  readonly positions: number;
  readonly approximate: boolean;
  readonly readMovement: ReadMovement;
}

/** The result of checking an output. */
export interface Verdict {
  /** Null if there is nothing to report. */
  readonly diagnostic: Diagnostic | null;
  /** True if the output must not be written. */
  readonly refused: boolean;
  /** The comment for an output that is written despite a difference; null if none. */
  readonly comment: string | null;
}

/** Checks an output by playing it. A difference is an error; with `approximate` it is a warning and a comment in the output. */
export function checkOutput(output: CheckedOutput, options: ProofOptions): Verdict {
  const { variant, kind } = output;
  const { positions, approximate, readMovement } = options;
  const what = WORDS[kind];
  const unproven = (why: string): Verdict => ({
    diagnostic: diagnose('emit/not-proven', 'info', variant.span, `${variant.title}: ${why}`),
    refused: false,
    comment: null,
  });
  if (positions === 0) return unproven(`${what} was not compared with its source, as requested.`);
  const game = gameOf(output, readMovement);
  const proof = proveText({ ...output, game }, positions, readMovement);
  if (proof.outcome === 'unreadable' && !hasStepsLeft())
    return unproven(`${what} was not compared with its source, because that takes too much work.`);
  const refuse = (code: 'emit/plays-otherwise' | 'emit/not-proven', why: string): Verdict => ({
    diagnostic: diagnose(
      code,
      approximate ? 'warning' : 'error',
      variant.span,
      `${variant.title}: ${what} ${why}`,
    ),
    refused: !approximate,
    comment: approximate ? `${what} ${why}` : null,
  });
  switch (proof.outcome) {
    case 'played':
      return proof.isCut
        ? unproven(
            `${what} was compared with its source in only ${proof.positions} of ${positions} positions, because each has too many moves.`,
          )
        : { diagnostic: null, refused: false, comment: null };
    case 'unplayable':
      return unproven(`${what} was not compared with its source. ${proof.why}`);
    case 'unreadable':
      return refuse('emit/plays-otherwise', `does not read back: ${proof.why}`);
    case 'parts':
      return isBroken(proof.parting)
        ? refuse(
            'emit/not-proven',
            `cannot be compared with its source, because neither has a start position that can be set up: "${proof.parting.source}".`,
          )
        : refuse('emit/plays-otherwise', describeParting(proof.parting));
  }
}

const WORDS: Readonly<Record<Claim['kind'], string>> = {
  ini: 'the section',
  document: 'the document',
  diagram: 'the diagram',
};

/** The game of the source itself, if the output expresses all of it. */
function gameOf({ variant, means }: CheckedOutput, readMovement: ReadMovement): Game {
  return means === variant && variant.held !== undefined
    ? lowerEngineRules(variant.id, variant.held.rules, readMovement, 'as-engine', reachInEngine)
    : lowerVariant(means, applyOptions);
}

/** Whether both have the same start position and it cannot be set up. */
function isBroken({ kind, source, written }: Parting): boolean {
  return kind === 'start' && source === written;
}

/** Maximum number of moves that a message lists for one side. */
const LISTED = 6;

function describeParting({ kind, line, fen, source, written }: Parting): string {
  const after = line.moves.length === 0 ? 'at the start' : `after ${line.moves.join(' ')}`;
  const where = `${after} (${fen})`;
  const listed = (moves: string): string => {
    const all = moves.split(' ');
    return all.length > LISTED ? `${all.slice(0, LISTED).join(' ')} …` : moves;
  };
  switch (kind) {
    case 'start':
      return `starts differently from its source: "${written}" instead of "${source}".`;
    case 'position':
      return `plays differently from its source: ${after} it has "${written}" instead of "${source}".`;
    case 'moves': {
      const lacks = source === '' ? [] : [`lacks ${listed(source)}`];
      const adds = written === '' ? [] : [`allows ${listed(written)}`];
      return `plays differently from its source: ${where} it ${[...lacks, ...adds].join(' and ')}.`;
    }
    case 'check':
    case 'result':
      return `plays differently from its source: ${where} it has "${written}" instead of "${source}".`;
  }
}
