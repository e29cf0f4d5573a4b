import path from 'node:path';
import { diagnose } from '../../catalog/diagnose.js';
import { TARGET_IDS, type TargetId } from '../../emit/target-ids.js';
import {
  buildBuiltin,
  buildDocument,
  unknownBuiltins,
  TARGETS,
  type BuildOutput,
  type Library,
} from '../../pipeline.js';
import { recordingLibrary } from '../../read/markdown/library.js';
import type { SourceKind } from '../../read/page/source-kinds.js';
import type { Decisions } from '../../read/prose/decisions.js';
import { addAll } from '../../text/add-all.js';
import {
  compareText,
  hasErrors,
  withoutRepeats,
  type Diagnostic,
  type Parsed,
} from '../../text/diagnostic.js';
import { fileName } from '../../text/file-name.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { readIfPresent, readEach, splitSelection, whyUnread } from '../files.js';
import { builtinHint } from '../find-games.js';
import { madeByUs } from '../made-by.js';
import { shippedLibrary } from '../library.js';
import { tooManySections } from '../many-sections.js';
import { printText } from '../output.js';
import { announce, report, type OutputOptions, refuse } from '../terminal.js';
import { writeMadeFiles } from '../write-files.js';
import { counted } from '../../text/counted.js';

/** The arguments of `fairyc build`, merged with the configuration. */
export interface BuildArguments {
  readonly files: readonly string[];
  readonly targets: readonly TargetId[] | null;
  readonly out: string | null;
  readonly parent: string | null;
  readonly rulesFrom: string | null;
  readonly prefer: SourceKind | null;
  readonly decisions: Decisions;
  readonly approximate: boolean;
  readonly prove: number;
  readonly check: boolean;
  /** Also replace files that fairyc did not write. */
  readonly force: boolean;
  readonly output: OutputOptions;
}

/** The result for one word of the command line. */
interface BuiltWord {
  readonly built: Parsed<readonly BuildOutput[]>;
  /** The texts that were read for it, by file. */
  readonly texts: ReadonlyMap<string, string>;
  /** The error if the file could not be read, otherwise null. */
  readonly failure: string | null;
}

/** Runs the command. Words in `known`, from an earlier run, are not built again. */
export function build(request: BuildArguments, known = new Map<string, BuiltWord>()): ExitStatus {
  const [unknown] = unknownBuiltins(request);
  if (unknown !== undefined) return refuse('build', unknown);
  if (request.check && request.out === null)
    return refuse('build', '--check needs a folder to compare with; add --out DIR');

  const library = shippedLibrary();
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const outputs: BuildOutput[] = [];
  const leftOut: string[] = [];
  const repeated: Diagnostic[] = [];
  for (const word of request.files) {
    const found = known.get(word) ?? buildWord(word, request, library);
    known.set(word, found);
    if (found.failure !== null) return refuse('build', found.failure);
    for (const [file, text] of found.texts) texts.set(file, text);
    const { diagnostics: own, value } = found.built;
    addAll(diagnostics, own);
    addAll(repeated, repeatedNames(outputs, value, splitSelection(word).file));
    if (hasErrors(own)) leftOut.push(word);
    else addAll(outputs, value);
  }

  addAll(diagnostics, repeated);
  const files = filesOf(outputs);
  if (request.check) addAll(diagnostics, driftOf(request.out ?? '', files));
  const toFiles = request.check || request.out !== null;
  // Documents that take pieces from the same document report the same of them.
  const found = withoutRepeats(diagnostics);
  report(found, texts, request.output, toFiles ? null : process.stderr);
  const status = statusOf(found, request.output.maxWarnings);
  if (request.check) return status;
  // On standard output, an incomplete text would look complete; with --out, each file is complete.
  const others = found.filter(({ severity }) => severity !== 'error');
  const isPart =
    leftOut.length > 0 &&
    outputs.length > 0 &&
    repeated.length === 0 &&
    request.out !== null &&
    statusOf(others, request.output.maxWarnings) === EXIT_STATUS.ok;
  if (status !== EXIT_STATUS.ok && !isPart) {
    announce('nothing was written', request.output);
    return status;
  }
  if (request.out === null) {
    printText(printOutputs(outputs));
    return status;
  }
  const inputs = [...texts.keys()];
  const failure = writeMadeFiles({
    folder: request.out,
    texts: files,
    inputs,
    force: request.force,
  });
  if (failure !== null) return refuse('build', failure);
  const variants = new Set(outputs.map(({ variant }) => variant)).size;
  announce(
    `${counted(files.size, 'file')} for ${counted(variants, 'variant')} in ${request.out}${isPart ? `; nothing was written for ${leftOut.join(', ')}` : ''}`,
    request.output,
  );
  return status;
}

