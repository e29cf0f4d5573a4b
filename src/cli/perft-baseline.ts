import path from 'node:path';
import type { Definition } from '../definitions.js';
import { fileName } from '../text/file-name.js';

/** Recorded numbers of sequences of legal moves, by length. */
export type Baseline = readonly (readonly [depth: number, nodes: number])[];

const HEADING =
  '# Sequences of legal moves from the start position: length, number. Written by `fairyc perft --update`.';

/** The file for the counts of a variant: `NAME.perft` next to its file; null for built-in variants. */
export function baselineFile(definition: Definition): string | null {
  return definition.kind === 'builtin'
    ? null
    : path.join(path.dirname(definition.source.file), `${fileName(definition.name)}.perft`);
}

/** The text of the file, for counts of length 1, 2, … */
export function printBaseline(counts: readonly number[]): string {
  return `${[HEADING, ...counts.map((nodes, index) => `${index + 1} ${nodes}`)].join('\n')}\n`;
}

/** Parses the counts of a file; null if it has none, or a line that is neither a comment nor `depth nodes`. */
export function parseBaseline(text: string): Baseline | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const counts = lines.flatMap((line) => {
    const [, depth, nodes] = /^(\d{1,2}) (\d{1,15})$/.exec(line) ?? [];
    return depth === undefined ? [] : [[Number(depth), Number(nodes)] as const];
  });
  return lines.length === 0 || counts.length < lines.length ? null : counts;
}
