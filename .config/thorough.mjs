// `npm run thorough`, each night: runs the tests that otherwise use a sample (`test/thorough.ts`) on everything, and lists them.
import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { readFileSync } from 'node:fs';

const SAMPLING = /from '(?:\.\.?\/)+(?:thorough|times-for-eight)\.js'/;
const files = globSync('test/**/*.test.ts')
  .filter((file) => SAMPLING.test(readFileSync(file, 'utf8')))
  .sort();
console.log(`All of what other runs sample:\n${files.join('\n')}`);
// Everything takes many times as long as a sample, and the machine may be busy at night.
const words = ['vitest', 'run', '--config', '.config/vitest.config.ts', '--testTimeout=3600000'];
const { status } = spawnSync('npx', [...words, ...files, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FAIRYC_THOROUGH: '1' },
});
process.exit(status ?? 1);
