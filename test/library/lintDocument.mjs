import { lintDocument } from 'fairyc';

const text = `# My game

A player who has no legal move loses.

[mygame]
king = k
startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1
`;
const findings = lintDocument({ file: 'my-game.txt', text }, () => null, 'fairy-stockfish');
const error = findings.find(({ severity }) => severity === 'error');
console.log(error.code, text.slice(error.span.start, error.span.end));
// rule/stalemate-side A player who has no legal move loses
