import { watch as watchFolder, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { EXIT_STATUS, type ExitStatus } from './exit-status.js';
import { isStandardInput, readIfPresent, splitSelection } from './files.js';
import { explainIoError } from './io-errors.js';
import { announce, refuse, type OutputOptions } from './terminal.js';

/** How long nothing must happen before a run, in milliseconds: a save is several events. */
const QUIET = 60;

/**
 * Runs a command, and runs it again for the words whose files have other texts than before, until Ctrl-C. Folders are watched, not files:
 * editors save by writing another file and giving it the name.
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
    announce('watching; Ctrl-C ends it', output);
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
    // It may come back: some programs take a file away before they write it again.
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
  // Watched before the first run: nothing that is saved meanwhile is missed.
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

/** Watches the folders of files that are there. */
function watchersOf(
  files: readonly string[],
  soon: () => void,
  output: OutputOptions,
): readonly FSWatcher[] {
  const names = new Set(files.map((file) => path.basename(file)));
  const folders = new Set(files.map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) => {
    try {
      // Some systems do not say which file it was.
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
