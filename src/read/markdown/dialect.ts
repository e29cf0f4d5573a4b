import { DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { readColumns } from './columns.js';
import type { Section } from './sections.js';

/** The dialect of the Betza strings of a section: that of its bullet, or one that the header of its Betza columns names (`XBetza`, `Betza (XBoard)`). */
export function dialectOf({ tables }: Section, bullet: string | undefined): Dialect {
  const stated = DIALECTS.find((one) => one === bullet);
  return stated ?? tables.flatMap(dialectOfTable)[0] ?? 'fairy-stockfish';
}

function dialectOfTable({ header, rows }: Section['tables'][number]): readonly Dialect[] {
  const place = readColumns(header, rows).places.get('Betza');
  const text = header.cells[place ?? -1]?.text.toLowerCase() ?? '';
  return DIALECTS.filter((one) => text.includes(one));
}
