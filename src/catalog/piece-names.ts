/**
 * The usual names of pieces by their moves, from chess problems, large chess variants and historic shogi. The names of the engine's own
 * types are in `catalog/piece-types`.
 */

/** Moves and their names, the most common first. */
interface PieceNames {
  /** In the dialect `xbetza`, the most expressive one. */
  readonly betza: string;
  readonly names: readonly string[];
}

function named(betza: string, names: string): PieceNames {
  return { betza, names: names.split(', ') };
}

export const PIECE_NAMES: readonly PieceNames[] = [
  // Leapers.
  named('W', 'wazir, angry boar'),
  named('F', 'ferz, fers, firzan, cat sword'),
  named('D', 'dabbaba, dababa, dabbabah, dabbabba, dababbah, dabbabh'),
  named('A', 'alfil, alfin'),
  named('N', 'knight'),
  named('sN', 'wide knight'),
  named('vN', 'narrow knight'),
  named('H', 'threeleaper'),
  named('C', 'camel'),
  named('Z', 'zebra'),
  named('G', 'tripper'),
  named('K', 'king, mann, commoner'),
  named('(1,4)', 'giraffe'),
  named('(3,4)', 'antelope'),
  // Leapers with several leaps.
  named('AD', 'alibaba'),
  named('WA', 'phoenix, waffle'),
  named('FD', 'kirin'),
  named('FA', 'ferz-alfil, modern elephant'),
  named('WD', 'wazir-dabbaba, woody rook'),
  named('WAD', 'champion'),
  named('FC', 'wizard'),
  named('NAD', 'squirrel'),
  named('KAD', 'mastodon, pasha'),
  named('NW', 'marquis, vicar'),
  named('NF', 'priest'),
  named('NA', 'kangaroo'),
  named('ND', 'carpenter'),
  named('NC', 'gnu, wildebeest'),
  named('NZ', 'okapi'),
  named('CZ', 'bison'),
  named('NCZ', 'buffalo'),
  named('KN', 'centaur, judge'),
  named('KNAD', 'lion without its double move'),
  named('FH', 'frog'),
  named('HFD', 'half-duck'),
  // Riders.
  named('R', 'rook'),
  named('B', 'bishop'),
  named('Q', 'queen, free king'),
  named('NN', 'nightrider, knightrider'),
  named('DD', 'dabbaba rider'),
  named('AA', 'alfil rider'),
  named('CC', 'camelrider'),
  named('ZZ', 'zebrarider'),
  named('BN', 'archbishop, cardinal, princess'),
  named('RN', 'chancellor, marshal, marshall, empress'),
  named('QN', 'amazon'),
  named('RF', 'dragon king'),
  named('BW', 'dragon horse'),
  named('QNN', 'amazonrider'),
  named('R4', 'short rook'),
  named('BD', 'bede'),
  // Hoppers, and pieces that capture differently than they move.
  named('gQ', 'grasshopper'),
  named('gR', 'rook hopper'),
  named('gB', 'bishop hopper'),
  named('mRcpR', 'cannon, pao'),
  named('mBcpB', 'vao, arrow'),
  named('mQcpQ', 'leo'),
  named('pR', 'Korean cannon'),
  named('afsW', 'horse, mao'),
  named('afsF', 'moa'),
  named('nA', 'xiangqi elephant'),
  named('fmWfcF', 'pawn without its double step'),
  named('fmFfcW', 'berolina pawn without its double step'),
  // Bent riders.
  named('FyafsF', 'griffon, gryphon, griffion'),
  named('WyafsW', 'manticore, rhinoceros'),
  // Shogi and large shogi variants.
  named('fW', 'shogi pawn, soldier'),
  named('fR', 'lance'),
  named('ffN', 'shogi knight, cassia horse'),
  named('FfW', 'silver general'),
  named('WfF', 'gold general'),
  named('FfbW', 'crane, ferocious leopard'),
  named('FfsW', 'drunk elephant, falcon'),
  named('FsbW', 'blind tiger'),
  named('fFvW', 'copper general'),
  named('vW', 'go-between'),
  named('vR', 'reverse chariot'),
  named('sRvW', 'side mover'),
  named('vRsW', 'vertical mover'),
  named('vRFsW', 'flying stag'),
  named('vRfB', 'white horse'),
  named('vRbB', 'whale'),
  named('vRB', 'flying ox'),
  named('sRB', 'free boar'),
  named('fDbF', 'pheasant'),
  named('fAbD', 'goose'),
];
