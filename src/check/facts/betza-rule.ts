import type { BETZA_CODES } from '../../catalog/codes/betza.js';
import { movementInWords } from '../../read/betza/movement-difference.js';
import type { Severity } from '../../text/diagnostic.js';
import { keeperOfLast } from '../../text/keep.js';
import { addTo } from '../../text/group-by.js';
import type { LintedSection } from '../linted-file.js';
import { defineRule, type BadExample, type Finding, type Rule } from '../rule.js';
import { betzaFacts, isOfFork, meansCapitals, type BetzaFacts } from './betza.js';
import { codeWords } from './betza-words.js';
import { allBetzaPieces, BETZA_KEYS, type BetzaPiece } from './betza-pieces.js';

/** A way in which the engine misreads a Betza string; also reported for documents. */
interface BetzaRule {
  readonly code: keyof typeof BETZA_CODES;
  /** `error` if absent. */
  readonly severity?: Severity;
  readonly bad: readonly BadExample[];
  readonly good: readonly string[];
  /** What may have been meant; suggested if the engine reads it as written. */
  readonly fix?: (piece: BetzaPiece) => string;
}

/** The rule for a code of the reader: one finding for each piece, with all places in its notes and both move sets. */
export function betzaRule({ bad, code, fix, good, severity = 'error' }: BetzaRule): Rule {
  return defineRule({
    code: `betza/${code}`,
    severity,
    ...codeWords(code),
    bad,
    good,
    reads: 'section',
    keys: BETZA_KEYS,
    readsOnlyLines: true,
    concerns: hasDiffering,
    check: (section) =>
      (differing(section).get(`betza/${code}`) ?? []).map((piece) => findingOf(piece, code, fix)),
  });
}

/** The pieces of a section that the engine misreads, by the codes of the differences. */
const differing = keeperOfLast(
  (section: LintedSection): ReadonlyMap<string, readonly BetzaPiece[]> => {
    const byCode = new Map<string, BetzaPiece[]>();
    for (const piece of allBetzaPieces(section))
      for (const code of codesOf(piece.facts)) addTo(byCode, code, piece);
    return byCode;
  },
);

function hasDiffering(section: LintedSection): boolean {
  return differing(section).size > 0;
}

/** Effects that are not reported together with their cause: a piece without moves, or leftover letters. */
function codesOf(facts: BetzaFacts): readonly string[] {
  if (meansCapitals(facts) || isMeantImmobile(facts)) return [];
  const codes = new Set(facts.differences.map(({ code }) => code));
  // Braces belong to the notation of a fork, whose letters do not have the meanings of Betza.
  if (isOfFork(facts) && codes.has('betza/unknown-letter')) return ['betza/unknown-letter'];
  for (const consequence of ['betza/no-atom', 'betza/dead-piece'])
    if (codes.size > 1) codes.delete(consequence);
  return [...codes];
}

/** `s:m`, modifiers alone: a stone that never moves after it is placed. */
function isMeantImmobile({ entries, text }: BetzaFacts): boolean {
  return entries.length === 0 && /^[a-z]$/.test(text);
}

function findingOf(
  piece: BetzaPiece,
  code: keyof typeof BETZA_CODES,
  fix: BetzaRule['fix'],
): Finding {
  const { betzaAt, facts, pair } = piece;
  const [first, ...others] = facts.differences.filter(
    (difference) => difference.code === `betza/${code}`,
  );
  // The letters of words have no meaning of their own.
  const written = code === 'piece-name' ? null : facts.asWritten();
  const meant = written === null ? null : movementInWords(written);
  const read = movementInWords(facts.asRead());
  const fixed = fix === undefined ? facts.text : fix(piece);
  return {
    at: pair.valueAt,
    message: first?.message ?? '',
    notes: [
      ...others.map(({ message, span }) => ({
        message,
        at: { start: betzaAt.start + span.start, end: betzaAt.start + span.end },
      })),
      ...(meant === null || meant === read
        ? []
        : [{ message: `as written, the piece ${meant}`, at: betzaAt }]),
      ...(meant === read ? [] : [{ message: `as the engine reads it, it ${read}`, at: betzaAt }]),
    ],
    ...(fixed === facts.text || betzaFacts(fixed).differences.length > 0
      ? {}
      : {
          fix: {
            title: `Write \`${fixed}\``,
            safety: 'suggestion' as const,
            replacements: [{ at: betzaAt, text: fixed }],
          },
        }),
  };
}
