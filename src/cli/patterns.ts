import { statSync } from 'node:fs';
import path from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { distinctFiles } from './files.js';

/** Expands patterns (`variants/*.md`), for shells that do not. Sorted within a pattern, without duplicates. */
export function expandPatterns(patterns: readonly string[]): readonly string[] {
  const files = patterns.flatMap((pattern) => {
    if (!isDynamicPattern(pattern) || exists(pattern)) return [pattern];
    const found = globSync(pattern.replaceAll('\\', '/'), {
      expandDirectories: false,
      absolute: path.isAbsolute(pattern),
    }).sort();
    return found.length === 0 ? [pattern] : found;
  });
  return distinctFiles(files);
}

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}
