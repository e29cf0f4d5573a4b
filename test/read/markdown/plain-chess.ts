/** Chess, in the parts of a small document. */
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const TABLE = `| Name | Abbr | Betza | Promote |
| --- | --- | --- | --- |
| King | K | K | |
| Queen | Q | Q | |
| Rook | R | R | |
| Bishop | B | B | |
| Knight | N | N | |
| Pawn | P | fmWfcF | Q, R, B, N |
`;
