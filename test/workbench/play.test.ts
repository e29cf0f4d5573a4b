import { beforeAll, describe, expect, test, afterAll } from 'vitest';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import type { Engine } from '../../src/cross/engine/engine.js';
import { describeSite } from './describe-site.js';
import { MOVE_KINDS } from './move-kinds.js';
import { THOROUGH } from '../thorough.js';
import { keepPicture, type Visit } from './visit.js';

// Games on the board of the built site: opponents, lines, copied games and positions.

/** Eight mistakes; the last three have no safe fix. */
const MISTAKES = `[my-game:chess]
maxFiel = 8
castlingKingsideFle = g
stalemateValue = lose
doubleStep = yes
promotionPieceTypes = nbrqz
pieceToCharTabel = PNBRQ
checkCounting = falze
flagRegion = d9
`;

const SQUARES = [...'abcdefgh'].flatMap((file) => [...'87654321'].map((rank) => file + rank));

/** The number of moves to play against the engine, which thinks for half a second each time. */
const MOVES = THOROUGH ? 10 : 3;

describeSite('games', (open) => {
  async function enter({ page }: Visit, move: string): Promise<void> {
    await page.locator('.move-input').fill(move);
    await page.keyboard.press('Enter');
  }

  test('a section with eight mistakes: fixes accepted, moves against the real engine', async () => {
    const visitor = await open('', { serviceWorkers: 'allow' });
    const { close, complaints, moves, page, paste, show } = visitor;
    await paste(MISTAKES);
    const problems = page.locator('.problem');
    await expect.poll(() => problems.count()).toBeGreaterThanOrEqual(8);
    for (let tries = 12; tries > 0 && (await problems.count()) > 0; tries--) {
      const before = await page.locator('.problem').allInnerTexts();
      const fix = page.locator('.problem button.preferred, .problem button.suggestion').first();
      if ((await fix.count()) === 0) break;
      await fix.click();
      await expect.poll(() => page.locator('.problem, .good').allInnerTexts()).not.toEqual(before);
    }
    // A static host does not send the isolation headers. The service worker adds them after a reload.
    await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'))
      .toBe(true);
    await show('play');
    await page.locator('.board').waitFor();
    await page.locator('select.player').selectOption('engine');
    await page.locator('.reopen').click();
    await page.locator('.skill').waitFor();
    expect(await page.evaluate('crossOriginIsolated')).toBe(true);
    await page.locator('.time').selectOption('500');
    await page.locator('.skill').selectOption('-20');
    await page.locator('select.opponent').selectOption('black');
    for (let move = 1; move <= MOVES; move++) {
      await expect.poll(async () => (await moves()).length, { timeout: 30_000 }).toBe(2 * move - 2);
      // Play any legal move: the first piece that can move.
      const from = await firstMover(visitor);
      expect(from).not.toBeNull();
    }
    await expect.poll(async () => (await moves()).length, { timeout: 30_000 }).toBe(2 * MOVES);
    expect(await page.locator('.engine-lines li').first().innerText()).toMatch(
      /[+−]?[\d.#]+ depth/,
    );
    expect(await page.locator('.message').count()).toBe(0);
    await keepPicture(page, 'engine.png', true);
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  /** Plays the first move that the board offers; null if there is none. */
  async function firstMover({ page }: Visit): Promise<string | null> {
    // Going file by file from the far end finds a move with few clicks.
    for (const square of SQUARES) {
      await page.locator(`[data-square="${square}"]`).click();
      const target = page.locator('.square.target').first();
      if ((await target.count()) === 0) continue;
      await target.click();
      const answer = page.locator('.question [data-answer]').first();
      if ((await answer.count()) > 0) await answer.click();
      return square;
    }
    return null;
  }

  test('variations are chosen, promoted, deleted and written to the PGN', async () => {
    const visitor = await open();
    const { close, complaints, moves, page, show } = visitor;
    await show('play');
    await page.locator('.board').waitFor();
    for (const move of ['e4', 'e5', 'Nf3']) await enter(visitor, move);
    await expect.poll(moves).toEqual(['1. e4', 'e5', '2. Nf3']);
    await page.locator('[aria-label="Start"]').click();
    await enter(visitor, 'd4');
    await enter(visitor, 'd5');
    await expect.poll(() => page.locator('.variation').innerText()).toMatch(/1\. d4\s+d5/);
    await page.locator('.variation .move', { hasText: 'd4' }).click();
    await page.locator('button', { hasText: 'Make it the main line' }).click();
    await expect.poll(moves).toEqual(['1. d4', 'd5']);
    await keepPicture(page, 'lines.png');
    await page.locator('button', { hasText: 'Copy PGN' }).click();
    const pgn = () => page.evaluate('navigator.clipboard.readText()');
    await expect.poll(pgn).toMatch(/1\. d4 \(1\. e4 e5 2\. Nf3\) 1\.\.\. d5/);
    await page.locator('.variation .move', { hasText: 'e5' }).click();
    await expect.poll(() => page.locator('[aria-current=step]').innerText()).toBe('e5');
    await page.locator('button', { hasText: 'Delete from here' }).click();
    await expect.poll(() => page.locator('.variation').innerText()).toBe('1. e4');
    // The arrow keys move along the line.
    await page.locator('.moves .move').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('main input[name=fen]').inputValue()).toContain(' w KQkq');
    expect(complaints).toEqual([]);
    await close();
  });

  test('reading the text again does not undo the first click of a move', async () => {
    const { click, close, complaints, moves, page, show } = await open();
    await show('play');
    await page.locator('.board').waitFor();
    await click('e2');
    await page.locator('.cm-content').press('Control+End');
    await page.keyboard.type('unknown = 1');
    // The completion list would cover the board.
    await page.keyboard.press('Escape');
    await page.locator('#tab-problems', { hasText: '1' }).waitFor();
    await expect
      .poll(() => page.locator('[data-square=e2]').getAttribute('aria-selected'))
      .toBe('true');
    await click('e4');
    await expect.poll(moves).toEqual(['1. e4']);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a position is set up, checked as in variants.ini, and copied as FEN and SFEN', async () => {
    const { close, complaints, page, paste, show } = await open();
    await paste('[it:shogi]\n');
    await show('play');
    await page.locator('.board[data-files="9"]').waitFor();
    const fen = page.locator('main input[name=fen]');
    await fen.fill('4k4/9/9/9/9/9/9/9/4K4[Pp] w - - 0 1');
    await fen.press('Enter');
    await expect.poll(() => page.locator('.board svg').count()).toBe(2);
    await page.locator('button', { hasText: 'Copy SFEN' }).click();
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toBe('4k4/9/9/9/9/9/9/9/4K4 b Pp 1');
    await fen.fill('9/9/9/9/9/9/9/9/4K4[] w - - 0 1');
    await fen.press('Enter');
    await page.locator('.remarks li').first().waitFor();
    expect(await page.locator('.remarks').innerText()).toMatch(/king/i);
    expect(complaints).toEqual([]);
    await close();
  });

  test('pieces are placed by mouse, touch and keyboard, on the board and in a hand, and the position is checked', async () => {
    const visitor = await open('', { hasTouch: true });
    const { click, close, complaints, page, paste, press, show, tap } = visitor;
    await paste('[it:shogi]\n');
    await show('play');
    await page.locator('.board[data-files="9"]').waitFor();
    const fen = () => page.locator('main input[name=fen]').inputValue();
    const tool = (letter: string) => page.locator(`.arranging [data-tool="${letter}"]`).click();
    await page.locator('summary', { hasText: 'by hand' }).click();
    await page.locator('button', { hasText: 'Clear the board' }).click();
    await expect.poll(fen).toBe('9/9/9/9/9/9/9/9/9[] w - - 0 1');
    await tool('K');
    await click('e1');
    await tool('k');
    await tap('e9');
    await tool('+R');
    await press('c3');
    await page.locator('button', { hasText: 'Let Black move' }).click();
    await tool('p');
    await page.locator('[data-hand=more]').click();
    await expect.poll(fen).toBe('4k4/9/9/9/9/9/2+R6/9/4K4[p] b - - 0 1');
    // Two clicks before the first is answered. Clicking with the same piece again empties the square.
    await click('a5', 'b5', 'a5');
    await expect.poll(fen).toBe('4k4/9/9/9/1p7/9/2+R6/9/4K4[p] b - - 0 1');
    await keepPicture(page, 'by-hand.png');
    await tool('');
    await click('e9');
    await page.locator('.remarks', { hasText: /king/i }).waitFor();
    await tool('k');
    await click('e9');
    await expect.poll(() => page.locator('.remarks').count()).toBe(0);
    // Then the game goes on: the pawn is dropped.
    await page.locator('summary', { hasText: 'by hand' }).click();
    await click('P@', 'd5');
    await expect.poll(fen).toMatch(/^4k4\/9\/9\/9\/1p1p5\/\S+\[\] w/);
    expect(complaints).toEqual([]);
    await close();
  });

  describe('every kind of move by mouse, touch, keyboard and as text leads to the engine’s position', () => {
    let visitor: Visit;
    let engine: Engine;
    beforeAll(async () => {
      engine = await loadFfish();
      visitor = await open('', { hasTouch: true });
      visitor.page.setDefaultTimeout(10_000);
      await visitor.show('play');
    }, 60_000);
    afterAll(async () => {
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    });

    test.each(MOVE_KINDS.map((row, index) => ({ ...row, index })))(
      '$kind',
      async ({ clicks, index, text, uci }) => {
        const { page, paste, show } = visitor;
        const { after, before } = fensAround(engine, text.replace('it:', `kind-${index}:`), uci);
        await paste(text);
        await show('play');
        const fen = page.locator('main input[name=fen]');
        const ways: readonly (() => Promise<void>)[] = [
          () => visitor.click(...clicks),
          () => visitor.tap(...clicks),
          () => visitor.press(...clicks),
          () => enter(visitor, uci),
        ];
        // One of the four ways for each kind is enough, because all of them send the same squares to the table.
        const tried = THOROUGH ? ways : [ways[index % 4]];
        for (const way of new Set(tried)) {
          if (way === undefined) continue;
          await expect.poll(() => fen.inputValue()).toBe(before);
          await way();
          await expect.poll(() => fen.inputValue()).toBe(after);
          await page.locator('button', { hasText: 'Take back' }).click();
        }
      },
    );
  });
});

/** Fairy-Stockfish's FENs before and after a move. */
function fensAround(
  engine: Engine,
  text: string,
  uci: string,
): { readonly before: string; readonly after: string } {
  engine.load(text);
  const [, name = ''] = /\[([\w-]+):/.exec(text) ?? [];
  const game = engine.play(name);
  const before = game?.fen() ?? '';
  try {
    expect([name, game?.push(uci)]).toEqual([name, true]);
    return { before, after: game?.fen() ?? '' };
  } finally {
    game?.close();
  }
}
