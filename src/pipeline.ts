import { BUILTIN_NAMES } from './catalog/builtins.js';
import { diagnose } from './catalog/diagnose.js';
import { USUAL_PROOF } from './catalog/proof.js';
import type { Emitted, EmitOptions } from './emit/emitted.js';
import type { EngineOptions } from './emit/lower/engine/lower-to-engine.js';
import { settled } from './emit/lower/settled.js';
import { USUAL_TARGET_IDS, type TargetId } from './emit/target-ids.js';
import { emitDiagram } from './emit/targets/diagram.js';
import { emitDocument } from './emit/targets/document.js';
import { emitPieceToChar } from './emit/targets/piece-to-char.js';
import { emitVariantsIni } from './emit/targets/variants-ini.js';
import { emitXboard } from './emit/targets/xboard.js';
import type { ProgramVerdict } from './explain/shortfalls.js';
import { workOn } from './catalog/within-steps.js';
import { movementReader } from './definitions.js';
import { conclude } from './ir/engine-conclusion.js';
import { WRITTEN_KINDS, type WrittenKind } from './prove/written-game.js';
import { judgeText } from './prove/judge-text.js';
import type { Variant } from './ir/variant.js';
import { builtinRules, builtinRulesBeforeConclusion, namedRules } from './read/builtins.js';
import { applyOptions } from './read/ini/apply-options.js';
import { readSections, sectionVariant, wholeVariant } from './read/ini/section-variant.js';
import { DIFFERENCE_CODES } from './check/page/differences.js';
import { comparePage } from './check/page/lint-page.js';
import { judgeVariants } from './judge-variant.js';
import { readSources, type PageSources } from './read/page/page-sources.js';
import type { SourceKind } from './read/page/source-kinds.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { NO_DECISIONS, type Decisions } from './read/prose/decisions.js';
import { sourcesOf, variantsOf } from './read/read-page.js';
import {
  compareDiagnostics,
  errorsOf,
  hasErrors,
  withoutRepeats,
  type Diagnostic,
  type Parsed,
} from './text/diagnostic.js';
import { didYouMean, nearest } from './text/nearest.js';
import type { Source } from './text/source.js';

/** The program on one page: document -> Variant -> the text of each target. Pure; files belong to `cli/`. */

/** What an output is for, how its files end, and who writes it. */
export interface Target {
  readonly title: string;
  readonly extension: string;
  readonly emit: (variant: Variant, options: EngineOptions) => Emitted;
}

export const TARGETS: Readonly<Record<TargetId, Target>> = {
  ini: {
    title: 'a section of variants.ini, for Fairy-Stockfish',
    extension: 'ini',
    emit: emitVariantsIni,
  },
  xboard: {
    title: 'setup and piece lines, for XBoard and WinBoard',
    extension: 'txt',
    emit: bySettled(emitXboard),
  },
  table: { title: 'only the pieceToCharTable', extension: 'txt', emit: emitPieceToChar },
  diagram: {
    title: 'the definition of an Interactive Diagram, for a page',
    extension: 'html',
    emit: bySettled(emitDiagram),
  },
  document: {
    title: 'a document with tables of pieces, to be read and edited',
    extension: 'md',
    emit: emitDocument,
  },
};

/** A target without options of the engine: what the author's say of the rules are rules of the variant. */
function bySettled(emit: (variant: Variant, options: EmitOptions) => Emitted): Target['emit'] {
  return (variant, options) => emit(settled(variant, options), options);
}

/** Programs that judge or show whole games, and what writes a game for them. */
const PROGRAMS: Readonly<Record<string, Target['emit']>> = {
  'Fairy-Stockfish': emitVariantsIni,
  XBoard: TARGETS.xboard.emit,
  'Interactive Diagram': TARGETS.diagram.emit,
};

/** The findings for each program's users when it is given a variant, as near as it can hold it. */
export function programVerdicts(variant: Variant): readonly ProgramVerdict[] {
  const options: EngineOptions = { applyOptions, approximate: true, parent: null };
  return Object.entries(PROGRAMS).map(([program, emit]) => ({
    program,
    diagnostics: emit(variant, options).diagnostics,
  }));
}

export { judgeDocument, lintDocument } from './judge-document.js';

export type { Library } from './read/markdown/lower-pieces.js';

