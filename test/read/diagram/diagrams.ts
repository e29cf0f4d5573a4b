import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variant } from '../../../src/ir/variant.js';
import { perft } from '../../../src/play/perft.js';
import { compileGame } from '../../../src/play/move-api.js';
import { createMatch } from '../../../src/play/match.js';
import { lowerVariant } from '../../../src/play/lower-variant.js';
import { builtinRules } from '../../../src/read/builtins.js';
import { applyOptions } from '../../../src/read/ini/apply-options.js';
import type { SourceKind } from '../../../src/read/page/source-kinds.js';
import { readPage } from '../../../src/read/read-page.js';
import type { Parsed } from '../../../src/text/diagnostic.js';

/** Definitions of diagrams in our own words: they contain only facts of games. */

/** Zo shogi, with parameters for the appearance, as pages have them. */
export const ZO_SHOGI = `Zo Shogi

files=9
ranks=9
holdingsType=-1
promoOffset=9
promoZone=3
maxPromote=7
squareSize=40
darkShade=#AABBCC
symmetry=none
royal=9
pawn:P:fW:x:a3-i3,,a7-i7
bishop:B:B:x:b2,,h8
elephant:E:fsWF:x:e2,,e8
rook:R:R:x:h2,,b8
lance:L:fR:x:a1,i1,,a9,i9
knight:N:fN:x:b1,h1,,b9,h9
silver:S:fWF:x:c1,g1,,c9,g9
gold:G:WfF:x:d1,f1,,d9,f9
king:K:K:x:e1,,e9
tokin:T:WfF:x:,
horse:H:BW:x:,
prince:I:WF:x:,
dragon:D:RF:x:,
apricot:A:WfF:x:,
scepter:C:WfF:x:,
whole:W:WfF:x:,
`;

/** Chess by the defaults of the program: only names, and the king last. */
export const CHESS = `Pawn::::a2-h2
Knight:N:::b1,g1
Bishop::::c1,f1
Rook::::a1,h1
Queen::::d1
King::::e1
`;

export function readText(
  text: string,
  options: {
    readonly file?: string;
    readonly rulesFrom?: string;
    readonly prefer?: SourceKind;
  } = {},
): Parsed<readonly Variant[]> {
  const { file = 'page.txt', prefer = null, rulesFrom } = options;
  const rules = rulesFrom === undefined ? null : builtinRules(rulesFrom);
  const completion = rulesFrom === undefined || rules === null ? null : { name: rulesFrom, rules };
  return readPage({ file, text }, { library: () => null, completion }, prefer);
}

/** The first variant of a text. */
export function variantOf(text: string, rulesFrom?: string): Variant {
  const [variant] = readText(text, rulesFrom === undefined ? {} : { rulesFrom }).value;
  if (variant === undefined) throw new Error('the text has no variant');
  return variant;
}

/** Perft by our move generator, from the start or from a position. */
export function countMoves(variant: Variant, depth: number, fen?: string): number {
  const game = lowerVariant(variant, applyOptions);
  const match = createMatch(compileGame(game));
  const problem = match.start(fen ?? game.startFen);
  if (problem !== null) throw new Error(JSON.stringify(problem));
  return perft(match.compiled, match.position, depth);
}

const SEEDS = path.resolve(import.meta.dirname, '../../../../shared/seeds');

/** A source document; null if the shared folder is missing. */
export function sourceDocument(name: string): string | null {
  const file = path.join(SEEDS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
