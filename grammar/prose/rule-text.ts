/** Sentences of a text, each letter where it was, and blanks for what says nothing. */

/** A stretch of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What stands before a colon or dash: "Campmate : …", "**Drops** - …". */
export interface Lead extends Stretch {
  /** It is set off by emphasis, and may be a sentence itself. */
  readonly isEmphatic: boolean;
}

export interface RuleText {
  /** As long as the text itself. */
  readonly words: string;
  readonly lead: Lead | null;
  /** Those behind the lead; none is empty. */
  readonly sentences: readonly Stretch[];
}

/** Longer than any sentence that states a rule; what is longer is not read. */
const LONGEST_LEAD = 90;
const MOST_LEAD_WORDS = 5;

const EMPHASIS = /[*_`\\[\]#"“”„«»|>]/g;
const ABBREVIATIONS = /\b(?:e\.\s?g|i\.\s?e|etc|vs|resp)\./gi;
const FILLERS = new RegExp(
  `(?<![\\w\\u00c0-\\uffff'’-])(?:${[
    'as well',
    'of course',
    'in (?:this|the|our) (?:game|variant)',
    'of the game',
    '(?:on|of|from|onto|on to|across|over) the (?:whole |entire )?board',
    'at any time',
    'i e ',
    'that is to say',
    'in principle',
    'a|an|the|also|simply|technically|actually|still|thereby',
  ]
    .join('|')
    .replaceAll(' ', '\\s{1,9}')})(?![\\w\\u00c0-\\uffff]|['’-]\\w)`,
  'gi',
);

const BULLET = /^\s*(?:(?:[-*+•]|\d{1,2}[.)])\s+)?/;
/** A full stop, a blank line, or the next item of a list. */
const END = /[.!?。](?=\s|$)|\n[^\S\n]*(?:(?=\n)|(?:[-+•]|\d{1,2}[.)])\s)/g;

/** Cuts a paragraph or an item of a list into sentences. */
export function ruleTextOf(text: string): RuleText {
  const shown = withoutAsides(withoutDots(text));
  const words = shown.replace(EMPHASIS, ' ').replaceAll('’', "'").replace(FILLERS, blanks);
  const start = BULLET.exec(shown)?.[0].length ?? 0;
  const lead = leadOf(shown, start);
  return { words, lead, sentences: sentencesOf(words, lead?.end ?? start) };
}

/** Abbreviations do not end a sentence. */
function withoutDots(text: string): string {
  return text.replace(ABBREVIATIONS, (image) => image.replaceAll('.', ' '));
}

function blanks(image: string): string {
  return image.replace(/[^\n]/g, ' ');
}

/** A sentence does not say the same without these. */
const RESTRICTS =
  /^[(（]\s*(?:(?:not|no|never|non-?|un)\s*[)）]|(?:except|unless|only|but not|if|when)\b)/i;

/** Without what stands in round brackets, nested or not, and without pictures. */
function withoutAsides(text: string): string {
  const open: number[] = [];
  const asides: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '（') open.push(at);
    if (sign !== ')' && sign !== '）') continue;
    const start = open.pop();
    const end = at + 1;
    if (start === undefined || open.length > 0 || RESTRICTS.test(text.slice(start, end))) continue;
    asides.push({ start, end });
  }
  return withBlanks(text, asides).replace(/!\[[^\]\n]{0,400}\]/g, blanks);
}

function withBlanks(text: string, stretches: readonly Stretch[]): string {
  let from = 0;
  const parts: string[] = [];
  for (const { end, start } of stretches) {
    parts.push(text.slice(from, start), blanks(text.slice(start, end)));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

function leadOf(shown: string, start: number): Lead | null {
  const head = shown.slice(start, start + LONGEST_LEAD);
  const sign = /\s*[:：](?=\s)|[*_\s]\s*(?:-{1,2}|[–—])\s/.exec(head);
  if (sign === null || /[.!?;,](?=\s)|\n\s*\n/.test(head.slice(0, sign.index))) return null;
  const lead = head.slice(0, sign.index);
  const isEmphatic = /^\s*[*_]/.test(lead) && /[*_]/.test(lead.slice(2) + sign[0]);
  const count = lead.split(/\s+/).filter((word) => word !== '').length;
  const end = start + sign.index + sign[0].length;
  if (count === 0 || (!isEmphatic && count > MOST_LEAD_WORDS) || shown.slice(end).trim() === '')
    return null;
  return { start, end, isEmphatic };
}

function sentencesOf(words: string, start: number): readonly Stretch[] {
  const found: Stretch[] = [];
  let from = start;
  const add = (end: number): void => {
    if (/[\w\u00c0-\uffff]/.test(words.slice(from, end))) found.push({ start: from, end });
  };
  for (const { 0: image, index } of words.matchAll(END)) {
    if (index < start) continue;
    add(index);
    from = index + image.length;
  }
  add(words.length);
  return found;
}
