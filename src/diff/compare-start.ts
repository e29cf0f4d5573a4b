import type { PieceId } from '../ir/piece.js';
import { printFen } from '../play/notation/print-fen.js';
import { SIDES } from '../play/piece-code.js';
import { commonName, type PlayedPair } from './played-pair.js';
import type { DifferingField } from './difference.js';
import type { Played } from './piece-moves.js';

/** In what the start positions differ, once both are written with the same letters; move counters aside. */
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

function startFields(played: Played, say: (id: PieceId) => string): ReadonlyMap<string, string> {
  const { compiled, start } = played.reach;
  if (start === null) return new Map([['start position', 'none']]);
  const fields = printFen(compiled, start).split(' ');
  const [placement = '', turn = ''] = fields;
  return new Map([
    ['start position', placement.replace(/\[.*$/, '').replaceAll('~', '')],
    ['in hand', inHand(played, say)],
    ['first to move', turn === 'b' ? 'Black' : 'White'],
    ['castling', fields[2] ?? '-'],
    ['checks to give', played.game.rules.checkCounting ? (fields[4] ?? '') : ''],
  ]);
}

/** What can leave the hands, by the names of the first game. */
function inHand({ game, reach: { start } }: Played, say: (id: PieceId) => string): string {
  const { enclosingDrop, freeDrops, gating, pieceDrops } = game.rules;
  const isUsed = (pieceDrops || gating || enclosingDrop !== 'none') && !freeDrops;
  if (start === null || !isUsed) return '';
  const { hand, tables } = start;
  const held = SIDES.flatMap((side) =>
    game.pieces.flatMap(({ id }, type) => {
      const count = hand[side * tables.types + type] ?? 0;
      return count === 0 ? [] : [`${side === 0 ? 'White' : 'Black'}: ${count} ${say(id)}`];
    }),
  );
  return held.toSorted().join(', ');
}
