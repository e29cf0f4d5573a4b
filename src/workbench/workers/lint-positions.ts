import { diagnose } from '../../catalog/diagnose.js';
import type { Profile } from '../../catalog/profiles.js';
import { lintIniWithHidden } from '../../check/lint.js';
import { gameOf, type Definition } from '../../definitions.js';
import { openGame } from '../../games/open-game.js';
import { contextOf } from '../../games/read-pgn.js';
import { readFen } from '../../notation/fen.js';
import { scanIni } from '../../read/ini/scan.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { subspan, type Span } from '../../text/span.js';

/** Checks positions of one variant: whether they can be set up, and the lint rules for `startFen`. */
export function lintPositions(
  positions: readonly Excerpt[],
  definition: Definition,
  profile: Profile,
): readonly Diagnostic[] {
  const linted = lintedPositions(positions, definition, profile);
  const game = openGame(definition);
  const context = contextOf(definition, gameOf(definition, 'as-engine'));
  return positions.flatMap(({ place, text }, index) => {
    const findings = linted[index] ?? [];
    if (findings.some(({ severity }) => severity === 'error')) return findings;
    const span = place(0, text.length);
    const read = readFen(text, context, span).diagnostics;
    if (definition.kind === 'document' && read.length > 0) return read;
    const problem = game.reset(text);
    if (problem === null) return findings;
    const at = subspan(span, problem.at, Math.min(problem.at + 1, text.length));
    return [...findings, diagnose('fen/no-position', 'error', at, problem.message)];
  });
}

/** Runs the lint rules for `startFen` on a section made for each position; spans and fixes refer to the original text. */
function lintedPositions(
  positions: readonly Excerpt[],
  definition: Definition,
  profile: Profile,
): readonly (readonly Diagnostic[])[] {
  if (definition.kind === 'document') return [];
  let text = definition.kind === 'section' ? ancestry(definition) : '';
  const ranges = positions.map((position, index) => {
    text += `[position-${index + 1}:${definition.name}]\nstartFen = `;
    const start = text.length;
    text += `${position.text}\n`;
    return { position, start, end: start + position.text.length };
  });
  const found = lintIniWithHidden({ file: 'positions', text }, profile);
  return ranges.map(({ end, position, start }) => {
    const isIn = (span: Span): boolean => span.start >= start && span.end <= end;
    const moved = (span: Span): Span => position.place(span.start - start, span.end - start);
    return found.flatMap(({ code, fix, notes, span, ...rest }): readonly Diagnostic[] => {
      if (!code.startsWith('fen/') || !isIn(span)) return [];
      const own = fix?.edits.every((edit) => isIn(edit.span)) === true ? fix : undefined;
      const edits = own?.edits.map((edit) => ({ ...edit, span: moved(edit.span) }));
      return [
        {
          ...rest,
          code,
          span: moved(span),
          notes: notes.map(({ message, span: at }) =>
            at !== undefined && isIn(at) ? { message, span: moved(at) } : { message },
          ),
          ...(own === undefined || edits === undefined ? {} : { fix: { ...own, edits } }),
        },
      ];
    });
  });
}

/** A section after the sections that it inherits from, in order of inheritance. */
function ancestry({ at, source }: Extract<Definition, { kind: 'section' }>): string {
  const { sections } = scanIni(source);
  const before = sections.slice(0, sections.findIndex(({ start }) => start === at.start) + 1);
  const line: string[] = [];
  let wanted: string | null = at.name;
  for (const section of before.toReversed())
    if (section.name === wanted) {
      line.unshift(source.text.slice(section.start, section.end));
      wanted = section.parent;
    }
  return `${line.join('\n')}\n`;
}
