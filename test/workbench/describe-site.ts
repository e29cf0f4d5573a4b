import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { findBrowser, sharedBrowser } from '../page/browser.js';
import { startStaticSite } from './static-site.js';
import { visit, type Visit } from './visit.js';

/** Opens the site, or an address in it, as a new visitor. */
export type Open = (address?: string, options?: BrowserContextOptions) => Promise<Visit>;

const BROWSER = findBrowser();

/** Tests of the built site (dist/site) in a real Chromium, from a static server that has it in `folder`. */
export function describeSite(name: string, tests: (open: Open) => void, folder = ''): void {
  describe.skipIf(BROWSER === null)(`${name} (install chromium, or set FAIRYC_BROWSER)`, () => {
    let browser: Browser;
    let site: Awaited<ReturnType<typeof startStaticSite>>;
    beforeAll(async () => {
      [browser, site] = [await sharedBrowser(BROWSER ?? ''), await startStaticSite(folder)];
    }, 60_000);
    afterAll(async () => {
      await site.stop();
    });
    tests((address = '', options) => visit(browser, new URL(address, site.url).href, options));
  });
}
