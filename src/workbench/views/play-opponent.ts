import { html, type TemplateResult } from 'lit-html';
import type { Color } from '../../ir/board.js';
import { PLAYERS, type Player } from '../board/opponents.js';
import type { createTable } from '../board/table.js';
import { canRunEngine } from '../real-engine.js';

const WORDS = {
  opponent: 'Opponent',
  nobody: 'nobody',
  plays: { white: 'plays White', black: 'plays Black' },
  player: 'Played by',
  players: { engine: 'Fairy-Stockfish', practice: 'practice opponent' },
  skill: 'Strength',
  skills: [
    [20, 'full'],
    [10, 'strong'],
    [0, 'club player'],
    [-10, 'beginner'],
    [-20, 'weakest'],
  ],
  time: 'Time for a move',
  seconds: (milliseconds: number): string => `${milliseconds / 1000} s`,
  evaluate: 'Evaluate this position',
  lines: 'Lines of Fairy-Stockfish, as White sees them',
  depth: (depth: number): string => `depth ${depth}`,
  again: 'The browser gives the engine its threads when the page is opened once more.',
  reload: 'Open it again',
  practice: 'The practice opponent is a small program of our own: no measure of a game.',
  none: 'This address gives the engine no threads: the practice opponent plays.',
} as const;

const TIMES = [500, 1000, 2000, 5000, 10_000];

/** Who plays against the user, how well, and what the engine thinks. */
export function opponentTemplate(
  table: ReturnType<typeof createTable>,
  reopen: () => void,
): TemplateResult {
  const { opponents, opponentSide } = table;
  const { milliseconds, player, skill } = opponents.choices;
  const isEngine = player === 'engine' && canRunEngine();
  return html`<p class="line">
      <label
        >${WORDS.opponent}
        <select
          class="opponent"
          @change=${(event: Event) => {
            table.playAgainst(sideOf((event.target as HTMLSelectElement).value));
          }}
        >
          <option value="" ?selected=${opponentSide === null}>${WORDS.nobody}</option>
          <option value="white" ?selected=${opponentSide === 'white'}>${WORDS.plays.white}</option>
          <option value="black" ?selected=${opponentSide === 'black'}>${WORDS.plays.black}</option>
        </select></label
      >
      <label
        >${WORDS.player}
        <select
          class="player"
          @change=${(event: Event) => {
            opponents.choose({ player: playerOf((event.target as HTMLSelectElement).value) });
          }}
        >
          ${PLAYERS.map(
            (one) =>
              html`<option value=${one} ?selected=${one === player}>${WORDS.players[one]}</option>`,
          )}
        </select></label
      >
      <label
        >${WORDS.time}
        <select
          class="time"
          @change=${(event: Event) => {
            opponents.choose({ milliseconds: numberOf(event) });
          }}
        >
          ${TIMES.map(
            (time) =>
              html`<option value=${time} ?selected=${time === milliseconds}>
                ${WORDS.seconds(time)}
              </option>`,
          )}
        </select></label
      >
      ${
        isEngine
          ? html`<label
                >${WORDS.skill}
                <select
                  class="skill"
                  @change=${(event: Event) => {
                    opponents.choose({ skill: numberOf(event) });
                  }}
                >
                  ${WORDS.skills.map(
                    ([value, name]) =>
                      html`<option value=${value} ?selected=${value === skill}>
                        ${name} (${value})
                      </option>`,
                  )}
                </select></label
              >
              <button ?disabled=${table.isThinking} @click=${() => table.evaluate()}>
                ${WORDS.evaluate}
              </button>`
          : null
      }
    </p>
    ${player === 'practice' && opponentSide !== null ? html`<p class="said practice">${WORDS.practice}</p>` : null}
    ${player === 'engine' && !isEngine ? missingEngine(reopen) : null}
    ${opponents.note === null ? null : html`<p class="said" role="status">${opponents.note}</p>`}
    ${
      opponents.lines.length === 0
        ? null
        : html`<ol class="engine-lines" aria-label=${WORDS.lines}>
            ${opponents.lines.map(
              ({ depth, moves, score }) =>
                html`<li>
                  <b>${score}</b> <span>${WORDS.depth(depth)}</span> ${moves.join(' ')}
                </li>`,
            )}
          </ol>`
    }`;
}

/** The page is not isolated: the service worker makes it so, if it is there when the page is opened. */
function missingEngine(reopen: () => void): TemplateResult {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!hasWorker) return html`<p class="said" role="status">${WORDS.none}</p>`;
  return html`<p class="said" role="status">
    ${WORDS.again} <button class="reopen" @click=${reopen}>${WORDS.reload}</button>
  </p>`;
}

function numberOf(event: Event): number {
  return Number((event.target as HTMLSelectElement).value);
}

function playerOf(value: string): Player {
  return value === 'engine' ? 'engine' : 'practice';
}

function sideOf(value: string): Color | null {
  return value === 'white' || value === 'black' ? value : null;
}