export interface BuildRequest {
  /** Null: each of the usual targets that can hold the variant. */
  readonly targets: readonly TargetId[] | null;
  /** Only the variant of this id; null: all of the document. */
  readonly variant: string | null;
  readonly approximate: boolean;
  /** Name of a built-in variant to inherit from in variants.ini, or null. */
  readonly parent: string | null;
  /** Name of a built-in variant that has the rules which a diagram does not say; none: they are assumed. */
  readonly rulesFrom?: string | null;
  /** The source of a page that holds where its sources part; none: that is an error. */
  readonly prefer?: SourceKind | null;
  /** What was decided of what a page leaves to its readers. */
  readonly decisions?: Decisions;
  /** In how many positions a text that is written is played beside its source; 0: not at all. Default: `USUAL_PROOF`. */
  readonly prove?: number;
}

/** One text for one variant and one target. */
export interface BuildOutput {
  readonly variant: string;
  readonly target: TargetId;
  readonly text: string;
}

/** The rules that children of a built-in variant inherit, or null if the engine has no variant of that name. */
export { builtinRules } from './read/builtins.js';

/** How many times the steps of a judgement: each piece is written for every target, and each text read back. */
const STEPS_OF_BUILD = 10;

/** Reads a document, a page or a variants.ini and writes each of its variants for each target asked for. */
export function buildDocument(
  source: Source,
  library: Library,
  request: BuildRequest,
): Parsed<readonly BuildOutput[]> {
  const build = () => buildWithinSteps(source, library, request);
  const { isRead, tooMuch, value: built } = workOn(source, build, STEPS_OF_BUILD);
  // What is not fully read is not built.
  return { value: isRead ? built.value : [], diagnostics: [...built.diagnostics, ...tooMuch] };
}

function buildWithinSteps(
  source: Source,
  library: Library,
  request: BuildRequest,
): Parsed<readonly BuildOutput[]> {
  const unknown = unknownBuiltins(request).map((message) =>
    diagnose('file/no-such-variant', 'error', { file: source.file, start: 0, end: 0 }, message),
  );
  if (unknown.length > 0) return { value: [], diagnostics: unknown };
  const document = source.file.endsWith('.ini')
    ? readSections(source, request.variant)
    : readAgreed(source, library, request);
  const variants = document.value.filter(
    (variant) => request.variant === null || variant.id === request.variant,
  );
  const read = source.file.endsWith('.ini')
    ? document.diagnostics
    : [
        ...document.diagnostics,
        ...errorsOf(judgeVariants({ ...document, value: variants }, source, 'fairy-stockfish')),
      ];
  // What targets would say of a document that is wrong itself follows from that: fix it first.
  const built = hasErrors(read) ? [] : variants.map((variant) => buildVariant(variant, request));
  const missing =
    request.variant !== null && variants.length === 0
      ? [noSuchVariant(source, request.variant, document.value)]
      : [];
  return {
    value: built.flatMap(({ value }) => value),
    diagnostics: [...read, ...missing, ...built.flatMap((b) => b.diagnostics)],
  };
}

/** The variants of a page whose sources agree; where they part, the request says which of them holds. */
function readAgreed(
  source: Source,
  library: Library,
  { decisions = NO_DECISIONS, prefer = null, rulesFrom = null }: BuildRequest,
): Parsed<readonly Variant[]> {
  const { value: sources, diagnostics } = readSources(source, {
    library,
    completion: namedRules(rulesFrom),
    decisions,
  });
  const { value, diagnostics: found } = variantsOf(sources, prefer);
  // Sentences alone say one thing, whatever a built-in variant of their name has; beside tables their rules are held against those.
  const isOpen = ({ code }: Diagnostic): boolean =>
    prefer === null &&
    (sourcesOf(sources).length > 1 ||
      (sources.hasTables && DIFFERENCE_CODES.some((one) => one === code)));
  const compared = comparePage(sources).map((diagnostic) => {
    if (diagnostic.severity !== 'error') return diagnostic;
    return isOpen(diagnostic) ? undecided(diagnostic, sources) : softened(diagnostic);
  });
  const all = [...diagnostics, ...found, ...compared];
  return { value, diagnostics: all.sort(compareDiagnostics) };
}

/** Who is to decide, and how. */
function undecided(diagnostic: Diagnostic, sources: PageSources): Diagnostic {
  const kinds = sourcesOf(sources);
  const what = kinds.length === 1 ? `the ${kinds.join('')} as it stands` : 'one of them';
  const message = `--prefer ${kinds.join('|')} builds ${what}`;
  return { ...diagnostic, notes: [...diagnostic.notes, { message }] };
}

