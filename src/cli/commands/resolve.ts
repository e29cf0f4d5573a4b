import { OPTION_GROUPS } from '../../catalog/options/options.js';
import { workOn } from '../../catalog/within-steps.js';
import { optionsBetween } from '../../emit/lower/engine/difference.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { listIni } from '../../read/ini/one-by-one.js';
import { eachResolution, resolveBuiltin, type Resolution } from '../../read/ini/resolve.js';
import type { RuleOrigin } from '../../read/ini/rule-origins.js';
import type { TextRange } from '../../read/ini/scan.js';
import type { Source } from '../../text/source.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { readSourceFile, splitSelection } from '../files.js';
import { builtinHint, nearestHint } from '../find-games.js';
import { jsonList, printParts, textForPeople } from '../output.js';
import { report, refuse, type OutputOptions } from '../terminal.js';

/** The arguments of `fairyc resolve`. */
export interface ResolveArguments {
  /** A file, `FILE#NAME`, or the name of a built-in variant. */
  readonly what: string;
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** Runs the command. */
export async function resolve({ json, output, what }: ResolveArguments): Promise<ExitStatus> {
  const { file, variant } = splitSelection(what);
  const builtin = variant === null ? resolveBuiltin(file) : null;
  if (builtin !== null) {
    await print([builtin], json);
    return EXIT_STATUS.ok;
  }
  const reading = readSourceFile(file);
  switch (reading.kind) {
    case 'failed':
      return refuse('resolve', `${reading.message}${builtinHint(file)}`);
    case 'rejected':
      report([reading.diagnostic], new Map(), output, process.stderr);
      return EXIT_STATUS.findings;
    case 'source':
      return resolveFile(reading.source, variant, json, output);
  }
}

/**
 * Reads the file twice, first for its errors and names: the resolved variants of a large file need much memory. If the first reading was
 * not finished, there is no second one.
 */
async function resolveFile(
  source: Source,
  variant: string | null,
  json: boolean,
  output: OutputOptions,
): Promise<ExitStatus> {
  const { tooMuch, value: list } = workOn(source, () => listIni(source));
  const isChosen = ({ name }: { readonly name: string }): boolean =>
    variant === null || name === variant;
  const chosen = list.value.filter(isChosen);
  const isNone = chosen.length === 0;
  const errors = [...list.diagnostics, ...tooMuch].filter(
    ({ severity, span }) =>
      severity === 'error' &&
      (variant === null || isNone || chosen.some((at) => isWithin(span, at))),
  );
  const { file, text } = source;
  report(errors, new Map([[file, text]]), output, process.stderr);
  if (isNone && (variant !== null || errors.length === 0))
    return refuse('resolve', noSuchVariant(file, variant, list.value));
  if (tooMuch.length === 0) await print(resolved(source, isChosen), json);
  return statusOf(errors, output.maxWarnings);
}

function* resolved(
  source: Source,
  isChosen: (variant: Resolution['variant']) => boolean,
): Generator<Resolution, void> {
  for (const one of eachResolution(source)) if (isChosen(one.variant)) yield one;
}

function isWithin(inner: TextRange, outer: TextRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function noSuchVariant(
  file: string,
  name: string | null,
  known: readonly { readonly name: string }[],
): string {
  if (name === null) return `the engine loads no variant from ${file}`;
  const hint = nearestHint(name, known);
  return `the engine loads no variant '${name}' from ${file}.${hint}`;
}

async function print(resolutions: Iterable<Resolution>, json: boolean): Promise<void> {
  await printParts(json ? jsonList(resolutions, ({ variant }) => variant) : textsOf(resolutions));
}

function* textsOf(resolutions: Iterable<Resolution>): Generator<string> {
  let before = '';
  for (const one of resolutions) {
    yield textForPeople(`${before}${printResolution(one)}`);
    before = '\n';
  }
}

/** The rules that are not defaults, by group, as in a section without a parent. */
function printResolution({ engineRules, originOfOption, variant }: Resolution): string {
  const lines = optionsBetween(emptyEngineRules(), engineRules).map(({ key, value }) => ({
    key,
    text: `${key} = ${value}`,
    origin: printOrigin(originOfOption(key)),
  }));
  const width = Math.min(60, Math.max(0, ...lines.map(({ text }) => text.length)));
  const groups = Object.entries(OPTION_GROUPS).flatMap(([group, rows]) => {
    const ofGroup = lines.filter(({ key }) => rows.some((row) => row.key === key));
    if (ofGroup.length === 0) return [];
    return [
      `\n; ${group}`,
      ...ofGroup.map(({ origin, text }) => `${text.padEnd(width)}  ; ${origin}`),
    ];
  });
  const { name, origin, parent } = variant;
  const beyond = BEYOND_OPTIONS.flatMap(({ field, inWords }) =>
    origin[field]?.kind === 'builtin' ? [`; ${inWords(engineRules)}`] : [],
  );
  if (beyond.length > 0) groups.push('\n; rules that no option sets', ...beyond);
  return `${[`[${name}${parent === null ? '' : `:${parent}`}]`, ...groups].join('\n')}\n`;
}

/** Fields of built-in variants that no key sets. */
const BEYOND_OPTIONS: readonly {
  readonly field: keyof EngineRules;
  readonly inWords: (rules: EngineRules) => string;
}[] = [
  { field: 'kingType', inWords: ({ kingType }) => `the king moves like the ${kingType}` },
  {
    field: 'freeDrops',
    inWords: ({ freeDrops }) => (freeDrops ? 'drops need no hand' : 'drops come from the hand'),
  },
  { field: 'nnueAlias', inWords: ({ nnueAlias }) => `evaluated by the network of ${nnueAlias}` },
  {
    field: 'endgameEval',
    inWords: ({ endgameEval }) => `endgames are evaluated as those of ${endgameEval}`,
  },
];

function printOrigin(origin: RuleOrigin): string {
  switch (origin.kind) {
    case 'here':
      return `line ${origin.line}`;
    case 'parent':
      return `${origin.name}, line ${origin.line}`;
    case 'builtin':
      return `built-in ${origin.name}`;
    case 'default':
      return 'default';
  }
}
