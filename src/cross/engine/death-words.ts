/** The signals that end programs with a bug, in words. */
const SIGNALS: ReadonlyMap<string, string> = new Map([
  ['SIGSEGV', 'it accessed memory that it does not own'],
  ['SIGBUS', 'it accessed memory that it does not own'],
  ['SIGABRT', 'it stopped on an internal error'],
  ['SIGFPE', 'it divided by zero'],
  ['SIGILL', 'it ran an instruction that the processor does not support'],
  ['SIGKILL', 'it was killed, perhaps because memory ran out'],
]);

/** The exit statuses that Windows uses instead of signals. */
const WINDOWS_STATUS: ReadonlyMap<number, string> = new Map([
  [0xc0000005, 'SIGSEGV'],
  [0xc000001d, 'SIGILL'],
  [0xc0000094, 'SIGFPE'],
  [0xc0000409, 'SIGABRT'],
]);

/** Why a process ended, in words, followed by the technical name. */
export function wordsOfExit(status: number | null, signal: string | null): string {
  const known = signal ?? WINDOWS_STATUS.get(status ?? 0);
  if (known === undefined) return `it ended with status ${status ?? 0}`;
  const words = SIGNALS.get(known);
  return words === undefined ? `it ended with ${known}` : `${words} (${known})`;
}

/** Why a program cannot be started. */
export function wordsOfStart(error: Error & { readonly code?: string | undefined }): string {
  if (error.code === 'ENOENT') return 'the program does not exist';
  return error.code === 'EACCES'
    ? 'it is not a program, or you lack permission to run it'
    : error.message;
}

/** Why WebAssembly stopped. A C++ exception arrives as its address in memory, which is of no use. */
export function wordsOfTrap(error: unknown): string {
  if (typeof error === 'number') return 'it threw a C++ exception';
  return error instanceof Error ? error.message : String(error);
}