/** Writes a built-in variant of the engine for each target asked for; null: the engine has none of this name. */
export function buildBuiltin(
  name: string,
  request: BuildRequest,
): Parsed<readonly BuildOutput[]> | null {
  const rules = builtinRulesBeforeConclusion(name);
  if (rules === null) return null;
  const span = { file: name, start: 0, end: 0 };
  return buildVariant(sectionVariant(name, conclude(rules), span, name), request);
}

function buildVariant(variant: Variant, request: BuildRequest): Parsed<readonly BuildOutput[]> {
  const options: EngineOptions = {
    applyOptions,
    approximate: request.approximate,
    parent: namedRules(request.parent),
  };
  const results = (request.targets ?? USUAL_TARGET_IDS).map((target) => ({
    target,
    emitted: emitFor(target, variant, options, request),
  }));
  const outputs = results.flatMap(({ target, emitted: { text } }) =>
    text === null ? [] : [{ variant: variant.id, target, text }],
  );
  const diagnostics = withoutRepeats(results.flatMap(({ emitted }) => emitted.diagnostics));
  // This target was not requested: as long as another one can express the variant, a refusal is not an error.
  const everyTarget = request.targets === null && outputs.length > 0;
  return {
    value: outputs,
    diagnostics: everyTarget
      ? diagnostics.map((one) => (one.code === 'emit/plays-otherwise' ? one : softened(one)))
      : diagnostics,
  };
}

/** The text for a target; a block of a section says all that the engine holds, other targets what a variant does. */
function emitFor(
  target: TargetId,
  variant: Variant,
  options: EngineOptions,
  request: BuildRequest,
): Emitted {
  const { value, diagnostics } = wholeVariant(variant);
  return target === 'ini' || value !== null
    ? proven(variant, target, TARGETS[target].emit(variant, options), request)
    : { text: null, diagnostics };
}

/** A text that was written, if it plays as its source does. */
function proven(
  variant: Variant,
  target: TargetId,
  emitted: Emitted,
  { approximate, prove = USUAL_PROOF }: BuildRequest,
): Emitted {
  const { text, means } = emitted;
  const kind = WRITTEN_KINDS.find((one) => one === target);
  if (text === null || means === undefined || kind === undefined) return emitted;
  const { ends, letters } = means;
  const { diagnostic, refused, comment } = judgeText(
    { kind, text, variant, means: means.variant, letters, ends },
    { positions: prove, approximate, readMovement: movementReader('as-engine') },
  );
  const said = comment === null ? text : `${COMMENTS[kind](comment)}\n${text}`;
  return {
    text: refused ? null : said,
    diagnostics: [...emitted.diagnostics, ...(diagnostic === null ? [] : [diagnostic])],
  };
}

/** How each text that is proved says what it is not. */
const COMMENTS: Readonly<Record<WrittenKind, (text: string) => string>> = {
  ini: (text) => `# ${text}`,
  document: (text) => `<!-- ${text} -->\n`,
  diagram: (text) => `<!-- ${text} -->`,
};

/** What to say of names in a request that no built-in variant has. */
export function unknownBuiltins({
  parent,
  rulesFrom = null,
}: Pick<BuildRequest, 'parent' | 'rulesFrom'>): readonly string[] {
  const asked = [
    [parent, 'inherit from'],
    [rulesFrom, 'take rules from'],
  ] as const;
  return asked.flatMap(([name, purpose]) => {
    if (name === null || builtinRules(name) !== null) return [];
    const hint = didYouMean(' ', nearest(name, BUILTIN_NAMES));
    return [`Fairy-Stockfish has no built-in variant '${name}' to ${purpose}.${hint}`];
  });
}

function softened(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'error' ? { ...diagnostic, severity: 'warning' } : diagnostic;
}

function noSuchVariant(source: Source, name: string, variants: readonly Variant[]): Diagnostic {
  const known = variants.map((variant) => variant.id).join(', ');
  return diagnose(
    'file/no-such-variant',
    'error',
    { file: source.file, start: 0, end: 0 },
    `There is no variant \`${name}\` in ${source.file}. It has: ${known === '' ? 'none' : known}.`,
  );
}
