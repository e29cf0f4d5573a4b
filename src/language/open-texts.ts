import type { Edit } from '../text/diagnostic.js';
import { once } from '../text/once.js';
import type { Source } from '../text/source.js';
import { openText, type Language, type Open, type Settings } from './open-text.js';
import { iniReader, type IniReader } from './ini-reader.js';

/** The open texts of an editor, under the editor's names for them. */
export class OpenTexts {
  readonly #texts = new Map<string, Opened>();

  /** `settings` are those of the folder of the text. */
  open(source: Source, language: Language, settings: Settings): void {
    const before = this.#texts.get(source.file);
    const reader = before?.settings === settings ? before.reader : iniReader(settings.profile);
    const open = once(() => openText(source, language, settings, reader));
    this.#texts.set(source.file, { source, language, settings, reader, open });
  }

  /** Applies edits in order, each to the result of the one before. */
  edit(file: string, edits: readonly Pick<Edit, 'span' | 'text'>[]): void {
    const before = this.#texts.get(file);
    if (before === undefined) return;
    const text = edits.reduce(
      (all, { span, text: added }) => all.slice(0, span.start) + added + all.slice(span.end),
      before.source.text,
    );
    this.open({ file, text }, before.language, before.settings);
  }

  /** Changes the settings of a text and discards its previous results. */
  configure(file: string, settings: Settings): void {
    const before = this.#texts.get(file);
    if (before === undefined || before.settings === settings) return;
    this.open(before.source, before.language, settings);
  }

  close(file: string): void {
    this.#texts.delete(file);
  }

  /** An open text for requests; null if it is not open, or not a text of fairyc. */
  get(file: string): Open | null {
    return this.#texts.get(file)?.open() ?? null;
  }

  /** The content of any open text; null if it is not open. */
  textOf(file: string): string | null {
    return this.#texts.get(file)?.source.text ?? null;
  }

  /** The names of all open texts, in the order of opening. */
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
