/** The options of `fairyc lint`, for the fast path and for the help alike. */
export const LINT_OPTIONS = {
  fix: {
    type: 'boolean',
    describe: 'Mend what is safe to mend, in the files themselves',
  },
  'fix-all': {
    type: 'boolean',
    describe: 'Mend by suggestions, too: read the difference afterwards',
  },
  name: {
    type: 'string',
    describe: 'With --fix: NAME or NAME:PARENT of a file without a section',
  },
  'dry-run': {
    type: 'boolean',
    describe: 'With --fix: print the difference and write nothing',
  },
  profile: {
    type: 'string',
    describe: 'Who will read the files: fairy-stockfish (default), fairy-stockfish-8x8, pychess',
  },
  baseline: {
    type: 'string',
    describe: 'Report only what is not in this baseline file',
  },
  'write-baseline': {
    type: 'string',
    describe: 'Write what is found now into a baseline file, for --baseline',
  },
  force: {
    type: 'boolean',
    describe: 'With --write-baseline: replace a file that is no baseline, too',
  },
  format: {
    type: 'string',
    describe: 'pretty (default), compact, json, sarif, github',
  },
  'max-warnings': {
    type: 'string',
    describe: 'Fail if there are more warnings than this',
  },
  'max-size': {
    type: 'string',
    describe: 'Read files of up to so many MB',
  },
  quiet: {
    type: 'boolean',
    short: 'q',
    describe: 'Leave out notes (severity info)',
  },
} as const;
