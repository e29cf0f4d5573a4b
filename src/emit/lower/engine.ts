import { ENGINE_PIECE_TYPES, ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import {
  CUSTOM_ROYAL,
  type EnginePiece,
  type EnginePieceType,
  type EngineRules,
} from '../../ir/engine-rules.js';
import type { PieceId } from '../../ir/piece.js';
import type { AuthorOption, Variant } from '../../ir/variant.js';
import { fenContext } from '../../notation/fen-context.js';
import { printFen } from '../../notation/print-fen.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import type { EmitOptions } from '../emitted.js';
import { lowerDisplay } from './engine-display.js';
import { lowerDrops } from './engine-drops.js';
import { lowerEnds } from './engine-ends.js';
import { lowerPromotions } from './engine-promotions.js';
import { assignTypes, type AssignedType } from './engine-types.js';
import { withIdleRules } from './idle-rules.js';
import { allocateLetters, type Letters } from './letters.js';
import { renamePieces } from './rename-pieces.js';
import { shareTypes } from './share-types.js';
import { judgeShortfalls, type Shortfall } from './shortfall.js';

const ENGINE_TYPE_NAMES: readonly EnginePieceType[] = ENGINE_PIECE_TYPES.map(({ type }) => type);

/** How messages call the engine. */
export const ENGINE_NAME = 'Fairy-Stockfish';

/** What lowering to the engine needs to know beside the variant. */
export interface EngineOptions extends EmitOptions {
  /**
   * Sets options on rules as the engine's own reader does: the author's go over everything else. Reading is no part
   * of emitting, so that the pipeline lends `read/ini`'s.
   */
  readonly applyOptions: (
    rules: EngineRules,
    options: readonly AuthorOption[],
  ) => Parsed<EngineRules>;
}

/** A variant in the engine's own fields. */
export interface Lowered {
  /** Before conclusion; null if the engine cannot hold the variant. */
  readonly rules: EngineRules | null;
  readonly letters: Letters;
  /** In the order of the document. */
  readonly types: readonly AssignedType[];
  /** What the rules do not say of the variant, one sentence each. */
  readonly comments: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Lowers a variant to what Fairy-Stockfish holds after reading its section. */
export function lowerToEngine(variant: Variant, options: EngineOptions): Lowered {
  const shared = shareTypes(variant);
  const letters = allocateLetters(variant, ENGINE_NAME, shared);
  const tooLarge = boardShortfalls(variant);
  if (tooLarge.length > 0 || letters.diagnostics.length > 0) {
    const { diagnostics } = judgeShortfalls(tooLarge, options.approximate);
    const refusals = [...diagnostics, ...letters.diagnostics];
    return { rules: null, letters, types: [], comments: [], diagnostics: refusals };
  }
  const { types, lines, shortfalls } = assignTypes(variant, shared, {
    letters: letters.byType,
    pieces: options.parent?.rules.pieces ?? [],
  });
  const drops = lowerDrops(variant, types);
  const inEngineOrder = types.toSorted(
    (a, b) => ENGINE_TYPE_NAMES.indexOf(a.type) - ENGINE_TYPE_NAMES.indexOf(b.type),
  );
  const promotions = lowerPromotions(inEngineOrder);
  const ends = lowerEnds(variant);
  const verdict = judgeShortfalls(
    [...shortfalls, ...drops.shortfalls, ...promotions.shortfalls, ...ends.shortfalls],
    options.approximate,
  );
  if (verdict.refused) return { rules: null, letters, types, ...verdict };

  const board = variant.board.value;
  const base = options.parent?.rules ?? emptyEngineRules();
  const pieces = enginePieces(inEngineOrder, letters);
  const values = new Map(
    types.flatMap(({ type, shared: { piece } }) => valueOf(type, piece.value)),
  );
  const rules: EngineRules = {
    ...base,
    ...renamePieces(ends.rules, typeNames(types), ENGINE_TYPE_NAMES),
    ...lowerDisplay(variant, letters),
    pieces,
    kingType: pieces.some(({ type, betza }) => type === 'king' && betza !== 'K')
      ? CUSTOM_ROYAL
      : 'king',
    maxFile: board.files,
    maxRank: board.ranks,
    startFen: printStart(variant, letters, base.startFen),
    diagonalLines: lines?.squares.white ?? variant.rules.diagonalLines,
    mobilityRegion: new Map(),
    promotionLimit: new Map(),
    promotedPieceType: promotions.promotedPieceType,
    promotionPawnTypes: promotions.promotionPawnTypes,
    promotionPieceTypes: promotions.promotionPieceTypes,
    mainPromotionPawnType: {
      white: promotions.promotionPawnTypes.white.at(-1) ?? base.mainPromotionPawnType.white,
      black: promotions.promotionPawnTypes.black.at(-1) ?? base.mainPromotionPawnType.black,
    },
    dropNoDoubled: drops.dropNoDoubled,
    dropNoDoubledCount: drops.dropNoDoubledCount,
    shogiPawnDropMateIllegal: drops.shogiPawnDropMateIllegal,
    pieceValueMg: values,
    pieceValueEg: values,
  };
  const authored = options.applyOptions(withIdleRules(base, rules), variant.options);
  return {
    rules: authored.value,
    letters,
    types,
    comments: verdict.comments,
    diagnostics: [...verdict.diagnostics, ...authored.diagnostics],
  };
}

function boardShortfalls(variant: Variant): readonly Shortfall[] {
  const { files, ranks } = variant.board.value;
  if (files <= ENGINE_BOARD.files && ranks <= ENGINE_BOARD.ranks) return [];
  return [
    {
      kind: 'limit',
      code: 'board/exceeds-engine',
      span: variant.board.origin.span,
      message: `The board has ${files} files and ${ranks} ranks; ${ENGINE_NAME} holds at most ${ENGINE_BOARD.files} files and ${ENGINE_BOARD.ranks} ranks.`,
    },
  ];
}

function enginePieces(types: readonly AssignedType[], letters: Letters): readonly EnginePiece[] {
  return types.flatMap(({ shared, type, betza }) => {
    const letter = letters.byType.get(shared);
    const own = ENGINE_PIECE_TYPE_BY_NAME.get(type)?.betza ?? '';
    return letter === undefined
      ? []
      : [{ type, letter: letter.toLowerCase(), synonym: null, betza: betza === '' ? own : betza }];
  });
}

/** The type of an unpromoted piece; of one that only arises by promotion, that of the promoted form. */
function typeNames(types: readonly AssignedType[]): (id: PieceId) => EnginePieceType | null {
  return (id) =>
    types.find(({ shared }) => shared.piece.id === id && !shared.promotedOnly)?.type ??
    types.find(({ shared }) => shared.forms.includes(id))?.type ??
    null;
}

/** The author's units are taken as pawns, the engine's as hundredths of one. */
function valueOf(
  type: EnginePieceType,
  value: number | null,
): readonly (readonly [EnginePieceType, number])[] {
  const units = Math.round((value ?? 0) * 100);
  return units > 0 ? [[type, units]] : [];
}

/** The start position, in the base's own words if these are the same. */
function printStart(variant: Variant, letters: Letters, inherited: string): string {
  if (variant.start === null) return inherited;
  const hands = variant.rules.pieceDrops || variant.rules.capturesToHand;
  const context = fenContext(variant.board.value, variant.pieces, {
    letters: letters.byPiece,
    hands,
  });
  const fen = printFen(variant.start.value, context);
  return stateOf(fen) === stateOf(inherited) ? inherited : fen;
}

/** Board, hands, turn and castling rights: all of a FEN but its counters. A shogi-style FEN has no castling field. */
function stateOf(fen: string): string {
  const [board = '', turn = '', castling = ''] = fen.split(' ');
  return [board.replace('[]', '[-]'), turn, /^\d+$/.test(castling) ? '-' : castling].join(' ');
}
