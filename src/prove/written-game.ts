import { conclude } from '../ir/engine-conclusion.js';
import type { Game } from '../play/game.js';
import { lowerEngineRules, type ReadMovement } from '../play/lower-engine.js';
import { lowerVariant } from '../play/lower-variant.js';
import { reachInEngine } from '../read/betza/engine-reach.js';
import { applyOptions } from '../read/ini/apply-options.js';
import { readIni } from '../read/ini/read-ini.js';
import { readPage } from '../read/read-page.js';
import { hasErrors, type Diagnostic } from '../text/diagnostic.js';

/** An output as its reader plays it. */
interface WrittenGame {
  readonly game: Game;
  /** For each name of a piece in the text, its form in FENs of the game; both in lower case. */
  readonly letters: ReadonlyMap<string, string>;
}

/** The types of output, which determine who reads them back: the engine or fairyc. */
export const WRITTEN_KINDS = ['ini', 'document', 'diagram'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

const ENDINGS: Readonly<Record<WrittenKind, string>> = {
  ini: 'ini',
  document: 'md',
  diagram: 'html',
};

/** Reads an output back. Returns a string with the reason if it cannot be played. */
export function writtenGame(
  kind: WrittenKind,
  text: string,
  readMovement: ReadMovement,
): WrittenGame | string {
  const source = { file: `written.${ENDINGS[kind]}`, text };
  if (kind === 'ini') {
    const { value, diagnostics } = readIni(source);
    const section = value.at(-1);
    if (section === undefined || hasErrors(diagnostics)) return firstProblem(diagnostics);
    const game = lowerEngineRules(
      section.name,
      conclude(section.rules),
      readMovement,
      'as-engine',
      reachInEngine,
    );
    const letters = game.pieces.flatMap(({ letter }) => letter ?? []);
    return { game, letters: new Map(letters.map((letter) => [letter, letter])) };
  }
  const { value, diagnostics } = readPage(source, { library: () => null, completion: null });
  const [variant] = value;
  if (variant === undefined || hasErrors(diagnostics)) return firstProblem(diagnostics);
  const game = lowerVariant(variant, applyOptions);
  return {
    game,
    letters: new Map(
      variant.pieces.flatMap(({ abbreviation }, index) => {
        const letter = game.pieces[index]?.letter ?? null;
        return abbreviation === null || letter === null
          ? []
          : [[abbreviation.toLowerCase(), letter] as const];
      }),
    ),
  };
}

function firstProblem(diagnostics: readonly Diagnostic[]): string {
  const problem = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  return problem?.message ?? 'it defines nothing';
}
