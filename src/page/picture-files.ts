import { boardSvg } from './board-svg.js';
import type { GameSheet } from './game-sheet.js';
import type { Html } from './html.js';
import { moveDiagramSvg } from './move-diagram-svg.js';

/** Every picture of a page as a separate file, named by its id on the page. */
export function pictureFiles({ rows, start, zones }: GameSheet): ReadonlyMap<string, string> {
  const boards = [...(start === null ? [] : [start]), ...zones].map(({ picture }) => picture);
  const diagrams = rows.flatMap((row) => row.diagrams.map(({ picture }) => picture));
  const file = (id: string, svg: Html): [string, string] => [`${id}.svg`, `${svg.toString()}\n`];
  return new Map([
    ...boards.map((picture) => file(picture.id, boardSvg(picture, 'alone'))),
    ...diagrams.map((picture) => file(picture.id, moveDiagramSvg(picture, 'alone'))),
  ]);
}
