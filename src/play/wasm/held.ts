import type { CompiledGame } from '../compiled-game.js';
import { flagSettings } from '../mechanics/flag.js';
import { ANY_TYPE } from '../type-counts.js';

/** Rules that a module implements, and rules that matter only when there are no legal moves or a side makes a claim. */
const HELD: ReadonlySet<string> = new Set([
  'movement',
  'promotion',
  'en-passant',
  'castling',
  'drops',
  'facing-kings',
  'adjudication',
  'insufficient-material',
  'drop-mate',
  'shatar-mate',
  'checkmate',
  'stalemate',
  'immobility',
  'n-move',
  'repetition',
  'counting',
]);

/** What modules do not support in a game; null if they support all of it. */
export function whyNotHeld({ mechanics, tables, immediateEnds }: CompiledGame): string | null {
  const { game } = tables;
  const { rules } = game;
  const hasFlag = mechanics.some(({ name }) => name === 'flag');
  const other = mechanics.find(({ name }) => !HELD.has(name) && name !== 'flag');
  if (other !== undefined) return other.name;
  if (immediateEnds.length > (hasFlag ? 1 : 0)) return 'ends before the last move';
  if (hasFlag) {
    if (rules.flagMove) return 'a move after the flag is reached';
    if (rules.flagPieceSafe || rules.flagPieceBlockedWin)
      return 'flags that must be safe or blocked';
    if (flagSettings(tables).types.some((type) => type === ANY_TYPE)) return 'flags of any type';
  }
  if (tables.unmovedPrograms !== null) return 'first moves';
  if (tables.royals !== null) return 'several royal types';
  if (tables.vectors.hasInitial.includes(1)) return 'first moves that may be taken in passing';
  if (rules.tripleStepRegion.white.length + rules.tripleStepRegion.black.length > 0)
    return 'triple steps';
  const pawn = game.pieces.find(({ kind }) => kind === 'pawn');
  for (const types of [rules.enPassantTypes.white, rules.enPassantTypes.black])
    if (types.some((id) => id !== pawn?.id && game.pieces.some((piece) => piece.id === id)))
      return 'captures en passant by other types than the pawn';
  const passers = [...rules.enPassantTypes.white, ...rules.enPassantTypes.black];
  if (rules.flyingGeneral && pawn !== undefined && passers.includes(pawn.id))
    return 'captures en passant that leave kings facing each other';
  if (rules.castling) {
    const kings = [rules.castlingKingPiece.white, rules.castlingKingPiece.black];
    const isThere = (id: string): boolean => game.pieces.some((piece) => piece.id === id);
    if (kings.some((id) => id !== game.king && isThere(id)))
      return 'castling by another piece than the king';
    if (rules.oppositeCastling || rules.castlingDroppedPiece || rules.flyingGeneral)
      return 'castling rights that moves give or take';
  }
  if (rules.freeDrops || rules.dropPromoted || rules.twoBoards) return 'drops from no hand';
  const choices = rules.promotionPieceTypes;
  if (rules.pieceDemotion && choices.white.length + choices.black.length > 0)
    return 'demotion of promoted pawns';
  if (game.pieces.some(({ perFile }) => perFile > 2 && perFile < Infinity))
    return 'more than two of a type on a file';
  return null;
}
