import { capitalized } from '../../../text/words.js';
import { BETZA_KEYS, betzaPieces, type BetzaPiece } from '../../facts/betza-pieces.js';
import { onlyMovesMatter, predefinedTypesLike } from '../../facts/predefined.js';
import type { LintedChild } from '../../linted-file.js';
import { defineRule, type Finding, type Replacement } from '../../rule.js';

export default defineRule({
  code: 'piece/custom-equals-builtin',
  severity: 'info',
  title: 'A custom piece with the moves of a predefined type.',
  why: 'The predefined type has a clear name and faster code, and leaves one of the 25 custom slots free.',
  bad: [
    {
      text: '[x:chess]\ncustomPiece1 = ⟦a:QN⟧\n',
      fixed: '[x:chess]\namazon = a\n',
    },
    {
      text: '[x:chess]\ncustomPiece2 = ⟦s:RNF⟧\nmobilityRegionWhiteCustomPiece2 = *1 *2\n',
      fixed: '[x:chess]\naiwok = s\nmobilityRegionWhiteAiwok = *1 *2\n',
    },
    { text: '[x:chess]\ncustomPiece1 = ⟦c:WFK⟧\n[y:x]\ncustomPiece1 = -\n' },
    {
      text: '[x:chess]\nmobilityRegionWhiteQueen = *1\ncustomPiece2 = ⟦s:RNF⟧\nmobilityRegionWhiteCustomPiece2 = *1 *2\n',
      fixed:
        '[x:chess]\nmobilityRegionWhiteQueen = *1\naiwok = s\nmobilityRegionWhiteAiwok = *1 *2\n',
    },
  ],
  good: [
    '[x:chess]\ncustomPiece1 = a:QNA\n',
    '[x:chess]\ncustomPiece1 = s:NN\n',
    '[x:chess]\namazon = a\ncustomPiece1 = b:QN\n',
    '[x:chess]\ncustomPiece1 = r:fmWfceF\n',
    '[x:shogi]\nshogiPawn = -\ncustomPiece1 = p:fW\n',
    '[x:chess]\nking = k:KN\n',
    '[x:chess]\ncustomPiece1 = a:QN\ncustomPiece2 = a:N\n',
    '[x:chess]\nchasingRule = axf\ncustomPiece1 = a:QN\n',
    '[x:chess]\ncountingRule = makruk\ncustomPiece1 = a:QN\n',
    '[x:chess]\nmaterialCounting = janggi\ncustomPiece1 = a:QN\n',
    '[x:chess]\nsittuyinRookDrop = true\ncustomPiece1 = a:QN\n',
    '[x:chess]\ndropOppositeColoredBishop = true\ncustomPiece1 = a:QN\n',
  ],
  reads: 'section',
  keys: BETZA_KEYS,
  check: (section) => {
    const { pieces } = section.rules;
    const names = new Set(pieces.map((one) => one.type));
    return betzaPieces(section).flatMap((piece): readonly Finding[] => {
      const { pair, type } = piece;
      if (type === 'king' || !pieces.some((one) => one.type === type)) return [];
      const row = predefinedTypesLike(piece.facts).find(
        (one) => !names.has(one.type) && onlyMovesMatter(one, section.rules),
      );
      if (row === undefined) return [];
      names.add(row.type);
      const letter = pair.value.charAt(0);
      return [
        {
          at: pair.valueAt,
          message: `the engine's type \`${row.type}\` has the moves \`${piece.facts.text}\`; write \`${row.type} = ${letter}\``,
          ...(isUsedElsewhere(piece)
            ? {}
            : {
                fix: {
                  title: `Write \`${row.type} = ${letter}\``,
                  safety: 'suggestion',
                  replacements: [...renamed(piece, row.type), { at: pair.valueAt, text: letter }],
                },
              }),
        },
      ];
    });
  },
});

/** Whether the parent or a descendant uses the slot too, so that all of them would have to change together. */
function isUsedElsewhere({ section, type }: BetzaPiece): boolean {
  return section.base.pieces.some((piece) => piece.type === type) || isSetBelow(section, type);
}

function isSetBelow({ children }: Pick<LintedChild, 'children'>, slot: string): boolean {
  return children.some(
    (child) => child.keys.some((key) => key === slot) || isSetBelow(child, slot),
  );
}

/** Replaces the slot in the keys of its section: its own key, and those of its mobility regions. */
function renamed({ section, type }: BetzaPiece, name: string): readonly Replacement[] {
  return [...section.pairs.values()].flatMap(({ key, keyAt }): readonly Replacement[] => {
    if (key === type) return [{ at: keyAt, text: name }];
    const suffix = capitalized(type);
    if (!key.startsWith('mobilityRegion') || !key.endsWith(suffix)) return [];
    return [{ at: keyAt, text: key.slice(0, -suffix.length) + capitalized(name) }];
  });
}
