import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { gameOf, type Definition } from '../../definitions.js';
import { printDiff } from '../../diff/print-diff.js';
import type { Showing, VariantDifference } from '../../diff/difference.js';
import { TARGET_IDS, type TargetId } from '../../emit/target-ids.js';
import { openGame } from '../../games/open-game.js';
import { boardSvg } from '../../page/board-svg.js';
import { gameSheet } from '../../page/game-sheet.js';
import {
  buildBuiltin,
  buildDocument,
  TARGETS,
  type BuildOutput,
  type BuildRequest,
} from '../../pipeline.js';
import { scanIni } from '../../read/ini/scan.js';
import { diffDefinitions, factsOf, gamePageOf, pageSubjectOf } from '../../views.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { fileName } from '../../text/file-name.js';
import { definitionOf, type Ref } from './definition.js';
import { ENGINE_SECTIONS } from './known-variants.js';
import { DOCUMENTS, library } from './library.js';

/** Game pages, outputs and comparisons of variants. */

export { playableNames } from './definition.js';

/** What a new text can start from. */
export function starts(): {
  readonly documents: readonly string[];
  readonly builtins: readonly string[];
  readonly sections: readonly string[];
} {
  return {
    documents: DOCUMENTS.map(({ file }) => file.replace(/^.*\//, '')),
    builtins: BUILTIN_NAMES,
    sections: scanIni(ENGINE_SECTIONS).sections.map(({ name }) => name),
  };
}

/** The text of a shipped document; null if it does not exist. */
export function documentNamed(file: string): string | null {
  return DOCUMENTS.find((source) => source.file.endsWith(`/${file}`))?.text ?? null;
}

/** A variant of the engine as a separate text; null if the format cannot express it. */
export function engineVariantAs(name: string, target: 'ini' | 'document'): string | null {
  const request = requestFor(target, { approximate: true, rulesFrom: null }, null);
  const built =
    buildBuiltin(name, request) ??
    buildDocument(ENGINE_SECTIONS, library, { ...request, variant: name });
  return built.value[0]?.text ?? null;
}

/** The game page, as a whole HTML file. */
export function pageOf(ref: Ref): string | null {
  const definition = definitionOf(ref);
  return definition === null ? null : gamePageOf(definition);
}

/** The user's choices about a build. */
export interface BuildChoices {
  readonly approximate: boolean;
  /** The built-in variant that supplies the rules a diagram does not state. */
  readonly rulesFrom: string | null;
}

/** An output: a text, or the reasons why there is none. */
export interface Output {
  readonly id: TargetId | 'pychess' | 'page' | 'json';
  readonly title: string;
  readonly file: string;
  readonly text: string | null;
  readonly findings: readonly Pick<Diagnostic, 'severity' | 'code' | 'message'>[];
}

/** All outputs of a variant. */
export function outputsOf(ref: Ref, choices: BuildChoices): readonly Output[] {
  const definition = definitionOf(ref);
  const name = definition?.name ?? (ref.kind === 'engine' ? ref.name : (ref.name ?? 'variant'));
  const outputs = TARGET_IDS.map((target): Output => {
    const { diagnostics, value } = build(ref, definition, requestFor(target, choices, definition));
    return {
      id: target,
      title: TARGETS[target].title,
      file: target === 'ini' ? 'variants.ini' : fileOf(name, target, TARGETS[target].extension),
      text: value[0]?.text ?? null,
      findings: diagnostics.map(({ code, message, severity }) => ({ code, message, severity })),
    };
  });
  return [...outputs, ...ofPrograms(definition, name, outputs)];
}

/** The outputs that are not build targets. */
function ofPrograms(
  definition: Definition | null,
  name: string,
  outputs: readonly Output[],
): readonly Output[] {
  const facts = definition === null ? null : factsOf(definition);
  const ini = outputs.find(({ id }) => id === 'ini');
  const line = facts?.pychessPieces ?? null;
  const section = ini?.text ?? null;
  const page = definition === null ? null : gamePageOf(definition);
  return [
    {
      id: 'pychess',
      title: 'the same section, with the line in which PyChess looks for its pieces',
      file: 'pychess-variants.ini',
      text: section === null || line === null ? null : `${line}\n${section}`,
      findings: ini?.findings ?? [],
    },
    {
      id: 'page',
      title: 'the game page as a single file',
      file: fileOf(name, 'page', 'html'),
      text: page,
      findings: [],
    },
    {
      id: 'json',
      title: 'board, pieces, hands and zones for programs',
      file: fileOf(name, 'facts', 'json'),
      text: facts === null ? null : `${JSON.stringify(facts, null, 2)}\n`,
      findings: [],
    },
  ];
}

/** A file name for an output. Unsafe characters of the variant's name are replaced. */
function fileOf(variant: string, what: string, extension: string): string {
  return `${fileName(variant)}-${what}.${extension}`;
}

/** Builds from the text that defines the variant, which for games and positions is another one. */
function build(
  ref: Ref,
  definition: Definition | null,
  request: BuildRequest,
): Parsed<readonly BuildOutput[]> {
  if (definition !== null && definition.kind !== 'builtin')
    return buildDocument(definition.source, library, request);
  const builtin = definition === null ? null : buildBuiltin(definition.name, request);
  const source = ref.kind === 'text' ? ref.source : ENGINE_SECTIONS;
  return builtin ?? buildDocument(source, library, request);
}

function requestFor(
  target: TargetId,
  { approximate, rulesFrom }: BuildChoices,
  definition: Definition | null,
): BuildRequest {
  const variant = definition === null || definition.kind === 'builtin' ? null : definition.name;
  return { targets: [target], variant, approximate, parent: null, rulesFrom };
}

/** The differences between two variants in words, with positions that show them. */
export interface Comparison {
  readonly text: string;
  readonly verdict: VariantDifference['verdict'];
  readonly boards: readonly {
    /** Markup of our own. */
    readonly svg: string;
    readonly caption: string;
  }[];
}

/** Null if one of the two cannot be played. */
export function compare(first: Ref, second: Ref): Comparison | null {
  const [one, two] = [definitionOf(first), definitionOf(second)];
  if (one === null || two === null) return null;
  const difference = diffDefinitions(one, two);
  return {
    text: printDiff(difference),
    verdict: difference.verdict,
    boards: difference.play.flatMap(({ showing }, index) => boardsOf(showing, one, index)),
  };
}

function boardsOf(
  showing: Showing | null,
  definition: Definition,
  index: number,
): Comparison['boards'] {
  if (showing === null || showing.kind === 'start') return [];
  const game = openGame(definition);
  if (game.reset(showing.line.fen) !== null) return [];
  for (const move of showing.line.moves) if (game.push(move) !== null) return [];
  const fen = game.fen();
  const svg = pictureAt(definition, fen, `difference-${index + 1}`);
  return svg === null ? [] : [{ svg, caption: fen }];
}

/** A picture of a position; null if it cannot be set up. */
function pictureAt(definition: Definition, fen: string, id: string): string | null {
  const game = { ...gameOf(definition, 'as-engine'), startFen: fen };
  const { start } = gameSheet(pageSubjectOf(definition, game), 'chess');
  if (start === null) return null;
  return boardSvg({ ...start.picture, id, title: fen }, 'in-page').toString();
}
