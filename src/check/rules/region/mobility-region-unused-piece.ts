import { MOBILITY_KEYS, mobilityLines } from '../../facts/mobility.js';
import { rewriteLine } from '../../facts/rewrite-line.js';
import type { EnginePieceType } from '../../../ir/engine-rules.js';
import { codeList, findingAtLines, keyList } from '../../facts/findings.js';
import { capitalized } from '../../../text/words.js';
import type { LintedChild, LintedSection } from '../../linted-file.js';
import { defineRule, type Finding, type RuleFix } from '../../rule.js';
import type { IniPair } from '../../../read/ini/scan.js';

export default defineRule({
  code: 'region/mobility-region-unused-piece',
  severity: 'warning',
  title: 'A mobility region for a piece type that the variant does not have.',
  why: 'The region has no effect. The key contains the type of the piece, not its letter.',
  bad: [
    { text: '[x:chess]\nmobilityRegionWhiteElephant = ⟦*1 *2⟧\n', fixed: '[x:chess]\n' },
    {
      text: '[x:chess]\nqueen = -\nmobilityRegionBlackQueen = ⟦*8⟧\n',
      fixed: '[x:chess]\nqueen = -\n',
    },
    {
      text: '[x:chess]\nbishop = -\nelephant = b\nmobilityRegionWhiteBishop = ⟦*1 *2⟧\nmobilityRegionBlackBishop = *7 *8\n',
      fixed:
        '[x:chess]\nbishop = -\nelephant = b\nmobilityRegionWhiteElephant = *1 *2\nmobilityRegionBlackElephant = *7 *8\n',
      says: 'its letter is now that of `elephant`; write `mobilityRegionWhiteElephant` and `mobilityRegionBlackElephant`',
    },
  ],
  good: [
    '[x:xiangqi]\nmobilityRegionWhiteElephant = *1 *2 *3\n',
    '[x:chess]\nmobilityRegionWhiteElephant = *1\n[y:x]\nelephant = e\n',
  ],
  reads: 'section',
  keys: MOBILITY_KEYS,
  check: (section, text) => {
    // A parent may set regions for the pieces of its children.
    const unused = mobilityLines(section).filter(
      ({ type }) =>
        !hasPiece(section, type) && !section.children.some((child) => hasPiece(child, type)),
    );
    return [...new Set(unused.map(({ type }) => type))].flatMap((type): readonly Finding[] => {
      const lines = unused.filter((line) => line.type === type).map(({ pair }) => pair);
      const heir = heirOf(section, type);
      const keyOf = ({ key }: IniPair): string =>
        key.replace(capitalized(type), capitalized(heir ?? type));
      const [has, them] = lines.length === 1 ? ['has', 'the line'] : ['have', 'the lines'];
      const advice =
        heir === null
          ? `remove ${them}, or give the piece a letter: \`${type} = …\``
          : `its letter is now that of \`${heir}\`; write ${codeList(lines.map(keyOf))}`;
      const message = `the variant has no piece of the type \`${type}\`, so ${keyList(lines)} ${has} no effect; ${advice}`;
      const fix: RuleFix = {
        title: heir === null ? `Remove ${keyList(lines)}` : `Set the region of \`${heir}\``,
        safety: 'suggestion',
        replacements: lines.map((pair) =>
          heir === null ? rewriteLine(text, pair, []) : { at: pair.keyAt, text: keyOf(pair) },
        ),
      };
      return findingAtLines(lines, message).map((finding) => ({ ...finding, fix }));
    });
  },
});

/** The type that has the letter of a type of the parent; null if there is none. */
function heirOf({ base, rules }: LintedSection, type: EnginePieceType): EnginePieceType | null {
  const letter = base.pieces.find((piece) => piece.type === type)?.letter;
  return rules.pieces.find((piece) => piece.letter === letter)?.type ?? null;
}

function hasPiece({ rules }: Pick<LintedChild, 'rules'>, type: EnginePieceType): boolean {
  return rules.pieces.some((piece) => piece.type === type);
}
