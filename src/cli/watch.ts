import { watch as watchFolder, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { EXIT_STATUS, type ExitStatus } from './exit-status.js';
import { isStandardInput, readIfPresent, splitSelection } from './files.js';
import { explainIoError } from './io-errors.js';
import { announce, refuse, type OutputOptions } from './terminal.js';

/** How long to wait after the last event before a run, in milliseconds: saving causes several events. */
const QUIET = 60;

/**
 * Runs a command, and runs it again for the files whose text changes, until Ctrl-C. It watches folders, not files, because editors save by
 * writing a new file and renaming it.
 */
export async function watch(
  command: string,
  words: readonly string[],
  output: OutputOptions,
  run: (changed: readonly string[]) => ExitStatus,
): Promise<ExitStatus> {
  if (words.some(isStandardInput)) return refuse(command, '--watch is for files');
  const fileOf = new Map(words.map((word) => [word, path.resolve(splitSelection(word).file)]));
  const textOf = (word: string): string | null => {
    const reading = readIfPresent(fileOf.get(word) ?? '');
    return reading?.kind === 'source' ? reading.source.text : null;
  };
  const texts = new Map(words.map((word) => [word, textOf(word)]));
  const runAndWait = (some: readonly string[]): void => {
    run(some);
    announce('watching; stop with Ctrl-C', output);
  };
  const runChanged = (): void => {
    const others = words.filter((word) => {
      const text = textOf(word);
      if (text === texts.get(word)) return false;
      texts.set(word, text);
      return true;
    });
    const isGone = (word: string): boolean => texts.get(word) === null;
    const [gone, changed] = [others.filter(isGone), others.filter((word) => !isGone(word))];
    // The file may come back: some programs delete it before they write it again.
    if (gone.length > 0) announce(`gone: ${gone.join(', ')}`, output);
    if (changed.length === 0) return;
    announce(`changed: ${changed.join(', ')}`, output);
    runAndWait(changed);
  };
  let waiting: NodeJS.Timeout | null = null;
  const soon = (): void => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = setTimeout(runChanged, QUIET);
  };
  // Started before the first run, so that no save is missed.
  const watchers = watchersOf([...fileOf.values()], soon, output);
  runAndWait(words);
  return new Promise((resolve) => {
    const end = (): void => {
      if (waiting !== null) clearTimeout(waiting);
      for (const watcher of watchers) watcher.close();
      for (const signal of SIGNALS) process.off(signal, end);
      resolve(EXIT_STATUS.ok);
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Watches the folders of the files. */
function watchersOf(
  files: readonly string[],
  soon: () => void,
  output: OutputOptions,
): readonly FSWatcher[] {
  const names = new Set(files.map((file) => path.basename(file)));
  const folders = new Set(files.map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) => {
    try {
      // Some systems do not report which file changed.
      const watcher = watchFolder(folder, (_event, name) => {
        if (name === null || names.has(name)) soon();
      });
      return [watcher.on('error', () => undefined)];
    } catch (error) {
      announce(`${folder} is not watched: ${explainIoError(error)}`, output);
      return [];
    }
  });
}
