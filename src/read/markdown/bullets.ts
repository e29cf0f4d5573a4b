import leven from 'leven';
import { diagnose } from '../../catalog/diagnose.js';
import {
  BULLET_ROWS,
  bulletNamed,
  LONGEST_BULLET_NAME,
  type BulletName,
} from '../../notation/document/bullet-names.js';
import { wishedLine } from '../../notation/document/wishes.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest, respelled } from '../../text/nearest.js';
import type { Section } from './sections.js';
import { slice, type Snippet } from './snippet.js';

/** Bullets that state no rule: they are for readers. */
const REMARKS = ['Source', 'Sources', 'Author', 'Inventor', 'Remark', 'Link'] as const;

export interface RegionBullet {
  readonly name: Snippet;
  readonly value: Snippet;
}

export interface Remark {
  readonly name: Snippet;
  readonly value: Snippet;
}

/** The bullets of a variant, by name. */
export interface Bullets {
  readonly values: ReadonlyMap<BulletName, Snippet>;
  readonly regions: readonly RegionBullet[];
  /** `Inventor: …`, `Source: …`. */
  readonly remarks: readonly Remark[];
  /** Those that are taken for prose. */
  readonly prose: ReadonlySet<Snippet>;
  readonly diagnostics: readonly Diagnostic[];
}

const NAMES = [...BULLET_ROWS.flatMap(({ name, also = [] }) => [name, ...also]), ...REMARKS];

export function readBullets(section: Section): Bullets {
  const values = new Map<BulletName, Snippet>();
  const regions = new Map<string, RegionBullet>();
  const remarks: Remark[] = [];
  const prose = new Set<Snippet>();
  const diagnostics: Diagnostic[] = [];
  const duplicate = (key: Snippet): void => {
    const message = `The bullet "${key.text}" is given twice; only the first is read.`;
    diagnostics.push(diagnose('doc/duplicate-bullet', 'error', key.span, message));
  };
  for (const item of section.bullets) {
    const colon = /[:：]/.exec(item.text.slice(0, 80))?.index;
    if (colon === undefined) {
      prose.add(item);
      const line = wishedLine(item.text.slice(0, 200));
      if (line !== null) diagnostics.push(unreadWish(item, line));
      continue;
    }
    const key = slice(item, 0, colon);
    const value = slice(item, colon + 1, item.text.length);
    const words = key.text.toLowerCase().split(/\s+/);
    if (!/^[a-z]/i.test(key.text) || words.length > LONGEST_BULLET_NAME) {
      prose.add(item);
      continue;
    }
    const bullet = bulletNamed(key.text);
    if (bullet !== null) {
      if (values.has(bullet)) duplicate(key);
      else values.set(bullet, value);
    } else if (words[0] === 'region' && words.length === 2) {
      const name = slice(key, 'region'.length, key.text.length);
      if (regions.has(name.text.toLowerCase())) duplicate(key);
      else regions.set(name.text.toLowerCase(), { name, value });
    } else if (REMARKS.some((remark) => remark.toLowerCase() === words.join(' '))) {
      remarks.push({ name: key, value });
    } else {
      prose.add(item);
      diagnostics.push(unknownBullet(key, value));
    }
  }
  return { values, regions: [...regions.values()], remarks, prose, diagnostics };
}

/** A misspelt name is an error, since its rule would be lost; others may be prose. */
function unknownBullet({ text, span }: Snippet, value: Snippet): Diagnostic {
  const line = wishedLine(`${text} ${value.text.slice(0, 200)}`);
  const alike = nearest(text, NAMES);
  // A name that is only roughly alike says less than all the words together.
  const isRough = alike !== null && leven(text.toLowerCase(), alike.toLowerCase()) > 2;
  const near = line !== null && isRough ? null : alike;
  const row =
    near === null
      ? undefined
      : BULLET_ROWS.find(({ name }) => name === (bulletNamed(near) ?? near));
  const advice =
    near !== null
      ? `did you mean "${near}"?${row === undefined ? '' : ` For example "* ${row.name}: ${row.example}".`}`
      : line !== null
        ? `write "${line}".`
        : 'generated/docs/documents.md lists all bullets.';
  return diagnose(
    'doc/unknown-bullet',
    near === null ? 'warning' : 'error',
    span,
    `The bullet "${text}" is unknown and ignored; ${advice}`,
    respelled(span, near),
  );
}

/** A rule in words of its own, without a name before a colon. */
function unreadWish({ text, span }: Snippet, line: string): Diagnostic {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  const message = `"${shown}" is read as prose; to make it a rule write "${line}".`;
  return diagnose('doc/unread-rule', 'warning', span, message);
}
