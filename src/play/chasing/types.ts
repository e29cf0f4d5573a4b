import { kindNumber, type Tables } from '../tables/tables.js';

/** Numbers of the types of which the rules of chasing speak; -1 for one that the game does not have. */
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
