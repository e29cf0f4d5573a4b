import type { RuleStatement } from '../../../grammar/prose/rule-syntax.js';
import { byColor, type Board } from '../../ir/board.js';
import { bothSides, farthestRanks, squaresWhere } from '../../ir/region.js';
import type { BulletName } from '../../notation/document/bullet-names.js';
import type { RuleChange, RuleContext } from '../../notation/document/bullet-row.js';
import { RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import type { Span } from '../../text/span.js';

/** A rule that a sentence states, as what it changes. */
export interface StatedRule {
  /** The bullet of a document that says the same; null: none does. */
  readonly bullet: BulletName | null;
  readonly change: RuleChange;
  readonly span: Span;
}

/** What the sentences of a page state of the rules, the first of several on one subject; the rest says nothing of a variant. */
export function statedRules(
  statements: readonly RuleStatement[],
  context: RuleContext,
): readonly StatedRule[] {
  const found = statements.flatMap((statement) => statedRule(statement, context) ?? []);
  return found.filter(
    ({ bullet }, index) =>
      bullet === null || !found.slice(0, index).some((earlier) => earlier.bullet === bullet),
  );
}

function statedRule(statement: RuleStatement, context: RuleContext): StatedRule | null {
  const { board } = context;
  const { span } = statement;
  const said = (name: BulletName, words: string): StatedRule | null => {
    const bullet = RULE_BULLETS.find((one) => one.name === name);
    const change = bullet?.read(words, context) ?? null;
    return change === null ? null : { bullet: name, change, span };
  };
  switch (statement.kind) {
    case 'drops':
      return said('Drops', statement.allowed ? 'yes' : 'no');
    case 'castling':
      return said('Castling', statement.allowed ? 'yes' : 'no');
    case 'double-step':
      return said('Double step', statement.allowed ? 'yes' : 'no');
    case 'n-move-rule':
      return said('Move rule', statement.moves === null ? 'none' : `${statement.moves} moves`);
    case 'stalemate':
      return said('Stalemate', statement.result);
    case 'repetition':
      return said('Repetition', repetitionWords(statement));
    case 'perpetual-check':
      return statement.result === 'draw' ? null : said('Perpetual check', 'loses');
    case 'bare-kings':
      return statement.result === 'draw'
        ? null
        : said('Bare kings', 'the king nearer its last rank wins');
    case 'promotion-compulsory':
      return said('Promotion', statement.compulsory ? 'compulsory' : 'optional');
    case 'drop-stuck':
      return said('Immobile pieces', statement.allowed ? 'allowed' : 'forbidden');
    case 'promotion-zone':
      return zone(board, statement.ranks, span);
    case 'promotion-ranks':
      return zone(board, board.ranks + 1 - Math.min(statement.from, statement.to), span);
    case 'campmate':
      return statement.piece === null || isKing(statement.piece.text)
        ? campmate(statement.rank, context, span)
        : null;
    case 'passing': {
      const { allowed } = statement;
      return { bullet: null, change: { fields: { pass: byColor(() => allowed) } }, span };
    }
    case 'board-size':
    case 'first-player':
    case 'sente-is':
    case 'impasse':
    case 'promotion-moves':
    case 'piece-promotion-compulsory':
    case 'promotes':
    case 'promotes-as-in':
    case 'captured-pieces':
    case 'drop-file-limit':
    case 'drop-mate':
    case 'drop-last-ranks':
    case 'illegal-move':
    case 'royal':
    case 'mates-alone':
    case 'same-rules':
      return null;
  }
}

function isKing(name: string): boolean {
  return /\bkings?$/i.test(name);
}

function zone(board: Board, ranks: number, span: Span): StatedRule | null {
  if (ranks < 0 || ranks > board.ranks) return null;
  const promotionRegion = byColor((color) => farthestRanks(board, ranks, color));
  return { bullet: 'Promotion zone', change: { fields: { promotionRegion } }, span };
}

function campmate(rank: number | 'last', { board, royal }: RuleContext, span: Span): StatedRule {
  const goal = rank === 'last' ? board.ranks : rank;
  const squares = squaresWhere(board, (_file, index) => index === goal - 1);
  const fields = {
    flagPiece: byColor(() => royal ?? '*'),
    flagRegion: bothSides(board, squares),
  };
  return { bullet: 'Campmate', change: { fields }, span };
}

const FOLDS: readonly string[] = ['twofold', 'threefold', 'fourfold', 'fivefold', 'sixfold'];

/** In the words of documents, by the smallest number that the sentence can mean; '' for what they cannot say. */
function repetitionWords(statement: RuleStatement & { readonly kind: 'repetition' }): string {
  const { after, counts, result, times, who } = statement;
  if (times === null) return '';
  const occurrences = times + (after === true ? 1 : 0) + (counts === 'repetitions' ? 1 : 0);
  const fold = FOLDS[occurrences - 2] ?? '';
  switch (result) {
    case 'draw':
      return `${fold} is a draw`;
    case 'prohibited':
      return `${fold} is forbidden`;
    case 'win':
      return who === 'who-began' ? '' : `${fold} wins`;
    case 'loss':
      return who === 'who-began' ? '' : `${fold} loses`;
  }
}
