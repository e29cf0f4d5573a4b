import { html } from 'lit-html';
import type { Bench } from '../bench.js';
import type { Problem } from '../workers/analysis.js';
import type { View } from './view.js';

const WORDS = {
  title: 'Problems',
  reading: 'Reading …',
  noneInTables: 'No problems in the tables. Reading the rest of the text …',
  none: 'No problems found.',
  failed: (why: string): string =>
    `This text could not be read: ${why}. This is a bug in fairyc. The text is read again after the next change.`,
  fixAll: 'Apply all safe fixes',
  line: (line: number): string => `line ${line}`,
  severity: { error: 'Error', warning: 'Warning', info: 'Note' },
} as const;

/** Notes are not counted: almost every document has notes about assumed rules. */
export function problemCount(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity !== 'info').length;
}

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** Errors first. In text order the notes about assumed rules would come before them, because they point to the heading. */
function bySeverity(problems: readonly Problem[]): readonly Problem[] {
  return SEVERITIES.flatMap((wanted) => problems.filter(({ severity }) => severity === wanted));
}

/** A message with the code between its backticks marked up. */
function withCode(message: string): readonly unknown[] {
  return message
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** The problems of the text, each with its fixes. */
export function problemsView(bench: Bench): View {
  const problems = (): readonly Problem[] => bySeverity(bench.analysis?.problems ?? []);

  function lineOf(offset: number): number {
    return bench.text.text.slice(0, offset).split('\n').length;
  }

  async function fixAll(): Promise<void> {
    bench.editor.change(await bench.language.call('language', 'fixEverything'));
  }

  const link = (from: number, to: number) => html`
    <button
      class="link"
      @click=${() => {
        bench.editor.goTo(from, to);
      }}
    >
      ${WORDS.line(lineOf(from))}
    </button>
  `;

  const note = ({ from, message }: Problem['notes'][number]) => html`
    <p class="note">${from === null ? null : link(from, from)} ${withCode(message)}</p>
  `;

  const item = (problem: Problem) => html`
    <li class="problem ${problem.severity}">
      <p>
        <span class="severity">${WORDS.severity[problem.severity]}</span>
        ${link(problem.from, problem.to)}
        <code>${problem.code}</code>
      </p>
      <p>${withCode(problem.message)}</p>
      ${problem.notes.map(note)}
      ${problem.fixes.map(
        ({ changes, kind, title }) =>
          html`<button
            class=${kind}
            @click=${() => {
              bench.editor.change(changes);
            }}
          >
            ${withCode(title)}
          </button> `,
      )}
    </li>
  `;

  return {
    id: 'problems',
    title: WORDS.title,
    count: () => problemCount(problems()),
    template: () => {
      if (bench.failure !== null)
        return html`<p class="message error">${WORDS.failed(bench.failure)}</p>`;
      if (bench.analysis === null) return html`<p>${WORDS.reading}</p>`;
      if (problems().length === 0)
        return bench.isPartial
          ? html`<p class="good-so-far">${WORDS.noneInTables}</p>`
          : html`<p class="good">${WORDS.none}</p>`;
      const canFix = problems().some(({ fixes }) => fixes.some(({ kind }) => kind === 'preferred'));
      return html`
        ${canFix ? html`<p><button @click=${fixAll}>${WORDS.fixAll}</button></p>` : null}
        <ul class="problems">
          ${problems().map(item)}
        </ul>
      `;
    },
  };
}
