import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { THOROUGH } from '../thorough.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** A visit to the workbench in a new browser profile. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages, errors, and requests to other origins. */
  readonly complaints: readonly string[];
  /** The addresses that were requested, each once. */
  readonly loaded: () => readonly string[];
  /** Adds a text by pasting it under "Start from". */
  readonly paste: (text: string) => Promise<void>;
  /** Opens a view and waits for it. */
  readonly show: (view: string) => Promise<void>;
  /** Clicks squares, pockets and answers, in this order: `e2 e4`, `P@ e5`, `=q`. */
  readonly click: (...places: readonly string[]) => Promise<void>;
  /** The same by touch, and with the arrow keys and Enter. */
  readonly tap: (...places: readonly string[]) => Promise<void>;
  readonly press: (...places: readonly string[]) => Promise<void>;
  /** Points at a word, and again if the editor changed under the pointer, until its explanation has these words. */
  readonly explain: (word: Locator, words: RegExp) => Promise<void>;
  /** The moves in the list of moves. */
  readonly moves: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Without the service worker, unless `serviceWorkers` is "allow": it caches the whole site, and Chromium then compiles all of it. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const loaded = new Set<string>();
  context.on('request', (request) => {
    const asked = request.url();
    loaded.add(asked);
    if (!asked.startsWith(new URL(url).origin) && !asked.startsWith('data:'))
      complaints.push(`asks for ${asked}`);
  });
  await page.goto(url);
  await page.locator('.cm-content').waitFor();
  return {
    page,
    context,
    complaints,
    loaded: () => [...loaded],
    async paste(text) {
      await page.locator('#tab-start').click();
      await page.locator('textarea').fill(text);
      await page.locator('button', { hasText: 'Open it' }).first().click();
      await page.locator('#tab-problems').click();
      await page.locator('.problems, .good').first().waitFor();
    },
    async show(view) {
      await page.locator(`#tab-${view}`).click();
      await page.locator(`main[data-view=${view}]`).waitFor();
      // Wait until the board of the previous text is replaced, so that it does not receive clicks.
      await page.locator('.play[aria-busy=true]').waitFor({ state: 'hidden' });
    },
    async click(...places) {
      for (const place of places) await target(page, place).click();
    },
    async tap(...places) {
      for (const place of places) await target(page, place).tap();
    },
    async press(...places) {
      for (const place of places) {
        if (/^[a-p]\d+$/.test(place)) await walkTo(page, place);
        else await target(page, place).focus();
        await page.keyboard.press('Enter');
      }
    },
    async explain(word, words) {
      const explanation = page.locator('.explanation', { hasText: words }).first();
      await expect
        .poll(
          async () => {
            await page.mouse.move(0, 0);
            await word.hover();
            return explanation.waitFor({ timeout: 4000 }).then(
              () => true,
              () => false,
            );
          },
          { timeout: 60_000 },
        )
        .toBe(true);
    },
    moves: () => page.locator('.moves > li > .move').allInnerTexts(),
    close: () => context.close(),
  };
}

/** A square, a pocket or an answer. */
function target(page: Page, place: string): Locator {
  const found = place.endsWith('@')
    ? page.locator(`[data-pocket="${place.slice(0, -1)}"]:enabled`)
    : place.startsWith('=')
      ? page.locator(`[data-answer="${place.slice(1)}"]`)
      : page.locator(`[data-square="${place}"]`);
  return found.first();
}

/** Moves over the board with the arrow keys, from the square that Tab focuses. */
async function walkTo(page: Page, square: string): Promise<void> {
  const start = page.locator('[data-square][tabindex="0"]');
  await start.focus();
  const at = (await start.getAttribute('data-square')) ?? 'a1';
  const files = square.charCodeAt(0) - at.charCodeAt(0);
  const ranks = Number(square.slice(1)) - Number(at.slice(1));
  const keys = [
    ...Array<string>(Math.abs(files)).fill(files > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ...Array<string>(Math.abs(ranks)).fill(ranks > 0 ? 'ArrowUp' : 'ArrowDown'),
  ];
  for (const key of keys) await page.keyboard.press(key);
}

/** Saves a screenshot in build/workbench, in thorough runs and with FAIRYC_PICTURES=1. */
export async function keepPicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!THOROUGH && process.env['FAIRYC_PICTURES'] === undefined) return;
  const file = path.resolve(import.meta.dirname, '../../build/workbench', name);
  await page.screenshot({ path: file, fullPage });
}

/** The violations that axe-core finds on the current page. If only the colours have changed, checking the contrast is enough. */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'color-contrast' = 'all',
): Promise<readonly string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(`${AXE};0`);
  // Only violations: describing what passes takes most of the time.
  const found = await page.evaluate(
    `axe.run({ resultTypes: ['violations'], ${rules === 'all' ? '' : `runOnly: ['${rules}']`} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`,
  );
  expect(Array.isArray(found)).toBe(true);
  return found as readonly string[];
}
