import type { Source } from '../../text/source.js';
import { playableNames } from './definition.js';
import { problemAlone, setCurrent, type Judged } from './judged.js';
import { entriesOf, judgeEntries } from './records.js';

/** What is known of games and positions, by the variants that they name. */

export function judge(source: Source, among: readonly Source[]): Judged {
  setCurrent(source);
  return {
    problems: judgeEntries(source, among, 'fairy-stockfish').map(problemAlone),
    tokens: [],
    outline: entriesOf(source).map(({ name, span, variant }) => ({
      name: name.slice(0, 60),
      detail: variant,
      from: span.start,
      to: span.end,
    })),
  };
}

/** The names of those that can be played. */
export function variantsOf(source: Source, among: readonly Source[]): readonly string[] {
  return playableNames(source, among);
}
