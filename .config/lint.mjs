// `npm run lint`: types and lint. Both ask one program what the types are, which is most of the work of either.
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const WORKBENCH = path.resolve('src/workbench');

/** The program that a settings file describes; mistakes in the settings are among its diagnostics. */
function programOf(file) {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(diagnostic) {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  };
  const { errors, fileNames, options } = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  return ts.createProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
    host: parsedOnce(ts.createCompilerHost(options, true)),
  });
}

const parsed = new Map();

/** Both programs are read alike, so a file is parsed for the first alone. */
function parsedOnce(host) {
  return {
    ...host,
    getSourceFile(name, options) {
      const key = `${name} ${options.impliedNodeFormat}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(name, options));
      return parsed.get(key);
    },
  };
}

const whole = programOf('tsconfig.json');
// What the workbench imports is in the first program, too: here only its own files are judged.
const workbench = programOf('src/workbench/tsconfig.json');
const own = workbench.getSourceFiles().filter(({ fileName }) => fileName.startsWith(WORKBENCH));
const found = [
  ...ts.getPreEmitDiagnostics(whole),
  ...workbench.getConfigFileParsingDiagnostics(),
  ...workbench.getOptionsDiagnostics(),
  ...workbench.getGlobalDiagnostics(),
  ...own.flatMap((file) => [
    ...workbench.getSyntacticDiagnostics(file),
    ...workbench.getSemanticDiagnostics(file),
  ]),
];
process.stdout.write(
  ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(found), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  }),
);

// The key of the cache has the settings in it, and not the programs.
const programs = Object.assign([whole, workbench], { toJSON: () => [] });
const eslint = new ESLint({
  overrideConfigFile: '.config/eslint.config.js',
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, programs } },
  },
  cache: true,
  cacheStrategy: 'content',
  cacheLocation: 'build/eslintcache',
});
const results = await eslint.lintFiles(process.argv.length > 2 ? process.argv.slice(2) : ['.']);
process.stdout.write(await (await eslint.loadFormatter('stylish')).format(results));
const isClean = results.every(({ errorCount }) => errorCount === 0);
process.exit(isClean && found.length === 0 ? 0 : 1);
