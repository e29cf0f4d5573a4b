import { OPTIONS } from '../catalog/options/options.js';
import { bulletNamed, BULLET_ROWS, REGION_BULLET } from '../notation/document/bullet-names.js';
import type { RuleBullet } from '../notation/document/bullet-row.js';
import { RULE_BULLETS } from '../notation/document/rule-bullets.js';

/** The explanation of a bullet of documents. */
export interface ExplainedBullet {
  readonly bullet: string;
  readonly also: readonly string[];
  readonly text: string;
  readonly example: string;
  /** Examples of what may follow the colon. */
  readonly values: readonly string[];
  /** The keys of variants.ini that set the same rule; empty if no single key does. */
  readonly options: readonly string[];
  /** What applies in each family of games without the bullet; null if nothing does. */
  readonly chess: string | null;
  readonly shogi: string | null;
}

/** All names of bullets, including the alternative names that authors use. */
export const BULLET_NAMES: readonly string[] = BULLET_ROWS.flatMap(({ name, also = [] }) => [
  name,
  ...also,
]);

/** Explains a bullet by its name; ignores case and spaces. Null if the bullet does not exist. */
export function explainBullet(word: string): ExplainedBullet | null {
  const wanted = word.replace(/^\* ?|:.*$/g, '');
  const named = /^\s*region\s/i.test(wanted) ? REGION_BULLET.name : bulletNamed(wanted);
  const row = BULLET_ROWS.find(({ name }) => name === named);
  if (row === undefined) return null;
  const { also = [], example, name, text, words } = row;
  const rule = RULE_BULLETS.find((one) => one.name === name);
  const options = rule === undefined ? [] : optionsOf(rule);
  const { chess = null, shogi = null } = rule?.defaults ?? {};
  return { bullet: name, also, text, example, values: words, options, chess, shogi };
}

export function printBulletExplanation(explained: ExplainedBullet): readonly string[] {
  const { also, bullet, chess, example, options, shogi, text, values } = explained;
  return [
    `* ${bullet}: ${example}`,
    '',
    text,
    '',
    `Values: ${values.join(' | ')}`,
    ...(also.length === 0 ? [] : [`Also: ${also.join(', ')}`]),
    ...(chess === null && shogi === null
      ? []
      : [`Without it: ${chess ?? 'nothing'} in chess, ${shogi ?? 'nothing'} in shogi`]),
    ...(options.length === 0 ? [] : [`In variants.ini: ${options.join(', ')}`]),
  ];
}

/** The keys that set the fields of a bullet. A key for both sides is preferred to keys for one. */
export function optionsOf({ fields }: RuleBullet): readonly string[] {
  return fields.flatMap((field) => {
    const rows = OPTIONS.filter(
      (row) => row.fields.length === 1 && row.fields[0] === field && !('replacedBy' in row),
    );
    const both = rows.find((row) => !('side' in row) || row.side === 'both');
    return (both === undefined ? rows.slice(0, 2) : [both])
      .filter((row) => !('piece' in row))
      .map(({ key }) => key);
  });
}
