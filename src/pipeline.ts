import { BUILTIN_NAMES } from './catalog/builtins.js';
import { diagnose } from './catalog/diagnose.js';
import { USUAL_PROOF } from './catalog/proof.js';
import type { Emitted, EmitOptions } from './emit/emitted.js';
import type { EngineOptions } from './emit/lower/engine/lower-to-engine.js';
import { withOptionsApplied } from './emit/lower/options-applied.js';
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
import { checkOutput } from './prove/check-output.js';
import type { Variant } from './ir/variant.js';
import { builtinRules, builtinRulesBeforeConclusion, namedRules } from './read/builtins.js';
import { applyOptions } from './read/ini/apply-options.js';
import { readSections, sectionVariant, wholeVariant } from './read/ini/section-variant.js';
import { DIFFERENCE_CODES } from './check/page/differences.js';
import { comparePage } from './check/page/lint-page.js';
import { checkVariants } from './check-variant.js';
import { isIn, unusedBy } from './read/markdown/parts.js';
import { readSources, type PageSources } from './read/page/page-sources.js';
import type { SourceKind } from './read/page/source-kinds.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { NO_DECISIONS, type Decisions } from './read/prose/decisions.js';
import { sourcesOf, variantsOf } from './read/read-page.js';
import {
  compareDiagnostics,
  errorsOf,
  hasErrors,
  softened,
  withoutRepeats,
  type Diagnostic,
  type Parsed,
} from './text/diagnostic.js';
import { didYouMean, nearest } from './text/nearest.js';
import type { Source } from './text/source.js';

/** The program on one page: document -> Variant -> the text of each target. Pure; `cli/` handles files. */

/** What an output is for, its file extension, and the function that writes it. */
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
    emit: withRulesFromOptions(emitXboard),
  },
  table: { title: 'only the pieceToCharTable', extension: 'txt', emit: emitPieceToChar },
  diagram: {
    title: 'the definition of an Interactive Diagram, for a page',
    extension: 'html',
    emit: withRulesFromOptions(emitDiagram),
  },
  document: {
    title: 'a document with tables of pieces, to read and edit',
    extension: 'md',
    emit: emitDocument,
  },
};

/** For a target without engine options: the rules that the author set by options become rules of the variant. */
function withRulesFromOptions(
  emit: (variant: Variant, options: EmitOptions) => Emitted,
): Target['emit'] {
  return (variant, options) => emit(withOptionsApplied(variant, options), options);
}

/** Programs that referee or show whole games, and the writer for each. */
const PROGRAMS: Readonly<Record<string, Target['emit']>> = {
  'Fairy-Stockfish': emitVariantsIni,
  XBoard: TARGETS.xboard.emit,
  'Interactive Diagram': TARGETS.diagram.emit,
};

/** For each program, the findings when a variant is written for it, approximated where necessary. */
export function programVerdicts(variant: Variant): readonly ProgramVerdict[] {
  const options: EngineOptions = { applyOptions, approximate: true, parent: null };
  return Object.entries(PROGRAMS).map(([program, emit]) => ({
    program,
    diagnostics: emit(variant, options).diagnostics,
  }));
}

export { lintDocumentWithHidden, lintDocument } from './check-document.js';

export type { Library } from './read/markdown/lower-pieces.js';

export interface BuildRequest {
  /** Null: each of the usual targets that can express the variant. */
  readonly targets: readonly TargetId[] | null;
  /** Write only the variant with this id; null: all variants. */
  readonly variant: string | null;
  readonly approximate: boolean;
  /** Name of a built-in variant to inherit from in variants.ini, or null. */
  readonly parent: string | null;
  /** Name of a built-in variant that supplies the rules that a diagram does not state. Without it, they are assumed. */
  readonly rulesFrom?: string | null;
  /** Which source of a page to use where its sources contradict each other. Without it, a contradiction is an error. */
  readonly prefer?: SourceKind | null;
  /** The reader's choices where a page is ambiguous. */
  readonly decisions?: Decisions;
  /** In how many positions to compare each written text with its source; 0: none. Default: `USUAL_PROOF`. */
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

/** A build may take this many times the steps of a check: each piece is written for every target, and each text is read back. */
const STEPS_OF_BUILD = 10;

/** Reads a document, a page or a variants.ini and writes each of its variants for each requested target. */
export function buildDocument(
  source: Source,
  library: Library,
  request: BuildRequest,
): Parsed<readonly BuildOutput[]> {
  const build = () => buildWithinSteps(source, library, request);
  const { isRead, tooMuch, value: built } = workOn(source, build, STEPS_OF_BUILD);
  // A text that was not fully read is not built.
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
        ...errorsOf(checkVariants({ ...document, value: variants }, source, 'fairy-stockfish')),
      ];
  // If the document has errors, what targets report would only be consequences.
  const built = hasErrors(read) ? [] : variants.map((variant) => buildVariant(variant, request));
  const missing =
    request.variant !== null && variants.length === 0
      ? [noSuchVariant(source, request.variant, document.value)]
      : [];
  return {
    value: built.flatMap(({ value }) => value),
    diagnostics: [...read, ...missing, ...withoutRepeats(built.flatMap((b) => b.diagnostics))],
  };
}

