import { GROWING, type Growing } from '../test/bench/growth.js';

/** Times that are shorter say nothing: the text is made larger. */
const LEAST_MS = 20;
const LARGEST_TEXT = 1_000_000;
/** Four times as much may take so many times as long: n log n takes 4 * 1.2, what is quadratic 16. The first run is too short to say. */
const MOST = 7;

process.stdout.write(
  `${'what grows'.padEnd(28)}      n   kB at 8n     ms at n, 2n, 4n, 8n          MB at 8n  8n : 2n\n`,
);
let failed = 0;
for (const growing of GROWING) {
  const size = sizeFor(growing);
  const runs = [1, 2, 4, 8].map((factor) => measure(growing, factor * size));
  const [first, last] = [runs[1], runs.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing was measured');
  const ratio = last.ms / first.ms;
  const isTooMuch = ratio > MOST && last.ms > 100;
  if (isTooMuch) failed += 1;
  const times = runs.map(({ ms }) => ms.toFixed(0).padStart(7)).join('');
  process.stdout.write(
    `${growing.name.padEnd(28)}${String(size).padStart(7)}${(last.length / 1000).toFixed(0).padStart(11)}${times}${last.mb.toFixed(0).padStart(10)}${ratio.toFixed(1).padStart(9)}${isTooMuch ? '  more than linear x log' : ''}\n`,
  );
}
const { ms } = measure(sections(), 100_000);
process.stdout.write(
  `\n100,000 sections are linted in ${(ms / 1000).toFixed(1)} s of processor time\n`,
);
process.exitCode = failed > 0 || ms > 20_000 ? 1 : 0;

function sections(): Growing {
  const found = GROWING.find(({ name }) => name === 'lint: sections');
  if (found === undefined) throw new Error('no sections');
  return found;
}

/** How many parts take long enough to be measured, warm. */
function sizeFor(growing: Growing): number {
  let { size } = growing;
  measure(growing, size);
  for (let run = measure(growing, size); run.ms < LEAST_MS; run = measure(growing, size)) {
    if (2 * 8 * run.length > LARGEST_TEXT) break;
    size *= 2;
  }
  return size;
}

function measure(
  { make }: Growing,
  parts: number,
): { readonly ms: number; readonly mb: number; readonly length: number } {
  const { run, text } = make(parts);
  global.gc?.();
  const memory = process.memoryUsage().heapUsed;
  const before = process.cpuUsage();
  run();
  const { system, user } = process.cpuUsage(before);
  // What is alive right after: garbage that was collected meanwhile was never needed at once.
  const mb = (process.memoryUsage().heapUsed - memory) / 1e6;
  return { ms: (system + user) / 1000, mb: Math.max(0, mb), length: text.length };
}
