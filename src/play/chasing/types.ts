import { kindNumber, type Tables } from '../tables/tables.js';

/** The numbers of the types that the rules of chasing mention; -1 if the game does not have the type. */
export interface XiangqiTypes {
  readonly rook: number;
  readonly cannon: number;
  readonly horse: number;
  readonly elephant: number;
  readonly fers: number;
  readonly soldier: number;
}

export function xiangqiTypes({ game }: Tables): XiangqiTypes {
  return {
    rook: kindNumber(game, 'rook'),
    cannon: kindNumber(game, 'cannon'),
    horse: kindNumber(game, 'horse'),
    elephant: kindNumber(game, 'elephant'),
    fers: kindNumber(game, 'fers'),
    soldier: kindNumber(game, 'soldier'),
  };
}
