import type { EngineRules } from '../../../ir/engine-rules.js';
import { ownValueAt } from '../../facts/own-value.js';
import { hasKing } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/no-way-to-win',
  severity: 'warning',
  title: 'A game that no player can win.',
  why: 'There is no king to mate, and no other rule (extinction, flag region, rows, checks, material, repetition) that gives a winner.',
  bad: [
    { text: '[x:chess]\nking = ⟦-⟧\n' },
    { text: '[⟦x⟧]\nrook = r\nstartFen = 4r3/8/8/8/8/8/8/4R3 w - - 0 1\n' },
    { text: '[x:chess]\nking = ⟦-⟧\nextinctionValue = loss\n' },
    { text: '[x:chess]\nking = ⟦-⟧\nextinctionPieceTypes = q\n' },
    { text: '[x:chess]\nking = ⟦-⟧\nnFoldRule = 0\nnFoldValue = win\n' },
  ],
  good: [
    '[x:chess]\nking = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\n',
    '[x:chess]\nking = -\nstalemateValue = loss\n',
    '[x]\nking = k\n',
    '[x:chess]\nking = -\nflagRegionWhite = d4\n',
    '[x:chess]\nking = -\nconnectRegion1White = a1\nconnectRegion2White = a8\n',
    '[x:chess]\nking = -\nconnectNxN = 1\n',
    '[x:chess]\nking = -\ncollinearN = 1\n',
    '[x:chess]\nking = -\nnFoldValue = win\n',
    '[x:chess]\nking = -\nbikjangRule = true\n',
    '[x:chess]\nking = -\ncheckCounting = true\n',
    '[x:chess]\nking = -\nmaterialCounting = janggi\n',
    '[x:chess]\nking = -\nconnectN = 5\n',
    '[x:chess]\nking = -\ncylindrical = true\n',
  ],
  reads: 'section',
  yieldsToForkKeys: true,
  check: (section) => {
    const { name, parent, rules } = section;
    if (hasKing(section) || rules.pieces.length === 0 || canBeWon(rules)) return [];
    const removed = ownValueAt(section, ['king']);
    if (parent !== null && removed === null) return [];
    return [
      {
        at: removed ?? section.section.nameAt,
        message: `\`${name}\` has no king and no other way to win; give it a king, or for example extinctionValue with extinctionPieceTypes`,
      },
    ];
  },
});

/** Whether any rule other than checkmate decides a winner. */
function canBeWon(rules: EngineRules): boolean {
  const { connectRegion1, flagRegion } = rules;
  return (
    (rules.extinctionPieceTypes.length > 0 &&
      (rules.extinctionValue !== 'none' || rules.extinctionPseudoRoyal)) ||
    flagRegion.white.length + flagRegion.black.length > 0 ||
    connectRegion1.white.length + connectRegion1.black.length > 0 ||
    rules.connectN > 0 ||
    rules.connectNxN > 0 ||
    rules.collinearN > 0 ||
    rules.checkCounting ||
    rules.bikjangRule ||
    rules.castlingWins !== '' ||
    rules.materialCounting !== 'none' ||
    rules.stalemateValue !== 'draw' ||
    (rules.nFoldRule !== 0 && rules.nFoldValue !== 'draw')
  );
}
