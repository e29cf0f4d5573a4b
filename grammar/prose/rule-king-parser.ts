import * as t from './rule-lexer.js';
import { RulePromotionParser } from './rule-promotion-parser.js';
import type { RuleDraft } from './rule-trees.js';
import type { PieceName } from './syntax.js';

/** The productions of README.md, section "Rules", on kings. */
export abstract class RuleKingParser extends RulePromotionParser {
  /** "Prince is a non-royal King", "the Phoenix is essentially the king". */
  protected readonly royalty = this.saying('royalty', () => {
    const subject = this.OR<PieceName | null>([
      { ALT: () => this.means(this.subject, t.Who) },
      { ALT: () => this.means(this.subject, t.Rest) },
      { ALT: () => this.SUBRULE(this.name) },
    ]);
    const royal = this.OR2([
      {
        ALT: () => {
          this.CONSUME(t.Essentially);
          this.OPTION(() => this.CONSUME(t.Royal));
          this.CONSUME(t.King);
          return true;
        },
      },
      {
        ALT: () => {
          this.OPTION4(() => this.CONSUME(t.Is));
          const isRoyal = this.OR3([
            { ALT: () => this.means(false, t.NonRoyal) },
            { ALT: () => this.means(true, t.Royal, 3) },
          ]);
          this.OPTION2(() => this.SUBRULE(this.kingOrPiece));
          return isRoyal;
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.IsNot);
          this.CONSUME2(t.Royal);
          this.OPTION3(() => this.SUBRULE2(this.kingOrPiece));
          return false;
        },
      },
    ]);
    return this.ACTION(() =>
      subject === null ? NONSENSE : [{ kind: 'royal', piece: subject, royal }],
    );
  });

  private readonly kingOrPiece = this.RULE('kingOrPiece', () => {
    this.OR([{ ALT: () => this.CONSUME(t.King) }, { ALT: () => this.CONSUME(t.Pieces) }]);
  });

  /** "The goal is to checkmate the opposing player's Phoenix." */
  protected readonly goal = this.saying('goal', () => {
    this.CONSUME(t.Goal);
    this.OR([{ ALT: () => this.CONSUME(t.Checkmate) }, { ALT: () => this.CONSUME(t.Capture) }]);
    this.CONSUME(t.Opponents);
    this.OPTION(() => this.CONSUME(t.Player));
    const piece = this.SUBRULE(this.name);
    this.ACTION(() => {
      this.subject = piece;
    });
    return [{ kind: 'royal', piece, royal: true }];
  });

  /** "You win by capturing the opponent's king." */
  protected readonly winsByTaking = this.saying('winsByTaking', () => {
    this.OPTION(() => this.CONSUME(t.Any));
    this.CONSUME(t.Player);
    this.CONSUME(t.Wins);
    this.CONSUME(t.Of);
    this.OR([{ ALT: () => this.CONSUME(t.Checkmate) }, { ALT: () => this.CONSUME(t.Capture) }]);
    this.CONSUME(t.Opponents);
    const piece = this.SUBRULE(this.name);
    return [{ kind: 'royal', piece, royal: true }];
  });

  /** "You lose when your king is checkmated." */
  protected readonly losesIfTaken = this.saying('losesIfTaken', () => {
    this.OPTION(() => this.CONSUME(t.Any));
    this.CONSUME(t.Player);
    this.CONSUME(t.Loses);
    this.CONSUME(t.If);
    this.OPTION2(() => this.CONSUME(t.Own));
    const piece = this.SUBRULE(this.name);
    this.CONSUME(t.IsTaken);
    return [{ kind: 'royal', piece, royal: true }];
  });

  /** "The player whose Prince is captured loses", "if your King cannot escape … you are defeated". */
  protected readonly takenLoses = this.saying('takenLoses', () => {
    const isConditional = this.OR([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Any));
          this.CONSUME(t.Player);
          return this.means(false, t.Whose);
        },
      },
      { ALT: () => this.means(true, t.If) },
    ]);
    this.OPTION2(() => this.CONSUME(t.Own));
    const piece = this.SUBRULE(this.name);
    this.OR2([
      { ALT: () => this.CONSUME(t.IsTaken) },
      {
        ALT: () => {
          this.CONSUME(t.NoEscape);
          this.SUBRULE(this.untilCheckmate);
        },
      },
    ]);
    this.OPTION3({
      GATE: () => isConditional,
      DEF: () => {
        this.SUBRULE(this.joint);
        this.CONSUME2(t.Player);
      },
    });
    this.CONSUME(t.Loses);
    return [{ kind: 'royal', piece, royal: true }];
  });

  private readonly untilCheckmate = this.RULE('untilCheckmate', () => {
    this.MANY({
      GATE: () => !this.isNext(t.Checkmate) && !Number.isNaN(this.LA(1).startOffset),
      DEF: () => this.SUBRULE(this.anyWord),
    });
    this.CONSUME(t.Checkmate);
  });

  /** "Cardinal and Angel can give checkmate alone." */
  protected readonly matesAlone = this.saying('matesAlone', () => {
    const pieces = this.SUBRULE(this.names);
    this.CONSUME(t.AloneMate);
    return [{ kind: 'mates-alone', pieces }];
  });
}

const NONSENSE: readonly RuleDraft[] = [{ kind: 'nonsense' }];
