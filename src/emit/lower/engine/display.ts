import { emptyEngineRules } from '../../../ir/engine-defaults.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import type { Variant } from '../../../ir/variant.js';
import type { Letters } from '../letters.js';
import { layOutForXboard, printTable } from '../xboard/table.js';

/** The fields that the engine only passes on to programs that show the game. */
type EngineDisplay = Pick<EngineRules, 'variantTemplate' | 'pieceToCharTable' | 'pocketSize'>;

const SHOGI = 'shogi';

/** Games of the shogi family are shown as shogi, with its notation, pieces and hands. Without a suitable layout there is no table. */
export function lowerDisplay(variant: Variant, letters: Letters): EngineDisplay {
  const { variantTemplate: other, pieceToCharTable: noTable } = emptyEngineRules();
  const variantTemplate = variant.family === SHOGI ? SHOGI : other;
  const layout = layOutForXboard(variant);
  const table =
    layout === null || (layout.parent.name === SHOGI) !== (variantTemplate === SHOGI)
      ? null
      : printTable(variant, layout, letters.byPiece);
  if (layout === null || table === null)
    return { variantTemplate, pieceToCharTable: noTable, pocketSize: 0 };
  return { variantTemplate, pieceToCharTable: table, pocketSize: layout.handRows };
}
