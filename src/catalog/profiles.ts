/** What a file is checked for: which build of the engine, or which site, will read it. */
export const PROFILES = ['fairy-stockfish', 'fairy-stockfish-8x8', 'pychess'] as const;
export type Profile = (typeof PROFILES)[number];

/** People who play with the engine itself may use XBoard. PyChess does not use it, but its files have the table all the same. */
export const XBOARD_PROFILES = [
  'fairy-stockfish',
  'fairy-stockfish-8x8',
] as const satisfies readonly Profile[];

/** What a profile holds, in words and numbers. */
interface ProfileFacts {
  readonly title: string;
  /** Largest board. */
  readonly files: number;
  readonly ranks: number;
}

export const PROFILE_FACTS: Readonly<Record<Profile, ProfileFacts>> = {
  'fairy-stockfish': { title: 'Fairy-Stockfish built with large boards', files: 12, ranks: 10 },
  'fairy-stockfish-8x8': {
    title: 'Fairy-Stockfish built without large boards',
    files: 8,
    ranks: 8,
  },
  pychess: { title: 'an upload to PyChess', files: 12, ranks: 10 },
};
