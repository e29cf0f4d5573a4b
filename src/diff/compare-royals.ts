import type { RuleKey } from '../ir/rules.js';
import type { Game } from '../play/game.js';
import { withFields, withNamedPieces, type Candidate } from './candidate.js';
import type { PlayedPair } from './played-pair.js';
import { ruleValue } from './rule-values.js';
import type { ComparedGame } from './compared-game.js';

/** Compares the royal pieces, together with the extinction rules that can replace them; `keys` are the extinction fields that differ. */
export function compareRoyals(
  { first, second, subjects }: PlayedPair,
  keys: readonly RuleKey[],
): readonly Candidate[] {
  if (royalText(first.game) === royalText(second.game)) return [];
  const fields = keys.map((key) => ({
    key,
    first: ruleValue(subjects.first, key),
    second: ruleValue(subjects.second, key),
  }));
  return [
    {
      about: { kind: 'rule', rule: 'royal pieces' },
      fields: [
        {
          key: 'never left in check',
          first: royalWords(subjects.first),
          second: royalWords(subjects.second),
        },
        ...fields,
      ],
      take: (game, from) => withNamedPieces(withRoyals(withFields(game, from, keys), from), from),
      focus: null,
      keys: ['checkmateValue', ...keys],
    },
  ];
}

function royalText({ king, royals }: Game): string {
  return JSON.stringify([king, royals?.toSorted() ?? null]);
}

function royalWords({ game: { king, royals }, nameOf }: ComparedGame): string {
  const ids = royals ?? (king === null ? [] : [king]);
  return ids.length === 0 ? 'none' : ids.map(nameOf).join(', ');
}

function withRoyals(
  { beyond, board, mainPromotionPawn, name, pieces, regions, rules, startFen }: Game,
  { king, royals }: Game,
): Game {
  const rest = { beyond, board, mainPromotionPawn, name, pieces, regions, rules, startFen };
  return royals === undefined ? { ...rest, king } : { ...rest, king, royals };
}
