import type { PieceId } from '../ir/piece.js';
import { printFen } from '../play/notation/print-fen.js';
import { SIDES } from '../play/piece-code.js';
import { commonName, type PlayedPair } from './played-pair.js';
import type { DifferingField } from './difference.js';
import type { Played } from './piece-moves.js';

/** The differences between the start positions, written with the same letters, except move counters. */
export function compareStart(pair: PlayedPair): readonly DifferingField[] {
  const { first, second } = pair;
  const [one, two] = [first, second].map((played) =>
    startFields(played, (id) => commonName(pair, id)),
  );
  const bothCastle = first.game.rules.castling && second.game.rules.castling;
  return [...(one ?? [])]
    .filter(([key]) => key !== 'castling' || bothCastle)
    .flatMap(([key, value]) => {
      const other = two?.get(key) ?? '';
      return value === other ? [] : [{ key, first: value, second: other }];
    });
}

function startFields(played: Played, nameOf: (id: PieceId) => string): ReadonlyMap<string, string> {
  const { compiled, start } = played.reach;
  if (start === null) return new Map([['start position', 'none']]);
  const fields = printFen(compiled, start).split(' ');
  const [placement = '', turn = ''] = fields;
  return new Map([
    ['start position', placement.replace(/\[.*$/, '').replaceAll('~', '')],
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
  const held = SIDES.flatMap((side) =>
    game.pieces.flatMap(({ id }, type) => {
      const count = hand[side * tables.types + type] ?? 0;
      return count === 0 ? [] : [`${side === 0 ? 'White' : 'Black'}: ${count} ${nameOf(id)}`];
    }),
  );
  return held.toSorted().join(', ');
}
