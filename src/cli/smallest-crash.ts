import type { Crash, Verdict } from '../cross/cross-variant.js';
import { parseQuestion, printQuestion, type Question } from '../cross/engine/opponent.js';
import { fewestLines } from '../cross/fewest-lines.js';
import { ourGame } from '../cross/our-game.js';
import { gameOf, type Definition } from '../definitions.js';
import { openRecorder, recorderMemory } from './cross-recorder.js';
import { startCrossThread } from './cross-thread.js';
import type { WorkerMessage, WorkerSetting, WorkerTask } from './cross-worker.js';
import { definitionsOf } from './games.js';
import { shippedLibrary } from './library.js';

/** An engine silent for this long is considered hung. Normal answers here take less than a tenth of it. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 200;

/**
 * The fewest lines of a definition that crash an engine, and the question that does it; null if a new engine does not crash. Each attempt uses
 * a new engine.
 */
export async function smallestCrash(
  definition: Definition,
  { during, why }: Crash,
  setting: Omit<WorkerSetting, 'memory' | 'prepared'>,
): Promise<Pick<Verdict, 'crash' | 'smallest'> | null> {
  const asked = parseQuestion(during);
  if (definition.kind === 'builtin' || asked === null) return null;
  const dies = (one: Definition, question: Question): Promise<boolean> =>
    diesOf({ kind: 'ask', definition: one, question }, setting);
  const { source } = definition;
  const reached = ourGame(gameOf(definition, setting.settings.reading)).look(asked.line)?.fen;
  const short = { ...asked, line: { fen: reached ?? '', moves: [] } };
  const isShort = typeof reached === 'string' && (await dies(definition, short));
  const question = isShort ? short : asked;
  if (!isShort && !(await dies(definition, question))) return null;
  const smallest = await fewestLines(source.text, async (text) => {
    const [smaller] = definitionsOf({ ...source, text }, shippedLibrary()).definitions;
    return smaller !== undefined && dies(smaller, question);
  });
  return { crash: { during: printQuestion(definition.name, question), why }, smallest };
}

/** Whether a new engine crashes on a question, or never answers it. */
async function diesOf(
  task: WorkerTask,
  setting: Omit<WorkerSetting, 'memory' | 'prepared'>,
): Promise<boolean> {
  const memory = recorderMemory();
  const recorder = openRecorder(memory);
  const worker = await startCrossThread({ ...setting, memory });
  return new Promise((resolve) => {
    let last = { beat: -1, at: Date.now() };
    const watch = setInterval(() => {
      const beat = recorder.beat();
      if (beat !== last.beat) last = { beat, at: Date.now() };
      else if (recorder.read() !== null && Date.now() - last.at > PATIENCE_MS) end(true);
    }, LOOK_EVERY_MS);
    const end = (died: boolean): void => {
      clearInterval(watch);
      void worker.terminate();
      resolve(died);
    };
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') worker.postMessage(task);
      else if (message.kind === 'answered') end(message.died);
      else end(false);
    });
    // With a question open, the engine is to blame.
    worker.on('error', () => {
      end(recorder.read() !== null);
    });
    worker.on('exit', () => {
      end(recorder.read() !== null);
    });
  });
}
