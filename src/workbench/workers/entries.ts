import type { Source } from '../../text/source.js';
import { playableNames } from './definition.js';
import { problemAlone, setCurrent, type Analysis } from './analysis.js';
import { entriesOf, lintEntries } from './records.js';

/** The analysis of games and positions, by the rules of the variants that they name. */

export function analyse(source: Source, among: readonly Source[]): Analysis {
  setCurrent(source);
  return {
    problems: lintEntries(source, among, 'fairy-stockfish').map(problemAlone),
    tokens: [],
    outline: entriesOf(source).map(({ name, span, variant }) => ({
      name: name.slice(0, 60),
      detail: variant,
      from: span.start,
      to: span.end,
    })),
  };
}

/** The names of the playable games and positions. */
export function variantsOf(source: Source, among: readonly Source[]): readonly string[] {
  return playableNames(source, among);
}