function buildWord(word: string, request: BuildArguments, library: Library): BuiltWord {
  const { file, variant } = splitSelection(word);
  const texts = new Map<string, string>();
  const builtin = variant === null ? buildBuiltin(file, { ...request, variant }) : null;
  if (builtin !== null) return { built: builtin, texts, failure: null };
  const outputs: BuildOutput[] = [];
  const refusals: string[] = [];
  const { diagnostics, failure } = readEach([file], (source) => {
    texts.set(source.file, source.text);
    const tooMany = variant === null ? tooManySections(source) : null;
    if (tooMany !== null) {
      refusals.push(tooMany);
      return [];
    }
    const built = buildDocument(source, recordingLibrary(library, texts), { ...request, variant });
    addAll(outputs, built.value);
    return built.diagnostics;
  });
  return {
    built: { value: outputs, diagnostics },
    texts,
    failure: refusals[0] ?? (failure === null ? null : failure + builtinHint(file)),
  };
}

function repeatedNames(
  before: readonly BuildOutput[],
  added: readonly BuildOutput[],
  file: string,
): readonly Diagnostic[] {
  const names = new Set(before.map((output) => output.variant));
  return [...new Set(added.map((output) => output.variant))]
    .filter((variant) => names.has(variant))
    .map((variant) =>
      diagnose(
        'file/duplicate-variant',
        'error',
        { file, start: 0, end: 0 },
        `\`${variant}\` is also the name of a variant in another document of this build. Give one of them a different \`* Id:\`.`,
      ),
    );
}

/** Texts by their paths below the folder of `--out`. */
function filesOf(outputs: readonly BuildOutput[]): ReadonlyMap<string, string> {
  return new Map(
    outputs.map(({ target, text, variant }) => {
      const name = `${target}/${fileName(variant)}.${TARGETS[target].extension}`;
      return [name, madeByUs(name, text)];
    }),
  );
}

function driftOf(folder: string, files: ReadonlyMap<string, string>): readonly Diagnostic[] {
  return [...files].flatMap(([name, text]) => {
    const file = path.join(folder, name);
    const present = readIfPresent(file);
    if (present?.kind === 'source' && present.source.text === text) return [];
    const why = present === null ? null : whyUnread(present);
    const what = present === null ? 'is missing' : (why ?? 'is out of date');
    return [
      diagnose(
        'file/drift',
        'error',
        { file, start: 0, end: 0 },
        `${file} ${what}. Build again without --check and commit the changes.`,
      ),
    ];
  });
}

/** The text for standard output, with a title for each output if there are several targets. */
function printOutputs(outputs: readonly BuildOutput[]): string {
  const targets = new Set(outputs.map((output) => output.target));
  if (targets.size <= 1) return outputs.map(({ text }) => text).join('\n');
  return [...outputs]
    .sort(
      (a, b) =>
        compareText(a.variant, b.variant) ||
        TARGET_IDS.indexOf(a.target) - TARGET_IDS.indexOf(b.target),
    )
    .map(({ target, text, variant }) => `# ${variant}: ${TARGETS[target].title}\n\n${text}`)
    .join('\n');
}
