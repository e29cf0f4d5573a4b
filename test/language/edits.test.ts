import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type * as DiagnosticsFile from '../../src/language/diagnostics.js';
import type * as OpenTextsFile from '../../src/language/open-texts.js';
import type * as OutlineFile from '../../src/language/outline.js';
import type * as SemanticTokensFile from '../../src/language/semantic-tokens.js';
import { freshModules } from '../fresh-modules.js';
import { THOROUGH } from '../thorough.js';
import { SETTINGS } from './asked.js';

type Service = typeof OpenTextsFile &
  typeof DiagnosticsFile &
  typeof SemanticTokensFile &
  typeof OutlineFile;

let fresh: () => Service;
beforeAll(async () => {
  const parts = ['open-texts', 'diagnostics', 'semantic-tokens', 'outline'];
  fresh = await freshModules(parts.map((part) => `src/language/${part}.ts`));
});

/** A service without cached results. */
function freshService() {
  const { OpenTexts, diagnosticsOf, semanticTokens, symbols } = fresh();
  const texts = new OpenTexts();
  return {
    texts,
    /** All answers about the whole text. */
    saysOf: (file: string): unknown => {
      const open = texts.get(file);
      return open && [diagnosticsOf(open), semanticTokens(open), symbols(open)];
    },
  };
}

/** `npm run lsp:random` makes 5,000. */
const EDITS = Number(process.env['FAIRYC_LSP_EDITS'] ?? (THOROUGH ? 600 : 20));

const ADDED = [
  ...[
    '',
    '',
    '\n',
    '\n\n',
    '|',
    '* ',
    '```',
    '<!--',
    '-->',
    '# ',
    '1. ',
    'x',
    'B',
    'fW',
    'King',
    '-',
  ],
  ...[
    '* Region palace: d1-f3\n',
    '* Rules: shogi\n',
    'It promotes at the end. ',
    '**Ghost** ',
    '1',
  ],
];

test.each(['chess', 'wa-shogi', 'zo-shogi'])(
  'after random edits of %s the service says what a fresh one says',
  { timeout: 60_000 + EDITS * 400 },
  (name) => {
    const file = `${name}.md`;
    const text = readFileSync(`variants/${file}`, 'utf8');
    const { saysOf, texts } = freshService();
    let state = name.length;
    const random = (below: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    texts.open({ file, text }, 'markdown', SETTINGS);
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const now = texts.textOf(file) ?? '';
      const start = random(now.length);
      const end = Math.min(now.length, start + random(6));
      const added = ADDED[random(ADDED.length)] ?? '';
      texts.edit(file, [{ span: { file, start, end }, text: added }]);
      const said = saysOf(file);
      if (edit % 20 === 0) {
        const fresh = freshService();
        fresh.texts.open({ file, text: texts.textOf(file) ?? '' }, 'markdown', SETTINGS);
        expect(said).toEqual(fresh.saysOf(file));
        texts.open({ file, text }, 'markdown', SETTINGS);
      }
    }
  },
);
