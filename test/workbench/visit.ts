import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Somebody who opens the workbench for the first time. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console said, what went wrong, and which request left the origin. */
  readonly complaints: readonly string[];
  /** The addresses that were asked for, each once. */
  readonly loaded: () => readonly string[];
  /** Opens a text as one more: what people paste under "Start from". */
  readonly paste: (text: string) => Promise<void>;
  /** Goes to a view, and waits until it is there. */
  readonly show: (view: string) => Promise<void>;
  /** Clicks squares, pockets and answers, in this order: `e2 e4`, `P@ e5`, `=q`. */
  readonly click: (...places: readonly string[]) => Promise<void>;
  /** The moves so far as the list has them. */
  readonly moves: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

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
    },
    async click(...places) {
      for (const place of places) {
        const target = place.endsWith('@')
          ? page.locator(`[data-pocket="${place.slice(0, -1)}"]:enabled`)
          : place.startsWith('=')
            ? page.locator(`[data-answer="${place.slice(1)}"]`)
            : page.locator(`[data-square="${place}"]`);
        await target.first().click();
      }
    },
    moves: () => page.locator('.moves > li > .move').allInnerTexts(),
    close: () => context.close(),
  };
}

/** What axe-core finds wrong with the page as it is on the screen; with other colours alone, only contrast can be. */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'color-contrast' = 'all',
): Promise<readonly string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(`${AXE};0`);
  // What passes is not described: that takes most of the time.
  const found = await page.evaluate(
    `axe.run({ resultTypes: ['violations'], ${rules === 'all' ? '' : `runOnly: ['${rules}']`} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`,
  );
  expect(Array.isArray(found)).toBe(true);
  return found as readonly string[];
}
