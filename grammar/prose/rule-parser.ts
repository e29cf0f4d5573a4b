import type { IToken, TokenType } from 'chevrotain';
import { FEATURES } from './rule-feature-parser.js';
import { firstWords } from './rule-firsts.js';
import { RuleRemarkParser } from './rule-remark-parser.js';
import type { Saying } from './rule-terms.js';
import * as t from './rule-lexer.js';
import type { ClauseTree, RuleDraft, SettingTree } from './rule-trees.js';

/**
 * The grammar of README.md, section "Rules": one sentence. A clause is tried as one production after another that its words
 * may belong to; what fits none is an error, and `farthest` the first word that fits nothing.
 */
export class RuleParser extends RuleRemarkParser {
  constructor() {
    super();
    this.performSelfAnalysis();
  }

  /** What productions can begin with, as far as anybody asked. */
  private readonly begins = new Map<Saying, (word: IToken) => boolean>();

  readonly setting = this.RULE('setting', (): SettingTree => {
    let length = 0;
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(t.NoteThat) },
        { ALT: () => this.CONSUME(t.Opener) },
        { ALT: () => this.CONSUME(t.But) },
        { ALT: () => this.CONSUME(t.And) },
        { ALT: () => this.CONSUME(t.Comma) },
      ]);
      length++;
    });
    const game = this.OPTION({
      GATE: () => this.LA(1).image.toLowerCase() === 'in' && this.isAt(2, t.NameWord),
      DEF: () => {
        this.CONSUME(t.In);
        const name = this.SUBRULE(this.name);
        this.ACTION(() => {
          length += 1 + name.text.split(' ').length;
        });
        return name;
      },
    });
    this.OPTION2(() => {
      this.CONSUME2(t.Comma);
      length++;
    });
    return { game: game ?? null, length };
  });

  /** Null: not fully understood. */
  readonly sentence = this.RULE(
    'sentence',
    (): readonly ClauseTree[] | null => {
      const clauses: ClauseTree[] = [];
      this.OPTION(() => this.CONSUME(t.RuleInWhich));
      this.OPTION2({
        GATE: () => this.isNext(t.Unlike, t.AsIn),
        DEF: () => {
          this.SUBRULE(this.comparison);
          this.CONSUME(t.Comma);
        },
      });
      clauses.push(this.SUBRULE(this.clause));
      this.MANY(() =>
        this.OR([
          { GATE: () => this.isTail(), ALT: () => this.SUBRULE(this.tail) },
          {
            GATE: () => !this.isTail(),
            ALT: () => {
              this.SUBRULE(this.separator);
              clauses.push(this.SUBRULE2(this.clause));
            },
          },
        ]),
      );
      return clauses;
    },
    { recoveryValueFunc: () => null },
  );

  private readonly clause = this.RULE('clause', (): ClauseTree => {
    const first = this.LA(1);
    const drafts = this.OR<readonly RuleDraft[]>({
      DEF: this.alternatives,
      IGNORE_AMBIGUITIES: true,
    });
    return { drafts, first, last: this.LA(0) };
  });

  /** "Stalemate is a condition where a player can only make illegal moves." */
  private readonly stalemateMeans = this.saying('stalemateMeans', () => {
    this.CONSUME(t.Stalemate);
    this.OR([
      { ALT: () => this.CONSUME(t.Is) },
      { ALT: () => this.CONSUME(t.LeadsTo) },
      { ALT: () => this.CONSUME(t.Occurs) },
    ]);
    this.OPTION(() =>
      this.OR2([
        { ALT: () => this.CONSUME(t.NameWord) },
        { ALT: () => this.CONSUME(t.SamePosition) },
      ]),
    );
    this.OPTION2(() =>
      this.OR3([
        { ALT: () => this.CONSUME(t.Where) },
        { ALT: () => this.CONSUME(t.InWhich) },
        { ALT: () => this.CONSUME(t.If) },
        { ALT: () => this.CONSUME(t.Who) },
      ]),
    );
    this.OPTION3(() => this.CONSUME(t.Stalemated));
    this.CONSUME(t.Player);
    this.OPTION4(() => this.CONSUME2(t.Who));
    const condition = this.SUBRULE(this.hasNoMove);
    return this.ACTION(() => [
      condition.kind === 'stalemate'
        ? { kind: 'stalemate-means', when: condition.when }
        : { kind: 'nonsense' },
    ]);
  });

  /** "The real rule is: an illegal move is a loss." */
  private readonly illegalMove = this.saying('illegalMove', () => {
    this.OPTION(() => this.CONSUME(t.RealRule));
    this.CONSUME(t.IsIllegal);
    this.CONSUME(t.Brings);
    const result = this.SUBRULE(this.result);
    return [result === 'loss' ? { kind: 'illegal-move', result } : { kind: 'nonsense' }];
  });

  private canBegin(saying: Saying): boolean {
    let canBegin = this.begins.get(saying);
    if (canBegin === undefined) {
      const name = this.sayings.get(saying) ?? '';
      canBegin = firstWords(this.getGAstProductions()[name]?.definition ?? []);
      this.begins.set(saying, canBegin);
    }
    return canBegin(this.LA(1));
  }

  private readonly alternatives = this.listed();

  /** Productions, and the words of which a sentence must have one of each group to be worth a try. */
  private listed(): { GATE: () => boolean; ALT: () => readonly RuleDraft[] }[] {
    const when = (saying: Saying, ...groups: readonly (readonly TokenType[])[]) => {
      const fits = this.BACKTRACK(saying);
      return {
        GATE: () =>
          groups.every((words) => this.has(...words)) && this.canBegin(saying) && fits.call(this),
        ALT: () => this.SUBRULE(saying),
      };
    };
    return [
      when(this.sameRules, [t.AllRules, t.OtherRules], [t.SameAs, t.SimilarTo, t.Apply]),
      when(this.variantOf, [t.VariantOf, t.BasedOn]),
      when(this.hasNo, [t.ThereIsNo, t.None, t.Without, t.NotUses], FEATURES),
      when(this.hasSome, [t.ThereIs, t.Uses, t.With], FEATURES),
      when(this.featureAllowed, [t.IsIllegal, t.IsLegal, t.Apply, t.None], FEATURES),
      when(this.playerMay, [t.Castling, t.Passing]),
      when(this.mustMove, [t.MustMove]),
      when(this.captured, [t.CapturedPieces, t.None], DROPS),
      when(this.oneWithDrops, [t.DropRule], [t.Is], [t.Any]),
      when(this.board, [t.Size, t.File], [t.Board]),
      when(this.firstPlayer, [t.White, t.Black, t.Sente, t.Gote, t.SenteGote]),
      when(this.stalemateMeans, [t.Stalemate], [t.HasNoMove, t.OnlyIllegal]),
      when(this.playerEnd, [t.Player, t.FirstPlayer], RESULTS),
      when(
        this.markedPlayerEnd,
        [t.Stalemated, t.GivesStalemate, t.GivesPerpetual, t.Checking],
        RESULTS,
      ),
      when(this.conditionalEnd, [t.If], [...RESULTS, t.NoOne]),
      when(this.endIf, [t.If, t.Of], RESULTS),
      when(this.noRepetition, [t.Cannot], [t.SamePosition]),
      when(this.forbidden, [t.GivesPerpetual, t.Repeats, t.MakesPosition]),
      when(this.eventEnd, RESULTS),
      when(this.illegalMove, [t.IsIllegal], [t.Brings]),
      when(this.beDropped, [t.CannotBeDropped, t.CanBeDropped]),
      when(this.playerCannotDrop, [t.Drop]),
      when(this.dropping, [t.Dropping]),
      when(this.dropMate, [t.Dropped, t.Dropping, t.Drop, t.Uchifuzume, t.Nifu]),
      when(this.fileLimit, [t.File]),
      when(this.limitOfKind, [t.Regardless]),
      when(this.thatLoses, [t.Rest], [t.CausesLoss, t.Loses]),
      when(this.converts, [t.Converts, t.DoesNotConvert]),
      when(this.promotesAsIn, [t.Counterpart], [t.BecomesPromoted]),
      when(this.promotesTo, [t.BecomesPromoted]),
      when(this.promotedForm, [t.PromotedForm]),
      when(this.promotedCalled, [t.Promoted, t.PromotedForm]),
      when(this.doesNotPromote, [t.DoesNotPromote]),
      when(this.promotable, [t.Promotable]),
      when(this.compulsory, COMPULSION),
      when(this.pieceCompulsory, COMPULSION),
      when(this.zone, [t.PromotionZone, t.CanPromote, t.Promotion]),
      when(this.promotionMoves, [t.IntoZone, t.FromZone, t.ThroughZone]),
      when(this.royalty, [t.Royal, t.NonRoyal, t.Essentially]),
      when(this.goal, [t.Goal]),
      when(this.takenLoses, [t.IsTaken, t.NoEscape]),
      when(this.losesIfTaken, [t.IsTaken]),
      when(this.winsByTaking, [t.Opponents], [t.Wins]),
      when(this.matesAlone, [t.AloneMate]),
      when(this.remark, REMARKS),
      when(this.closingRemark, [t.CalledCheck, t.Rare]),
    ];
  }
}

/** Words that a sentence opens with before it says anything. */
export const OPENERS: readonly TokenType[] = [t.NoteThat, t.Opener, t.But, t.And, t.Comma, t.In];

const DROPS = [t.CanBeDropped, t.CannotBeDropped, t.ToHand, t.NotToHand, t.Drop, t.Dropped];
const RESULTS = [
  ...[t.Wins, t.Loses, t.CausesLoss, t.WinNoun, t.LossNoun, t.Draw, t.Vary, t.IsIllegal],
];
const COMPULSION = [t.Compulsory, t.NotCompulsory, t.MustPromote, t.NeedNotPromote];
const REMARKS = [
  ...[t.Differs, t.Sameness, t.StartFrom, t.Continues, t.Following, t.Distances, t.NotTheRule],
  ...[t.ThereIs, t.CanPromote, t.Alternate, t.IsLegal, t.Normal],
];
