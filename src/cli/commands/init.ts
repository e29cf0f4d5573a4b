import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { BEGINNING_NAMES, newDocument } from '../../new-document.js';
import { nearest } from '../../text/nearest.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { printDocument } from '../output.js';
import { announce, refuse, type OutputOptions } from '../terminal.js';
import { writeNamedFiles } from '../write-files.js';

/** What `fairyc init` was asked to do. */
interface InitArguments {
  readonly id: string;
  /** Null: standard output. */
  readonly file: string | null;
  readonly from: string;
  /** Replace a file that is there. */
  readonly force: boolean;
  readonly output: OutputOptions;
}

/** Runs the command. */
export function init({ file, force, from, id, output }: InitArguments): ExitStatus {
  const names = [...BEGINNING_NAMES, ...BUILTIN_NAMES];
  if (!names.includes(from)) {
    const near = nearest(from, names);
    const hint = near === null ? '' : `. Did you mean '${near}'?`;
    return refuse('init', `there is no built-in variant '${from}'${hint}`);
  }
  const text = newDocument(id, from);
  if (text === null)
    return refuse('init', `no document can say all of ${from}; start from another game`);
  if (file === null) {
    printDocument(text);
    return EXIT_STATUS.ok;
  }
  const failure = writeNamedFiles(new Map([[file, text]]), [], () => force);
  if (failure !== null) return refuse('init', failure);
  announce(
    `${file} is written. Change the rules that differ, then run: fairyc lint ${file}`,
    output,
  );
  return EXIT_STATUS.ok;
}
