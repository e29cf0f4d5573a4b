import { globSync } from 'tinyglobby';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The name that esbuild gives to helpers that it adds for tagged templates. */
const RUNTIME = '<runtime>';

test(
  'the service needs nothing that browsers do not have, because web pages call it directly',
  { timeout: 120_000 },
  async () => {
    const entries = globSync('src/language/*.ts');
    expect(entries).toContain('src/language/open-texts.ts');
    const { errors, metafile, warnings } = await build({
      entryPoints: entries,
      bundle: true,
      platform: 'browser',
      format: 'esm',
      splitting: true,
      outdir: 'none',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    expect([errors, warnings]).toEqual([[], []]);
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    expect(
      imports.filter(
        ({ path, external }) => (external === true && path !== RUNTIME) || /^node:/.test(path),
      ),
    ).toEqual([]);
  },
);
