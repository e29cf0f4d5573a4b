import { COLORS, type Color } from '../../../ir/board.js';
import { optionRule } from '../../facts/option-rule.js';
import type { LintedSection } from '../../linted-file.js';

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
    section.rules.doubleStep &&
    section.rules.pieces.some(({ type }) => type === 'pawn') &&
    COLORS.some((color) => takesAnyway(section, color)),
  message:
    "the engine's pawn captures en passant whatever this option says; to forbid it, write `enPassantRegion = -`, or the region of one colour",
});

function takesAnyway({ rules }: LintedSection, color: Color): boolean {
  const types: readonly string[] = rules.enPassantTypes[color];
  const isLeftOut = !types.includes('pawn') && !types.includes('*');
  return isLeftOut && rules.enPassantRegion[color].length > 0;
}
