import { completeDocument } from './complete-document.js';
import { completeIni } from './complete-ini.js';
import type { Completion } from './completion-item.js';
import type { Open } from './open-text.js';
import {
  describeMark,
  describeBetza,
  describeBullet,
  describeColumn,
  describeKey,
} from './describe.js';

/** The completions that fit at an offset. */
export function completions(open: Open, offset: number): readonly Completion[] {
  switch (open.kind) {
    case 'ini':
      return completeIni(open, offset);
    case 'document':
      return completeDocument(open, offset);
  }
}

/** The documentation of an item, in Markdown. */
export function documentationOf(about: NonNullable<Completion['about']>): string | null {
  const { kind, name } = about;
  switch (kind) {
    case 'key':
      return describeKey(name, null);
    case 'bullet':
      return describeBullet(name);
    case 'betza':
      return describeBetza(name, about.dialect);
    case 'column':
      return describeColumn(name);
    case 'code':
      return describeMark({ kind: 'code', code: name });
  }
}
