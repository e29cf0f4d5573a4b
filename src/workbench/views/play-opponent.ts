import { html, type TemplateResult } from 'lit-html';
import type { Color } from '../../ir/board.js';
import { PLAYERS, type Player } from '../board/opponents.js';
import type { createTable } from '../board/table.js';
import { canRunEngine } from '../real-engine.js';

const WORDS = {
  opponent: 'Opponent',
  noOpponent: 'none',
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
  time: 'Time per move',
  seconds: (milliseconds: number): string => `${milliseconds / 1000} s`,
  evaluate: 'Evaluate this position',
  lines: 'Fairy-Stockfish’s lines, scores from White’s point of view',
  depth: (depth: number): string => `depth ${depth}`,
  again: 'Fairy-Stockfish needs threads, which are available once the page is reloaded.',
  reload: 'Reload',
  practice: 'The practice opponent is a small, weak program. Its play says little about the game.',
  none: 'Fairy-Stockfish needs threads, which this site does not allow. The practice opponent plays instead.',
} as const;

const TIMES = [500, 1000, 2000, 5000, 10_000];

/** The choice of the opponent and its strength, and the engine's evaluation. */
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
          <option value="" ?selected=${opponentSide === null}>${WORDS.noOpponent}</option>
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
    ${player === 'practice' && opponentSide !== null ? html`<p class="message practice">${WORDS.practice}</p>` : null}
    ${player === 'engine' && !isEngine ? missingEngine(reopen) : null}
    ${opponents.note === null ? null : html`<p class="message" role="status">${opponents.note}</p>`}
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

/** A note that the page is not cross-origin isolated. The service worker isolates it when the page is loaded again. */
function missingEngine(reopen: () => void): TemplateResult {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!hasWorker) return html`<p class="message" role="status">${WORDS.none}</p>`;
  return html`<p class="message" role="status">
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
