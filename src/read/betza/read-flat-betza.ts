import { parseFlatBetza } from '../../../grammar/betza/flat.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { lowerBetza } from './lower-betza.js';
import { reported } from './names-for-moves.js';
import type { Readings } from './readings.js';

/** Like `readBetza`, but without loading the grammar. Null for a string with brackets, which needs the grammar. */
export function readFlatBetza(text: string, dialect: Dialect, span: Span): Parsed<Readings> | null {
  const parsed = parseFlatBetza(text, dialect, span);
  if (parsed === null) return null;
  const value = lowerBetza(parsed.value);
  const reading = { value, diagnostics: [...parsed.diagnostics, ...value.differences()] };
  return {
    value,
    diagnostics: reported({ text, dialect, span }, reading, (betza) =>
      readFlatBetza(betza, dialect, span),
    ),
  };
}
