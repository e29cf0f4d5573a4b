import type { EngineRules } from '../ir/engine-rules.js';
import type { Game } from '../play/game.js';
import type { ContradictionWay } from './contradiction.js';
import { compareGames, type Comparison, type Effort } from './compare-games.js';
import { differenceOf, type Difference, type DifferenceKind } from './difference.js';
import { EngineDied, type Opponent, type OpponentGame } from './engine/opponent.js';
import { minimise } from './minimise.js';
import { asOpponent, ourGame, remembering, type Counted, type OurGame } from './our-game.js';
import { childText, type EngineText, type FreshName } from './section-text.js';
import { trialsOf } from './trials.js';

/** The source of the text that the engine gets for a variant. */
export type TextOrigin = 'built in' | 'as it is' | Reprinted;

type Reprinted = 're-printed' | 'with the Betza strings of the author';

/** A variant to compare: the game as we play it, and the texts that describe it to the engine. */
export interface CrossCase {
  readonly name: string;
  readonly game: Game;
  /** The game if its notations are read as written; null if that is the same game. */
  readonly asWritten: Game | null;
  /** The rules for trying out options; null if the engine has no options for the variant. */
  readonly rules: EngineRules | null;
  readonly lower: (rules: EngineRules) => Game;
  readonly texts: readonly CaseText[];
  /** What cannot be compared, one sentence each. */
  readonly remarks: readonly string[];
}

/** The text is null for a variant that is built into the engine. */
export interface CaseText extends Omit<EngineText, 'text'> {
  readonly origin: TextOrigin;
  readonly text: string | null;
}

/** The smallest line that shows a difference, and its most likely cause. */
export interface CrossFinding {
  readonly kind: DifferenceKind;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly ours: string;
  readonly theirs: string;
  /** Options without which both agree on that line: `key = value`. */
  readonly options: readonly string[];
  /** The names of the mechanics that the game uses. */
  readonly mechanics: readonly string[];
}

/** The result of a comparison with one text. */
export interface TextVerdict {
  readonly origin: TextOrigin;
  /** False if the engine did not accept the text. */
  readonly loaded: boolean;
  /** The code of the engine's validator for the start position: 1 is valid; null if it has no validator. */
  readonly startFenCode: number | null;
  readonly counted: Counted | null;
  readonly games: number;
  readonly plies: number;
  readonly results: Readonly<Record<string, number>>;
  readonly finding: CrossFinding | null;
  /** A difference in which the engine contradicts itself. */
  readonly contradiction: CrossContradiction | null;
}

/** A difference in which the engine contradicts itself. */
export interface CrossContradiction extends CrossFinding {
  readonly way: ContradictionWay;
}

/** The result of comparing a variant. */
export interface Verdict {
  readonly variant: string;
  readonly texts: readonly TextVerdict[];
  /** The difference between the engine's reading of the notations and the plain one. */
  readonly readings: CrossFinding | null;
  /** The crash of the engine; null if it survived. */
  readonly crash: Crash | null;
  readonly remarks: readonly string[];
  /** For an invented game, the fewest lines that still show the finding or the crash. */
  readonly smallest?: string;
  /** The errors that lint reports for these lines, if it was run. */
  readonly lint?: readonly string[];
}

/** The last request before an engine crashed, and the reason. */
export interface Crash {
  readonly during: string;
  readonly why: string;
}

/** Compares a variant with the engine, one text after another, until the engine crashes. */
export async function crossVariant(
  crossCase: CrossCase,
  engine: Opponent,
  effort: Effort,
  fresh: FreshName,
): Promise<Verdict> {
  const own = { ...effort, seed: `${effort.seed} ${crossCase.name}` };
  const texts: TextVerdict[] = [];
  const player = ourGame(crossCase.game);
  const ours = crossCase.texts.length > 1 ? remembering(player) : player;
  let crash: Crash | null = null;
  for (const text of crossCase.texts) {
    const outcome = await surviving(async (lived) => {
      texts.push(
        await crossText(crossCase, text, { engine, ours, effort: own, fresh, onDeath: lived }),
      );
    });
    crash = outcome;
    if (crash !== null) break;
  }
  return {
    variant: crossCase.name,
    texts,
    readings: await crossReadings(crossCase, own),
    crash,
    remarks: crossCase.remarks,
  };
}

/** Called if the engine dies while there are still results to report. */
type OnDeath = (died: EngineDied) => void;

async function surviving(action: (onDeath: OnDeath) => Promise<void>): Promise<Crash | null> {
  let death: EngineDied | null = null;
  try {
    await action((died) => {
      death = died;
    });
  } catch (error) {
    if (!(error instanceof EngineDied)) throw error;
    death = error;
  }
  return crashOf(death);
}

