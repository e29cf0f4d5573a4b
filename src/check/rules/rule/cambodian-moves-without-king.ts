import { hasKing } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/cambodian-moves-without-king',
  severity: 'error',
  title: '`cambodianMoves` in a game without the type `king`.',
  why: 'As soon as a rook moves, the engine looks for a king that does not exist and reads outside its tables.',
  bad: [
    { text: '[x:cambodian]\nking = ⟦-⟧\ncommoner = k\n' },
    { text: '[x]\nrook = r\ncambodianMoves = ⟦true⟧\n' },
  ],
  good: ['[x:cambodian]\n', '[x:cambodian]\nking = -\ncommoner = k\ncambodianMoves = false\n'],
  keys: ['cambodianMoves', 'king'],
  when: (section) => section.rules.cambodianMoves && !hasKing(section),
  message:
    "`cambodianMoves` is true, but the variant has no `king`, so the engine's behaviour is undefined; write `cambodianMoves = false`, or add a king",
});
