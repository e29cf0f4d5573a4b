import { diagnose } from '../../catalog/diagnose.js';
import { BULLETS, type BulletName } from '../../notation/document/bullet-names.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest } from '../../text/nearest.js';
import type { Section } from './sections.js';
import { slice, type Snippet } from './snippet.js';

/** Bullets that state no rule: skipped without a word. */
const REMARKS = ['Source', 'Sources', 'Author', 'Inventor', 'Remark', 'Link'] as const;

export interface RegionBullet {
  readonly name: Snippet;
  readonly value: Snippet;
}

/** The bullets of a variant, by name. */
export interface Bullets {
  readonly values: ReadonlyMap<BulletName, Snippet>;
  readonly regions: readonly RegionBullet[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A key has at most so many words; what is longer is a sentence. */
const LONGEST_KEY = Math.max(...BULLETS.map((name) => name.split(' ').length));

export function readBullets(section: Section): Bullets {
  const values = new Map<BulletName, Snippet>();
  const regions = new Map<string, RegionBullet>();
  const diagnostics: Diagnostic[] = [];
  const duplicate = (key: Snippet): void => {
    const message = `The bullet "${key.text}" stands twice; only the first is read.`;
    diagnostics.push(diagnose('doc/duplicate-bullet', 'error', key.span, message));
  };
  for (const item of section.bullets) {
    const colon = /[:：]/.exec(item.text.slice(0, 80))?.index;
    if (colon === undefined) continue;
    const key = slice(item, 0, colon);
    const value = slice(item, colon + 1, item.text.length);
    const words = key.text.toLowerCase().split(/\s+/);
    if (!/^[a-z]/i.test(key.text) || words.length > LONGEST_KEY) continue;
    const bullet = BULLETS.find((name) => name.toLowerCase() === words.join(' '));
    if (bullet !== undefined) {
      if (values.has(bullet)) duplicate(key);
      else values.set(bullet, value);
    } else if (words[0] === 'region' && words.length === 2) {
      const name = slice(key, 'region'.length, key.text.length);
      if (regions.has(name.text.toLowerCase())) duplicate(key);
      else regions.set(name.text.toLowerCase(), { name, value });
    } else if (!REMARKS.some((remark) => remark.toLowerCase() === words.join(' '))) {
      diagnostics.push(unknownBullet(key));
    }
  }
  return { values, regions: [...regions.values()], diagnostics };
}

function unknownBullet({ text, span }: Snippet): Diagnostic {
  const near = nearest(text, [...BULLETS, ...REMARKS, 'Region NAME']);
  const advice = near === null ? `known are ${BULLETS.join(', ')}` : `did you mean "${near}"?`;
  return diagnose(
    'doc/unknown-bullet',
    near === null ? 'warning' : 'error',
    span,
    `The bullet "${text}" is not known and not read; ${advice}`,
  );
}