function crashOf(died: EngineDied | null): Crash | null {
  return died === null ? null : { during: died.during, why: died.why };
}

/** The two sides of a comparison, its extent, and helpers. */
interface Crossing {
  readonly engine: Opponent;
  readonly ours: OurGame;
  readonly effort: Effort;
  readonly fresh: FreshName;
  readonly onDeath: OnDeath;
}

async function crossText(
  crossCase: CrossCase,
  { name, origin, text }: CaseText,
  { effort, engine, fresh, onDeath, ours }: Crossing,
): Promise<TextVerdict> {
  if (text !== null) await engine.load(text);
  const theirs = await engine.open(name);
  if (theirs === null) return notLoaded(origin);
  const { startFen } = crossCase.game;
  const verdict = await theirs.validate(startFen);
  // If both refuse the start position, there is nothing to play. The engine would go on with half of the pieces.
  if (verdict?.valid === false && ours.look({ fen: startFen, moves: [] }) === null) {
    theirs.close();
    return verdictOf(origin, verdict.code, NOTHING);
  }
  const comparison = await compareGames(ours, theirs, startFen, effort);
  const { contradiction, difference } = comparison;
  const proven =
    contradiction === null
      ? null
      : { ...contradiction, ...(await minimise(ours, theirs, contradiction.difference)) };
  if (proven !== null && proven.died !== null) onDeath(proven.died);
  const finding =
    difference === null
      ? null
      : await examine(crossCase, name, difference, { engine, ours, theirs, fresh, onDeath });
  theirs.close();
  return {
    ...verdictOf(origin, verdict?.code ?? null, comparison),
    finding,
    contradiction:
      proven === null ? null : { ...findingOf(proven.difference, [], ours), way: proven.way },
  };
}

const NOTHING = { counted: null, games: 0, plies: 0, results: {} };

function notLoaded(origin: TextOrigin): TextVerdict {
  return { ...verdictOf(origin, null, NOTHING), loaded: false };
}

function verdictOf(
  origin: TextOrigin,
  startFenCode: number | null,
  { counted, games, plies, results }: Pick<Comparison, 'counted' | 'games' | 'plies' | 'results'>,
): TextVerdict {
  const done = { counted, games, plies, results };
  return { origin, loaded: true, startFenCode, ...done, finding: null, contradiction: null };
}

interface Examination extends Omit<Crossing, 'effort'> {
  readonly theirs: OpponentGame;
}

/** Minimises a difference and looks for the option behind it. */
async function examine(
  crossCase: CrossCase,
  variant: string,
  first: Difference,
  { engine, fresh, onDeath, ours, theirs }: Examination,
): Promise<CrossFinding> {
  const { difference, died } = await minimise(ours, theirs, first);
  if (died !== null) {
    onDeath(died);
    return findingOf(difference, [], ours);
  }
  try {
    const options = await optionsBehind(crossCase, variant, difference, engine, fresh);
    return findingOf(difference, options, ours);
  } catch (error) {
    if (!(error instanceof EngineDied)) throw error;
    onDeath(error);
    return findingOf(difference, [], ours);
  }
}

function findingOf(
  { kind, line, ours, theirs }: Difference,
  options: readonly string[],
  { mechanics }: OurGame,
): CrossFinding {
  return { kind, ...line, ours, theirs, options, mechanics };
}

/** Maximum number of options to name. */
const MOST_OPTIONS = 3;

/** The options without which both sides agree on a line. */
async function optionsBehind(
  { lower, rules }: CrossCase,
  variant: string,
  { line }: Difference,
  engine: Opponent,
  fresh: FreshName,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const trial of rules === null ? [] : trialsOf(rules)) {
    if (found.length === MOST_OPTIONS) break;
    const ours = ourGame(lower(trial.rules)).look(line);
    if (ours === null) continue;
    const { name, text } = childText(variant, trial.lines, fresh);
    await engine.load(text);
    const game = await engine.open(name);
    const theirs = (await game?.look(line)) ?? null;
    game?.close();
    if (theirs !== null && differenceOf(line, ours, theirs) === null)
      found.push(`${trial.key} = ${trial.value}`);
  }
  return found;
}

/** Compares the game as the engine reads its notations with the game as written. */
async function crossReadings(
  { asWritten, game }: CrossCase,
  effort: Effort,
): Promise<CrossFinding | null> {
  if (asWritten === null) return null;
  const ours = ourGame(game);
  const theirs = asOpponent(ourGame(asWritten));
  const { difference } = await compareGames(ours, theirs, game.startFen, effort);
  if (difference === null) return null;
  const smallest = await minimise(ours, theirs, difference);
  return findingOf(smallest.difference, [], ours);
}
