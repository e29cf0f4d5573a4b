/** Keys that never existed but that people write, and what to write instead. */
export const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['parent', 'the parent goes in the header; write `[name:chess]`'],
  ['inherits', 'the parent goes in the header; write `[name:chess]`'],
  ['template', 'the parent goes in the header; write `[name:chess]`'],
  ['baseVariant', 'the parent goes in the header; write `[name:chess]`'],
  ['name', 'the name goes in the header; write `[name:chess]`'],
  ['drop', 'write `pieceDrops = true`'],
  ['drops', 'write `pieceDrops = true`'],
  [
    'enPassant',
    'write enPassantRegionWhite and enPassantRegionBlack (`-` for none), or enPassantTypes',
  ],
  ['pieceValue', 'write pieceValueMg and pieceValueEg'],
  ['pieceValues', 'write pieceValueMg and pieceValueEg'],
  ['boardSize', 'write maxFile and maxRank'],
  ['files', 'write maxFile'],
  ['ranks', 'write maxRank'],
  ['fen', 'write startFen'],
  ['startPosition', 'write startFen'],
]);
