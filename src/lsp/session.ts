import type {
  Connection,
  InitializeParams,
  Position,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver';
import type { Language, Open } from '../language/open-text.js';
import { OpenTexts } from '../language/open-texts.js';
import type { Edit } from '../text/diagnostic.js';
import { positionsOf, type Encoding, type Positions } from './positions.js';
import type { Host } from './host.js';
import { Projects } from './projects.js';
import { toTextEdit } from './to-client.js';

/** An open text with its positions, for answering requests. */
interface Asked {
  readonly uri: string;
  readonly open: Open;
  readonly positions: Positions;
}

/** The open texts and the capabilities of a client. */
export class Session {
  readonly texts = new OpenTexts();
  readonly projects: Projects;
  capabilities: InitializeParams['capabilities'] = {};
  encoding: Encoding = 'utf-16';
  readonly #kept = new Map<string, { readonly version: number; readonly language: Language }>();
  readonly #positions = new Map<string, { readonly text: string; readonly positions: Positions }>();

  constructor(
    readonly connection: Connection,
    readonly host: Host,
  ) {
    this.projects = new Projects(host);
  }

  open(uri: string, version: number, text: string, language: Language): void {
    this.#kept.set(uri, { version, language });
    this.texts.open({ file: uri, text }, language, this.projects.known(uri));
  }

  /** Applies a change from the client. Without a range, it replaces the whole text. */
  change(
    uri: string,
    version: number,
    { range, text }: { readonly range?: Range; readonly text: string },
  ): void {
    const positions = this.positionsIn(uri);
    const kept = this.#kept.get(uri);
    if (positions === null || kept === undefined) return;
    this.#kept.set(uri, { ...kept, version });
    const whole = { start: 0, end: this.texts.textOf(uri)?.length ?? 0 };
    const at =
      range === undefined
        ? whole
        : { start: positions.offsetAt(range.start), end: positions.offsetAt(range.end) };
    this.texts.edit(uri, [{ span: { file: uri, ...at }, text }]);
  }

  close(uri: string): void {
    this.texts.close(uri);
    this.#kept.delete(uri);
    this.#positions.delete(uri);
  }

  /** Applies the settings of a text's project, once they have been read. */
  async configure(uri: string): Promise<void> {
    this.texts.configure(uri, await this.projects.settingsOf(uri));
  }

  versionOf(uri: string): number | null {
    return this.#kept.get(uri)?.version ?? null;
  }

  /** The positions of a text; null if it is not open. */
  positionsIn(uri: string): Positions | null {
    const text = this.texts.textOf(uri);
    if (text === null) return null;
    const known = this.#positions.get(uri);
    if (known?.text === text) return known.positions;
    const positions = positionsOf(text, this.encoding);
    this.#positions.set(uri, { text, positions });
    return positions;
  }

  /** A text for requests; null if it is not open, or not a text of fairyc. */
  ask(uri: string): Asked | null {
    const open = this.texts.get(uri);
    const positions = this.positionsIn(uri);
    return open === null || positions === null ? null : { uri, open, positions };
  }

  /** All texts of fairyc: open ones, and those on disk in the folders of the window. */
  async *everyText(): AsyncIterable<Asked> {
    for (const uri of this.texts.files) {
      const asked = this.ask(uri);
      if (asked !== null) yield asked;
    }
    const isOpen = (uri: string): boolean => this.#kept.has(uri);
    const settingsOf = (uri: string) => this.projects.settingsOf(uri);
    for await (const open of this.host.textsIn(this.projects.folders, isOpen, settingsOf)) {
      const { file: uri, text } = open.source;
      yield { uri, open, positions: positionsOf(text, this.encoding) };
    }
  }

  /** Like `ask`, with the offset of a position. */
  askAt(uri: string, position: Position): (Asked & { readonly offset: number }) | null {
    const asked = this.ask(uri);
    return asked && { ...asked, offset: asked.positions.offsetAt(position) };
  }

  /** The edits of one text, tied to its current version. */
  workspaceEdit({ positions, uri }: Asked, edits: readonly Edit[]): WorkspaceEdit {
    const changes = edits.map((edit) => toTextEdit(edit, positions));
    if (this.capabilities.workspace?.workspaceEdit?.documentChanges !== true)
      return { changes: { [uri]: changes } };
    const textDocument = { uri, version: this.versionOf(uri) };
    return { documentChanges: [{ textDocument, edits: changes }] };
  }
}
