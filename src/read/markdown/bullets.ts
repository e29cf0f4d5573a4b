import leven from 'leven';
import { diagnose } from '../../catalog/diagnose.js';
import {
  BULLET_ROWS,
  bulletNamed,
  LONGEST_BULLET_NAME,
  type BulletName,
} from '../../notation/document/bullet-names.js';
import { CHECKMATES } from '../../notation/document/bullet-words.js';
import { wishedLine } from '../../notation/document/wishes.js';
import type { Diagnostic, Severity } from '../../text/diagnostic.js';
import { isSlipOf, nearest, respelled } from '../../text/nearest.js';
import type { Section } from './sections.js';
import { slice, withoutEmphasis, type Snippet } from './snippet.js';

/** Bullets for readers, which state no rule. */
const REMARKS = [
  'Source',
  'Sources',
  'Author',
  'Inventor',
  'Designer',
  'Players',
  'Year',
  'Remark',
  'Link',
] as const;

/** Bullets that say how the game is won. Another aim than checkmate has a bullet of its own. */
const AIM = /^(?:win|winning|object|objective|aim|(?:win|winning|victory) conditions?)$/;

export interface RegionBullet {
  readonly name: Snippet;
  readonly value: Snippet;
}

interface Remark {
  readonly name: Snippet;
  readonly value: Snippet;
}

/** A bullet without a known name. It is read as a sentence. */
export interface FreeBullet {
  readonly item: Snippet;
  /** The words before the colon; null if there are none or they belong to a sentence. */
  readonly key: Snippet | null;
}

/** The bullets of a variant, by name. */
export interface Bullets {
  readonly values: ReadonlyMap<BulletName, Snippet>;
  readonly regions: readonly RegionBullet[];
  /** `Inventor: …`, `Source: …`. */
  readonly remarks: readonly Remark[];
  /** Bullets that are read as sentences. */
  readonly free: readonly FreeBullet[];
  readonly diagnostics: readonly Diagnostic[];
}

const NAMES = [...BULLET_ROWS.flatMap(({ name, also = [] }) => [name, ...also]), ...REMARKS];

export function readBullets(section: Section): Bullets {
  const values = new Map<BulletName, Snippet>();
  /** As the document writes them. */
  const names = new Map<BulletName, string>();
  const regions = new Map<string, RegionBullet>();
  const remarks: Remark[] = [];
  const free: FreeBullet[] = [];
  const diagnostics: Diagnostic[] = [];
  const duplicate = (key: Snippet, first = key.text): void => {
    const isSame = first.toLowerCase() === key.text.toLowerCase();
    const message = isSame
      ? `The bullet "${key.text}" is given twice; only the first is read.`
      : `The bullet "${key.text}" means the same as "${first}" above, so it is ignored.`;
    diagnostics.push(diagnose('doc/duplicate-bullet', 'error', key.span, message));
  };
  const state = (bullet: BulletName, key: Snippet, value: Snippet): void => {
    if (values.has(bullet)) duplicate(key, names.get(bullet));
    else {
      values.set(bullet, value);
      names.set(bullet, key.text);
    }
  };
  for (const item of section.bullets) {
    const colon = /[:：]/.exec(item.text.slice(0, 80))?.index;
    const said = colon === undefined ? saidOfBullet(item) : null;
    if (said !== null) {
      state(said.bullet, item, said.value);
      continue;
    }
    if (colon === undefined) {
      free.push({ item, key: null });
      const line = wishedLine(item.text.slice(0, 200));
      if (line !== null) diagnostics.push(unreadRule(item, line));
      continue;
    }
    const key = withoutEmphasis(slice(item, 0, colon));
    // In `**Size:** 8x8` the closing mark comes after the colon.
    const rest = item.text.slice(colon + 1);
    const closing =
      /^\s*(?:\*\*|__|\*|_)(?=\s)/.exec(/^[*_]/.test(item.text) ? rest : '')?.[0] ?? '';
    const value = slice(item, colon + 1 + closing.length, item.text.length);
    const words = key.text.toLowerCase().split(/\s+/);
    const isName = /^[a-z]/i.test(key.text) || bulletNamed(key.text) !== null;
    if (!isName || words.length > LONGEST_BULLET_NAME) {
      free.push({ item, key: null });
      continue;
    }
    if (/^(?:white|black)$/i.test(key.text) && SQUARES.test(value.text.slice(0, 200))) {
      diagnostics.push(listedArmy(item));
      continue;
    }
    const bullet = bulletNamed(key.text);
    if (bullet !== null && isSaidOff(bullet, value)) continue;
    if (bullet !== null) {
      state(bullet, key, value);
    } else if (words[0] === 'region' && words.length === 2) {
      const name = slice(key, 'region'.length, key.text.length);
      if (regions.has(name.text.toLowerCase())) duplicate(key);
      else regions.set(name.text.toLowerCase(), { name, value });
    } else if (REMARKS.some((remark) => remark.toLowerCase() === words.join(' '))) {
      remarks.push({ name: key, value });
    } else if (AIM.test(words.join(' '))) {
      if (CHECKMATES.test(value.text)) remarks.push({ name: key, value });
      else diagnostics.push(unknownBullet(key, value, 'error'));
    } else {
      const near = misspeltName(key, value);
      if (near === null) free.push({ item, key });
      diagnostics.push(near === null ? unknownBullet(key, value) : misspelt(key, near));
    }
  }
  return { values, regions: [...regions.values()], remarks, free, diagnostics };
}

