import * as t from './rule-lexer.js';
import type { SquaresOfRank } from './rule-syntax.js';
import type { RuleDraft } from './rule-trees.js';
import { RuleZoneParser } from './rule-zone-parser.js';
import type { PieceName } from './syntax.js';

/** Whom a clause is about: pieces of these names, the one that the text is about, or all. */
type Subject =
  | { readonly kind: 'named'; readonly names: readonly PieceName[] }
  | { readonly kind: 'it'; readonly name: PieceName | null }
  | { readonly kind: 'all' };

/** The productions of README.md, section "Rules", on promotion. */
export abstract class RulePromotionParser extends RuleZoneParser {
  private readonly pieceSubject = this.RULE('pieceSubject', (): Subject =>
    this.OR<Subject>([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Any));
          this.OPTION2(() => this.CONSUME(t.Counterpart));
          this.OPTION3(() => this.CONSUME(t.Own));
          return this.OR2<Subject>([
            { ALT: () => this.means({ kind: 'all' }, t.Pieces) },
            { ALT: () => ({ kind: 'named', names: this.SUBRULE(this.names) }) },
          ]);
        },
      },
      { ALT: () => this.means({ kind: 'it', name: this.subject }, t.Rest) },
      { ALT: () => this.means({ kind: 'it', name: this.subject }, t.Player) },
    ]),
  );

  /** "Promotes to Guard", "the Swallow promotes to the Goose". */
  protected readonly promotesTo = this.saying('promotesTo', () => {
    const subject = this.OPTION({
      GATE: () => !this.isNext(t.BecomesPromoted),
      DEF: () => this.SUBRULE(this.pieceSubject),
    });
    this.CONSUME(t.BecomesPromoted);
    this.OPTION2(() => this.CONSUME(t.Own));
    this.OPTION3(() => this.CONSUME(t.Counterpart));
    const to = this.SUBRULE(this.name);
    return this.ACTION(() => {
      if (subject?.kind === 'all') return NONSENSE;
      return namesOf(subject).map((piece) => ({ kind: 'promotes', piece, to }));
    });
  });

  /** "The Wild Goose, or simply Goose, is the promoted form of the Swallow." */
  protected readonly promotedForm = this.saying('promotedForm', () => {
    let to = this.SUBRULE(this.name);
    this.OPTION({
      GATE: () => this.isNext(t.Comma, t.Or),
      DEF: () => {
        this.OPTION2(() => this.CONSUME(t.Comma));
        this.CONSUME(t.Or);
        to = this.SUBRULE2(this.name);
        this.OPTION3(() => this.CONSUME2(t.Comma));
      },
    });
    this.CONSUME(t.Is);
    this.CONSUME(t.PromotedForm);
    const piece = this.SUBRULE3(this.name);
    return [{ kind: 'promotes', piece, to }];
  });

  /** "A promoted Pawn is called Tokin." */
  protected readonly promotedCalled = this.saying('promotedCalled', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Promoted) }, { ALT: () => this.CONSUME(t.PromotedForm) }]);
    const piece = this.SUBRULE(this.name);
    this.OR2([{ ALT: () => this.CONSUME(t.Called) }, { ALT: () => this.CONSUME(t.Is) }]);
    const to = this.SUBRULE2(this.name);
    return [{ kind: 'promotes', piece, to }];
  });

  /** "The King and the Gold do not promote." */
  protected readonly doesNotPromote = this.saying('doesNotPromote', () => {
    const subject = this.SUBRULE(this.pieceSubject);
    this.CONSUME(t.DoesNotPromote);
    return this.ACTION(() => {
      if (subject.kind === 'all') return NONSENSE;
      return namesOf(subject).map((piece) => ({ kind: 'promotes', piece, to: null }));
    });
  });

  /** "The Swallow is one of the two promotable pieces": no rule, but "it" means the Swallow from here on. */
  protected readonly promotable = this.saying('promotable', () => {
    const name = this.SUBRULE(this.name);
    this.CONSUME(t.Is);
    this.CONSUME(t.Promotable);
    this.ACTION(() => {
      this.subject = name;
    });
    return [];
  });

  /** "All pieces that promote to Gold in orthodox Shogi promote to this counterpart." */
  protected readonly promotesAsIn = this.saying('promotesAsIn', () => {
    this.CONSUME(t.Pieces);
    this.OPTION(() => this.CONSUME(t.Comma));
    this.CONSUME(t.Who);
    this.CONSUME(t.BecomesPromoted);
    const to = this.SUBRULE(this.name);
    this.CONSUME(t.In);
    const game = this.SUBRULE2(this.name);
    this.OPTION2(() => this.CONSUME2(t.Comma));
    this.CONSUME2(t.BecomesPromoted);
    this.CONSUME(t.Counterpart);
    return [{ kind: 'promotes-as-in', game, to }];
  });

  /** "Promotion is compulsory", "a piece that has reached the 7th to 9th rank must be promoted". */
  protected readonly compulsory = this.saying('compulsory', () => {
    const { compulsory, places, subject } = this.OR<CompulsoryTree>([
      { GATE: () => this.isNext(t.Promotion), ALT: () => this.SUBRULE(this.promotionIs) },
      { GATE: () => !this.isNext(t.Promotion), ALT: () => this.SUBRULE(this.pieceMust) },
    ]);
    return this.ACTION(() => compulsionOf(subject, compulsory, places));
  });

  private readonly promotionIs = this.RULE('promotionIs', (): CompulsoryTree => {
    this.CONSUME(t.Promotion);
    const names = this.OPTION(() => {
      this.CONSUME(t.Of);
      return this.OR([
        { ALT: () => this.means(null, t.Pieces) },
        { ALT: () => this.SUBRULE(this.names) },
      ]);
    });
    this.OPTION2(() => this.CONSUME(t.IsLegal));
    const compulsory = this.OR2([
      { ALT: () => this.means(true, t.Compulsory) },
      { ALT: () => this.means(false, t.NotCompulsory) },
    ]);
    const places = this.SUBRULE(this.promotionPlace);
    const subject: Subject =
      names === undefined || names === null ? { kind: 'all' } : { kind: 'named', names };
    return { subject, compulsory, places };
  });

  private readonly pieceMust = this.RULE('pieceMust', (): CompulsoryTree => {
    const subject = this.OR<Subject>([
      {
        GATE: () => !this.isNext(t.Player),
        ALT: () => this.SUBRULE(this.pieceSubject),
      },
      { ALT: () => this.means({ kind: 'all' }, t.Player) },
    ]);
    const before = this.OPTION(() => {
      this.OPTION3(() => this.CONSUME(t.Who));
      this.CONSUME(t.Reaches);
      return this.SUBRULE(this.zonePlace);
    });
    const compulsory = this.OR2([
      { ALT: () => this.means(true, t.MustPromote) },
      { ALT: () => this.means(false, t.NeedNotPromote) },
    ]);
    this.OPTION2(() => this.CONSUME(t.Pieces));
    const behind = this.SUBRULE(this.promotionPlace);
    return this.ACTION(() => ({ subject, compulsory, places: [...(before ?? []), ...behind] }));
  });

  /** "Sometimes its promotion is obligatory: when it moves to the last rank", "it is not obliged to promote on dark squares of rank 8". */
  protected readonly pieceCompulsory = this.saying('pieceCompulsory', () => {
    const compulsory = this.OR([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(t.Sometimes));
          this.CONSUME(t.Own);
          this.CONSUME(t.Promotion);
          return this.OR2([
            { ALT: () => this.means(true, t.Compulsory) },
            { ALT: () => this.means(false, t.NotCompulsory) },
          ]);
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => this.CONSUME(t.Rest));
          return this.OR3([
            { ALT: () => this.means(true, t.MustPromote) },
            { ALT: () => this.means(false, t.NeedNotPromote) },
          ]);
        },
      },
    ]);
    const on = this.SUBRULE(this.onSquares);
    return [{ kind: 'piece-promotion-compulsory', piece: this.subject, compulsory, on }];
  });

  private readonly onSquares = this.RULE('onSquares', (): SquaresOfRank => {
    this.OR([
      { ALT: () => this.CONSUME(t.In) },
      {
        ALT: () => {
          this.OPTION(() => this.SUBRULE(this.pause));
          this.CONSUME(t.If);
          this.CONSUME(t.Rest);
          this.OR2([
            {
              ALT: () => {
                this.CONSUME(t.Brings);
                this.CONSUME(t.To);
              },
            },
            { ALT: () => this.CONSUME(t.Reaches) },
          ]);
        },
      },
    ]);
    const squares = this.OPTION2(() => {
      const name = this.SUBRULE(this.name);
      this.CONSUME(t.Of);
      return this.ACTION(() => name.text.replace(/\s*(?:squares?|spaces?)$/i, ''));
    });
    return { squares: squares ?? null, rank: this.SUBRULE(this.rank) };
  });

  private readonly pause = this.RULE('pause', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Comma) }, { ALT: () => this.CONSUME(t.Dash) }]);
  });
}

