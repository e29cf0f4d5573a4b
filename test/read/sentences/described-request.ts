import type { BuildRequest } from '../../../src/pipeline.js';

/** A request to build the section of a game that is described in sentences, with the rules of chess. */
export const TOLD: BuildRequest = {
  targets: ['ini'],
  variant: null,
  approximate: false,
  parent: null,
  rulesFrom: 'chess',
  prove: 0,
};
