import { MADE_WITH, NO_START_POSITION, cannotExpress } from './game-page.js';
import type { WordsBlock } from '../ir/author-words.js';
import { inlineOf } from './inline.js';
import type { GameSheet, StartPart, ZonePart } from './game-sheet.js';
import { fenced, gfm, type Gfm, type GfmContent } from './gfm.js';
import type { PieceRow } from './piece-rows.js';
import type { PictureText } from './picture-svg.js';
import type { ProgramBlock } from './blocks.js';
import type { PromotionPair } from './subject.js';

/** A game as Markdown; `folder` is the relative address of the folder with its pictures. */
export function gamePageMarkdown(sheet: GameSheet, folder: string): string {
  const { blocks, chapters, lead, promotions, rows, start, title, words, zones } = sheet;
  const parts = (words?.parts ?? []).map((part) => [part, gfm`${part.blocks.map(block)}`] as const);
  const content: readonly Gfm[] = [
    gfm`# ${title}\n\n${lead}\n`,
    ...parts.flatMap(([{ heading }, text]) => (heading === null ? [text] : [])),
    ...(words?.facts ?? []).map(({ name, text }) => gfm`${name}: ${inline(text)}\n`),
    start === null ? gfm`${NO_START_POSITION}\n` : startPart(start, folder),
    gfm`## Pieces\n`,
    ...parts.flatMap(([{ ofPieces }, text]) => (ofPieces ? [text] : [])),
    pieceTable(rows, folder),
    ...(promotions.length === 0 ? [] : [gfm`## Promotion\n\n${promotionTable(promotions)}`]),
    ...(zones.length === 0 ? [] : [gfm`## Zones and special squares\n`]),
    ...zones.map((zone) => zonePart(zone, folder)),
    ...(chapters.length === 0 ? [] : [gfm`## Rules\n`]),
    ...chapters.map(({ heading, sentences }) => gfm`### ${heading}\n\n${list(sentences)}`),
    ...parts.flatMap(([{ heading, ofPieces }, text]) =>
      heading === null || ofPieces ? [] : [gfm`## ${heading}\n\n${text}`],
    ),
    gfm`## For programs\n`,
    ...blocks.map(programBlock),
    gfm`${MADE_WITH}\n`,
  ];
  return content.map((part) => part.toString()).join('\n');
}

function block(words: WordsBlock): Gfm {
  switch (words.kind) {
    case 'paragraph':
      return gfm`${inline(words.text)}\n\n`;
    case 'code':
      return gfm`${fenced(words.text)}\n`;
    case 'bullets':
    case 'numbered':
      return gfm`${words.items.map((item) => gfm`- ${inline(item)}\n`)}\n`;
    case 'table': {
      const [header = [], ...rows] = words.rows;
      const row = (cells: readonly string[]): Gfm =>
        gfm`|${cells.map((cell) => gfm` ${inline(cell)} |`)}\n`;
      return gfm`${row(header)}|${header.map(() => gfm` --- |`)}\n${rows.map(row)}\n`;
    }
  }
}

function inline(text: string): GfmContent {
  return inlineOf(text).map((part): Gfm => {
    switch (part.kind) {
      case 'text':
      case 'code':
        return gfm`${part.text}`;
      case 'strong':
        return gfm`**${part.text}**`;
      case 'emphasis':
        return gfm`*${part.text}*`;
      case 'link':
        return gfm`[${part.text}](<${part.address.replace(/[<>\\]/g, encodeURIComponent)}>)`;
    }
  });
}

function startPart({ caption, fen, picture, sentences }: StartPart, folder: string): Gfm {
  return gfm`${image(picture, folder)}\n\n${caption}\n\n${list(sentences)}\n${fenced(fen)}`;
}

function zonePart({ picture, text, title }: ZonePart, folder: string): Gfm {
  return gfm`${image(picture, folder)}\n\n**${title}.** ${text}\n`;
}

function image({ id, title }: PictureText, folder: string): Gfm {
  return gfm`![${title}](${folder}/${id}.svg)`;
}

function list(sentences: readonly string[]): GfmContent {
  return sentences.map((sentence) => gfm`- ${sentence}\n`);
}

function pieceTable(rows: readonly PieceRow[], folder: string): Gfm {
  return gfm`| Piece | Letter | Moves | Diagram |
| ----- | ------ | ----- | ------- |
${rows.map((row) => pieceRow(row, folder))}`;
}

function pieceRow({ diagrams, piece }: PieceRow, folder: string): Gfm {
  const { betza, letters, look, moves, name, remarks, royal } = piece;
  const glyph = look.shape === 'wedge' && look.text.white !== letters ? `${look.text.white} ` : '';
  const notation = betza === null ? null : gfm` Betza: ${betza}`;
  const pictures = diagrams.map(
    ({ caption, picture }) => gfm`${image(picture, folder)}${caption !== null && ` ${caption} `}`,
  );
  return gfm`| ${glyph}${name}${royal && ', royal'} | ${letters} | ${moves.join(' ')}${remarks.map((remark) => gfm` ${inline(remark)}`)}${notation} | ${pictures} |
`;
}

function promotionTable(pairs: readonly PromotionPair[]): Gfm {
  return gfm`| Piece | Promotes to |
| ----- | ----------- |
${pairs.map(({ from, to }) => gfm`| ${from.name} | ${to.map(({ name }) => name).join(', ')} |\n`)}`;
}

function programBlock({ text, title, use }: ProgramBlock): Gfm {
  return gfm`### ${title}\n\n${text === null ? cannotExpress(title) : use}\n\n${text !== null && fenced(text)}`;
}
