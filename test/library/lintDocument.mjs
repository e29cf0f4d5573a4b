import { lintDocument } from 'fairyc';

const text = `# My game

A player who has no legal move loses.

[mygame]
king = k
startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1
`;
const errors = lintDocument({ file: 'my-game.txt', text }, () => null, 'fairy-stockfish').filter(
  ({ severity }) => severity === 'error',
);
console.log(
  errors.map(({ code, span }) => `${code}: ${text.slice(span.start, span.end)}`).join('\n'),
);
// rule/stalemate-side: A player who has no legal move loses
