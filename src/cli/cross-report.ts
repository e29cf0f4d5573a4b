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

/** What a run was asked to do, so far as its results depend on it: reports can be merged if this is the same. */
export interface CrossSettings extends Effort {
  readonly reading: Reading;
}

/** Where a variant is defined: lines and columns from 1, offsets in UTF-16 units. */
export interface VerdictPlace extends Span {
  readonly line: number;
  readonly column: number;
}

/** What came of comparing one variant; `number` counts all that the run was given, from 1. */
export interface ReportedVerdict extends Verdict {
  readonly number: number;
  readonly place: VerdictPlace;
}

/** What `fairyc cross --json` prints: nothing in it depends on time, threads or machine. */
export interface CrossReport {
  readonly program: 'fairyc cross';
  readonly version: string;
  /** '' if nothing was compared. */
  readonly engine: string;
  readonly settings: CrossSettings;
  /** How many variants the run was given, in all shards. */
  readonly total: number;
  /** Null: this is the whole run. */
  readonly shard: Shard | null;
  readonly variants: readonly ReportedVerdict[];
}

/** A report of this fairyc. */
export function crossReport(report: Omit<CrossReport, 'program' | 'version'>): CrossReport {
  return { program: 'fairyc cross', version: packageJson.version, ...report };
}

const NO_REPORT = 'it is not a report of fairyc cross --json';

/** Reads what `--json` printed; a text: what is wrong with it. */
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

/** One report of all shards of one run, the same as if nothing had been shared; a text: why these are not that. */
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
    return `${first.total - variants.length} of ${first.total} variants are missing, the first is number ${missing >= 0 ? missing + 1 : variants.length + 1}: a shard was left out`;
  return { ...first, engine, shard: null, variants };
}

/** A shard without variants has met no engine. */
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

/** Findings whose texts are elsewhere, with the places that their report gives. */
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
