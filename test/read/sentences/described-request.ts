import type { BuildRequest } from '../../../src/pipeline.js';

/** A section of a game that is told in words, by the rules of chess. */
export const TOLD: BuildRequest = {
  targets: ['ini'],
  variant: null,
  approximate: false,
  parent: null,
  rulesFrom: 'chess',
  prove: 0,
};