/**
 * What a bullet without a colon says if it is the name of a rule that has the values yes and no: `No castling`, `Forced capture`. A name of
 * one word (`Drops`) may be only a heading.
 */
function saidOfBullet(
  item: Snippet,
): { readonly bullet: BulletName; readonly value: Snippet } | null {
  const text = item.text.slice(0, 80).replace(/\.$/, '');
  const [, no = '', name = ''] = /^(no )?(.*)$/i.exec(text) ?? [];
  const bullet = bulletNamed(name);
  const row = BULLET_ROWS.find((one) => one.name === bullet);
  const word = no === '' ? 'yes' : 'no';
  const isClear = no !== '' || /[ -]/.test(name);
  return bullet === null || !isClear || row?.words.includes(word) !== true
    ? null
    : { bullet, value: { text: word, span: item.span } };
}

/** Whether a bullet such as `Duck: no` turns off what only "yes" turns on: without the bullet the rule is off too. */
function isSaidOff(name: BulletName, { text }: Snippet): boolean {
  const row = BULLET_ROWS.find((one) => one.name === name);
  return row?.words.join() === 'yes' && /^(?:no|none|off|false)\.?$/i.test(text);
}

/** The beginning of the value of a region. */
const NAMES_SQUARES =
  /^(?:the )?(?:[a-p](?:\d|\*)|\*\d|(?:dark|light|ranks?|files?|last|first|everywhere|corners|centre|center)\b)/i;

/** The bullet name that a misspelt one stands for; null if there is none. */
function misspeltName({ text }: Snippet, value: Snippet): string | null {
  const [, word = '', name = ''] = /^([a-z]+)( \S+)$/i.exec(text) ?? [];
  if (nearest(word, ['Region']) !== null && NAMES_SQUARES.test(value.text)) return `Region${name}`;
  const alike = nearest(text, NAMES);
  // A shorter word that shares its ends with a name, as "Captain" with "Castling", is another word.
  if (alike === null || (text.length < 9 && !isSlipOf(text, alike))) return null;
  // If the name is only roughly similar or does not take the value, all the words together are the better clue.
  const isRough = leven(text.toLowerCase(), alike.toLowerCase()) > Math.min(2, text.length / 3);
  const row = BULLET_ROWS.find(({ name }) => name === bulletNamed(alike));
  const isOther = row?.words.join() === 'yes,no' && !/^(?:yes|no)\b/i.test(value.text);
  const line = wishedLine(`${text} ${value.text.slice(0, 200)}`);
  return (isRough || isOther) && line !== null ? null : alike;
}

/** A misspelt name is an error, since its rule would be lost. */
function misspelt({ span, text }: Snippet, near: string): Diagnostic {
  const row = BULLET_ROWS.find(({ name }) => name === (bulletNamed(near) ?? near));
  const example = row === undefined ? '' : ` For example "* ${near}: ${row.example}".`;
  const message = `The bullet "${text}" is unknown and ignored; did you mean "${near}"?${example}`;
  return diagnose('doc/unknown-bullet', 'error', span, message, respelled(span, near));
}

/** A warning only, if the bullet may be prose. */
function unknownBullet(
  { span, text }: Snippet,
  value: Snippet,
  severity: Severity = 'warning',
): Diagnostic {
  const line = wishedLine(`${text} ${value.text.slice(0, 200)}`);
  const message = `The bullet "${text}" is unknown and ignored; ${adviceOf(line)}`;
  return diagnose('doc/unknown-bullet', severity, span, message);
}

/** The square of a piece: `King e1`. */
const SQUARES = /[a-z)][: ] *[a-p]\d{1,2}\b/i;

/** The finding for `White: King e1, Rooks a1 h1`. An error, since without it the start position is missing or another one. */
function listedArmy({ span, text }: Snippet): Diagnostic {
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  const message = `"${shown}" lists squares, which are not read; write the start position as a FEN, "* Start: …", or draw it under a heading "Start position".`;
  return diagnose('doc/unread-rule', 'error', span, message);
}

/** The finding for a bullet that is a sentence, without a name before a colon. `line` is what may be meant. */
export function unreadRule({ span, text }: Snippet, line: string | null): Diagnostic {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  const message = `"${shown}" is not understood, so it is not a rule of the game; ${adviceOf(line)}`;
  return diagnose('doc/unread-rule', 'warning', span, message);
}

function adviceOf(line: string | null): string {
  return line === null
    ? '\`fairyc explain doc/unknown-bullet\` lists all bullets.'
    : `write "${line}".`;
}
