// Writes the results of `npm run bench -- --engine PATH` to generated/bench/: report.json for programs, README.md for people.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { format, resolveConfig } from 'prettier';

const FOLDER = 'generated/bench';

/** The machine and the versions of the measurement. */
export function surroundings(enginePath) {
  const uci = execFileSync(enginePath, { input: 'uci\nquit\n', encoding: 'utf8' });
  return {
    day: new Date().toISOString().slice(0, 10),
    processor: os.cpus()[0]?.model ?? 'unknown',
    processors: os.cpus().length,
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    engine: /^id name (.*)$/m.exec(uci)?.[1]?.trim() ?? 'unknown',
    fairyc: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  };
}

/** The user and system time of a program and its child processes, in milliseconds. Bash measures milliseconds, `times` only hundredths of a second. */
export function processorTime([program, ...words], env) {
  const script = 'TIMEFORMAT="%3U %3S"; { time "$@" >/dev/null 2>/dev/null; } 2>&1';
  const { status, stdout } = spawnSync('bash', ['-c', script, 'bash', program, ...words], {
    env,
    encoding: 'utf8',
  });
  // Status 1 means that lint has findings, as it has for the engine's file.
  if (status !== 0 && status !== 1)
    throw new Error(`${[program, ...words].join(' ')} ended with ${status}`);
  const [user = NaN, system = NaN] = stdout.trim().split(' ').map(Number);
  return (user + system) * 1000;
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

/** Writes a report and its page. */
export async function keepReport(report) {
  mkdirSync(FOLDER, { recursive: true });
  await write('report.json', JSON.stringify(report), 'json');
  await write('README.md', pageOf(report), 'markdown');
}

async function write(name, text, parser) {
  const file = `${FOLDER}/${name}`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser }));
}

function pageOf({ perft, processes, surroundings: where }) {
  const row = (...cells) => `| ${cells.join(' | ')} |`;
  return [
    '# Speed',
    'Written by `npm run bench -- --engine PATH`. The programs that are compared alternate in one run.',
    `${where.day}, fairyc ${where.fairyc}, ${where.engine}, Node ${where.node}, ${where.processors} × ${where.processor}, ${where.system}.`,
    '## Whole processes',
    'Milliseconds of processor time. The limits are those of the project.',
    [
      row('Command', 'Median', 'Least', 'Must', 'Held'),
      row('---', '--:', '--:', '--:', '---'),
      ...processes.map(({ least, median: middle, must, name }) =>
        row(
          `\`${name}\``,
          middle.toFixed(0),
          least.toFixed(0),
          must === null ? '' : must.toFixed(0),
          must === null ? '' : middle <= must ? 'yes' : 'no',
        ),
      ),
    ].join('\n'),
    '## Perft',
    'Millions of leaves per second of processor time, best of the rounds. First counted in bulk: fairyc, ffish, and the engine built for boards of 12x10 and of 8x8. Then with every leaf move made: fairyc, and an engine patched to do so. The factor in brackets is how much faster fairyc is; the required factors are 15, 3, 2 and 3. The last column is the time in milliseconds to compile the module of a game, the shortest of eight runs.',
    [
      row(
        'Position',
        'Leaves',
        'fairyc',
        'ffish',
        '12x10',
        '8x8',
        'Made',
        '12x10 made',
        'Compiled',
      ),
      row('---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:'),
      ...perft.map((one) =>
        row(
          one.position,
          one.leaves,
          one.fairyc.toFixed(1),
          beside(one.ffish, one.fairyc),
          beside(one.engine, one.fairyc),
          beside(one.small, one.fairyc),
          one.fairycMade.toFixed(1),
          beside(one.engineMade, one.fairycMade),
          one.compiled.toFixed(1),
        ),
      ),
    ].join('\n'),
  ].join('\n\n');
}

/** Another program's number, and our factor over it. */
function beside(theirs, ours) {
  return theirs === null ? '' : `${theirs.toFixed(1)} (${(ours / theirs).toFixed(1)})`;
}

/** The engine's variants.ini, or the same sections without its comments. */
export function engineFile() {
  return ['../shared/corpus/variants.ini', 'test/fixtures/ini/variants.ini'].find(existsSync);
}

/** The shipped documents. */
export function shippedDocuments() {
  const names = readdirSync('variants').filter((name) => name.endsWith('.md'));
  return names.map((name) => `variants/${name}`).sort();
}
