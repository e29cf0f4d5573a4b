/**
 * The moves (in XBetza) that an Interactive Diagram gives a piece by its name if its line has none. The program ignores case, so the names
 * are in small letters.
 */
const MOVES: ReadonlyMap<string, string> = new Map([
  ['pawn', 'ifmnDfmWfceF'],
  ['knight', 'N'],
  ['bishop', 'B'],
  ['rook', 'R'],
  ['queen', 'Q'],
  ['cardinal', 'BN'],
  ['archbishop', 'BN'],
  ['chancellor', 'RN'],
  ['marshall', 'RN'],
  ['amazon', 'QN'],
  ['lion', 'KNADcaKcabKmabK'],
  ['mao', 'mafsW'],
  ['horse', 'mafsW'],
  ['elephant', 'mafF'],
  ['cannon', 'mRcpR'],
  ['pao', 'mRcpR'],
  ['advisor', 'F'],
  ['lance', 'fR'],
  ['copper', 'vWfF'],
  ['silver', 'FfW'],
  ['silvergeneral', 'FfW'],
  ['gold', 'WfF'],
  ['goldgeneral', 'WfF'],
  ['man', 'K'],
  ['commoner', 'K'],
  ['ferz', 'F'],
  ['camel', 'C'],
  ['zebra', 'Z'],
  ['nightrider', 'N0'],
  ['grasshopper', 'gQ'],
  ['griffon', 'yafsF'],
  ['gryphon', 'yafsF'],
  ['wizard', 'FC'],
  ['champion', 'WAD'],
  ['falcon', 'mafmafsKmafsmafKmaflmafrKmafrmaflK'],
]);

/** The moves for a name on a board with this many files; null if none. A king castles by two squares, by three on wide boards. */
export function movesByName(name: string, files: number): string | null {
  const lower = name.toLowerCase();
  if (lower === 'king') return files > 8 ? 'KisO3' : 'KisO2';
  return MOVES.get(lower) ?? null;
}

/** The names that have moves, for suggestions. */
export const NAMES_WITH_MOVES: readonly string[] = ['king', ...MOVES.keys()];
