// Writes the declarations of the library next to its modules: one file with all types, rolled up by API Extractor, which fails if a
// public signature uses a type that is not exported. Each part re-exports its own types from that file.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import ts from 'typescript';
import { PARTS } from './library.mjs';

const root = path.resolve(import.meta.dirname, '..');
const workshop = path.join(root, 'build', `types-${process.pid}`);
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/lib'));

/** Intermediate types that compute the fields of rules from the rows of the options. Only their results are exported. */
const COMPUTED = new Set([
  'OptionFields',
  'SpecialRow',
  'FieldRow',
  'RowIn',
  'Wordless',
  'RowOf',
  'ValueOf',
  'FieldOf',
  'Held',
  'OPTION_GROUPS',
  'OptionGroup',
]);

mkdirSync(folder, { recursive: true });
try {
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      '.config/tsconfig.types.json',
      // `npm run lint` checks the types.
      '--noCheck',
      '--outDir',
      workshop,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  rollUp();
  for (const part of PARTS) writePart(part);
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

/** All declarations as one text. */
function rollUp() {
  const file = path.join(folder, 'index.d.ts');
  const config = ExtractorConfig.prepare({
    configObject: {
      mainEntryPointFilePath: path.join(workshop, 'src/index.d.ts'),
      projectFolder: root,
      compiler: {
        tsconfigFilePath: path.join(root, '.config/tsconfig.types.json'),
        skipLibCheck: true,
      },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: file },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None },
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.Error },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'package.json'),
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      const isKnown = [...COMPUTED].some((name) => message.text.includes(`"${name}"`));
      if (message.logLevel === 'verbose' || message.logLevel === 'info' || isKnown) {
        message.logLevel = 'none';
        message.handled = true;
      }
    },
  });
  if (!succeeded) throw new Error('a public signature uses a type that src/api does not export');
  copyFileSync(file, path.join(folder, 'index.d.cts'));
}

/** Writes the declarations of a part, which re-exports names of the whole. */
function writePart(part) {
  const names = exportsOf(path.join(root, `src/api/${part}.ts`));
  for (const [types, code] of [
    ['d.ts', 'js'],
    ['d.cts', 'cjs'],
  ])
    writeFileSync(
      path.join(folder, `${part}.${types}`),
      `export {\n${[...names].map(([name, isType]) => `  ${isType ? 'type ' : ''}${name},\n`).join('')}} from './index.${code}';\n`,
    );
}

/** The exports of a module, and whether each is a type. */
function exportsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return new Map(
    source.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
      const { exportClause, isTypeOnly, moduleSpecifier } = statement;
      // The types shared by all parts.
      if (exportClause === undefined)
        return [
          ...exportsOf(path.join(path.dirname(file), moduleSpecifier.text.replace(/js$/, 'ts'))),
        ];
      return exportClause.elements.map((element) => [
        element.name.text,
        isTypeOnly || element.isTypeOnly,
      ]);
    }),
  );
}
