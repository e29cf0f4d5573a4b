import type { Definition } from '../definitions.js';
import type { EndingKind } from '../explain/evidence/ending-kinds.js';
import { ENDINGS } from '../explain/evidence/endings.js';
import { compileJudge } from '../explain/evidence/judge.js';
import type { Color } from '../ir/board.js';
import type { CompiledGame } from '../play/compiled-game.js';
import type { Match } from '../play/match.js';
import type { Outcome } from '../play/mechanic.js';
import { resolveBuiltin, resolveIni, type Resolution } from '../read/ini/resolve.js';
import type { RuleOrigin } from '../read/ini/rule-origins.js';

/** How and why a game has ended. */
export interface GameEnd {
  readonly outcome: Outcome;
  readonly kind: EndingKind;
  /** In words, such as `Checkmate`. */
  readonly title: string;
  /** What happened, as a sentence. */
  readonly story: string;
  /** The player who may claim this end; null if it needs no claim. */
  readonly claim: Color | null;
  /** The options that decide the result and where each is set. Empty for a document, which has no option lines. */
  readonly options: readonly { readonly key: string; readonly origin: RuleOrigin }[];
}

/** Makes a function that decides how games of a definition end. */
export function compileGameEnd(
  definition: Definition,
  compiled: CompiledGame,
): (match: Match, claims: boolean) => GameEnd | null {
  const judge = compileJudge(compiled);
  return (match, claims) => {
    const judgement = judge(match);
    if (judgement === null) return null;
    const { kind, outcome } = judgement;
    const claim = isClaimed(kind) ? (match.position.turn === 0 ? 'white' : 'black') : null;
    if (claim !== null && !claims) return null;
    const { keys, story, title } = ENDINGS[kind];
    const resolution = resolutionOf(definition);
    const options =
      resolution === null
        ? []
        : keys.map((key) => ({ key, origin: resolution.originOfOption(key) }));
    return { outcome, kind, title, story, claim, options };
  };

  /** Ends that must be claimed: those by rules that count or look back. */
  function isClaimed(kind: EndingKind): boolean {
    return ENDINGS[kind].by.some((name) => CLAIMED.has(name));
  }
}

/** The rules whose ends a player must claim. */
const CLAIMED: ReadonlySet<string> = new Set([
  'repetition',
  'n-move',
  'counting',
  'promotion-stalemate',
]);

function resolutionOf(definition: Definition): Resolution | null {
  switch (definition.kind) {
    case 'builtin':
      return resolveBuiltin(definition.name);
    case 'section':
      return (
        resolveIni(definition.source).value.find(
          ({ variant }) => variant.name === definition.name,
        ) ?? null
      );
    case 'document':
      return null;
  }
}
