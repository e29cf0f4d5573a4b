import path from 'node:path';
import type { Coordinates } from '../../notation/coordinates.js';
import { pageFiles } from '../../page/page-files.js';
import { pageSubject, type Definition as PageDefinition } from '../../page/subject.js';
import { applyOptions } from '../../read/ini/apply-options.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { writeFilesWhole } from '../files.js';
import { findGames, type Definition } from '../games.js';
import { report } from '../terminal.js';

/** What `fairyc page` was asked to do. */
export interface PageArguments {
  readonly games: readonly string[];
  readonly out: string;
  readonly coordinates: Coordinates;
}

/** Runs the command. */
export function page({ coordinates, games: words, out }: PageArguments): ExitStatus {
  const { diagnostics, failure, games, texts } = findGames(words, 'as-engine');
  report(diagnostics, texts, { format: 'pretty', quiet: true });
  if (failure !== null) return fail(failure);
  const status = statusOf(diagnostics, null);
  if (status !== EXIT_STATUS.ok) {
    process.stderr.write('nothing was written\n');
    return status;
  }
  const subjects = games.map(({ definition, game }) =>
    pageSubject(forPage(definition), game, applyOptions),
  );
  const files = pageFiles(subjects, { coordinates });
  const failed = writeFilesWhole(
    new Map([...files].map(([name, text]) => [path.join(out, name), text])),
  );
  if (failed !== null) return fail(failed);
  const pages = games.length === 1 ? '1 game' : `${games.length} games`;
  process.stderr.write(
    `${files.size} ${files.size === 1 ? 'file' : 'files'} for ${pages} in ${out}\n`,
  );
  return EXIT_STATUS.ok;
}

function fail(message: string): ExitStatus {
  process.stderr.write(`fairyc page: ${message}\n`);
  return EXIT_STATUS.usage;
}

function forPage(definition: Definition): PageDefinition {
  switch (definition.kind) {
    case 'document':
      return { kind: 'document', variant: definition.variant };
    case 'section': {
      const { at, name, rules, source } = definition;
      return { kind: 'engine', name, rules, section: source.text.slice(at.start, at.end) };
    }
    case 'builtin':
      return { kind: 'engine', name: definition.name, rules: definition.rules, section: null };
  }
}
