import { expect, test } from 'vitest';
import { startPosition } from '../../src/check/facts/start-position.js';
import type { Rule } from '../../src/check/rule.js';
import { RULES } from '../../src/check/rule-list.js';
import { checkIni, iniChecker } from '../../src/check/run-rules.js';
import { unmark } from './unmark.js';

/*
 * If the ranks of a start position do not fit the board, or a character has no meaning, nobody knows on which squares the pieces were meant to
 * be. The finding is then that the board does not fit. All that follows from the squares of pieces is left out.
 */

const profileOf = (rule: Rule) => rule.profiles?.[0] ?? 'fairy-stockfish';

function count(rule: Rule, text: string): number {
  const found = checkIni({ file: 'x.ini', text }, [rule], profileOf(rule));
  return found.filter(({ code }) => code === rule.code).length;
}

/** Boards on which each piece stands where it did, but which do not fit: a file or a rank more, and a character without meaning. */
const DAMAGES: readonly ((board: string, files: number) => string)[] = [
  (board) => `${board}1`,
  (board, files) => `${board}/${files}`,
  (board) => `?${board}`,
];

/** The example, if it is one section whose board fits, with each of these boards. */
function damaged(rule: Rule, text: string): readonly string[] {
  const { parts } = iniChecker([], profileOf(rule))({ file: 'x.ini', text });
  const [section, ...others] = parts.flatMap((part) => part.section ?? []);
  if (section === undefined || others.length > 0 || !startPosition(section).boardFits) return [];
  const { maxFile, startFen } = section.rules;
  const kept = text.replace(/^startFen = .*\n/m, '');
  return DAMAGES.map((damage) => {
    const fen = startFen.replace(/^[^ []+/, (board) => damage(board, maxFile));
    return `${kept}startFen = ${fen}\n`;
  });
}

/** The rules that ask on which squares pieces stand. */
const OF_SQUARES = new Set([
  'betza/initial-needs-double-step',
  'betza/pawn-type-without-double-step',
  'fen/castling-files-without-rights',
  'fen/castling-rights-missing-in-fen',
  'fen/start-fen-castling-rights',
  'fen/start-fen-epd',
  'fen/start-fen-game-over',
  'fen/start-fen-missing-king',
  'fen/start-fen-no-kings',
  'fen/start-fen-opponent-in-check',
  'fen/start-fen-outside-mobility-region',
  'fen/start-fen-pawn-on-last-rank',
  'fen/start-fen-royal-absent',
  'fen/start-fen-upside-down',
  'region/double-step-region-not-updated',
  'region/mobility-region-blocks-attack',
  'region/region-one-colour',
  'rule/castling-file-is-the-rooks',
  'rule/castling-rook-lost',
  'rule/castling-target-file-not-updated',
  'rule/castling-target-file-off-board',
  'rule/castling-to-the-other-side',
  'rule/connect-already-at-start',
  'rule/double-step-region-own-start',
  'rule/extinction-already-at-start',
  'rule/flag-piece-count-unreachable',
  'rule/flag-region-reached-at-start',
  'rule/walling-overflows-moves',
]);

/** Examples that are wrong wherever the pieces stand: no double step at all, and more flags than squares. */
const WHEREVER = /doubleStep = false|flagPieceCount = 5/;

test.each(
  RULES.filter(({ code }) => OF_SQUARES.has(code)).map((rule) => [rule.code, rule] as const),
)('%s finds nothing on a board that does not fit', (_code, rule) => {
  const texts = rule.bad.flatMap(({ text }) => damaged(rule, unmark(text).text));
  expect(texts).not.toEqual([]);
  for (const text of texts) if (!WHEREVER.test(text)) expect(count(rule, text), text).toBe(0);
});
