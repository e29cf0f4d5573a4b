/** The signals by which programs with a bug end. */
const SIGNALS: ReadonlyMap<string, string> = new Map([
  ['SIGSEGV', 'it used memory that it does not have'],
  ['SIGBUS', 'it used memory that it does not have'],
  ['SIGABRT', 'it found a bug in itself and stopped'],
  ['SIGFPE', 'it divided by zero'],
  ['SIGILL', 'it ran an instruction that the processor does not have'],
  ['SIGKILL', 'it was killed, perhaps because memory ran out'],
]);

/** What Windows gives as exit status instead of a signal. */
const WINDOWS_STATUS: ReadonlyMap<number, string> = new Map([
  [0xc0000005, 'SIGSEGV'],
  [0xc000001d, 'SIGILL'],
  [0xc0000094, 'SIGFPE'],
  [0xc0000409, 'SIGABRT'],
]);

/** Why a process ended, in words, with the name that programmers know. */
export function wordsOfExit(status: number | null, signal: string | null): string {
  const known = signal ?? WINDOWS_STATUS.get(status ?? 0);
  if (known === undefined) return `it ended with status ${status ?? 0}`;
  const words = SIGNALS.get(known);
  return words === undefined ? `it ended with ${known}` : `${words} (${known})`;
}

/** Why a program cannot be started. */
export function wordsOfStart(error: Error & { readonly code?: string | undefined }): string {
  if (error.code === 'ENOENT') return 'there is no such program';
  return error.code === 'EACCES' ? 'it is not a program, or you may not run it' : error.message;
}

/** Why WebAssembly stopped. An exception of C++ arrives as the number of its place in memory, which says nothing. */
export function wordsOfTrap(error: unknown): string {
  if (typeof error === 'number') return 'it threw an exception (of C++)';
  return error instanceof Error ? error.message : String(error);
}
