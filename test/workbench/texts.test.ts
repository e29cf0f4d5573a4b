import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { packLink } from '../../src/workbench/link.js';
import { HOSTILE, HOSTILE_DOCUMENT } from '../page/hostile-document.js';
import { ZO_SHOGI } from '../read/diagram/diagrams.js';
import { describeSite } from './describe-site.js';
import { axeFindings } from './visit.js';

// Texts of all types in the built site (dist/site): reading, marks, edits, storage, outputs and comparison.

/** Names and comments that break out of styles and pictures if they are not escaped. */
const HOSTILE_SECTION = `# </style><style>*{display:none}</style>
[</style><style>.bar{display:none}</style>:chess]
customPiece1 = a:W</desc></svg><style>.bar{display:none}</style>
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" onload="window.hit=1
[__proto__:chess]
flagRegion = url(https://example.com/x.png)
constructor = k:K
`;

/** The open text as stored in the browser. */
async function keptText(page: Page, file: string): Promise<string> {
  return String(
    await page.evaluate(
      `JSON.parse(localStorage['fairyc.texts']).find((one) => one.file === ${JSON.stringify(file)})?.text`,
    ),
  );
}

/** Pastes into the field of "Start from", as a browser does with content copied from a page. */
async function pasteFromPage(page: Page, html: string): Promise<void> {
  await page.locator('#tab-start').click();
  await page.locator('textarea').first().waitFor();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html)});
    clipboardData.setData('text/plain', 'without its tables');
    document
      .querySelector('textarea')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
  await page.locator('button', { hasText: /^\s*Open it\s*$/ }).click();
}

