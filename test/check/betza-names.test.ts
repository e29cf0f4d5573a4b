import { expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';

/** The initial moves, letters e and XBoard's reading of a name follow from one mistake. */
test.each(['Wazir/Ferz', 'rook, bishop and N', 'Archbishop', 'Nightrider'])(
  '%s in place of moves has one finding',
  (name) => {
    const text = `[x:chess]\ncustomPiece1 = a:${name}\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKANR w KQkq - 0 1\n`;
    const found = lintIni({ file: 'x.ini', text }, 'fairy-stockfish');
    const ofBetza = found.filter(({ span }) => text.slice(span.start, span.end).startsWith('a:'));
    expect(ofBetza.map(({ code }) => code)).toEqual(['betza/piece-name']);
  },
);
