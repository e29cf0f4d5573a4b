import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, startBrowser } from '../page/browser.js';
import { startStaticSite } from './static-site.js';
import { axeFindings, visit } from './visit.js';

// The built site: dist/site.
const BROWSER = findBrowser();
const VIEWS = ['start', 'problems', 'game', 'play', 'output'];

describe.skipIf(BROWSER === null)('the workbench (install chromium, or set FAIRYC_BROWSER)', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startStaticSite>>;
  beforeAll(async () => {
    [browser, site] = [await startBrowser(BROWSER ?? ''), await startStaticSite()];
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  test('a first visit finds nothing wrong, and nothing leaves the origin', async () => {
    const { close, complaints, page, show } = await visit(browser, site.url);
    await page.locator('.good').waitFor();
    await show('game');
    await page.locator('.game-page h1', { hasText: 'My-variant' }).waitFor();
    await show('output');
    await page.locator('.output pre').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('mistakes are shown while one types, and fixes are accepted', async () => {
    const { close, complaints, page, paste } = await visit(browser, site.url);
    await paste('[my-game:chess]\nmaxFiel = 8\npawn = p\nstalemateValue = lose\n');
    const problems = page.locator('.problem');
    const before = await problems.count();
    expect(before).toBeGreaterThan(1);
    await page.locator('.problem button.suggestion, .problem button.preferred').first().click();
    await expect.poll(() => problems.count()).toBeLessThan(before);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => problems.count()).toBe(before);
    expect(complaints).toEqual([]);
    await close();
  });

  test('moves are entered by mouse, by keys and in words; the end is told, with its rule', async () => {
    const { click, close, complaints, moves, page, show } = await visit(browser, site.url);
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

  test('a link brings the text, the game and the view, and asks before where there is work', async () => {
    const first = await visit(browser, site.url);
    await first.paste('[other:crazyhouse]\n');
    await first.show('play');
    await first.click('e2', 'e4');
    await expect.poll(first.moves).toEqual(['1. e4']);
    await first.page.locator('button', { hasText: 'Copy link' }).click();
    await first.page.locator('button', { hasText: 'Link copied' }).waitFor();
    const link = String(await first.page.evaluate('navigator.clipboard.readText()'));
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#v1\.[\w-]+$/);
    await first.close();

    const second = await visit(browser, link);
    await expect.poll(second.moves).toEqual(['1. e4']);
    expect(await second.page.locator('.cm-content').innerText()).toContain('[other:crazyhouse]');
    await second.page.goto('about:blank');
    await second.page.goto(link);
    await second.page.locator('.brought button', { hasText: 'Leave it' }).click();
    expect(await second.page.locator('.texts option').count()).toBe(2);
    expect(second.complaints).toEqual([]);
    await second.close();
  });

  test('it opens without a network after the first visit', async () => {
    const { close, context, page, show } = await visit(browser, site.url);
    await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.good').waitFor();
    await show('play');
    await page.locator('.board').waitFor();
    await close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 360])
      test(`axe finds nothing in any view, ${colorScheme}, ${width} px wide`, async () => {
        const viewport = { width, height: 800 };
        const { close, page, show } = await visit(browser, site.url, { colorScheme, viewport });
        await page.locator('.good').waitFor();
        for (const view of VIEWS) {
          await show(view);
          await page.waitForTimeout(500);
          expect([view, await axeFindings(page)]).toEqual([view, []]);
          const overflow = await page.evaluate('document.documentElement.scrollWidth');
          expect([view, overflow]).toEqual([view, width]);
        }
        await close();
      });
});
