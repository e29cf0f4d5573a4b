#!/usr/bin/env node
// Fairy-Stockfish's own rules behind as much of UCI as comparing needs, so that the adapter is tested where no engine is installed. Dies of `go perft 99`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import Module from 'ffish-es6';

const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('ffish-es6/ffish.wasm'));
const ffish = await Module({ wasmBinary, print: () => {}, printErr: () => {} });
ffish.loadVariantConfig('');
let variant = 'chess';
let board = new ffish.Board(variant);

const moves = () => board.legalMoves().split(' ').filter(Boolean);
const count = (depth) => {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const move of moves()) {
    board.push(move);
    nodes += count(depth - 1);
    board.pop();
  }
  return nodes;
};
const say = (text) => process.stdout.write(`${text}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const words = line.split(' ');
  if (line === 'quit') process.exit(0);
  if (line === 'uci') {
    say('id name ffish behind UCI');
    const names = ffish.variants().split(' ');
    say(`option name UCI_Variant type combo default chess var ${names.join(' var ')}`);
    say('uciok');
  } else if (line === 'isready') say('readyok');
  else if (line.startsWith('setoption name VariantPath value '))
    ffish.loadVariantConfig(readFileSync(words.slice(4).join(' '), 'utf8'));
  else if (line.startsWith('setoption name UCI_Variant value ')) {
    variant = words[4];
    board.delete();
    board = new ffish.Board(variant);
  } else if (line.startsWith('position ')) {
    const [, start, , played] = /^position (startpos|fen (.*?))( moves .*)?$/.exec(line);
    board.setFen(start === 'startpos' ? ffish.startingFen(variant) : start.slice(4));
    for (const move of played?.split(' ').slice(2) ?? []) board.push(move);
  } else if (line === 'd') {
    say(`\nFen: ${board.fen()}`);
    say(`Checkers: ${board.checkedPieces()}`);
  } else if (line === 'go perft 99') process.exit(3);
  else if (line.startsWith('go perft ')) {
    let nodes = 0;
    for (const move of moves()) {
      board.push(move);
      const below = count(Number(words[2]) - 1);
      board.pop();
      say(`${move}: ${below}`);
      nodes += below;
    }
    say(`\nNodes searched: ${nodes}`);
  }
});