describeSite('texts in the workbench', (open) => {
  test('games and positions have their problems marked and open on the board', async () => {
    const { close, complaints, moves, page, paste, show } = await open();
    await paste('[slow:chess]\ndoubleStep = false\n');
    await paste('[Variant "slow"]\n\n1. e3 e6 2. d4 *\n');
    await page.locator('.problem', { hasText: 'illegal-move' }).waitFor();
    await page.locator('.problem button.link').click();
    expect(await page.locator('.cm-activeLine').innerText()).toContain('2. d4');
    await page.keyboard.insertText('d3');
    await page.locator('.good').waitFor();
    await show('play');
    await expect.poll(moves).toEqual(['1. e3', 'e6', '2. d3']);
    await paste(
      '# variant: crazyhouse\n4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1\n4k3/8/8/8/8/8/8/8 w - - 0 1\n',
    );
    await page.locator('.problem', { hasText: 'king' }).first().waitFor();
    await show('play');
    await page.locator('[data-pocket="Q"]').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('sentences are marked in the text, and the Game view shows what was read from each', async () => {
    const { close, complaints, explain, page, paste, show } = await open();
    await paste(
      '# Camel chess\n\nStalemate is a loss for the player who is stalemated.\n\nThe Wizard moves like a whirlwind of dreams when the moon is up.\n',
    );
    const read = page.locator('.reading-read', { hasText: 'Stalemate' });
    await read.first().waitFor();
    expect(await page.locator('.reading-unread').first().innerText()).toContain('Wizard');
    await explain(read.first(), /stalemateValue = loss/);
    await show('game');
    const list = page.locator('details.reading');
    expect(await list.locator('summary').innerText()).toContain(
      '1 read, 0 partly read, 1 not read',
    );
    await list.locator('summary').click();
    await list.locator('button', { hasText: 'Wizard' }).click();
    expect(await page.locator('.cm-activeLine').innerText()).toContain('Wizard');
    expect(complaints).toEqual([]);
    await close();
  });

  test('an Interactive Diagram is written as variants.ini, with rules chosen on the page, and played', async () => {
    const { click, close, complaints, moves, page, paste, show } = await open();
    await paste(ZO_SHOGI);
    expect(await page.locator('.texts option').first().innerText()).toBe('diagram.txt');
    await show('output');
    const ini = page.locator('.output', { has: page.locator('#output-ini') });
    await page.locator('.rules-from').selectOption('shogi');
    await expect.poll(() => ini.locator('pre').innerText()).toMatch(/shogi/);
    await ini.locator('[data-open=ini]').click();
    await page.locator('#tab-problems').click();
    expect(await page.locator('.texts option').first().innerText()).toBe('variants-2.ini');
    await show('play');
    await page.locator('.board[data-files="9"]').waitFor();
    await click('e3', 'e4');
    await expect.poll(async () => (await moves()).length).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a diagram is played directly, by the rules chosen next to the board', async () => {
    const { close, complaints, moves, page, paste, show } = await open();
    await paste(
      'files=8\nranks=8\npawn:P:ifmnDfmWfceF:pawn:a2,b2,c2,d2,e2,f2,g2,h2\nknight:N:N:knight:b1,g1\nrook:R:R:rook:a1,h1\nking::K:king:e1\n',
    );
    await show('play');
    const fen = () => page.locator('main input[name=fen]').inputValue();
    for (const move of ['b1c3', 'd7d5', 'c3d5']) {
      await page.locator('.move-input').fill(move);
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await moves()).length).toBe(3);
    expect(await fen()).toContain('/8/3N4/8/8/');
    // In atomic chess the same moves leave no knight: it explodes with the capture.
    await page.locator('.rules-from').selectOption('atomic');
    await expect.poll(fen).toContain('/8/8/8/8/');
    expect((await moves()).length).toBe(3);
    await show('output');
    await expect.poll(() => page.locator('.rules-from').inputValue()).toBe('atomic');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a pasted page keeps its tables and loses its scripts', async () => {
    const { close, complaints, page } = await open();
    await pasteFromPage(
      page,
      `<h1>Elk chess</h1><table style="color:red" onclick="hacked=1"><tr><th>Name</th><th>Betza</th></tr><tr><td>Elk</td><td>NW</td></tr></table><img src=x onerror="hacked=1">`,
    );
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('<td>Elk</td>');
    expect(await page.locator('.cm-content').innerText()).not.toMatch(/style=|onclick|onerror/);
    expect(await page.locator('.texts option').first().innerText()).toBe('page.html');
    expect(await page.evaluate('typeof globalThis.hacked')).toBe('undefined');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a letter is renamed in the table and in the start position', async () => {
    const { close, complaints, page, show } = await open();
    await show('start');
    await page.locator('button', { hasText: 'A document with a table' }).click();
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('Knight');
    await page.locator('.cm-line', { hasText: 'Knight' }).click();
    await page.keyboard.press('Home');
    for (let step = 0; step < '| Knight | '.length; step++) await page.keyboard.press('ArrowRight');
    page.once('dialog', (dialog) => void dialog.accept('H'));
    await page.locator('button', { hasText: 'Rename' }).click();
    await expect.poll(() => page.locator('.cm-content').innerText()).toMatch(/Knight\s+\| H\b/);
    const text = await page.locator('.cm-content').innerText();
    expect(text).toContain('rhbqkbhr/pppppppp/8/8/8/8/PPPPPPPP/RHBQKBHR');
    await show('problems');
    await show('play');
    await page.locator('[data-square=b1][aria-label*=Knight]').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('completion, hovers with boards, outline and formatting', async () => {
    const { close, complaints, explain, page, paste } = await open();
    await paste('[one:chess]\ncustomPiece1=a:NW\n[two:one]\n');
    await page.locator('.cm-content').click();
    await explain(page.locator('.token-regexp', { hasText: 'NW' }), /knight|leap/i);
    expect(await page.locator('.explanation').first().innerText()).toMatch(/[●○xo.·][\s\S]*\n/);
    await page.locator('.tools select').selectOption('two');
    expect(await page.locator('.cm-activeLine').innerText()).toBe('[two:one]');
    await page.keyboard.press('End');
    await page.keyboard.type('\nstalemateV');
    await page.locator('.cm-tooltip-autocomplete', { hasText: 'stalemateValue' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button', { hasText: 'Format' }).click();
    await expect
      .poll(() => page.locator('.cm-content').innerText())
      .toContain('customPiece1 = a:NW');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a reload keeps texts and undo history; files are opened from the disk and saved to it', async () => {
    const { close, complaints, context, page, paste } = await open();
    await paste('[first:chess]\n');
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    // Insert it at once, as one change to undo: keystrokes half a second apart would be two.
    await page.keyboard.insertText('pass = true');
    await expect.poll(() => keptText(page, 'variants-2.ini')).toContain('pass = true');
    // A file picker that returns a file in the browser's private file system.
    await context.addInitScript(`
      const file = async (name) => (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
      globalThis.showOpenFilePicker = async () => [await file('disk.ini')];
      globalThis.showSaveFilePicker = async ({ suggestedName }) => file('saved-' + suggestedName);
      globalThis.contentOf = async (name) => (await (await file(name)).getFile()).text();
    `);
    await page.reload();
    await page.locator('.cm-content').click();
    expect(await page.locator('.cm-content').innerText()).toContain('pass = true');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.cm-content').innerText()).not.toContain('pass = true');

    await page.keyboard.press('Control+s');
    await page.locator('button', { hasText: /^\s*Saved\s*$/ }).waitFor();
    expect(await page.evaluate(`contentOf('saved-variants-2.ini')`)).toBe('[first:chess]\n');
    await page.locator('#tab-start').click();
    await page.locator('button', { hasText: 'edit them in place' }).click();
    await expect.poll(() => page.locator('.texts option').first().innerText()).toBe('disk.ini');
    await page.locator('.cm-content').click();
    await page.keyboard.type('[from-disk:chess]');
    await page.keyboard.press('Control+s');
    await expect.poll(() => page.evaluate(`contentOf('disk.ini')`)).toBe('[from-disk:chess]');
    expect(complaints).toEqual([]);
    await close();
  });

  test('without file access, texts are downloaded and files are uploaded; hostile names are made safe', async () => {
    const { close, complaints, context, page, show } = await open();
    await context.addInitScript(
      'delete globalThis.showOpenFilePicker; delete globalThis.showSaveFilePicker;',
    );
    await page.reload();
    const text = '[..\\..\\"<b>:chess]\npass = true\n';
    await show('start');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a<b>..ini', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect.poll(() => page.locator('.texts option').first().innerText()).toBe('a<b>..ini');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('button', { hasText: 'Save file' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('a_b_..ini');
    expect(readFileSync(await saved.path(), 'utf8')).toBe(text);

    await show('output');
    await page.locator('.output pre').first().waitFor();
    const titles = await page.locator('.output h2').allInnerTexts();
    expect(titles).toEqual([
      'variants.ini',
      'XBoard',
      'pieceToCharTable',
      'Interactive Diagram',
      'Document',
      'For PyChess',
      'Game page',
      'JSON',
    ]);
    for (const title of titles) {
      const part = page.locator('.output', { has: page.locator('h2', { hasText: title }) }).first();
      if ((await part.locator('pre').count()) === 0) {
        expect(await part.locator('.message.error').count()).toBeGreaterThan(0);
        continue;
      }
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        part.locator('button', { hasText: 'Download' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^[\w%.-]+$/);
      const written = readFileSync(await file.path(), 'utf8');
      expect(written.length).toBeGreaterThan(5);
      expect(written).toBe(await part.locator('pre').textContent());
    }
    const pychess = page.locator('.output', { has: page.locator('#output-pychess') });
    expect(await pychess.locator('pre').innerText()).toMatch(/^# pychessPieces = p,n,b,r,q,k/);
    await pychess.locator('button', { hasText: /^\s*Copy\s*$/ }).click();
    await pychess.locator('button', { hasText: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^# pychessPieces/);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['game.md', HOSTILE_DOCUMENT],
    ['variants.ini', HOSTILE_SECTION],
  ])('a link with a hostile text does nothing: %s', async (ending, text) => {
    const file = `"><img src=x onerror=window.hit=1>${ending}`;
    const game = { variant: HOSTILE[0], fen: HOSTILE[4], moves: [HOSTILE[1]] };
    const link = await packLink({ file, text, view: HOSTILE[3], game });
    const { close, complaints, page, show } = await open(link);
    expect(await page.locator('.texts option').first().innerText()).toContain('onerror');
    for (const view of ['problems', 'game', 'play', 'output']) {
      await show(view);
      await page.locator('[role=tabpanel] > *').first().waitFor({ state: 'attached' });
    }
    await page.locator('.output').first().waitFor();
    expect(await page.evaluate('typeof globalThis.hit')).toBe('undefined');
    expect(await page.locator('.bar').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test('two texts are compared, with positions on boards', async () => {
    const { close, complaints, page, paste, show } = await open();
    await paste('[plain:chess]\n[slow:chess]\ndoubleStep = false\n');
    await paste('[mine:chess]\n');
    await show('compare');
    await page.locator('[role=tabpanel] select').selectOption({ label: 'variants-2.ini' });
    const variant = page.locator('[role=tabpanel] select').nth(1);
    await variant.selectOption('slow');
    await page.locator('[role=tabpanel] form button').click();
    const found = page.locator('.comparison');
    await found.waitFor();
    expect(await found.getAttribute('data-verdict')).toBe('differs');
    await variant.selectOption('plain');
    await page.locator('[role=tabpanel] form button').click();
    await page.locator('.comparison:not([data-verdict=differs])').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('documents and all variants of the engine are offered and can be searched by name', async () => {
    const { close, complaints, page, show } = await open();
    await show('start');
    await page.locator('.starts li').first().waitFor();
    expect(await page.locator('.starts li').count()).toBe(264);
    await page.locator('input[type=search]').fill('Shogi');
    await page.locator('[role=status]', { hasText: /\d found/ }).waitFor();
    const names = await page.locator('.starts li').allInnerTexts();
    expect(names.length).toBeLessThan(40);
    expect(names.every((name) => name.includes('shogi'))).toBe(true);
    await page.locator('button', { hasText: /^\s*tori-shogi\s*$/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a complete task by keyboard alone: a text, a fix, a move, a link', async () => {
    const { close, complaints, moves, page } = await open();
    const focused = () =>
      page.evaluate(
        `(() => { let at = document.activeElement; while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at?.matches('button, select, input, [contenteditable]') ? (at.getAttribute('aria-label') ?? at.textContent.trim()) : ''; })()`,
      );
    const tabTo = async (wanted: RegExp, key = 'Tab'): Promise<void> => {
      for (let step = 0; step < 80; step++) {
        if (wanted.test(String(await focused()))) return;
        await page.keyboard.press(key);
      }
      throw new Error(`no way to ${String(wanted)} by keyboard`);
    };
    await page.locator('.good').waitFor();
    await tabTo(/^Problems/);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Start from');
    await tabTo(/^A section of variants/);
    await page.keyboard.press('Enter');
    await tabTo(/^Text of the variant$/, 'Shift+Tab');
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('stalemateValue = lose\n');
    await tabTo(/^Start from/);
    await page.keyboard.press('ArrowRight');
    await page.locator('.problem').first().waitFor();
    await tabTo(/loss/);
    await page.keyboard.press('Enter');
    await page.locator('.good').waitFor();
    await tabTo(/^Problems/, 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.locator('.board').waitFor();
    await tabTo(/^a1/);
    for (const key of ['ArrowUp', ...Array.from({ length: 4 }, () => 'ArrowRight'), 'Enter'])
      await page.keyboard.press(key);
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect.poll(moves).toEqual(['1. e4']);
    await tabTo(/^Copy link$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('button', { hasText: 'Link copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/#v1\./);
    expect(complaints).toEqual([]);
    await close();
  });

  test('axe finds nothing in views with a lot of content', async () => {
    const { close, page, paste, show } = await open();
    await paste(
      '# Camel chess\n\nStalemate is a loss for the player who is stalemated.\n\nThe Wizard moves like a whirlwind.\n',
    );
    await page.locator('.reading-read').first().waitFor();
    await show('game');
    await page.locator('details.reading summary').click();
    expect(await axeFindings(page)).toEqual([]);
    await paste('[my:chess]\nmaxFiel = 8\nstalemateValue = lose\n');
    expect(await axeFindings(page)).toEqual([]);
    await paste('[other:crazyhouse]\n');
    await show('compare');
    await page.locator('[role=tabpanel] form button').click();
    await page.locator('.comparison').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
