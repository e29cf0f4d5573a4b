import type { PieceId } from '../ir/piece.js';
import { printFen } from '../play/notation/print-fen.js';
import { SIDES } from '../play/piece-code.js';
import { commonName, type PlayedPair } from './played-pair.js';
import type { DifferingField } from './difference.js';
import type { Played } from './piece-moves.js';

/** The field for the pieces on the board. */
export const PLACEMENT = 'start position';

/** The differences between the start positions, written with the same letters, except move counters. A start that cannot be set up may differ from any. */
export function compareStart(pair: PlayedPair): readonly DifferingField[] {
  const { first, second } = pair;
  const [one, two] = [first, second].map((played) =>
    startFields(played, (id) => commonName(pair, id)),
  );
  const isUnknown = [first, second].some(({ reach }) => reach.start === null);
  const bothCastle = first.game.rules.castling && second.game.rules.castling;
  return [...(one ?? [])]
    .filter(([key]) => (isUnknown ? key === PLACEMENT : key !== 'castling' || bothCastle))
    .flatMap(([key, value]) => {
      const other = two?.get(key) ?? '';
      const isSame = value === other && !(isUnknown && key === PLACEMENT);
      return isSame ? [] : [{ key, first: value, second: other }];
    });
}

function startFields(played: Played, nameOf: (id: PieceId) => string): ReadonlyMap<string, string> {
  const { compiled, start } = played.reach;
  if (start === null) return new Map([[PLACEMENT, 'cannot be set up']]);
  const fields = printFen(compiled, start).split(' ');
  const [placement = '', turn = ''] = fields;
  return new Map([
    [PLACEMENT, placement.replace(/\[.*$/, '').replaceAll('~', '')],
    ['in hand', inHand(played, nameOf)],
    ['first to move', turn === 'b' ? 'Black' : 'White'],
    ['castling', fields[2] ?? '-'],
    ['checks to give', played.game.rules.checkCounting ? (fields[4] ?? '') : ''],
  ]);
}

/** The pieces in hand that can be placed, by the names of the first game. */
function inHand({ game, reach: { start } }: Played, nameOf: (id: PieceId) => string): string {
  const { enclosingDrop, freeDrops, gating, pieceDrops } = game.rules;
  const isUsed = (pieceDrops || gating || enclosingDrop !== 'none') && !freeDrops;
  if (start === null || !isUsed) return '';
  const { hand, tables } = start;
  const [white, black] = SIDES.map((side) => {
    const counts = game.pieces.flatMap(({ id }, type) => {
      const count = hand[side * tables.types + type] ?? 0;
      return count === 0 ? [] : [`${count} ${nameOf(id)}`];
    });
    return counts.length === 0 ? 'nothing' : counts.toSorted().join(', ');
  });
  if (white === black) return white === 'nothing' ? '' : `each player: ${white ?? ''}`;
  return `White: ${white ?? ''}; Black: ${black ?? ''}`;
}