/** The variants of a page whose sources agree. If they contradict each other, the request says which one to use. */
function readAgreed(
  source: Source,
  library: Library,
  { decisions = NO_DECISIONS, prefer = null, rulesFrom = null, variant: wanted }: BuildRequest,
): Parsed<readonly Variant[]> {
  const { value: sources, diagnostics } = readSources(source, {
    library,
    completion: namedRules(rulesFrom),
    decisions,
  });
  const { value, diagnostics: found } = variantsOf(sources, prefer);
  // Differences need a decision only between sources: sentences alone may differ from a built-in variant of the same name.
  const isOpen = ({ code }: Diagnostic): boolean =>
    prefer === null &&
    (sourcesOf(sources).length > 1 ||
      (sources.hasTables && DIFFERENCE_CODES.some((one) => one === code)));
  // Where nothing but sentences describes the game, what is not understood is missing in it.
  const isOfSentences = !sources.hasTables && sourcesOf(sources).join() === 'prose';
  const compared = comparePage(sources).map((diagnostic): Diagnostic => {
    if (diagnostic.code === 'doc/sentence-not-understood' && isOfSentences)
      return { ...diagnostic, severity: 'warning' };
    if (diagnostic.severity !== 'error') return diagnostic;
    return isOpen(diagnostic) ? undecided(diagnostic, sources) : softened(diagnostic);
  });
  // What stands in the part of another variant does not concern the one that is built.
  const others =
    sources.hasTables && sourcesOf(sources).length === 1 ? unusedBy(wanted, value) : [];
  const inOthers = others.map((one) => isIn(one, value));
  const all = [...diagnostics, ...found, ...compared].filter(
    (one) => !inOthers.some((isInOther) => isInOther(one)),
  );
  return { value, diagnostics: all.sort(compareDiagnostics) };
}

/** Adds a note on how to decide between the sources. */
function undecided(diagnostic: Diagnostic, sources: PageSources): Diagnostic {
  const kinds = sourcesOf(sources);
  const what = kinds.length === 1 ? `the ${kinds.join('')} as it stands` : 'one of them';
  const message = `--prefer ${kinds.join('|')} builds ${what}`;
  return { ...diagnostic, notes: [...diagnostic.notes, { message }] };
}

/** Writes a built-in variant of the engine for each requested target; null if the engine has no variant of this name. */
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

/** The text for a target. Only `ini` can repeat what a section says; the other targets need a complete variant. */
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

/** The written text, unless it plays differently from its source. */
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
  const { diagnostic, refused, comment } = checkOutput(
    { kind, text, variant, means: means.variant, letters, ends },
    { positions: prove, approximate, readMovement: movementReader('as-engine') },
  );
  const said = comment === null ? text : `${COMMENTS[kind](comment)}\n${text}`;
  return {
    text: refused ? null : said,
    diagnostics: [...emitted.diagnostics, ...(diagnostic === null ? [] : [diagnostic])],
  };
}

/** How each kind of text carries a comment on its differences from the source. */
const COMMENTS: Readonly<Record<WrittenKind, (text: string) => string>> = {
  ini: (text) => `# ${text}`,
  document: (text) => `<!-- ${text} -->\n`,
  diagram: (text) => `<!-- ${text} -->`,
};

/** A message for each name in a request that is not a built-in variant. */
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

function noSuchVariant(source: Source, name: string, variants: readonly Variant[]): Diagnostic {
  const known = variants.map((variant) => variant.id).join(', ');
  return diagnose(
    'file/no-such-variant',
    'error',
    { file: source.file, start: 0, end: 0 },
    `${source.file} has no variant \`${name}\`; it has ${known === '' ? 'none' : known}.`,
  );
}
