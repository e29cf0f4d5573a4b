import { builtinDefinition, convertPosition, gameOf, positionContext } from 'fairyc';

const context = positionContext(gameOf(builtinDefinition('shogi'), 'as-engine'), null);
const fen = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1';
const { value, diagnostics } = convertPosition(
  fen,
  { file: 'start', start: 0, end: fen.length },
  { from: 'fen', to: 'sfen' },
  context,
);
console.log(value?.trimEnd()); // lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
console.log(diagnostics.length); // 0
