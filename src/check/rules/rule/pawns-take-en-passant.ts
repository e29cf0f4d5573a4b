import { hasLongSteps } from '../../../ir/pawn.js';
import { optionRule } from '../../facts/option-rule.js';
import { colorsWithoutPawns } from '../../facts/pawns-anyway.js';

export default optionRule({
  code: 'rule/pawns-take-en-passant',
  severity: 'warning',
  title: 'Pawns left out of enPassantTypes, although they still capture en passant.',
  why: 'The piece type pawn captures en passant whatever enPassantTypes says. Only enPassantRegion forbids it.',
  bad: [
    { text: '[x:chess]\nenPassantTypes = ⟦-⟧\n' },
    { text: '[x:chess]\nenPassantTypesBlack = ⟦-⟧\n' },
    { text: '[x:chess]\nenPassantTypes = ⟦n⟧\n' },
    { text: '[x:chess]\nenPassantTypes = ⟦-⟧\nenPassantRegionWhite = -\n' },
    { text: '[x:chess]\ndoubleStep = false\ntripleStepRegionWhite = *2\nenPassantTypes = ⟦-⟧\n' },
  ],
  good: [
    '[x:chess]\nenPassantTypes = p\n',
    '[x:chess]\nenPassantTypes = pn\n',
    '[x:chess]\nenPassantTypes = *\n',
    '[x:chess]\nenPassantTypes = -\nenPassantRegion = -\n',
    '[x:chess]\nenPassantTypesWhite = -\nenPassantRegionWhite = -\n',
    '[x:chess]\nenPassantTypes = -\ndoubleStep = false\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcFifmnD\nenPassantTypes = -\n',
  ],
  keys: ['enPassantTypes', 'enPassantTypesWhite', 'enPassantTypesBlack'],
  when: (section) =>
    hasLongSteps(section.rules) &&
    colorsWithoutPawns(section, 'enPassantTypes').some(
      (color) => section.rules.enPassantRegion[color].length > 0,
    ),
  message:
    "the engine's pawn captures en passant whatever this option says; to forbid it, write `enPassantRegion = -`, or `enPassantRegionWhite = -` for White alone",
});
