import { diagnose } from '../../catalog/diagnose.js';
import type { Variant } from '../../ir/variant.js';
import { ruleContext } from '../../notation/document/assumed.js';
import { baseRules } from '../../notation/document/base-rules.js';
import { bulletNamed } from '../../notation/document/bullet-names.js';
import { RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { partOf } from '../../text/excerpt.js';
import { overlapper } from '../../text/overlapper.js';
import type { Block } from '../page/blocks.js';
import type { SentenceReading } from '../sentences/sentence-reading.js';

/** `* Name: value`, as documents state rules. */
const BULLET =
  /^[ \t]{0,8}[-*+•] {1,4}(?:\*\*)?([A-Za-z][A-Za-z -]{1,60})(?:\*\*)?:(?:\*\*)? {0,4}(\S.*)$/gm;

/**
 * The errors for bullets of documents on a page whose moves are in words. Only what is read there as a sentence would become part
 * of the game.
 */
export function bulletsOfDocuments(
  { board, pieces, start }: Variant,
  blocks: readonly Block[],
  { sentences }: Pick<SentenceReading, 'sentences'>,
): readonly Diagnostic[] {
  const ground = baseRules(board.value, pieces);
  const context = ruleContext(board.value, pieces, start?.value ?? null, ground);
  const isRead = overlapper(
    sentences.flatMap(({ span, verdict }) => (verdict === 'read' ? [span] : [])),
  );
  return blocks.flatMap(({ excerpt, kind }) => {
    if (kind !== 'prose') return [];
    return [...excerpt.text.matchAll(BULLET)].flatMap(
      ({ 0: line, 1: name = '', 2: value = '', index }) => {
        const known = bulletNamed(name);
        const bullet = RULE_BULLETS.find((one) => one.name === known);
        if (bullet === undefined || bullet.read(value, context) === null) return [];
        const { place, text } = partOf(excerpt, index, index + line.length);
        const span = place(0, text.length);
        const message = `The bullet "${name.trim()}" is read only in Markdown documents whose table has a column "Betza", so its rule would be lost here. State the rule in a sentence, or give the moves in Betza.`;
        return isRead(span) ? [] : [diagnose('doc/unread-rule', 'error', span, message)];
      },
    );
  });
}
