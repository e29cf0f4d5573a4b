import { readBetza } from '../read/betza/read-betza.js';
import { distinctMoves } from '../ir/distinct-moves.js';
import { sayMovement } from '../explain/say-movement.js';
import { regionInWords } from '../explain/squares.js';
import { acts } from '../ir/acts.js';
import type { TextRange } from '../read/ini/scan.js';
import { boardOf } from './ini-marks.js';
import type { About } from './marks.js';
import type { Open, OpenIni } from './open-text.js';

/** A word that an editor shows in a text and that is not in it. */
interface InlayHint {
  readonly offset: number;
  readonly text: string;
}

/** Longer words would hide the text. */
const LONGEST = 70;

/** What Betza strings and regions within a stretch mean, where it is said shortly, and promotion zones that are inherited. */
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

/** Behind headers of sections that have a zone for their pieces and do not say which. */
function inheritedZones(open: OpenIni, part: TextRange): readonly InlayHint[] {
  return open.sections().flatMap(({ parent, rules, section }) => {
    const at = section.parentAt ?? section.nameAt;
    const says = section.lines.some(
      (line) => line.kind === 'pair' && /^promotion(?:Region|Rank)/.test(line.key),
    );
    if (parent === null || says || at.end < part.start || at.end > part.end) return [];
    if (!acts('promotionRegion', rules)) return [];
    const zone = regionInWords(rules.promotionRegion, boardOf(rules));
    return zone === 'no square' ? [] : [{ offset: at.end + 1, text: `promotion zone: ${zone}` }];
  });
}
