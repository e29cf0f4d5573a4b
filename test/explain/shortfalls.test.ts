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
    expect(campmate?.messages).toHaveLength(1);
    expect(campmate?.messages[0]).toContain('XBoard');
    expect(campmate?.programs).toEqual(['Fairy-Stockfish']);
  });

  it('names programs that run programmed rules where none of ours can', () => {
    const [bare] = about('paragi', 'bare');
    expect(bare?.messages).toHaveLength(2);
    expect(bare?.programs).toEqual(PROGRAMMED);
  });

  it('knows who has moves that depend on the square', () => {
    const [rook] = about('alquerque', 'Rook (R)');
    expect(rook?.programs).toEqual(['Interactive Diagram', ...PROGRAMMED]);
  });

  it('does not count on a program that cannot hold the game', () => {
    expect(about('wa-shogi', '11 files')[0]?.programs).toEqual(['XBoard']);
    expect(about('wa-shogi', 'stalemate')[0]?.programs).toEqual(PROGRAMMED);
  });

  it('leaves out what a program only does not test', () => {
    expect(shortfalls('shogi')).toEqual([]);
  });
});
