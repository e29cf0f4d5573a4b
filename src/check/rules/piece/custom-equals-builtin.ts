import { ENGINE_PIECE_TYPE_BY_NAME } from '../../../catalog/piece-types.js';
import { capitalized } from '../../../text/words.js';
import { BETZA_KEYS, betzaPieces, type BetzaPiece } from '../../facts/betza-pieces.js';
import { onlyMovesMatter, predefinedTypesLike } from '../../facts/predefined.js';
import { codeList, lineBefore } from '../../facts/findings.js';
import { KING } from '../../facts/kings.js';
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
      text: '[x:chess]\ncustomPiece1 = ⟦n:KN⟧\n',
      fixed: '[x:chess]\nknight = -\ncentaur = n\n',
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
    '[x:chess]\nknight = n\ncustomPiece1 = n:KN\n',
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
  check: (section, file) => {
    const { pieces } = section.rules;
    const names = new Set(pieces.map((one) => one.type));
    return betzaPieces(section).flatMap((piece): readonly Finding[] => {
      const { pair, type } = piece;
      if (type === 'king' || !pieces.some((one) => one.type === type)) return [];
      const row = predefinedTypesLike(piece.facts).find(
        (one) => !names.has(one.type) && onlyMovesMatter(one, section.rules),
      );
      if (row === undefined) return [];
      // Another line gives the letter to another piece: that error comes first.
      const letter = pair.value.charAt(0);
      if (isGivenTwice(piece, letter)) return [];
      names.add(row.type);
      const removals = replacedTypes(piece, letter)
        .filter((replaced) => replaced !== row.type)
        .map((replaced) => `${replaced} = -`);
      const lines = [...removals, `${row.type} = ${letter}`];
      const before = lineBefore(file, pair, ...removals).text;
      return [
        {
          at: pair.valueAt,
          message: `the engine's type \`${row.type}\` has the moves \`${piece.facts.text}\`; write ${codeList(lines)}`,
          ...(isUsedElsewhere(piece)
            ? {}
            : {
                fix: {
                  title: `Write ${codeList(lines)}`,
                  safety: 'suggestion',
                  replacements: [
                    { at: pair.keyAt, text: before + row.type },
                    ...renamedRegions(piece, row.type),
                    { at: pair.valueAt, text: letter },
                  ],
                },
              }),
        },
      ];
    });
  },
});

/** Whether a line of the section gives the letter to another type, too. */
function isGivenTwice({ section: { pairs }, type }: BetzaPiece, letter: string): boolean {
  return [...pairs.values()].some(
    ({ key, value }) =>
      key !== type && ENGINE_PIECE_TYPE_BY_NAME.has(key) && value.charAt(0) === letter,
  );
}

/** Whether the parent or a descendant uses the slot too, so that all of them would have to change together. */
function isUsedElsewhere({ section, type }: BetzaPiece): boolean {
  return section.base.pieces.some((piece) => piece.type === type) || isSetBelow(section, type);
}

function isSetBelow({ children }: Pick<LintedChild, 'children'>, slot: string): boolean {
  return children.some(
    (child) => child.keys.some((key) => key === slot) || isSetBelow(child, slot),
  );
}

/**
 * The inherited types that lose their letter to the slot. A predefined type replaces another only if a line says so. That a king is lost
 * is reported by letters/piece-letter-clash.
 */
function replacedTypes({ section }: BetzaPiece, letter: string): readonly string[] {
  const { base, pairs, rules } = section;
  return base.pieces
    .filter(
      (one) =>
        one.letter === letter &&
        one.type !== KING &&
        !pairs.has(one.type) &&
        rules.pieces.every(({ type }) => type !== one.type),
    )
    .map(({ type }) => type);
}

/** Replaces the slot in the keys of its mobility regions. */
function renamedRegions({ section, type }: BetzaPiece, name: string): readonly Replacement[] {
  const suffix = capitalized(type);
  return [...section.pairs.values()]
    .filter(({ key }) => key.startsWith('mobilityRegion') && key.endsWith(suffix))
    .map(({ key, keyAt }) => ({
      at: keyAt,
      text: key.slice(0, -suffix.length) + capitalized(name),
    }));
}
