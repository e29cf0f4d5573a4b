import type { Edit } from '../text/diagnostic.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';
import { openText, type Language, type Open, type Settings } from './open-text.js';
import { iniReader, type IniReader } from './ini-reader.js';

/** The texts that an editor has open, by the names that it gives them. */
export class OpenTexts {
  readonly #texts = new Map<string, Opened>();

  /** `settings` are those of the place where the text lies. */
  open(source: Source, language: Language, settings: Settings): void {
    const before = this.#texts.get(source.file);
    const reader = before?.settings === settings ? before.reader : iniReader(settings.profile);
    const open = once(() => openText(source, language, settings, reader));
    this.#texts.set(source.file, { source, language, settings, reader, open });
  }

  /** Takes edits, each of the text that the ones before it have left. */
  edit(file: string, edits: readonly Pick<Edit, 'span' | 'text'>[]): void {
    const before = this.#texts.get(file);
    if (before === undefined) return;
    const text = edits.reduce(
      (all, { span, text: added }) => all.slice(0, span.start) + added + all.slice(span.end),
      before.source.text,
    );
    this.open({ file, text }, before.language, before.settings);
  }

  /** Other settings for a text: what was said of it is forgotten. */
  configure(file: string, settings: Settings): void {
    const before = this.#texts.get(file);
    if (before === undefined || before.settings === settings) return;
    this.open(before.source, before.language, settings);
  }

  close(file: string): void {
    this.#texts.delete(file);
  }

  /** A text that can be asked; null: it is not open, or none of ours. */
  get(file: string): Open | null {
    return this.#texts.get(file)?.open() ?? null;
  }

  /** The words of a text, whether it is ours or not; null: it is not open. */
  textOf(file: string): string | null {
    return this.#texts.get(file)?.source.text ?? null;
  }

  /** The names of all texts, in the order in which they were opened. */
  get files(): readonly string[] {
    return [...this.#texts.keys()];
  }
}

interface Opened {
  readonly source: Source;
  readonly language: Language;
  readonly settings: Settings;
  readonly reader: IniReader;
  readonly open: () => Open | null;
}
