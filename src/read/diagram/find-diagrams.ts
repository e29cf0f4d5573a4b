import { LOOK_PARAMETERS, RULE_PARAMETERS } from '../../catalog/diagram/parameters.js';
import { excerptOf, type Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { elementsOfClass } from './html.js';

/** The class of the elements that contain definitions. */
const DIAGRAM_CLASS = 'idiagram';

/**
 * The definitions of Interactive Diagrams in a page: the content of elements of class `idiagram`. In a text that is not HTML and
 * has no such elements, they are runs of lines that look like a definition.
 */
export function findDiagrams(source: Source, isHtml: boolean): readonly Excerpt[] {
  const elements = /idiagram/i.test(source.text) ? elementsOfClass(source, DIAGRAM_CLASS) : [];
  return elements.length > 0 || isHtml ? elements : definitionLines(source);
}

/** Runs of lines that are items of a definition, with at least one piece. Blank lines may separate them. */
function definitionLines(source: Source): readonly Excerpt[] {
  const found: Excerpt[] = [];
  let start: number | null = null;
  let end = 0;
  let hasPiece = false;
  const finish = (): void => {
    if (start !== null && hasPiece) found.push(excerptOf(source, start, end));
    start = null;
    hasPiece = false;
  };
  let at = 0;
  for (const line of source.text.split('\n')) {
    const kind = kindOf(line);
    if (kind === 'other') finish();
    else if (kind !== 'blank') {
      start ??= at;
      end = at + line.length;
      hasPiece ||= kind === 'piece';
    }
    at += line.length + 1;
  }
  finish();
  return found;
}

type LineKind = 'piece' | 'parameter' | 'blank' | 'other';

const PARAMETERS = new Set<string>([...RULE_PARAMETERS, ...LOOK_PARAMETERS]);
/** Longer than any line of a definition: such lines are prose. */
const LONGEST_LINE = 1 << 16;

/**
 * The kind of a line. A piece has four colons, and squares or nothing after the fourth. If a parameter begins a line of several
 * items, it must be a known one.
 */
function kindOf(line: string): LineKind {
  const text = line.trim();
  if (text === '') return 'blank';
  if (text.length > LONGEST_LINE) return 'other';
  const parameter = /^([A-Za-z]\w*)=/.exec(text)?.[1];
  if (parameter === undefined)
    return text.includes(':') && (isPiece(text) || isPiece(text.split(/\s+/, 1)[0] ?? ''))
      ? 'piece'
      : 'other';
  const words = text.split(/\s+/);
  if (words.length > 1 && !PARAMETERS.has(parameter)) return 'other';
  return words.some(isPiece) ? 'piece' : 'parameter';
}

function isPiece(text: string): boolean {
  const [name = '', id = '', , , squares] = text.split(':', 6);
  return (
    squares !== undefined &&
    name.length <= 40 &&
    !name.includes('=') &&
    id.length <= 8 &&
    /^(?:,|[a-z]\d|<br|\s|$)/i.test(squares)
  );
}
