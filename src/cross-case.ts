import type { CrossCase, CaseText } from './cross/cross-variant.js';
import { documentGame } from './cross/document-game.js';
import {
  childText,
  renamed,
  reprintPieces,
  sectionText,
  type FreshName,
} from './cross/section-text.js';
import type { EngineRules } from './ir/engine-rules.js';
import type { Game } from './play/game.js';
import type { Reading } from './play/lower-engine.js';
import { applyOptions } from './read/ini/apply-options.js';
import { reachInEngine } from './read/betza/engine-reach.js';
import { firstGame, gameOf, movementReader, type Definition } from './definitions.js';

/** Prepares a definition for comparison with an engine, or says why that is impossible. */
export function crossCaseOf(
  definition: Definition,
  reading: Reading,
  fresh: FreshName,
): CrossCase | string {
  switch (definition.kind) {
    case 'builtin': {
      const { name } = definition;
      const text: CaseText = { origin: 'built in', name, text: null };
      return caseOfRules(definition, text, reading, fresh);
    }
    case 'section': {
      const section = sectionText(definition.source, definition.name, fresh);
      return section === null
        ? 'the engine loads no such section'
        : caseOfRules(definition, { origin: 'as it is', ...section }, reading, fresh);
    }
    case 'document': {
      const readers = {
        engineOptions: applyOptions,
        gameOptions: applyOptions,
        readMovement: movementReader('as-engine'),
        readGame: firstGame,
      };
      const document = documentGame(definition.variant, readers);
      if (typeof document === 'string') return document;
      const { comments, game, ownNotations, section } = document;
      const own: readonly CaseText[] =
        ownNotations === null
          ? []
          : [
              {
                origin: 'with the Betza strings of the author',
                ...renamed(ownNotations, fresh),
              },
            ];
      return {
        name: definition.name,
        game,
        asWritten: null,
        rules: null,
        lower: () => game,
        texts: [{ origin: 'as it is', ...renamed(section, fresh) }, ...own],
        remarks: comments,
      };
    }
  }
}

type OfEngine = Exclude<Definition, { readonly kind: 'document' }>;

function caseOfRules(
  definition: OfEngine,
  text: CaseText,
  reading: Reading,
  fresh: FreshName,
): CrossCase {
  const { rules } = definition;
  const lower = (changed: EngineRules): Game =>
    gameOf({ kind: 'builtin', name: definition.name, rules: changed }, reading);
  const game = gameOf(definition, reading);
  const written = gameOf(definition, 'as-written');
  const { lines, refused } = reprintPieces(rules, movementReader('as-engine'), reachInEngine);
  const reprinted: readonly CaseText[] =
    lines.length === 0 ? [] : [{ origin: 're-printed', ...childText(text.name, lines, fresh) }];
  return {
    name: definition.name,
    game,
    asWritten: movesAlike(game, written) ? null : written,
    rules,
    lower,
    texts: [text, ...reprinted],
    remarks: refused.map((why) => `no other text was found for ${why}`),
  };
}

function movesAlike(a: Game, b: Game): boolean {
  return a.pieces.every(
    ({ movement }, index) =>
      JSON.stringify(movement) === JSON.stringify(b.pieces[index]?.movement ?? null),
  );
}
