import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { gamePage } from '../../src/page/game-page.js';
import { gameSheet } from '../../src/page/game-sheet.js';
import { pageFiles } from '../../src/page/page-files.js';
import { pictureFiles } from '../../src/page/picture-files.js';
import type { PageSubject } from '../../src/page/subject.js';
import { axeFindings } from '../workbench/visit.js';
import { findBrowser, sharedBrowser } from './browser.js';
import { HOSTILE, HOSTILE_DOCUMENT } from './hostile-document.js';
import { shippedText, subjectOfBuiltin, subjectOfDocument } from './subjects.js';

const BROWSER = findBrowser();

const PAGES: readonly (readonly [string, () => PageSubject])[] = [
  ['chess', () => subjectOfDocument(shippedText('chess.md'))],
  ['tori shogi', () => subjectOfDocument(shippedText('tori-shogi.md'))],
  ['alquerque', () => subjectOfDocument(shippedText('alquerque.md'))],
  ['wa shogi', () => subjectOfDocument(shippedText('wa-shogi.md'))],
  ['xiangqi', () => subjectOfBuiltin('xiangqi')],
  ['janggi', () => subjectOfBuiltin('janggi')],
  ['a hostile document', () => subjectOfDocument(HOSTILE_DOCUMENT)],
];

describe.skipIf(BROWSER === null)(
  'pages in a browser (install chromium, or set FAIRYC_BROWSER)',
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await sharedBrowser(BROWSER ?? '');
    }, 60_000);

    /** Opens a page as a file would be; what the browser complains of is gathered. */
    async function open(text: string, options: BrowserContextOptions = {}) {
      const page = await browser.newPage(options);
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) complaints.push(`asks for ${request.url()}`);
      });
      await page.goto(`data:text/html;base64,${Buffer.from(text).toString('base64')}`);
      return { page, complaints };
    }

    test.each(PAGES)(
      '%s: axe finds nothing, light or dark, the console is silent, and nothing sticks out sideways on a phone',
      async (_name, subject) => {
        const { page, complaints } = await open(pageOf(subject()));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const rules = colorScheme === 'light' ? 'all' : 'color-contrast';
          expect([colorScheme, ...(await axeFindings(page, rules))]).toEqual([colorScheme]);
        }
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
        expect(complaints).toEqual([]);
        await page.close();
      },
    );

    test('the page that leads to all games is as good', async () => {
      const subjects = [subjectOfBuiltin('chess'), subjectOfBuiltin('shogi')];
      const text =
        pageFiles(subjects, { coordinates: 'chess', formats: ['html'] }).get('index.html') ?? '';
      const { page, complaints } = await open(text, { viewport: { width: 360, height: 740 } });
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    });

    test('text of a document runs nothing, even in a browser without a policy', async () => {
      const text = pageOf(subjectOfDocument(HOSTILE_DOCUMENT));
      const unguarded = text.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
      expect(unguarded).not.toBe(text);
      const { page, complaints } = await open(unguarded);
      expect(await page.evaluate('window.hit')).toBeUndefined();
      expect(complaints).toEqual([]);
      expect(await page.locator('script, img, iframe, object, [onload], [onerror]').count()).toBe(
        0,
      );
      const shown = await page.locator('body').textContent();
      for (const attempt of HOSTILE) expect(shown).toContain(attempt);
      await page.close();
    });

    test('pictures alone are XML, without a script', async () => {
      const sheet = gameSheet(subjectOfDocument(HOSTILE_DOCUMENT), 'chess');
      const { page } = await open('<!doctype html><title>pictures</title>');
      for (const [name, svg] of pictureFiles(sheet)) {
        const parsed: { root: string; errors: number; scripts: number } = await page.evaluate(
          `(() => {
            const parsed = new DOMParser().parseFromString(${JSON.stringify(svg)}, 'image/svg+xml');
            const count = (what) => parsed.querySelectorAll(what).length;
            return { root: parsed.documentElement.tagName, errors: count('parsererror'), scripts: count('script') };
          })()`,
        );
        expect(parsed, name).toEqual({ root: 'svg', errors: 0, scripts: 0 });
      }
      await page.close();
    });

    test('on paper everything is black on white, in dark mode too', async () => {
      const { page } = await open(pageOf(subjectOfBuiltin('chess')), { colorScheme: 'dark' });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const style = (selector: string, property: string) =>
        page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
      expect(await style('body', 'backgroundColor')).toBe('rgb(255, 255, 255)');
      expect(await style('.words p', 'color')).toBe('rgb(0, 0, 0)');
      expect(await style('.ground', 'fill')).toBe('rgb(255, 255, 255)');
      expect(await style('.quiet', 'fill')).toBe('rgb(0, 0, 0)');
      expect(await style('nav', 'display')).toBe('none');
      expect(await style('tbody tr', 'breakInside')).toBe('avoid');
      await page.close();
    });

    test('axe is awake: a picture without words is found', async () => {
      const text = pageOf(subjectOfBuiltin('chess')).replace(/aria-labelledby="start-title"/, '');
      const { page } = await open(text.replace(/<title id="start-title">[^<]*<\/title>/, ''));
      expect((await axeFindings(page)).join()).toContain('svg-img-alt');
      await page.close();
    });

    test('no colour is needed: in grey every sign differs from the others in form', async () => {
      const text = pageOf(subjectOfBuiltin('janggi'));
      const { page } = await open(text);
      const forms: readonly string[] = await page.evaluate(
        `[...document.querySelectorAll('.key li svg')].map((sign) =>
          sign.innerHTML.replace(/class="[^"]*"/g, (name) => (name.includes('leapt') ? 'broken' : '')))`,
      );
      expect(new Set(forms).size).toBe(forms.length);
      expect(forms.length).toBeGreaterThan(4);
      await page.close();
    });
  },
);

/** The page of a variant, alone. */
function pageOf(subject: PageSubject): string {
  return gamePage(gameSheet(subject, 'chess'), null);
}
