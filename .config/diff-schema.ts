import { VERDICTS } from '../src/diff/difference.js';
import { arraySchema, DRAFT, objectSchema, reference, type JsonSchema } from './json-schema.js';

const TEXT = { type: 'string' } as const;
const TEXTS = arraySchema(TEXT);
const OUTCOMES = ['white', 'black', 'draw'] as const;

/** Of what `fairyc diff --json` prints: the type `VariantDifference`. */
export function diffSchema(): JsonSchema {
  return {
    $schema: DRAFT,
    title: 'What fairyc diff --json prints',
    ...objectSchema({
      first: { ...TEXT, description: 'What the first variant is called.' },
      second: TEXT,
      verdict: {
        enum: VERDICTS,
        description: 'possible: rules differ that could matter, and no position shows it.',
      },
      play: {
        ...arraySchema(reference('difference')),
        description: 'What differs for play; what was shown first.',
      },
      cosmetic: {
        ...arraySchema(reference('cosmetic')),
        description: 'What nobody can notice in play.',
      },
    }),
    definitions: {
      difference: objectSchema({
        about: { anyOf: ABOUT },
        fields: arraySchema(objectSchema({ key: TEXT, first: TEXT, second: TEXT })),
        told: {
          description: 'What the rules say of one variant alone, in sentences.',
          ...objectSchema({ first: TEXTS, second: TEXTS }),
        },
        showing: {
          description: 'What shows it; null: nothing was found.',
          anyOf: [{ type: 'null' }, ...SHOWINGS],
        },
        holdsAsIs: {
          type: 'boolean',
          description: 'false: it is shown alone, because other differences are in the way.',
        },
      }),
      cosmetic: objectSchema({
        piece: { type: ['string', 'null'], description: 'null: the whole variant.' },
        key: TEXT,
        first: TEXT,
        second: TEXT,
      }),
      line: {
        description: 'A position and moves from it (UCI), in the letters of the first variant.',
        ...objectSchema({ fen: TEXT, moves: TEXTS }),
      },
      outcome: {
        description: 'null: the game goes on.',
        anyOf: [{ type: 'null' }, { enum: OUTCOMES }],
      },
    },
  };
}

const ABOUT: readonly JsonSchema[] = [
  objectSchema({ kind: { enum: ['board', 'start', 'unexplained'] } }),
  objectSchema({ kind: { const: 'piece' }, piece: TEXT }),
  objectSchema({ kind: { const: 'extra-piece' }, piece: TEXT, of: { enum: ['first', 'second'] } }),
  objectSchema({ kind: { const: 'rule' }, rule: TEXT }),
];

const SHOWINGS: readonly JsonSchema[] = [
  {
    description: 'Moves that are legal in one variant alone.',
    ...objectSchema({
      kind: { const: 'moves' },
      line: reference('line'),
      first: TEXTS,
      second: TEXTS,
    }),
  },
  {
    description: 'Another result; `later` is how the game ends that goes on.',
    ...objectSchema({
      kind: { const: 'result' },
      line: reference('line'),
      first: reference('outcome'),
      second: reference('outcome'),
      later: {
        anyOf: [{ type: 'null' }, objectSchema({ moves: TEXTS, outcome: { enum: OUTCOMES } })],
      },
    }),
  },
  {
    description: 'Another position after the same moves, as FENs.',
    ...objectSchema({
      kind: { const: 'position' },
      line: reference('line'),
      first: TEXT,
      second: TEXT,
    }),
  },
  {
    description: 'The start positions, each as its own variant writes it.',
    ...objectSchema({ kind: { const: 'start' }, first: TEXT, second: TEXT }),
  },
];
