import type { Diagnostic } from '../../../src/text/diagnostic.js';
import type { Span } from '../../../src/text/span.js';
import type { ExpectedFinding, ExpectedFindings, Words } from './expected.js';

/** A page in our own words, or the original. */
export type Version = 'ours' | 'original';

export interface Comparison {
  /** Ids of expected findings that are missing. */
  readonly missing: readonly string[];
  /** Findings that are not expected. */
  readonly surplus: readonly Surplus[];
}

export interface Surplus {
  readonly code: string;
  readonly words: string;
  readonly message: string;
}

/** Findings that may be on any page: sentences that are not understood, reasons for a reading, and rules from the game of the title. */
const TRUE_EVERYWHERE: readonly ExpectedFinding[] = [
  { id: 'not understood', severity: 'info', code: 'doc/sentence-not-understood' },
  { id: 'assumed', severity: 'info', code: 'doc/assumed-rule', says: 'assuming' },
  { id: 'decided', severity: 'info', code: 'doc/reading-decided' },
  { id: 'decided so', severity: 'info', code: 'doc/ambiguous', says: 'settle' },
];

/** Compares the findings in a page with the expected ones. */
export function compareFindings(
  diagnostics: readonly Diagnostic[],
  { alsoTrue, findings, silent }: ExpectedFindings,
  text: string,
  version: Version,
): Comparison {
  const left = [...diagnostics];
  const missing: string[] = [];
  const isOf = (expected: ExpectedFinding): ((diagnostic: Diagnostic) => boolean) => {
    const wanted = wordsOf(expected).map((words) => onlyPlaceOf(words, text, version));
    return (diagnostic) => isExpected(diagnostic, expected, wanted);
  };
  for (const expected of findings) {
    const at = left.findIndex(isOf(expected));
    if (at >= 0) left.splice(at, 1);
    else missing.push(expected.id);
  }
  const areTrue = [...alsoTrue, ...TRUE_EVERYWHERE].map(isOf);
  const surplusOnes = left.filter((one) => !areTrue.some((is) => is(one)));
  const quiet = silent.flatMap((words) => placesOf(words, text, version));
  const broken = diagnostics.filter(
    (one) => !surplusOnes.includes(one) && quiet.some((place) => holds(place, one.span)),
  );
  const surplus = [...surplusOnes, ...broken].map(({ code, message, span }) => ({
    code,
    message,
    words: text.slice(span.start, Math.min(span.end, span.start + 60)),
  }));
  return { missing, surplus };
}

function wordsOf({ against = [], at }: ExpectedFinding): readonly Words[] {
  return at === undefined ? against : [at, ...against];
}

function isExpected(
  { code, message, notes, severity, span }: Diagnostic,
  expected: ExpectedFinding,
  wanted: readonly Place[],
): boolean {
  if (severity !== expected.severity || ![expected.code].flat().includes(code)) return false;
  if (expected.says !== undefined && !message.includes(expected.says)) return false;
  const quoted = [span, ...notes.flatMap((note) => note.span ?? [])];
  return wanted.every((place) => quoted.some((one) => meets(place, one)));
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function meets(place: Place, span: Span): boolean {
  return place.start < span.end && span.start < place.end;
}

function holds(place: Place, span: Span): boolean {
  return place.start <= span.start && span.end <= place.end && span.start < span.end;
}

/** If the page has the words twice, the test is wrong. */
function onlyPlaceOf(words: Words, text: string, version: Version): Place {
  const [place, ...more] = placesOf(words, text, version);
  if (place === undefined || more.length > 0)
    throw new Error(`${version}: more than once ${JSON.stringify(words)}`);
  return place;
}

/** All places of the words. If the page does not have them, the test is wrong. */
function placesOf(words: Words, text: string, version: Version): readonly Place[] {
  const marked = typeof words === 'string' ? words : words[version];
  const [plain = '', behind = ''] = marked.replace(/[⟦⟧]/g, '').split('…');
  const [first, last] = [marked.indexOf('⟦'), marked.indexOf('⟧')];
  const [from, to] = first < 0 ? [0, plain.length] : [first, last - 1];
  const places: Place[] = [];
  for (let at = text.indexOf(plain); at >= 0; at = text.indexOf(plain, at + 1))
    places.push({ start: at + from, end: Math.max(at + to, endOf(behind, text, at)) });
  if (places.length === 0) throw new Error(`${version}: nowhere ${JSON.stringify(words)}`);
  return places;
}

/** The end of words that follow within 600 characters; 0 if they do not. */
function endOf(words: string, text: string, from: number): number {
  const at = words === '' ? -1 : text.slice(from, from + 600).indexOf(words);
  return at === -1 ? 0 : from + at + words.length;
}
