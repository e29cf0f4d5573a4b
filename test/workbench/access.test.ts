import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleOf, THOROUGH } from '../thorough.js';
import { describeSite } from './describe-site.js';
import { axeFindings, keepPicture } from './visit.js';

// The appearance and accessibility of the views in the built site (dist/site).
/** The picture in the README. FAIRYC_PICTURES=1 updates it. */
const README_PICTURE = path.resolve(import.meta.dirname, '../../generated/pictures/workbench.png');

/** For each view, an element that appears when the view is complete. */
const VIEWS = {
  start: '.starts li',
  problems: '.good',
  game: '.game-page',
  play: '.board',
  output: '.output pre',
  compare: '#engine-variants option',
  engine: 'progress',
  pieces: '.explained-piece svg',
};

describeSite('views', (open) => {
  test.each([1280, 360])('axe finds nothing in any view, %s px wide', async (width) => {
    const viewport = { width, height: 800 };
    const { close, page, show } = await open('', { viewport });
    const views = Object.keys(VIEWS);
    const checked = width === 1280 ? views : sampleOf(views, 2);
    for (const [view, shown] of Object.entries(VIEWS)) {
      await show(view);
      await page.locator(shown).first().waitFor({ state: 'attached' });
      // Colours are the same at every width.
      const schemes = ['light', ...(width === 1280 || THOROUGH ? ['dark' as const] : [])] as const;
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const file = `${view}-${colorScheme}-${width}.png`;
        await keepPicture(page, file);
        const rules = colorScheme === 'light' ? 'all' : 'color-contrast';
        if (!checked.includes(view)) continue;
        expect([file, await axeFindings(page, rules)]).toEqual([file, []]);
      }
      const overflow = await page.evaluate('document.documentElement.scrollWidth');
      expect([view, overflow]).toEqual([view, width]);
    }
    await close();
  });

  test('the printout shows the whole view without the editor and its buttons', async () => {
    const { close, page, show } = await open();
    await show('game');
    await page.locator('.game-page').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.cm-content').isVisible()).toBe(false);
    expect(await page.locator('[role=tab]').first().isVisible()).toBe(false);
    // Paper does not scroll: the page must be as long as its content.
    const heights = await page.evaluate(
      `[document.documentElement.scrollHeight, document.querySelector('.game-page').getBoundingClientRect().height]`,
    );
    const [whole = 0, part = Infinity] = heights as readonly number[];
    expect(whole).toBeGreaterThanOrEqual(Math.floor(part));
    expect(part).toBeGreaterThan(1000);
    await keepPicture(page, 'print.png', true);
    await close();
  });

  test('the picture in the README is up to date', async () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
    expect(readme.slice(0, 2500)).toContain('generated/pictures/workbench.png');
    // The first example of the README.
    const [, example = ''] = /```markdown\n([^]*?)```/.exec(readme) ?? [];
    const { click, close, moves, page, paste, show } = await open('', {
      viewport: { width: 1180, height: 620 },
      colorScheme: 'light',
    });
    await paste(example);
    await show('play');
    await page.locator('[data-square=b1][aria-label*=Camel]').waitFor();
    // A worker plays the move; a click before it answers belongs to the position before the move.
    for (const [index, move] of ['e2 e4', 'e7 e6', 'b1 c4'].entries()) {
      await click(...move.split(' '));
      await expect.poll(async () => (await moves()).length).toBe(index + 1);
    }
    const now = await page.screenshot();
    if (process.env['FAIRYC_PICTURES'] !== undefined || !existsSync(README_PICTURE)) {
      mkdirSync(path.dirname(README_PICTURE), { recursive: true });
      writeFileSync(README_PICTURE, now);
    }
    // Fonts differ between machines, so the limit allows for them. A new layout differs by more.
    const [one, two] = [now, readFileSync(README_PICTURE)].map(
      (png) => `data:image/png;base64,${png.toString('base64')}`,
    );
    const difference = await page.evaluate(`(async () => {
      const pixels = async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(118, 62);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, 118, 62);
        return context.getImageData(0, 0, 118, 62).data;
      };
      const [a, b] = await Promise.all([pixels('${one ?? ''}'), pixels('${two ?? ''}')]);
      return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0) / a.length;
    })()`);
    expect(difference).toBeLessThan(6);
    await close();
  });
});