interface CompulsoryTree {
  readonly subject: Subject;
  readonly compulsory: boolean;
  /** Zones that are named beside. */
  readonly places: readonly RuleDraft[];
}

/** All pieces promote where they must; of one kind it is said where it must, in a zone that others may have, too. */
function compulsionOf(
  subject: Subject,
  compulsory: boolean,
  places: readonly RuleDraft[],
): readonly RuleDraft[] {
  if (subject.kind === 'all') {
    if (!compulsory && places.length > 0) return NONSENSE;
    return [{ kind: 'promotion-compulsory', compulsory }, ...places];
  }
  const [place] = places;
  if (place !== undefined && !(place.kind === 'promotion-zone' && place.ranks === 1))
    return NONSENSE;
  const on: SquaresOfRank | null = place === undefined ? null : { squares: null, rank: 'last' };
  return namesOf(subject).map((piece) => ({
    kind: 'piece-promotion-compulsory',
    piece,
    compulsory,
    on,
  }));
}

const NONSENSE: readonly RuleDraft[] = [{ kind: 'nonsense' }];

function namesOf(subject: Subject | undefined): readonly (PieceName | null)[] {
  if (subject === undefined || subject.kind === 'all') return [null];
  return subject.kind === 'it' ? [subject.name] : subject.names;
}
