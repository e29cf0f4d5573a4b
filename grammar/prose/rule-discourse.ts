import { joinSpans } from '../../src/text/span.js';
import type { RuleFact, RuleStatement } from './rule-syntax.js';
import type { RuleTopic } from './rule-topics.js';
import type { PlacedClause, RuleDraft, StalemateWhen } from './rule-trees.js';
import type { PieceName } from './syntax.js';

/** The statements of a paragraph, of which a later sentence may say more of an earlier one. */
export class RuleDiscourse {
  readonly statements: RuleStatement[] = [];
  /** Whose drop to mate the last sentence was about. */
  private mateDrop: PieceName | null = null;
  /** What the paragraph calls stalemate. */
  private stalemateMeans: StalemateWhen | null = null;

  constructor(private readonly ranks: number | null) {}

  /** Takes all clauses of a sentence, or none of them: false. */
  take(clauses: readonly PlacedClause[], topic: RuleTopic): boolean {
    const found: RuleStatement[] = [];
    for (const { drafts, span } of clauses) {
      for (const draft of drafts) {
        const facts = this.factsOf(draft, topic);
        if (facts === null) return false;
        found.push(...facts.map((fact) => ({ ...fact, span })));
        if (draft.kind === 'tie-break') this.lengthen(span);
      }
    }
    this.statements.push(...found);
    return true;
  }

  private factsOf(draft: RuleDraft, topic: RuleTopic): readonly RuleFact[] | null {
    switch (draft.kind) {
      case 'nonsense':
        return null;
      case 'case':
        this.mateDrop = draft.piece;
        return [];
      case 'that-loses':
        return this.mateDrop === null
          ? null
          : [{ kind: 'drop-mate', piece: this.mateDrop, result: 'loss' }];
      case 'tie-break':
        return this.statements.at(-1)?.kind === 'bare-kings' ? [] : null;
      case 'stalemate-means':
        return this.defineStalemate(draft.when);
      case 'stalemate':
        return [this.asDefined(draft)];
      case 'drop-mate':
        this.mateDrop = draft.piece;
        return [draft];
      case 'repetition':
        return [countedAs(draft, topic.fold)];
      case 'promotion-ranks':
        return [
          draft.to === this.ranks
            ? { kind: 'promotion-zone', ranks: draft.to - draft.from + 1 }
            : draft,
        ];
      case 'board-size':
      case 'first-player':
      case 'sente-is':
      case 'drops':
      case 'castling':
      case 'passing':
      case 'double-step':
      case 'n-move-rule':
      case 'impasse':
      case 'perpetual-check':
      case 'campmate':
      case 'bare-kings':
      case 'promotion-zone':
      case 'promotion-moves':
      case 'promotion-compulsory':
      case 'piece-promotion-compulsory':
      case 'promotes':
      case 'promotes-as-in':
      case 'captured-pieces':
      case 'drop-file-limit':
      case 'drop-stuck':
      case 'drop-last-ranks':
      case 'illegal-move':
      case 'royal':
      case 'mates-alone':
      case 'same-rules':
        return [draft];
    }
  }

  /** What the word means may be said behind the rule itself, or before it. */
  private defineStalemate(when: StalemateWhen): readonly RuleFact[] {
    this.stalemateMeans = when;
    const earlier = this.statements.findLast((statement) => statement.kind === 'stalemate');
    return earlier?.kind === 'stalemate'
      ? [{ kind: 'stalemate', result: earlier.result, when }]
      : [];
  }

  private asDefined(fact: Stalemate): Stalemate {
    return fact.when === 'no-legal-move' && this.stalemateMeans !== null
      ? { ...fact, when: this.stalemateMeans }
      : fact;
  }

  /** The last statement is said with the words of a further sentence, too. */
  private lengthen(span: RuleStatement['span']): void {
    const last = this.statements.pop();
    if (last !== undefined) this.statements.push({ ...last, span: joinSpans(last.span, span) });
  }
}

type Stalemate = Extract<RuleFact, { kind: 'stalemate' }>;
type Repetition = Extract<RuleFact, { kind: 'repetition' }>;

/** Below the heading "Threefold repetition" a position that is "repeated three times" stands three times, and one "repeated twice" does not. */
function countedAs(fact: Repetition, fold: number | null): Repetition {
  if (fold === null) return fact;
  if (fact.times === null) return { ...fact, times: fold, counts: 'occurrences' };
  if (fact.counts !== 'either') return fact;
  return { ...fact, counts: fact.times === fold ? 'occurrences' : 'repetitions' };
}
