import { OPTIONS } from '../catalog/options/options.js';
import { bulletNamed, BULLET_ROWS, REGION_BULLET } from '../notation/document/bullet-names.js';
import type { RuleBullet } from '../notation/document/bullet-row.js';
import { RULE_BULLETS } from '../notation/document/rule-bullets.js';

/** What is known of a bullet of documents. */
export interface ExplainedBullet {
  readonly bullet: string;
  readonly also: readonly string[];
  readonly text: string;
  readonly example: string;
  /** What may stand behind the colon, by examples. */
  readonly values: readonly string[];
  /** The keys of variants.ini that say the same; none where no single key does. */
  readonly options: readonly string[];
  /** What each family of games has without the bullet; null: nothing. */
  readonly chess: string | null;
  readonly shogi: string | null;
}

/** Every name of a bullet, the other names that authors have for it included. */
export const BULLET_NAMES: readonly string[] = BULLET_ROWS.flatMap(({ name, also = [] }) => [
  name,
  ...also,
]);

/** Capitals and blanks do not matter; null: there is no such bullet. */
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

/** The keys that set the fields of a bullet, those of both sides before those of one. */
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
