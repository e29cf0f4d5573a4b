import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeSite } from './describe-site.js';
import { SITE } from './static-site.js';

// The size of the built site, and hosting it in a folder.

describeSite(
  'the site',
  (open) => {
    test('a first visit loads less than 350 kB, compressed, from a folder of any static host', async () => {
      const { close, complaints, loaded, page } = await open();
      await page.locator('.good').waitFor();
      await page.waitForLoadState('networkidle');
      const files = loaded().map((address) =>
        new URL(address).pathname.replace('/a/sub-folder/', ''),
      );
      const sizes = files.map((file) => {
        const bytes = readFileSync(path.join(SITE, file === '' ? 'index.html' : file));
        return brotliCompressSync(bytes).length;
      });
      expect(files.length).toBeGreaterThan(5);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(350_000);
      expect(complaints).toEqual([]);
      await close();
    });
  },
  '/a/sub-folder',
);
