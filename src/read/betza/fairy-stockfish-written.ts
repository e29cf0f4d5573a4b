import type { BetzaSuffix, BetzaTerm } from '../../../grammar/betza/syntax.js';
import { ATOMS, type LeapSize } from '../../catalog/betza/atoms.js';
import { ALWAYS, type Movement, type Reach, type Vector } from '../../ir/movement.js';
import { pathsOfBracket } from './bracket-paths.js';
import { lamePath } from './lame-path.js';
import { lameLeapBy, leapBy, movesBy, type Shape } from './shapes.js';
import { modalitiesOf, NO_PREFIX, readPrefix, type WrittenPrefix } from './written-prefix.js';
import { leapOfTuple, reachAsWritten, stepsOf } from './written-steps.js';

/** The author's plain meaning of one term, without the parts that a movement cannot express. */
export function movementAsWritten(term: BetzaTerm, outer: WrittenPrefix = NO_PREFIX): Movement {
  const { atom, suffix } = term;
  const prefix = readPrefix(term.prefix, outer);
  switch (atom.kind) {
    case 'letter': {
      const meaning = ATOMS['fairy-stockfish'].get(atom.letter);
      if (meaning?.kind !== 'leaper') return [];
      const reach = reachAsWritten(suffix, meaning.rides ? 'edge' : 1);
      return moves(prefix, shapesOf(prefix, meaning.leaps, reach, suffix));
    }
    case 'tuple': {
      const leap = leapOfTuple(atom.first, atom.second);
      if (leap === null) return [];
      return moves(prefix, shapesOf(prefix, [leap], reachAsWritten(suffix, 1), suffix));
    }
    case 'group':
      return atom.terms.flatMap((inner) => movementAsWritten(inner, prefix));
    case 'bracket':
      return pathsOfBracket(atom, prefix);
    case 'castling':
    case 'drop':
      return [];
  }
}

function shapesOf(
  prefix: WrittenPrefix,
  leaps: readonly LeapSize[],
  reach: Reach,
  { interval }: BetzaSuffix,
): readonly Shape[] {
  return stepsOf(prefix.directions, leaps).map((step): Shape => {
    if (prefix.hop !== null) return hopOf(step, prefix.hop, reach);
    if (interval !== null) {
      const least = Math.max(1, Number(interval.least));
      const most = interval.most === '' ? 'edge' : Number(interval.most);
      return { kind: 'path', legs: [], last: { step, least, most } };
    }
    const between = lamePath(step);
    if (reach !== 1) {
      return {
        kind: 'ride',
        step,
        reach,
        lame: prefix.lame ? between : [],
        skip: prefix.jump ? 1 : 0,
      };
    }
    if (prefix.lame) return lameLeapBy(step, between);
    return prefix.jump ? lameLeapBy(step, [], between) : leapBy(step);
  });
}

/** A leaper hops over the adjacent square in its direction and lands one leap further. */
function hopOf(step: Vector, hop: 'cannon' | 'grasshopper', reach: Reach): Shape {
  return {
    kind: 'hop',
    step,
    hurdle: reach === 1 ? 1 : 'edge',
    beyond: hop === 'cannon' ? 'edge' : 1,
    reach: reach === 'edge' ? 'edge' : Math.max(2, reach),
  };
}

function moves(prefix: WrittenPrefix, shapes: readonly Shape[]): Movement {
  const passing = prefix.modalities.includes('e');
  return modalitiesOf(prefix).flatMap((modality) =>
    movesBy(
      shapes,
      modality,
      { ...ALWAYS, initial: prefix.initial },
      passing && modality === 'capture',
    ),
  );
}
