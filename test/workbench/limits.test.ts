import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileVariantsText } from '../../src/catalog/file-variants.js';
import { sampleOf, THOROUGH } from '../thorough.js';
import { describeSite } from './describe-site.js';
import { SITE } from './static-site.js';
import type { Visit } from './visit.js';

// How much the built site (dist/site) loads, and how much time and memory it uses.

/** Reloads the page with a single stored text, which is read first. */
async function reopenWith({ page }: Visit, file: string, text: string): Promise<void> {
  const texts = JSON.stringify([{ id: 'first', file, text }]);
  await page.evaluate(`localStorage['fairyc.texts'] = ${JSON.stringify(texts)}`);
  await page.reload();
}

/** The processor time of each task on the page's main thread, in milliseconds, the longest first. */
async function tasksWhile(page: Page, run: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await run();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as {
    readonly traceEvents: readonly {
      readonly name: string;
      readonly pid: number;
      readonly tid: number;
      readonly tdur?: number;
      readonly args: { readonly name?: string };
    }[];
  };
  const threads = new Set(
    traceEvents
      .filter(({ args, name }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .flatMap(({ name, pid, tdur, tid }) =>
      name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid} ${tid}`)
        ? [tdur / 1000]
        : [],
    )
    .sort((a, b) => b - a);
}

/** Types lines at the end, key by key, with a pause after each so that it is read. */
async function typeLines(page: Page, count: number): Promise<void> {
  for (let line = 0; line < count; line++) {
    for (const key of ['Enter', '#', 'k', 'e', 'y', 's']) await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
}

describeSite('limits of the workbench', (open) => {
  test('the first problems of a document appear without loading anything they do not need', async () => {
    // A document with `Uses` would also load the shipped documents.
    const text = readFileSync('variants/shogi.md', 'utf8').replace('| Promote', '| Promot');
    const visit = await open();
    // Blocked: the editor, the rules for sections, and the readers of sentences, diagrams and games.
    const unneeded = /\/(?:code-editor|reading-marks|documents)-[^/]*\.js$/;
    await visit.context.route(unneeded, () => undefined);
    const loaded: string[] = [];
    visit.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await reopenWith(visit, 'shogi.md', text);
    await visit.page.locator('.problem').first().waitFor();
    expect(await visit.page.locator('.editor').innerText()).toContain('| Promot ');
    const files = [...new Set(loaded)].filter((file) => !unneeded.test(file));
    const sizes = files.map((file) => {
      const bytes = readFileSync(path.join(SITE, file === '/' ? 'index.html' : file));
      return brotliCompressSync(bytes).length;
    });
    expect(files.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(203_000);
    await visit.close();
  });

  test.each(sampleOf(['shogi', 'chess', 'kashogi'], 3))(
    'the first result for %s.md appears before the editor is loaded',
    async (name) => {
      const text = readFileSync(`variants/${name}.md`, 'utf8');
      const visit = await open();
      const { page } = visit;
      // Slow the page down four times; Chromium cannot slow down workers.
      const devtools = await visit.context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      // Drop timers of a second or more: on a busy machine they would fire before the first result.
      await page.addInitScript(`const soon = setTimeout;
        globalThis.setTimeout = (run, wait, ...given) => (wait < 1000 ? soon(run, wait, ...given) : 0);
        new MutationObserver(() => {
        if (globalThis.firstWords === undefined && document.querySelector('.problem, .good, .good-so-far'))
          globalThis.firstWords = document.querySelector('.editor > div').shadowRoot === null;
      }).observe(document, { childList: true, subtree: true });`);
      await reopenWith(visit, `${name}.md`, text);
      await page.locator('.cm-content').waitFor();
      expect(await page.evaluate('firstWords')).toBe(true);
      await visit.close();
    },
  );

  test('a keystroke in a file of 143 sections costs the page little more than in one section', async () => {
    const visit = await open();
    const { page } = visit;
    const longest: number[] = [];
    for (const text of ['[x:chess]\ndoubleStep = false\n', fileVariantsText()]) {
      await reopenWith(visit, 'variants.ini', text);
      await page.locator('.problems, .good').first().waitFor();
      await page.locator('.cm-content').click();
      await page.keyboard.press('Control+End');
      await typeLines(page, 1);
      const [first = 0, ...others] = await tasksWhile(page, () => typeLines(page, 3));
      expect(others.length).toBeGreaterThan(20);
      longest.push([first, ...others.slice(0, 4)].reduce((sum, time) => sum + time, 0));
      // A limit in milliseconds only holds on a machine without other work.
      if (THOROUGH) expect(first).toBeLessThan(16);
    }
    const [small = 0, big = 0] = longest;
    expect(big / small).toBeLessThan(8);
    await visit.close();
  });

  test('memory does not grow with the number of edits', async () => {
    const visit = await open();
    const { page } = visit;
    await reopenWith(visit, 'variants.ini', fileVariantsText());
    await page.locator('.problems, .good').first().waitFor();
    await page.locator('.cm-content').click();
    const devtools = await visit.context.newCDPSession(page);
    const edit = async (count: number): Promise<number> => {
      for (let number = 0; number < count; number += 2) {
        await page.keyboard.press('a');
        await page.keyboard.press('Backspace');
      }
      await page.waitForTimeout(1500);
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize;
    };
    // The undo history grows for a while. A leak in each reading would add about one megabyte to six.
    const before = await edit(THOROUGH ? 200 : 80);
    expect((await edit(THOROUGH ? 1000 : 80)) / before).toBeLessThan(1.2);
    await visit.close();
  });
});
