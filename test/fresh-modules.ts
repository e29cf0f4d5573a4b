import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Loads files of the program again, each time with all their imports, so that nothing is cached. They are bundled once, because
 * loading hundreds of modules takes much longer than running one script; and the modules of all other tests stay loaded. A file may
 * stand in for a package, which only that file then imports.
 */
export async function freshModules<T>(
  files: readonly string[],
  standIns: Readonly<Record<string, string>> = {},
): Promise<() => T> {
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from './${file}';`).join('\n'),
      resolveDir: ROOT,
    },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
    plugins: Object.entries(standIns).map(([name, file]) => standIn(name, path.join(ROOT, file))),
  });
  const text = outputFiles.map((file) => file.text).join('');
  const script = new Script(`(module, exports, require) => {${text}\n}`);
  const require = createRequire(import.meta.url);
  return () => {
    const module = { exports: {} };
    const run = script.runInThisContext() as (...given: unknown[]) => void;
    run(module, module.exports, require);
    return module.exports as T;
  };
}

function standIn(name: string, file: string): Plugin {
  return {
    name: 'stand-in',
    setup(bundling) {
      bundling.onResolve({ filter: new RegExp(`^${name}$`) }, ({ importer }) =>
        importer === file ? undefined : { path: file },
      );
    },
  };
}
