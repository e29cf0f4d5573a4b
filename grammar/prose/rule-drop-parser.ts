import * as t from './rule-lexer.js';
import { RuleKingParser } from './rule-king-parser.js';
import type { RuleFact } from './rule-syntax.js';
import type { RuleDraft } from './rule-trees.js';
import type { PieceName } from './syntax.js';

/** The productions of README.md, section "Rules", on drops. */
export abstract class RuleDropParser extends RuleKingParser {
  /** "A swallow cannot be dropped into a file that contains two swallows", "… to give mate", "pieces may be dropped where they cannot move". */
  protected readonly beDropped = this.saying('beDropped', () => {
    const isNone = this.OPTION(() => this.CONSUME(t.None)) !== undefined;
    const names = this.SUBRULE(this.droppedThings);
    const verdict = this.OR<Verdict>([
      { ALT: () => this.means('illegal', t.CannotBeDropped) },
      { ALT: () => this.means('allowed', t.CanBeDropped) },
    ]);
    const drafts = this.SUBRULE(this.restriction, { ARGS: [names] });
    return this.ACTION(() =>
      drafts.map((draft) => judged(draft, isNone ? flipped(verdict) : verdict)),
    );
  });

  /** "You may not drop a pawn to give mate." */
  protected readonly playerCannotDrop = this.saying('playerCannotDrop', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Player);
          this.CONSUME(t.Cannot);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.NoOne);
          this.CONSUME(t.Can);
        },
      },
    ]);
    this.CONSUME(t.Drop);
    const names = this.SUBRULE(this.droppedThings);
    return this.SUBRULE(this.restriction, { ARGS: [names] });
  });

  /** "Dropping a pawn to give mate is illegal", "it is forbidden to drop a pawn on the last rank". */
  protected readonly dropping = this.saying('dropping', () => {
    const isIllegal = this.OPTION(() => {
      this.CONSUME(t.Rest);
      return this.means(true, t.IsIllegal);
    });
    this.CONSUME(t.Dropping);
    const names = this.SUBRULE(this.droppedThings);
    const drafts = this.SUBRULE(this.restriction, { ARGS: [names] });
    const verdict = this.OPTION2(() => this.SUBRULE(this.verdict));
    return this.ACTION(() =>
      drafts.map((draft) => judged(draft, verdict ?? (isIllegal === undefined ? null : 'illegal'))),
    );
  });

  /** Null: any piece. */
  private readonly droppedThings = this.RULE('droppedThings', (): readonly PieceName[] | null => {
    this.OPTION(() => this.CONSUME(t.Any));
    return this.OR<readonly PieceName[] | null>([
      { ALT: () => this.means(null, t.Pieces) },
      { ALT: () => this.SUBRULE(this.names) },
    ]);
  });

  /** What a drop must not do; of pieces that it names. */
  private readonly restriction = this.RULE(
    'restriction',
    (names: readonly PieceName[] | null): readonly RuleDraft[] => {
      const restricted = this.OR<(piece: PieceName | null) => RuleDraft>([
        {
          GATE: () => this.isAt(2, t.File) || this.isAt(3, t.File),
          ALT: () => {
            const { most, of } = this.SUBRULE(this.fullFile);
            return (piece) => fullFileLimit(piece, of, most);
          },
        },
        { ALT: () => this.means(mateDrop, t.ToMate) },
        {
          ALT: () => {
            this.CONSUME(t.Where);
            this.OPTION3(() =>
              this.OR3([
                { ALT: () => this.CONSUME(t.Player) },
                { ALT: () => this.CONSUME(t.Rest) },
              ]),
            );
            this.CONSUME(t.HasNoMove);
            return () => ({ kind: 'drop-stuck', allowed: false });
          },
        },
        {
          GATE: () => !this.isAt(2, t.File) && !this.isAt(3, t.File),
          ALT: () => {
            this.OR2([{ ALT: () => this.CONSUME(t.In) }, { ALT: () => this.CONSUME(t.To) }]);
            const ranks = this.SUBRULE(this.lastRanks);
            return (piece) =>
              piece === null ? NONSENSE : { kind: 'drop-last-ranks', piece, ranks };
          },
        },
      ]);
      this.OPTION(() => {
        this.CONSUME(t.Opponents);
        this.OPTION2(() => this.CONSUME2(t.Player));
        this.SUBRULE(this.name);
      });
      return this.ACTION(() => (names ?? [null]).map(restricted));
    },
  );

  /** "into a file that already contains two unpromoted swallows of the same player" */
  private readonly fullFile = this.RULE('fullFile', () => {
    this.OR([{ ALT: () => this.CONSUME(t.To) }, { ALT: () => this.CONSUME(t.In) }]);
    this.OPTION(() => this.CONSUME(t.Any));
    this.CONSUME(t.File);
    this.OR2([
      { ALT: () => this.CONSUME(t.Holding) },
      { ALT: () => this.CONSUME(t.With) },
      {
        ALT: () => {
          this.CONSUME(t.Who);
          this.CONSUME(t.Uses);
        },
      },
    ]);
    this.OPTION2(() => this.CONSUME(t.Own));
    const most = this.OPTION3(() => this.SUBRULE(this.number));
    this.OPTION4(() => this.CONSUME2(t.Own));
    const of = this.SUBRULE(this.name);
    this.SUBRULE(this.ofOnePlayer);
    return { most: most ?? 1, of };
  });

  protected readonly ofOnePlayer = this.RULE('ofOnePlayer', () => {
    this.OPTION({
      GATE: () => this.isAt(2, t.Any, t.Player, t.Own, t.NumberWord) && !this.isAt(3, t.File),
      DEF: () => {
        this.CONSUME(t.Of);
        this.OR([
          { ALT: () => this.CONSUME(t.Own) },
          {
            ALT: () => {
              this.OPTION2(() =>
                this.OR3([
                  { ALT: () => this.CONSUME(t.Any) },
                  { ALT: () => this.CONSUME(t.NumberWord) },
                ]),
              );
              this.OR2([
                { ALT: () => this.CONSUME(t.Player) },
                { ALT: () => this.CONSUME(t.NameWord) },
              ]);
            },
          },
        ]);
      },
    });
  });

  protected readonly perFile = this.RULE('perFile', () => {
    this.OR([{ ALT: () => this.CONSUME(t.Of) }, { ALT: () => this.CONSUME(t.In) }]);
    this.OPTION(() =>
      this.OR2([{ ALT: () => this.CONSUME(t.Any) }, { ALT: () => this.CONSUME(t.NumberWord) }]),
    );
    this.CONSUME(t.File);
  });

  protected readonly theirKing = this.RULE('theirKing', () => {
    this.OPTION(() => {
      this.CONSUME(t.Opponents);
      this.OPTION2(() => this.CONSUME(t.Player));
      this.SUBRULE(this.name);
    });
  });

  protected readonly verdict = this.RULE('verdict', (): Verdict =>
    this.OR<Verdict>([
      { ALT: () => this.means('illegal', t.IsIllegal) },
      { ALT: () => this.means('allowed', t.IsLegal) },
      { ALT: () => this.means('loss', t.Loses) },
      { ALT: () => this.means('loss', t.CausesLoss) },
    ]),
  );
}

