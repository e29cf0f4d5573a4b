import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import { lowerFairyStockfish } from './fairy-stockfish.js';
import type { Readings } from './readings.js';
import { lowerXbetza } from './xbetza.js';
import { lowerXboard } from './xboard.js';

/** Both meanings of a description in its dialect. */
export function lowerBetza(description: BetzaDescription): Readings {
  switch (description.dialect) {
    case 'fairy-stockfish':
      return lowerFairyStockfish(description);
    case 'xboard':
      return lowerXboard(description);
    case 'xbetza':
      return lowerXbetza(description);
  }
}
