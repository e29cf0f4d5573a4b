import { newDocument } from '../../new-document.js';
import { EXIT_STATUS, type ExitStatus } from '../exit-status.js';
import { printDocument } from '../output.js';
import { announce, refuse, type OutputOptions } from '../terminal.js';
import { writeNamedFiles } from '../write-files.js';

/** The arguments of `fairyc init`. */
interface InitArguments {
  readonly id: string;
  /** Null: standard output. */
  readonly file: string | null;
  readonly from: string;
  /** Replace an existing file. */
  readonly force: boolean;
  readonly output: OutputOptions;
}

/** Runs the command. */
export function init({ file, force, from, id, output }: InitArguments): ExitStatus {
  const made = newDocument(id, from);
  if ('problem' in made) return refuse('init', made.problem);
  if (file === null) {
    printDocument(made.text);
    return EXIT_STATUS.ok;
  }
  const failure = writeNamedFiles(new Map([[file, made.text]]), [], () => force);
  if (failure !== null) return refuse('init', failure);
  announce(
    `wrote ${file}. Change the rules that differ in your game, then run: fairyc lint ${file}`,
    output,
  );
  return EXIT_STATUS.ok;
}
