import { diagnoseVerdict } from '../cross/findings.js';
import type { Effort } from '../cross/compare-games.js';
import type { Verdict } from '../cross/cross-variant.js';
import type { Reading } from '../play/lower-engine.js';
import type { Report } from '../report/report.js';
import { compareDiagnostics, type Diagnostic } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import packageJson from '../../package.json' with { type: 'json' };
import { CROSS_SCHEMA } from './cross-schema.js';
import type { Shard } from './cross-shard.js';

/** The settings that affect the results of a run: reports can be merged only if these are the same. */
export interface CrossSettings extends Effort {
  readonly reading: Reading;
}

/** Where a variant is defined: lines and columns from 1, offsets in UTF-16 units. */
export interface VerdictPlace extends Span {
  readonly line: number;
  readonly column: number;
}

/** The result for one variant. `number` is its position among all variants of the run, from 1. */
export interface ReportedVerdict extends Verdict {
  readonly number: number;
  readonly place: VerdictPlace;
}

/** What `fairyc cross --json` prints. It does not depend on time, threads or machine. */
export interface CrossReport {
  readonly program: 'fairyc cross';
  readonly version: string;
  /** '' if nothing was compared. */
  readonly engine: string;
  readonly settings: CrossSettings;
  /** The number of variants in all shards. */
  readonly total: number;
  /** Null if this is the whole run. */
  readonly shard: Shard | null;
  readonly variants: readonly ReportedVerdict[];
}

/** A report with the version of this fairyc. */
export function crossReport(report: Omit<CrossReport, 'program' | 'version'>): CrossReport {
  return { program: 'fairyc cross', version: packageJson.version, ...report };
}

const NO_REPORT = 'it is not a report of fairyc cross --json';

/** Parses a report printed by `--json`. A string says what is wrong with it. */
export async function parseCrossReport(text: string): Promise<CrossReport | string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `${NO_REPORT}: it is not JSON`;
  }
  const { Ajv } = await import('ajv');
  const validate = new Ajv().compile<CrossReport>(CROSS_SCHEMA);
  if (validate(value)) return value;
  const [first] = validate.errors ?? [];
  return `${NO_REPORT}: ${first?.instancePath ?? ''} ${first?.message ?? ''}`;
}

/** Merges the reports of all shards into the report of the whole run. A string says why that is impossible. */
export function mergeCrossReports(reports: readonly CrossReport[]): CrossReport | string {
  const [first] = reports;
  if (first === undefined) return 'there is nothing to merge';
  const engine = reports.map((report) => report.engine).find((name) => name !== '') ?? '';
  const otherRun = reports.findIndex((report) => !isOfSameRun(report, { ...first, engine }));
  if (otherRun >= 0)
    return `report ${otherRun + 1} is from another run: all reports must have the same version, engine, settings and number of variants`;
  const variants = reports
    .flatMap((report) => report.variants)
    .toSorted((a, b) => a.number - b.number);
  const twice = variants.find(({ number }, index) => variants[index - 1]?.number === number);
  if (twice !== undefined) return `${twice.variant} (number ${twice.number}) is in two reports`;
  const missing = variants.findIndex(({ number }, index) => number !== index + 1);
  if (missing >= 0 || variants.length !== first.total)
    return `${first.total - variants.length} of ${first.total} variants are missing; the first is number ${missing >= 0 ? missing + 1 : variants.length + 1}. Give the reports of all shards`;
  return { ...first, engine, shard: null, variants };
}

/** Whether two reports are from the same run. A shard without variants names no engine. */
function isOfSameRun(some: CrossReport, other: CrossReport): boolean {
  const identity = ({ engine, settings, total, version }: CrossReport): string => {
    const { depth, games, nodes, reading, seed } = settings;
    return JSON.stringify([version, engine, total, depth, games, nodes, reading, seed]);
  };
  const engine = some.engine === '' ? other.engine : some.engine;
  return identity({ ...some, engine }) === identity(other);
}

/** The findings of a report. */
export function diagnosticsOf({ engine, variants }: CrossReport): readonly Diagnostic[] {
  return variants
    .flatMap((verdict) => diagnoseVerdict(verdict, engine, spanOf(verdict.place)))
    .toSorted(compareDiagnostics);
}

function spanOf({ end, file, start }: VerdictPlace): Span {
  return { file, start, end };
}

/** The findings of a report without their texts; lines and columns are those in the report. */
export function reportWithoutTexts(report: CrossReport): Report {
  const places = new Map(
    report.variants.map(({ place }) => [`${place.start} ${place.file}`, place]),
  );
  return {
    diagnostics: diagnosticsOf(report),
    hidden: [],
    textOf: () => '',
    lineColumn: (file, offset) => places.get(`${offset} ${file}`) ?? { line: 1, column: 1 },
  };
}
