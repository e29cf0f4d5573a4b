import type { Source } from '../../text/source.js';
import { firstElementText } from '../diagram/html.js';
import { slug } from '../markdown/piece-ids.js';
import type { Block } from './blocks.js';
import { isHtmlPage } from './visible-text.js';

/** What a page is called, and the id that its variant has for that. */
export interface PageName {
  readonly title: string;
  readonly id: string;
}

/** By its first heading or first line that names something, by the heading of its options ("Paragi in variants.ini"), or by its file. */
export function nameOf(source: Source, blocks: readonly Block[]): PageName {
  const fileName = source.file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const heading = isHtmlPage(source)
    ? (firstElementText(source, 'h1') ?? firstElementText(source, 'title'))
    : firstLine(source.text);
  const own = heading !== null && OF_CONTENTS.test(heading) ? null : heading;
  const title = (own ?? nameOfOptions(blocks) ?? fileName).slice(0, 80);
  const ids = [title, fileName].map((text) => slug(text).replace(/^[^a-z]+/, ''));
  return { title, id: ids.find((id) => id !== '') ?? 'variant' };
}

/** Headings of what follows, which name no game, or another one: "Differences from orthodox chess". */
const OF_CONTENTS =
  /^(?:differences? (?:from|to|with)|(?:initial|starting) setup$|pieces(?: moves)?$|rules$)/i;

/** Without the marks of a heading or a picture; null where the text begins with the definition itself. */
function firstLine(text: string): string | null {
  const line = text
    .split('\n', 64)
    .filter((candidate) => !isSentence(candidate.trim()))
    .map((candidate) =>
      candidate
        .slice(0, LONGEST_LINE)
        .replace(/^[#\s]+/, '')
        .replace(/!\[[^\]]*\]\([^()\s]*\)/g, '')
        .trim(),
    )
    .find((candidate) => candidate !== '');
  return line === undefined || LINE_OF_ELSE.test(line) ? null : line;
}

/** No title stands further behind, whatever pictures are before it. */
const LONGEST_LINE = 2000;

/** `This page is written by ….` is no title. */
function isSentence(line: string): boolean {
  return line.endsWith('.') && line.split(/\s/, 4).length === 4;
}

/** Options, pictures of boards. */
const LINE_OF_ELSE = /[=<]|:\S|:$|^(?:\S ){3}/;

function nameOfOptions(blocks: readonly Block[]): string | null {
  const topic = blocks.find(({ kind }) => kind === 'ini')?.topic?.text ?? '';
  const [, name = ''] = /^(\S.{0,60}?)\s+(?:definition|section|rules|in)\s/i.exec(topic) ?? [];
  return name === '' ? null : name;
}
