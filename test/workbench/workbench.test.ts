import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PAGE_STYLE } from '../../src/page/page-style.js';
import { PICTURE_STYLE } from '../../src/page/picture-style.js';
import { describeSite } from './describe-site.js';
import { keepPicture } from './visit.js';

// The main tasks in the built site (dist/site).

describeSite('the workbench', (open) => {
  test('a first visit shows no problems and sends no request to another origin', async () => {
    const { close, complaints, page, show } = await open();
    await page.locator('.good').waitFor();
    await show('game');
    await page.locator('.game-page h1', { hasText: 'My-variant' }).waitFor();
    // A browser silently drops style rules that it does not understand.
    const written = `${PICTURE_STYLE.toString()}${PAGE_STYLE.toString()}`;
    const isWhole = await page.evaluate(`(() => {
      const count = (rules) =>
        [...rules].reduce((sum, { cssRules = [] }) => sum + 1 + count(cssRules), 0);
      const page = new CSSStyleSheet();
      page.replaceSync(${JSON.stringify(written)});
      const [sheet] = document.querySelector('.game-page').shadowRoot.adoptedStyleSheets;
      return count(sheet.cssRules) === count(page.cssRules);
    })()`);
    expect(isWhole).toBe(true);
    await show('output');
    await page.locator('.output pre').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('mistakes are shown while typing, and fixes are applied', async () => {
    const { close, complaints, page, paste } = await open();
    await paste('[my-game:chess]\nmaxFiel = 8\npawn = p\nstalemateValue = lose\n');
    const problems = page.locator('.problem');
    const before = await problems.count();
    expect(before).toBeGreaterThan(1);
    await page.locator('.problem button.suggestion, .problem button.preferred').first().click();
    await expect.poll(() => problems.count()).toBeLessThan(before);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => problems.count()).toBe(before);
    // Notes about assumed rules refer to the first line but come below the errors.
    await paste('# Guards\n\n| Name | Betza |\n|---|---|\n| King | K |\n\n* Size: 5x\n');
    await page.locator('.problem.info').first().waitFor();
    const severities = await page.locator('.problem .severity').allInnerTexts();
    const order = ['Error', 'Warning', 'Note'];
    const places = severities.map((severity) => order.indexOf(severity));
    expect(places).toEqual([...places].sort());
    expect(severities[0]).toBe('Error');
    // Notes lead to their place, and say nothing twice.
    expect(await page.locator('.problem.info .note').count()).toBe(0);
    await paste(
      '# Guards\n\n* Size: 5x5\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Knave | K | F |\n',
    );
    const note = page.locator('.note', { hasText: 'the first' });
    await note.locator('button', { hasText: 'line 7' }).click();
    expect(await page.locator('.cm-activeLine').innerText()).toContain('| King | K | K |');
    expect(complaints).toEqual([]);
    await close();
  });

  test('moves are entered by mouse, keyboard and text; the end of the game is shown with its rule', async () => {
    const { click, close, complaints, moves, page, show } = await open();
    await show('play');
    await page.locator('.board').waitFor();
    await click('e2', 'e4');
    await expect.poll(moves).toEqual(['1. e4']);
    await page.locator('.move-input').fill('e5');
    await page.keyboard.press('Enter');
    await expect.poll(moves).toEqual(['1. e4', 'e5']);
    await page.locator('[data-square=e1]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(moves).toEqual(['1. e4', 'e5', '2. Ke2']);
    for (const move of ['a6', 'Kd3', 'h6', 'Kc4', 'b6', 'Kd5']) {
      await page.locator('.move-input').fill(move);
      await page.keyboard.press('Enter');
      await page.locator('.moves li', { hasText: move }).waitFor();
    }
    const ending = page.locator('.ending');
    expect(await ending.innerText()).toMatch(/^White wins: .*flagRegion.*line 5/su);
    await ending.locator('button', { hasText: 'line 5' }).click();
    expect(await page.locator('.cm-activeLine').innerText()).toContain('flagRegion');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a link opens its text, game and view, and asks first if there are other texts', async () => {
    const first = await open();
    await first.paste('[other:crazyhouse]\n');
    await first.show('play');
    await first.click('e2', 'e4');
    await expect.poll(first.moves).toEqual(['1. e4']);
    await first.page.locator('button', { hasText: 'Copy link' }).click();
    await first.page.locator('button', { hasText: 'Link copied' }).waitFor();
    const link = String(await first.page.evaluate('navigator.clipboard.readText()'));
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#v1\.[\w-]+$/);
    await first.close();

    const second = await open(link);
    await expect.poll(second.moves).toEqual(['1. e4']);
    expect(await second.page.locator('.cm-content').innerText()).toContain('[other:crazyhouse]');
    await second.page.goto('about:blank');
    await second.page.goto(link);
    await second.page.locator('.brought button', { hasText: 'Do not open' }).click();
    expect(await second.page.locator('.texts option').count()).toBe(2);
    expect(second.complaints).toEqual([]);
    await second.close();
  });

  test('crazyhouse as a document: one rule is changed, and the difference is shown with a position', async () => {
    const { close, complaints, page, show } = await open();
    await show('start');
    await page.locator('[aria-label="crazyhouse as a document"]').click();
    await page
      .locator('.texts option', { hasText: 'crazyhouse.md' })
      .waitFor({ state: 'attached' });
    const text = String(await page.evaluate(`JSON.parse(localStorage['fairyc.texts'])[0].text`));
    expect(text).toContain('# crazyhouse');
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\n```ini\nstalemateValue = loss\n```\n');
    await show('compare');
    await page.locator('.other-variant').fill('crazyhouse');
    await page.locator('[role=tabpanel] form button').click();
    const found = page.locator('.comparison');
    await found.waitFor();
    expect(await found.getAttribute('data-verdict')).toBe('differs');
    expect(await found.innerText()).toContain('stalemate');
    expect(await found.locator('figure svg').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the engine is compared with our generator', async () => {
    const { close, complaints, page, show } = await open();
    await page.locator('.good').waitFor();
    await show('engine');
    await page.locator('button', { hasText: 'Compare with the engine' }).click();
    await page.locator('progress[value="9"]').waitFor();
    expect(await page.locator('.compared').innerText()).toMatch(/Fairy-Stockfish.*No difference/s);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a drawn piece gets its notation, and a notation its picture and description', async () => {
    const { close, complaints, page, show } = await open();
    await show('pieces');
    // It starts with NW: eight leaps and four steps. Three clicks remove a step.
    await expect.poll(() => page.locator('[data-vector][aria-pressed=true]').count()).toBe(12);
    await page.locator('.explained-piece').waitFor();
    const placeOfSquares = () =>
      page.evaluate<number>("document.querySelector('.drawing').offsetTop");
    const place = await placeOfSquares();
    for (const vector of ['1 0', '-1 0', '0 1', '0 -1'])
      for (let click = 0; click < 3; click++)
        await page.locator(`[data-vector="${vector}"]`).click();
    await expect.poll(() => page.locator('.betza').inputValue()).toBe('N');
    await page.locator('.explained-piece', { hasText: 'knight' }).waitFor();
    // A hop forward to the square behind a hurdle, captures only, and two steps as the first move.
    await page.locator('input[name=brush][value=hop]').check();
    for (let click = 0; click < 3; click++) await page.locator('[data-vector="0 1"]').click();
    await page.locator('input[name=brush][value=stopped]').check();
    await page.locator('input[name=initial]').check();
    for (let click = 0; click < 2; click++) await page.locator('[data-vector="0 2"]').click();
    await expect.poll(() => page.locator('.betza').inputValue()).toBe('NfcgRifmnD');
    // The squares stay under the mouse, although each click changes the description.
    expect(await placeOfSquares()).toBe(place);
    expect(complaints).toEqual([]);
    await close();
  });

  test('wa shogi against the practice opponent, in kanji', async () => {
    const { click, close, complaints, moves, page, show } = await open();
    await show('start');
    await page.locator('button', { hasText: 'wa-shogi' }).click();
    await show('play');
    await page.locator('.board[data-files="11"]').waitFor();
    await page.locator('select.opponent').selectOption('black');
    await click('f3', 'f4');
    await expect.poll(async () => (await moves()).length).toBe(2);
    await keepPicture(page, 'wa-shogi.png');
    expect(complaints).toEqual([]);
    await close();
  });

  test('broken, large and hostile links do nothing', async () => {
    const bomb = `#v1.${deflateRawSync(Buffer.alloc(50_000_000, 32)).toString('base64url')}`;
    const alien = `#v1.${deflateRawSync('{"__proto__":{"file":"a.md","text":"x","view":"play"}}').toString('base64url')}`;
    for (const fragment of ['#v1.%%%', `#v1.${'A'.repeat(1_100_000)}`, bomb, alien, '#v1.']) {
      const { close, complaints, page } = await open(fragment);
      await page.locator('.good').waitFor();
      expect(await page.locator('.texts option').allInnerTexts()).toEqual(['variants.ini']);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  test('it opens offline after the first visit, and the engine plays', async () => {
    const { click, close, context, moves, page, show } = await open('', {
      serviceWorkers: 'allow',
    });
    await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.good').waitFor();
    await show('play');
    await page.locator('.board').waitFor();
    expect(await page.locator('select.player').inputValue()).toBe('engine');
    await page.locator('select.time').selectOption('500');
    await page.locator('select.opponent').selectOption('black');
    await click('e2', 'e4');
    await expect.poll(async () => (await moves()).length).toBe(2);
    // A message would say so if the practice opponent had played.
    expect(await page.locator('.message').count()).toBe(0);
    await close();
  });
});
