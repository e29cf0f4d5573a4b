import { gameOf, type Definition } from '../definitions.js';
import { compileGame } from '../play/move-api.js';
import { createMatch } from '../play/match.js';
import { perftWithin } from '../play/perft-within.js';
import type { EngineSection } from '../read/ini/read-ini.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Open } from './open-text.js';

/** A line above a variant. Its title may be slow to compute, so editors request it when the line becomes visible. */
export interface CodeLens {
  readonly at: TextRange;
  /** The name of the variant for commands. */
  readonly variant: string;
  /** `differences` from the parent; the number of `moves`; or a command to `compare` with the engine. */
  readonly kind: 'differences' | 'moves' | 'compare';
}

/** The lenses of all variants that can be played. */
export function codeLenses(open: Open): readonly CodeLens[] {
  const all = ['moves', 'compare'] as const;
  switch (open.kind) {
    case 'ini':
      return open.sections().flatMap(({ name, parent, section: { nameAt } }) => {
        const kinds = parent === null ? all : (['differences', ...all] as const);
        return kinds.map((kind) => ({ at: nameAt, variant: name, kind }));
      });
    case 'document':
      return open
        .variants()
        .flatMap(({ id, span }) => all.map((kind) => ({ at: span, variant: id, kind })));
  }
}

/** The title of a lens; null if the text has changed and the lens no longer applies. */
export function lensTitle(open: Open, { kind, variant }: Omit<CodeLens, 'at'>): string | null {
  switch (kind) {
    case 'compare':
      return 'compare with the engine';
    case 'differences': {
      const section =
        open.kind === 'ini' ? open.sections().find(({ name }) => name === variant) : undefined;
      return section === undefined ? null : differencesFrom(section);
    }
    case 'moves': {
      const mark = open
        .marks()
        .find(({ about }) => about.kind === 'variant' && about.definition()?.name === variant);
      const definition = mark?.about.kind === 'variant' ? mark.about.definition() : null;
      return definition === null ? null : movesOf(definition);
    }
  }
}

/** For example `3 pieces differ from shogi`. */
function differencesFrom({ base, parent, rules }: EngineSection): string {
  const before = new Map(base.pieces.map(({ betza, type }) => [type, betza]));
  const after = new Map(rules.pieces.map(({ betza, type }) => [type, betza]));
  const types = new Set([...before.keys(), ...after.keys()]);
  const count = [...types].filter((type) => before.get(type) !== after.get(type)).length;
  const pieces = count === 1 ? '1 piece differs' : `${count} pieces differ`;
  return count === 0 ? `the pieces of ${parent ?? ''}` : `${pieces} from ${parent ?? ''}`;
}

const DEPTH = 2;
/** The maximum number of moves to count, because other requests wait in the meantime. */
const MOST_MOVES = 20_000;

function movesOf(definition: Definition): string {
  const match = createMatch(compileGame(gameOf(definition, 'as-engine')));
  if (match.start(match.compiled.tables.game.startFen) !== null)
    return 'no start position to count moves from';
  const count = perftWithin(match.compiled, match.position, DEPTH, MOST_MOVES);
  const many = (count ?? MOST_MOVES).toLocaleString('en-US');
  return `${count === null ? 'more than ' : ''}${many} moves at depth ${DEPTH}`;
}