type Verdict = Extract<RuleFact, { kind: 'drop-mate' }>['result'];

const NONSENSE: RuleDraft = { kind: 'nonsense' };

export function limitOf(piece: PieceName, most: number): readonly RuleDraft[] {
  return most < 1 ? [NONSENSE] : [{ kind: 'drop-file-limit', piece, most }];
}

export function mateDrop(piece: PieceName | null): RuleDraft {
  return piece === null ? NONSENSE : { kind: 'drop-mate', piece, result: 'illegal' };
}

/** Of a file that holds other pieces than those dropped, no option tells. */
function fullFileLimit(piece: PieceName | null, of: PieceName, most: number): RuleDraft {
  return piece !== null && isSameKind(piece.text, of.text)
    ? { kind: 'drop-file-limit', piece, most }
    : NONSENSE;
}

/** "Pawn" and "unpromoted pawns"; "one" is whatever was named before. */
function isSameKind(dropped: string, held: string): boolean {
  const kindOf = (name: string): string =>
    name
      .toLowerCase()
      .replace(/^(?:unpromoted|friendly) /, '')
      .replace(/s$/, '');
  return kindOf(dropped) === kindOf(held) || /^(?:one|ones)$/i.test(held);
}

/** "No piece may be dropped …"; a double negation is not judged. */
function flipped(verdict: Verdict): Verdict | null {
  return verdict === 'allowed' ? 'illegal' : null;
}

/** Null: nothing is said yet of what follows. */
function judged(draft: RuleDraft, verdict: Verdict | null): RuleDraft {
  if (draft.kind === 'drop-mate')
    return verdict === null
      ? { kind: 'case', of: 'drop-mate', piece: draft.piece }
      : { ...draft, result: verdict };
  if (draft.kind === 'drop-stuck' && verdict === 'allowed') return { ...draft, allowed: true };
  return verdict === 'illegal' ? draft : NONSENSE;
}
