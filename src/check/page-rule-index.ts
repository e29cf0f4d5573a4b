// Written by `npm run generate` from the files below page-rules/.
import boardExceedsEngine from './page-rules/board/exceeds-engine.js';
import docAmbiguous from './page-rules/doc/ambiguous.js';
import docChoices from './page-rules/doc/choices.js';
import docColourMap from './page-rules/doc/colour-map.js';
import docDanglingReference from './page-rules/doc/dangling-reference.js';
import docDiagramRowCount from './page-rules/doc/diagram-row-count.js';
import docFenVsDiagram from './page-rules/doc/fen-vs-diagram.js';
import docMisspelt from './page-rules/doc/misspelt.js';
import docNotationMixed from './page-rules/doc/notation-mixed.js';
import docReadingDecided from './page-rules/doc/reading-decided.js';
import docSentenceNotUnderstood from './page-rules/doc/sentence-not-understood.js';
import docUndefinedPieceName from './page-rules/doc/undefined-piece-name.js';
import docUndefinedVariant from './page-rules/doc/undefined-variant.js';
import emitNotExpressible from './page-rules/emit/not-expressible.js';
import lettersDuplicate from './page-rules/letters/duplicate.js';
import lettersTooLong from './page-rules/letters/too-long.js';
import pieceMovesDiffer from './page-rules/piece/moves-differ.js';
import piecePromotionDiffers from './page-rules/piece/promotion-differs.js';
import regionPromotionZoneDiffers from './page-rules/region/promotion-zone-differs.js';
import ruleDiffersFromBase from './page-rules/rule/differs-from-base.js';
import ruleDiffersFromText from './page-rules/rule/differs-from-text.js';
import ruleFlagMissingForCampmateProse from './page-rules/rule/flag-missing-for-campmate-prose.js';
import ruleNfoldCount from './page-rules/rule/nfold-count.js';
import ruleNfoldSide from './page-rules/rule/nfold-side.js';
import ruleNoBullet from './page-rules/rule/no-bullet.js';
import ruleOnlyInText from './page-rules/rule/only-in-text.js';
import ruleProhibitionOrLoss from './page-rules/rule/prohibition-or-loss.js';
import ruleStalemateSide from './page-rules/rule/stalemate-side.js';
import ruleStalemateTwoMeanings from './page-rules/rule/stalemate-two-meanings.js';
import ruleUnstated from './page-rules/rule/unstated.js';

export const rules = [
  boardExceedsEngine,
  docAmbiguous,
  docChoices,
  docColourMap,
  docDanglingReference,
  docDiagramRowCount,
  docFenVsDiagram,
  docMisspelt,
  docNotationMixed,
  docReadingDecided,
  docSentenceNotUnderstood,
  docUndefinedPieceName,
  docUndefinedVariant,
  emitNotExpressible,
  lettersDuplicate,
  lettersTooLong,
  pieceMovesDiffer,
  piecePromotionDiffers,
  regionPromotionZoneDiffers,
  ruleDiffersFromBase,
  ruleDiffersFromText,
  ruleFlagMissingForCampmateProse,
  ruleNfoldCount,
  ruleNfoldSide,
  ruleNoBullet,
  ruleOnlyInText,
  ruleProhibitionOrLoss,
  ruleStalemateSide,
  ruleStalemateTwoMeanings,
  ruleUnstated,
];
