import { html } from 'lit-html';
import { createWorkerClient } from '../worker-client.js';
import type { Bench } from '../bench.js';
import type { Round } from '../workers/engine.js';
import type { Content } from './view.js';

const WORDS = {
  about:
    'Counts moves and plays random games with Fairy-Stockfish (ffish, in this browser) and with fairyc, and shows where they differ.',
  start: 'Compare with the engine',
  stop: 'Stop',
  progress: 'Rounds',
  stopped: 'Stopped.',
  done: (plies: number, counted: number): string =>
    `${counted} move sequences counted, ${plies} moves played.`,
  same: 'No differences.',
} as const;

/** The first round counts moves; each of the others plays a game. */
const ROUNDS = 9;

/** The comparison of the variant with the real engine. */
export function engineView(bench: Bench): Content {
  const worker = createWorkerClient();
  let rounds: readonly Round[] = [];
  let problem: string | null = null;
  let isRunning = false;

  async function run(): Promise<void> {
    [rounds, problem, isRunning] = [[], null, true];
    const ref = bench.ref();
    bench.redraw();
    try {
      for (let number = 0; number < ROUNDS; number++) {
        const found = await worker.call('engine', 'round', ref, number);
        if (typeof found === 'string') {
          problem = found;
          break;
        }
        rounds = [...rounds, found];
        bench.redraw();
        if (found.findings.some(({ severity }) => severity === 'error')) break;
      }
    } catch (error) {
      problem = error instanceof Error && error.message !== '' ? error.message : WORDS.stopped;
    }
    isRunning = false;
    bench.redraw();
  }

  return {
    template: () => {
      const sum = (value: (round: Round) => number): number =>
        rounds.reduce((all, round) => all + value(round), 0);
      const findings = [
        ...new Map(
          rounds.flatMap((round) => round.findings).map((one) => [one.message, one]),
        ).values(),
      ];
      return html`
        <p>${WORDS.about}</p>
        <p class="line">
          <button ?disabled=${isRunning} @click=${run}>${WORDS.start}</button>
          <button
            ?disabled=${!isRunning}
            @click=${() => {
              worker.stop();
            }}
          >
            ${WORDS.stop}
          </button>
          <progress aria-label=${WORDS.progress} max=${ROUNDS} value=${rounds.length}></progress>
        </p>
        ${problem === null ? null : html`<p class="message error" role="alert">${problem}</p>`}
        ${
          rounds.length === 0
            ? null
            : html`<p class="compared" role="status">
                ${rounds[0]?.engine}
                ${WORDS.done(
                  sum(({ plies }) => plies),
                  sum(({ counted }) => counted),
                )}
                ${findings.some(({ severity }) => severity === 'error') ? null : WORDS.same}
              </p>`
        }
        ${findings.map(
          ({ code, message, notes, severity }) =>
            html`<p class="message ${severity}">${message} <code>${code}</code></p>
              ${notes.map((note) => html`<p class="note">${note.message}</p>`)}`,
        )}
      `;
    },
  };
}
