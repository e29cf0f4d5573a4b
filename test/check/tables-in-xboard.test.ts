import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintIni } from '../../src/check/lint.js';
import { gameOf, sectionsOf } from '../../src/definitions.js';
import { openPlayer } from '../../src/play/player.js';
import {
  HAS_XBOARD,
  openScreen,
  startXboard,
  type Screen,
} from '../emit/targets/xboard-program/session.js';

/** Sections with tables of their own, and the line that the engine sends to XBoard for each (`ucioption.cpp`). */
const SECTIONS = [
  ['[x:chess]\npieceToCharTable = PNBRQKpnbrqk\n', '8x8+0_fairy'],
  ['[x:chess]\npieceToCharTable = pnbrqkPNBRQK\n', '8x8+0_fairy'],
  ['[x:chess]\npieceToCharTable = PNbRQKpnbrqk\n', '8x8+0_fairy'],
  ['[x:horde]\npieceToCharTable = PNBRQ.pnbrqk\n', '8x8+0_fairy'],
  ['[x:horde]\npieceToCharTable = PNBRQKpnbrqk\n', '8x8+0_fairy'],
  ['[x:capablanca]\npieceToCharTable = PNBRQ..A.Kpnbrq..a.k\n', '10x8+0_fairy'],
  ['[x:shogi]\npieceToCharTable = PNBRLS...G.++++++Kpnbrls...g.++++++k\n', '9x9+10_shogi'],
  [
    '[x:shogi]\npieceToCharTable = PNBRLS...G.++++++Kpnbrls...g.++++++k\npocketSize = 7\n',
    '9x9+7_shogi',
  ],
] as const;

describe.skipIf(!HAS_XBOARD)('tables in the real XBoard', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen();
  });
  afterAll(() => screen.close());

  test.each(SECTIONS)('%s: lint has a finding if XBoard refuses the moves', async (text, size) => {
    const [definition] = sectionsOf({ file: 'v.ini', text }).definitions;
    if (definition?.kind !== 'section') throw new Error(text);
    const { pieceToCharTable, startFen } = definition.rules;
    const player = openPlayer(gameOf(definition, 'as-engine'));
    const view = player.look({ fen: startFen, moves: [] });
    const moves = 'moves' in view ? view.moves : [];
    expect(moves.length).toBeGreaterThan(7);
    const block = `setup (${pieceToCharTable}) ${size} ${startFen}`;
    const session = await startXboard(screen, block, 'tabled');
    const found = await session.legal(moves.slice(0, 12));
    const works =
      found.size === Math.min(12, moves.length) && (await session.setPosition(startFen));
    await session.close();
    const codes = lintIni({ file: 'v.ini', text }, 'fairy-stockfish').map(({ code }) => code);
    expect(codes.some((code) => code.startsWith('xboard/'))).toBe(!works);
  });
});
