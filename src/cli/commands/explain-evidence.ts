import type { CaseText } from '../../cross/cross-variant.js';
import type { Engine } from '../../cross/engine/engine.js';
import { loadFfish } from '../../cross/engine/ffish.js';
import type { Definition } from '../../definitions.js';
import { repetitionClaims, type RepetitionClaim } from '../../explain/evidence/claims.js';
import {
  endingsOf,
  evidenceOf,
  type Evidence,
  type ShownEnding,
} from '../../explain/evidence/evidence.js';
import {
  isContradicted,
  sayEvidence,
  type EngineAnswer,
} from '../../explain/evidence/say-evidence.js';
import type { Game } from '../../play/game.js';
import { crossCaseOf } from '../../cross-case.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import type { FoundGame } from '../find-games.js';
import { findGames } from '../games.js';
import { printJson, printText } from '../output.js';
import type { DescribedEnds } from '../printed.js';
import { report, refuse } from '../terminal.js';
import type { NamedRequest } from './explain-variant.js';

/** A way to end, and the engine's answer to it. */
interface Answered {
  readonly game: Game;
  readonly evidence: Evidence;
  readonly answer: EngineAnswer | null;
}

/** Plays to each possible ending of the variants that a word means. The status is 1 if the engine gives another result for one. */
export async function explainEvidence(
  { decisions, json, output, what }: NamedRequest,
  nodes: number | undefined,
): Promise<ExitStatus> {
  const { diagnostics, failure, games, texts } = findGames(
    [what],
    'as-engine',
    undefined,
    decisions,
  );
  report(diagnostics, texts, { ...output, quiet: true }, process.stderr);
  if (failure !== null) return refuse('explain', failure);
  const engine = await loadFfish();
  const described = games.map((found, index) => ({
    name: found.definition.name,
    claims: claimsOf(found.definition),
    ends: answeredEnds(engine, found, nodes, `evidence-${index}`),
  }));
  if (json) printJson(described.map(jsonOf));
  else printText(`${described.map((one) => printed(one)).join('\n\n')}\n`);
  const isRefuted = described.some(({ ends }) =>
    ends.some(({ answer, evidence }) => isContradicted(evidence, answer)),
  );
  return isRefuted ? EXIT_STATUS.findings : statusOf(diagnostics, output.maxWarnings);
}

interface AnsweredGame {
  readonly name: string;
  readonly claims: readonly RepetitionClaim[];
  readonly ends: readonly Answered[];
}

function printed({ claims, ends, name }: AnsweredGame): string {
  const parts = ends.map(({ answer, evidence, game }) =>
    sayEvidence(game, evidence, answer, claims).join('\n'),
  );
  return [`How ${name} can end, as played`, ...parts].join('\n\n');
}

function jsonOf({ claims, ends, name }: AnsweredGame): DescribedEnds {
  return {
    name,
    repetitionInText: claims,
    ends: ends.map(({ answer, evidence }) => ({
      ...evidence,
      engine: answer,
      agrees: answer?.kind === 'answered' ? !isContradicted(evidence, answer) : null,
    })),
  };
}

/** What the author's comments or sentences say about repetition. For a section, also those above the first header. */
function claimsOf(definition: Definition): readonly RepetitionClaim[] {
  switch (definition.kind) {
    case 'builtin':
      return [];
    case 'document':
      return repetitionClaims(definition.source.text);
    case 'section': {
      const { at, source } = definition;
      const first = source.text.search(/^\[/m);
      const above = first < 0 ? '' : source.text.slice(0, first);
      return repetitionClaims(`${above}\n\n${source.text.slice(at.start, at.end)}`);
    }
  }
}

/** The endings of a game as the engine can play it, then those that only its document has. */
function answeredEnds(
  engine: Engine,
  { definition, game }: FoundGame,
  nodes: number | undefined,
  prefix: string,
): readonly Answered[] {
  let texts = 0;
  const subject = crossCaseOf(definition, 'as-engine', () => `${prefix}-${(texts += 1)}`);
  const [text] = typeof subject === 'string' ? [] : subject.texts;
  const why = typeof subject === 'string' ? subject : loadText(engine, text);
  if (typeof subject === 'string' || text === undefined || why !== null)
    return unasked(game, nodes, endingsOf(game), why ?? 'it gets no text');
  const ends = evidenceOf(subject.game, nodes).map((evidence) => ({
    game: subject.game,
    evidence,
    answer: evidence.status === 'shown' ? ask(engine, text.name, evidence) : null,
  }));
  const known = endingsOf(subject.game);
  const own = endingsOf(game).filter((kind) => !known.includes(kind));
  return [...ends, ...unasked(game, nodes, own, 'it has no such rule')];
}

/** Loads the variant into the engine. Returns why that failed, or null. */
function loadText(engine: Engine, text: CaseText | undefined): string | null {
  if (text === undefined) return 'it gets no text';
  try {
    if (text.text !== null) engine.load(text.text);
  } catch (error) {
    return String(error);
  }
  return engine.variants().includes(text.name) ? null : 'it gets no such variant';
}

function unasked(
  game: Game,
  nodes: number | undefined,
  ends: ReturnType<typeof endingsOf>,
  why: string,
): readonly Answered[] {
  if (ends.length === 0) return [];
  return evidenceOf(game, nodes, ends).map((evidence) => ({
    game,
    evidence,
    answer: evidence.status === 'shown' ? { kind: 'not-asked', why } : null,
  }));
}

/** Plays a line in the engine and returns its result. */
function ask(engine: Engine, variant: string, { fen, moves }: ShownEnding): EngineAnswer {
  const board = engine.play(variant);
  if (board === null) return { kind: 'not-asked', why: 'it does not know the variant' };
  board.setFen(fen);
  const illegal = moves.find((move) => !board.push(move));
  const result = illegal === undefined ? board.result() : `none: ${illegal} is not legal`;
  board.close();
  return { kind: 'answered', engine: engine.name, result };
}
