#!/usr/bin/env node
import packageJson from '../../package.json' with { type: 'json' };

// The version is asked for by scripts, often: answer before anything else is loaded.
const [argument, ...others] = process.argv.slice(2);
if (argument === '--version' && others.length === 0) {
  process.stdout.write(`${packageJson.version}\n`);
} else {
  void import('./main.js').then(({ main }) => main(process.argv.slice(2)));
}
