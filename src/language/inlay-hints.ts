import { readBetza } from '../read/betza/read-betza.js';
import { distinctMoves } from '../ir/distinct-moves.js';
import { sayMovement } from '../explain/say-movement.js';
import { NO_SQUARE, regionInWords } from '../explain/squares.js';
import { acts } from '../ir/acts.js';
import type { TextRange } from '../read/ini/scan.js';
import { boardOf } from './ini-marks.js';
import type { About } from './marks.js';
import type { Open, OpenIni } from './open-text.js';

/** Words that an editor shows between the characters of a text. */
interface InlayHint {
  readonly offset: number;
  readonly text: string;
}

/** Longer hints would hide the text. */
const LONGEST = 70;

/** The hints in a range: short meanings of Betza strings and regions, and inherited promotion zones. */
export function inlayHints(open: Open, { end, start }: TextRange): readonly InlayHint[] {
  const hints = open
    .marks()
    .filter((mark) => mark.end >= start && mark.end <= end)
    .flatMap((mark): InlayHint[] => {
      const text = inWords(mark.about, open.source.text.slice(mark.start, mark.end));
      return text === null || text.length > LONGEST ? [] : [{ offset: mark.end, text }];
    });
  return open.kind === 'ini' ? [...hints, ...inheritedZones(open, { start, end })] : hints;
}

function inWords(about: About, written: string): string | null {
  switch (about.kind) {
    case 'betza': {
      const { text, dialect } = about;
      if (text.length > LONGEST) return null;
      const { value } = readBetza(text, dialect, { file: '', start: 0, end: text.length });
      return sayMovement(distinctMoves(value.asRead)).join(' ');
    }
    case 'squares':
      return written.includes('*') ? regionInWords(about.squares, about.board) : null;
    case 'variant':
    case 'parent':
    case 'key':
    case 'piece':
    case 'start':
    case 'code':
    case 'bullet':
    case 'note':
    case 'word':
    case 'number':
    case 'text':
    case 'comment':
      return null;
  }
}

/** The hints after the headers of sections whose pieces have a promotion zone that the section does not set. */
function inheritedZones(open: OpenIni, part: TextRange): readonly InlayHint[] {
  return open.sections().flatMap(({ parent, rules, section }) => {
    const at = section.parentAt ?? section.nameAt;
    const says = section.lines.some(
      (line) => line.kind === 'pair' && /^promotion(?:Region|Rank)/.test(line.key),
    );
    if (parent === null || says || at.end < part.start || at.end > part.end) return [];
    if (!acts('promotionRegion', rules)) return [];
    const zone = regionInWords(rules.promotionRegion, boardOf(rules));
    return zone === NO_SQUARE ? [] : [{ offset: at.end + 1, text: `promotion zone: ${zone}` }];
  });
}
