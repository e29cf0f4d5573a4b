import { findingAtFirst } from '../../facts/findings.js';
import { hasKing } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/cambodian-moves-without-king',
  severity: 'error',
  title: '`cambodianMoves` in a game without the type `king`.',
  why: 'As soon as a rook moves, the engine looks for a king that does not exist and reads outside its tables.',
  bad: [
    { text: '[x:cambodian]\nking = ⟦-⟧\ncommoner = k\n' },
    { text: '[x]\nrook = r\ncambodianMoves = ⟦true⟧\n' },
  ],
  good: ['[x:cambodian]\n', '[x:cambodian]\nking = -\ncommoner = k\ncambodianMoves = false\n'],
  reads: 'section',
  keys: ['cambodianMoves', 'king'],
  check: (section) =>
    !section.rules.cambodianMoves || hasKing(section)
      ? []
      : findingAtFirst(
          section,
          ['cambodianMoves', 'king'],
          "`cambodianMoves` is true, but the variant has no `king`, so the engine's behaviour is undefined; write `cambodianMoves = false`, or add a king",
        ),
});
