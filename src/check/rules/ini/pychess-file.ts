import type { Finding } from '../../rule.js';
import { defineRule } from '../../rule.js';

const MAX_BYTES = 64 * 1024;

export default defineRule({
  code: 'ini/pychess-file',
  severity: 'error',
  since: '0.1.0',
  title: 'A file that PyChess does not accept.',
  why: 'PyChess takes uploads with exactly one section, of at most 64 KiB.',
  profiles: ['pychess'],
  bad: [
    { text: '[first:chess]\nnMoveRule = 20\n[⟦second⟧:chess]\nnMoveRule = 30\n' },
    { text: '⟦⟧nMoveRule = 20\n' },
  ],
  good: ['[only:chess]\nnMoveRule = 20\n'],
  reads: 'file',
  check: ({ file: { sections }, source: { text } }) => {
    const findings: Finding[] = [];
    const [, second] = sections;
    if (second !== undefined) {
      const message = `PyChess takes one section at a time, and here are ${sections.length}; give each variant a file of its own`;
      findings.push({ at: second.nameAt, message });
    }
    if (sections.length === 0) {
      const message = 'PyChess finds no section here; start with `[name:parent]`';
      findings.push({ at: { start: 0, end: 0 }, message });
    }
    const bytes = lengthInUtf8(text);
    if (bytes > MAX_BYTES) {
      const message = `PyChess takes at most ${MAX_BYTES} bytes, and here are ${bytes}; leave comments out`;
      findings.push({ at: { start: 0, end: 0 }, message });
    }
    return findings;
  },
});

function lengthInUtf8(text: string): number {
  return new TextEncoder().encode(text).length;
}
