import { scanHeader } from '../../../read/ini/scan.js';
import type { Finding } from '../../rule.js';
import { defineRule } from '../../rule.js';

const MAX_BYTES = 64 * 1024;

export default defineRule({
  code: 'ini/pychess-file',
  severity: 'error',
  title: 'A file that PyChess does not accept.',
  why: 'PyChess accepts uploads with exactly one section and at most 64 KiB.',
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
      const message = `PyChess accepts one section per file, but this file has ${sections.length}; put each variant in a separate file`;
      findings.push({ at: scanHeader(text, second).nameAt, message });
    }
    if (sections.length === 0) {
      const message = 'PyChess finds no section in this file; start it with `[name:parent]`';
      findings.push({ at: { start: 0, end: 0 }, message });
    }
    const bytes = lengthInUtf8(text);
    if (bytes > MAX_BYTES) {
      const message = `PyChess accepts at most ${MAX_BYTES} bytes, but this file has ${bytes}; remove comments`;
      findings.push({ at: { start: 0, end: 0 }, message });
    }
    return findings;
  },
});

function lengthInUtf8(text: string): number {
  return new TextEncoder().encode(text).length;
}
