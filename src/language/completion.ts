import { completeDocument } from './complete-document.js';
import { completeIni } from './complete-ini.js';
import type { Completion } from './completion-item.js';
import type { Open } from './open-text.js';
import { tell, tellBetza, tellBullet, tellKey } from './tell.js';

/** What may be written at an offset; only what fits there. */
export function completions(open: Open, offset: number): readonly Completion[] {
  switch (open.kind) {
    case 'ini':
      return completeIni(open, offset);
    case 'document':
      return completeDocument(open, offset);
  }
}

/** What there is to read about an item, in Markdown. */
export function documentationOf({ kind, name }: NonNullable<Completion['about']>): string | null {
  switch (kind) {
    case 'key':
      return tellKey(name, null);
    case 'bullet':
      return tellBullet(name);
    case 'betza':
      return tellBetza(name, 'fairy-stockfish');
    case 'code':
      return tell({ kind: 'code', code: name });
  }
}
