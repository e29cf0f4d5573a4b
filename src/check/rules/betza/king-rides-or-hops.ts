import { betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/king-rides-or-hops',
  severity: 'info',
  title: 'A royal piece that rides, hops or can be blocked.',
  why: "The engine's own royal types have no such moves, but it accepts them for a king with a Betza string. They work, but kings attack each other along open lines, so a piece between them is pinned.",
  bad: [
    { text: '[x:chess]\nking = ⟦k:Q⟧\n' },
    { text: '[x:chess]\nking = ⟦k:KpR⟧\n' },
    { text: '[x:chess]\nking = ⟦k:nN⟧\n' },
  ],
  good: ['[x:chess]\nking = k:KN\n', '[x:chess]\ncustomPiece1 = a:Q\n'],
  reads: 'section',
  keys: ['king'],
  check: (section) =>
    betzaPieces(section)
      .filter(
        ({ facts, type }) =>
          type === 'king' &&
          facts.entries.some(
            ({ capture, limit, table }) => capture && (table !== 'steps' || limit !== 0),
          ),
      )
      .map(({ facts, pair }) => ({
        at: pair.valueAt,
        message: `a king that moves as \`${facts.text}\` attacks from a distance. This works, but kings attack each other, a piece between them may be pinned, and the engine's \`check\` does not test such kings`,
      })),
});
