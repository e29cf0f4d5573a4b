import { spawnSync } from 'node:child_process';
import { setFlagsFor } from '../src/cli/quick-start.js';
import { GROWING, type Growing } from '../test/bench/growth.js';

/** Shorter times are not reliable, so the text is made larger. */
const LEAST_MS = 20;
const LARGEST_TEXT = 1_000_000;
/** For a text of so many characters, a run may raise the memory of its process by so many megabytes. */
const LARGE_TEXT = 10_000_000;
const MOST_MB = 100;
/** A run of the large text that takes longer is stopped: it would have to write 200,000 pages. */
const MOST_MS = 300_000;
/** The maximum factor of time from 2n to 8n: n log n takes 4 * 1.2, quadratic work 16. The run with n is too short to be reliable. */
const MOST = 7;

/** `--peak NAME PARTS` prints by how much a run raises the peak memory. It needs a separate process, because the peak is that of a whole process. */
const [, script = '', word, name, count] = process.argv;
if (word === '--peak') {
  // As in the command, which is the first word of the name.
  setFlagsFor(name?.split(/[ :]/)[0]);
  const { run } = growingNamed(name ?? '').make(Number(count));
  const before = process.resourceUsage().maxRSS;
  run();
  process.stdout.write(String((process.resourceUsage().maxRSS - before) / 1000));
  process.exit();
}

process.stdout.write(
  `${'what grows'.padEnd(28)}      n   kB at 8n     ms at n, 2n, 4n, 8n     MB kept at 8n, most at 10 MB  8n : 2n\n`,
);
let failed = 0;
for (const growing of GROWING) {
  const size = sizeFor(growing);
  const runs = [1, 2, 4, 8].map((factor) => measure(growing, factor * size));
  const [first, last] = [runs[1], runs.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing was measured');
  const ratio = last.ms / first.ms;
  const isTooMuch = ratio > MOST && last.ms > 100;
  const peak = peakOf(growing, Math.ceil((LARGE_TEXT / last.length) * 8 * size));
  const remarks = [
    ...(isTooMuch ? ['more than linear x log'] : []),
    ...(peak === null ? ['10 MB not done in 5 minutes'] : []),
    ...((peak ?? 0) > MOST_MB ? [`more than ${MOST_MB} MB`] : []),
  ];
  if (remarks.length > 0) failed += 1;
  const times = runs.map(({ ms }) => ms.toFixed(0).padStart(7)).join('');
  process.stdout.write(
    `${growing.name.padEnd(28)}${String(size).padStart(7)}${(last.length / 1000).toFixed(0).padStart(11)}${times}${last.mb.toFixed(0).padStart(10)}${(peak?.toFixed(0) ?? '-').padStart(8)}${ratio.toFixed(1).padStart(9)}${remarks.map((remark) => `  ${remark}`).join('')}\n`,
  );
}
const { ms } = measure(growingNamed('lint: sections'), 100_000);
process.stdout.write(
  `\n100,000 sections are linted in ${(ms / 1000).toFixed(1)} s of processor time\n`,
);
process.exitCode = failed > 0 || ms > 20_000 ? 1 : 0;

function growingNamed(wanted: string): Growing {
  const found = GROWING.find((one) => one.name === wanted);
  if (found === undefined) throw new Error(`unknown growing text ${wanted}`);
  return found;
}

/** The number of megabytes by which a run raises the memory of its process, including garbage. Null if it fails or takes too long. */
function peakOf(growing: Growing, parts: number): number | null {
  const words = [script, '--peak', growing.name, String(parts)];
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    timeout: MOST_MS,
  });
  return status === 0 ? Number(stdout) : null;
}

/** The number of parts that takes long enough to be measured, after warming up. */
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
  // The memory in use directly afterwards. Garbage collected in between was never needed at the same time.
  const mb = (process.memoryUsage().heapUsed - memory) / 1e6;
  return { ms: (system + user) / 1000, mb: Math.max(0, mb), length: text.length };
}
