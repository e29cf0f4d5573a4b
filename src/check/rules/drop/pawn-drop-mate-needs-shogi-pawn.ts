import { changingLines, findingAtLines } from '../../facts/findings.js';
import { acts } from '../../../ir/acts.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'drop/pawn-drop-mate-needs-shogi-pawn',
  severity: 'warning',
  title: 'A rule against mate by pawn drop in a game without the type `shogiPawn`.',
  why: 'The engine applies it to drops of its type `shogiPawn` only; drops of `pawn` may still give mate.',
  bad: [{ text: '[x:crazyhouse]\nshogiPawnDropMateIllegal = ⟦true⟧\n' }],
  good: [
    '[x:crazyhouse]\npawn = -\nshogiPawn = p\nshogiPawnDropMateIllegal = true\n',
    '[x:shogi]\nshogiPawnDropMateIllegal = true\n',
  ],
  reads: 'section',
  keys: ['shogiPawnDropMateIllegal'],
  check: (section) => {
    const { rules } = section;
    if (!rules.shogiPawnDropMateIllegal || acts('shogiPawnDropMateIllegal', rules)) return [];
    return findingAtLines(
      changingLines(section, ['shogiPawnDropMateIllegal']),
      '`shogiPawnDropMateIllegal` has no effect, because no piece has the type `shogiPawn`; leave it out, or use that type for the pawn',
    );
  },
});
