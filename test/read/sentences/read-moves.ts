import { diagnose } from '../../../src/catalog/diagnose.js';
import type { Movement } from '../../../src/ir/movement.js';
import type { Diagnostic, Parsed } from '../../../src/text/diagnostic.js';
import { excerptOf } from '../../../src/text/excerpt.js';
import { PLAINEST, type OpenKind } from '../../../src/read/sentences/choices.js';
import type { MoveFact } from '../../../src/read/sentences/move-facts.js';
import { MOVE_SENTENCE } from '../../../src/read/sentences/move-sentences.js';
import { movementOf } from '../../../src/read/sentences/movement.js';
import { namesOf } from '../../../src/read/sentences/names.js';
import { parseWith } from '../../../src/read/sentences/parse.js';
import { sentencesOf } from '../../../src/read/sentences/words.js';

/**
 * Reads sentences that describe a movement completely, as those of `explain` do: nothing is ambiguous, moves and captures are the same
 * unless a sentence says otherwise, and there are no references to pieces. Null if a sentence is not understood.
 */
export function readMoves(text: string, file: string): Parsed<Movement | null> {
  const source = { file, text };
  const excerpt = excerptOf(source, 0, text.length);
  const facts: MoveFact[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { end, start, words } of sentencesOf(excerpt)) {
    const { value: clauses } = parseWith(MOVE_SENTENCE, words, NO_NAMES, Infinity);
    if (clauses === null) {
      const message = 'This sentence does not fully say how a piece moves.';
      diagnostics.push(
        diagnose('doc/move-not-understood', 'error', excerpt.place(start, end), message),
      );
    } else facts.push(...clauses.flatMap((clause) => clause.facts));
  }
  if (diagnostics.length > 0) return { value: null, diagnostics };
  const asked = new Set<OpenKind>();
  const made = movementOf(facts, {
    resolve: () => null,
    choice: PLAINEST,
    openKinds: asked,
    isFormal: true,
  });
  return { value: 'made' in made ? made.made.movement : null, diagnostics };
}

const NO_NAMES = namesOf([]);
