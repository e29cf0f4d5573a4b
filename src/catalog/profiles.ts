/** What a file is checked for: the build of the engine, or the site, that will read it. */
export const PROFILES = ['fairy-stockfish', 'fairy-stockfish-8x8', 'pychess'] as const;
export type Profile = (typeof PROFILES)[number];

/** Profiles whose users may play in XBoard. PyChess does not use XBoard, although its files have a pieceToCharTable. */
export const XBOARD_PROFILES = [
  'fairy-stockfish',
  'fairy-stockfish-8x8',
] as const satisfies readonly Profile[];

/** The name and limits of a profile. */
interface ProfileFacts {
  readonly title: string;
  /** The largest board. */
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
