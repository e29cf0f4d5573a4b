import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stepsFor, stepsTaken } from '../src/text/steps.js';
import { fuzzInput } from '../test/fuzz/inputs.js';
import { tryOne } from '../test/fuzz/readers.js';

/** The maximum steps for an input, as a multiple of those for its text. A build takes ten times as many as a check, and work in progress is finished. */
const MOST_STEPS = 20;
/** The maximum processor time in milliseconds, for work that is not counted in steps: many times that of the slowest input. */
const MOST_MS = 8000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    inputs: { type: 'string', default: '100000000' },
    seed: { type: 'string', default: String(Date.now()) },
    keep: { type: 'boolean', default: false },
  },
});

const end = Date.now() + Number(values.seconds) * 1000;
let count = 0;
let failures = 0;
let slowest = { ms: 0, seed: '' };
let longest = { steps: 0, times: 0, seed: '' };
for (; count < Number(values.inputs) && Date.now() < end; count++) {
  const seed = `${values.seed}-${count}`;
  const { choice, reader, text } = fuzzInput(seed);
  const before = process.cpuUsage();
  const stepsBefore = stepsTaken();
  const why = failureOf(() => {
    tryOne(reader, choice, text);
  });
  const { system, user } = process.cpuUsage(before);
  const ms = Math.round((system + user) / 1000);
  const steps = stepsTaken() - stepsBefore;
  const times = steps / stepsFor(text);
  if (ms > slowest.ms) slowest = { ms, seed: `${seed} (${reader})` };
  if (times > longest.times) longest = { steps, times, seed: `${seed} (${reader})` };
  if (why === null && times <= MOST_STEPS && ms <= MOST_MS) continue;
  failures += 1;
  const name = `${reader}-${seed}.txt`;
  if (values.keep) writeFileSync(path.join('test/fuzz/kept', name), text);
  process.stdout.write(
    `${name}: ${why ?? `${Math.round(steps)} steps, ${ms} ms`}\n${JSON.stringify(text)}\n`,
  );
}
process.stdout.write(
  `${count} inputs of seed ${values.seed}: ${failures} failed; the most work took ${Math.round(longest.steps)} steps, ${longest.times.toFixed(1)} times those of one judgement of its text: ${longest.seed}; the slowest took ${slowest.ms} ms of processor time: ${slowest.seed}\n`,
);
process.exitCode = failures === 0 ? 0 : 1;

function failureOf(action: () => void): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof Error
      ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ')
      : String(error);
  }
}
