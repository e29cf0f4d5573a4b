import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineGame } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import type { Mechanic, Witness } from '../../src/play/mechanic.js';
import { MECHANICS } from '../../src/play/mechanics.js';
import { printFen } from '../../src/play/notation/print-fen.js';
import { printLegalMoves } from '../../src/play/notation/uci.js';
import { matchOfSection, playText, RESULTS, sectionText } from './match-of.js';

let engine: Engine;

beforeAll(async () => {
  engine = await loadFfish();
});

const RULES: readonly Mechanic[] = MECHANICS;

const WITNESSES = RULES.flatMap(({ name, witnesses }) =>
  witnesses.map((witness, index) => ({ title: `${name}-${index + 1}`, witness })),
);

/** The position as the engine or fairyc sees it, in the same form. */
interface Seen {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly outcome: unknown;
}

describe.each(WITNESSES)('$title', ({ title, witness }) => {
  const text = sectionText(`witness-${title}`, witness.game);

  it('holds in the engine', () => {
    expect(engine.load(text).added).toEqual([`witness-${title}`]);
    const game = engine.play(`witness-${title}`);
    expect(game).not.toBeNull();
    if (game === null) return;
    check(witness, seenBy(game, witness));
    game.close();
  });

  it('holds in fairyc', () => {
    check(witness, seenByUs(text, witness));
  });
});

/** Mechanics that no witness needs, and where each is shown instead. */
const SHOWN_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['movement', 'lowering does all of it; it has no hooks to leave out'],
  ['several-royals', 'only a document can have several royal pieces: lower-variant.test.ts'],
  ['own-captures', 'only a document can allow captures of own pieces: lower-variant.test.ts'],
  ['repetition-prohibited', 'only a document can forbid repetition: lower-variant.test.ts'],
  ['bare-king-race', 'only a document has it: lower-variant.test.ts'],
]);

describe.each(RULES.map(({ name, witnesses }) => ({ name, witnesses })))(
  'without $name',
  ({ name, witnesses }) => {
    const others = RULES.filter((rule) => rule.name !== name);

    it('some witness fails, or the rule is shown elsewhere', () => {
      const wrong = witnesses.filter(
        (witness) => !isSeenByUs(sectionText('witness', witness.game), witness, others),
      );
      expect(wrong.length > 0).toBe(!SHOWN_ELSEWHERE.has(name));
    });
  },
);

function seenByUs(
  text: string,
  { fen, moves = [] }: Witness,
  mechanics: readonly Mechanic[] = RULES,
): Seen {
  const match = matchOfSection(text, mechanics);
  expect(match.start(fen)).toBeNull();
  for (const move of moves) playText(match, move);
  return {
    fen: printFen(match.compiled, match.position),
    moves: printLegalMoves(match.compiled, match.position),
    outcome: match.outcome(),
  };
}

function isSeenByUs(text: string, witness: Witness, mechanics: readonly Mechanic[]): boolean {
  try {
    check(witness, seenByUs(text, witness, mechanics));
    return true;
  } catch {
    return false;
  }
}

function seenBy(game: EngineGame, { fen, moves = [] }: Witness): Seen {
  game.setFen(fen);
  for (const move of moves) expect(game.push(move), move).toBe(true);
  return { fen: game.fen(), moves: game.legalMoves(), outcome: RESULTS.get(game.result()) };
}

function check({ legal = [], illegal = [], becomes, outcome }: Witness, seen: Seen): void {
  expect(seen.moves).toEqual(expect.arrayContaining([...legal]));
  expect(seen.moves.filter((move) => illegal.includes(move))).toEqual([]);
  if (becomes !== undefined) expect(seen.fen).toBe(becomes);
  if (outcome !== undefined) expect(seen.outcome).toBe(outcome);
}
