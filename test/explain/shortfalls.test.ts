import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library.js';
import { shortfallsOf, type Shortfall } from '../../src/explain/shortfalls.js';
import { programVerdicts } from '../../src/pipeline.js';
import { readDocument } from '../../src/read/markdown/read-document.js';

function shortfalls(id: string): readonly Shortfall[] {
  const file = `variants/${id}.md`;
  const source = { file, text: readFileSync(file, 'utf8') };
  const [variant] = readDocument(source, { library: shippedLibrary() }).value;
  if (variant === undefined) throw new Error(`There is no ${id}.`);
  return shortfallsOf(variant, programVerdicts(variant));
}

function about(id: string, word: string): readonly Shortfall[] {
  return shortfalls(id).filter(({ messages }) => messages.some((one) => one.includes(word)));
}

const PROGRAMMED = ['Zillions of Games', 'Ludii', 'Game Courier'];

describe('shortfallsOf', () => {
  it('says that another of our programs can', () => {
    const [campmate, ...more] = about('paragi', 'campmate');
    expect(more).toEqual([]);
    expect(campmate?.messages.map((message) => /: (.*) cannot express/.exec(message)?.[1])).toEqual(
      ['XBoard', 'an Interactive Diagram'],
    );
    expect(campmate?.programs).toEqual(['Fairy-Stockfish']);
  });

  it('names programs that run programmed rules where none of ours can', () => {
    const [bare] = about('paragi', 'bare');
    expect(bare?.messages).toHaveLength(3);
    expect(bare?.programs).toEqual(PROGRAMMED);
    expect(about('alquerque', 'Rook (R)')[0]?.programs).toEqual(PROGRAMMED);
  });

  it('keeps one piece apart from another', () => {
    const [gold] = about('alquerque', 'Gold (G)');
    expect(gold?.messages.every((message) => message.includes('Gold (G)'))).toBe(true);
    expect(gold?.programs).toEqual(['Fairy-Stockfish']);
  });

  it('does not count on a program that cannot hold the game', () => {
    expect(about('wa-shogi', '11 files')[0]?.programs).toEqual(['XBoard', 'Interactive Diagram']);
    expect(about('wa-shogi', 'stalemate')[0]?.programs).toEqual(PROGRAMMED);
  });

  it('does not count on a program that only shows the game', () => {
    expect(about('shogi', 'dropped to give mate')[0]?.programs).toEqual(['Fairy-Stockfish']);
    expect(about('shogi', 'does not enforce')).toEqual([]);
  });

  it('keeps rules apart that share a place because nobody states them', () => {
    const [drop] = about('wa-shogi', 'dropped to give mate');
    expect(drop?.messages).toHaveLength(1);
  });
});
