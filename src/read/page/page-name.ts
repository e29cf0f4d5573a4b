import type { Source } from '../../text/source.js';
import { firstElementText } from '../diagram/html.js';
import { slug } from '../markdown/piece-ids.js';
import type { Block } from './blocks.js';
import { isHtmlPage } from './visible-text.js';

/** The title of a page, and the id of its variant made from it. */
export interface PageName {
  readonly title: string;
  readonly id: string;
}

/** The name from the first heading or first line that names something, from the heading of the options ("Paragi in variants.ini"), or from the file. */
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

/** Headings that describe what follows and name no game, or another one: "Differences from orthodox chess". */
const OF_CONTENTS =
  /^(?:differences? (?:from|to|with)|(?:initial|starting) setup$|pieces(?: moves)?$|rules$)/i;

/** The text without the marks of a heading or a picture. Null if it begins with the definition itself. */
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

/** A title begins before this offset, even after pictures. */
const LONGEST_LINE = 2000;

/** `This page is written by ….` is not a title. */
function isSentence(line: string): boolean {
  return line.endsWith('.') && line.split(/\s/, 4).length === 4;
}

/** Options and pictures of boards. */
const LINE_OF_ELSE = /[=<]|:\S|:$|^(?:\S ){3}/;

function nameOfOptions(blocks: readonly Block[]): string | null {
  const topic = blocks.find(({ kind }) => kind === 'ini')?.topic?.text ?? '';
  const [, name = ''] = /^(\S.{0,60}?)\s+(?:definition|section|rules|in)\s/i.exec(topic) ?? [];
  return name === '' ? null : name;
}
