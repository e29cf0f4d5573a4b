import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticReportKind,
  TextDocumentSyncKind,
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver';
import packageJson from '../../package.json' with { type: 'json' };
import { diagnosticsOf } from '../language/diagnostics.js';
import { TOKEN_TYPES } from '../language/semantic-tokens.js';
import { answerCommands, COMPARE } from './commands.js';
import type { Host } from './host.js';
import { ENCODINGS } from './positions.js';
import { clientSettings } from './projects.js';
import { answerOwnRequests } from './own-requests.js';
import { answerRequests } from './requests.js';
import { Session } from './session.js';
import { toDiagnostic } from './to-client.js';

/** Runs the language server on a connection until the client disconnects. */
export function speak(connection: Connection, host: Host): void {
  const session = new Session(connection, host);
  connection.onInitialize((params) => initialize(session, params));
  keepTexts(session);
  giveDiagnostics(session);
  answerRequests(session);
  answerCommands(session);
  answerOwnRequests(session);
  connection.listen();
}

function initialize(session: Session, params: InitializeParams): InitializeResult {
  const { capabilities, workspaceFolders } = params;
  const options: unknown = params.initializationOptions;
  session.capabilities = capabilities;
  const offered = capabilities.general?.positionEncodings ?? ['utf-16'];
  session.encoding = ENCODINGS.find((known) => offered.includes(known)) ?? 'utf-16';
  session.projects.client = clientSettings(options);
  session.projects.folders = (workspaceFolders ?? []).flatMap(
    ({ uri }) => session.host.pathOf(uri) ?? [],
  );
  return {
    serverInfo: { name: 'fairyc', version: packageJson.version },
    capabilities: {
      positionEncoding: session.encoding,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false },
      hoverProvider: true,
      completionProvider: {
        resolveProvider: true,
        triggerCharacters: ['[', ':', '=', ' ', '|', ',', '*', '/'],
      },
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      renameProvider: { prepareProvider: true },
      documentSymbolProvider: true,
      workspaceSymbolProvider: true,
      foldingRangeProvider: true,
      selectionRangeProvider: true,
      documentLinkProvider: {},
      documentFormattingProvider: true,
      documentRangeFormattingProvider: true,
      documentOnTypeFormattingProvider: {
        firstTriggerCharacter: '|',
        moreTriggerCharacter: ['\n'],
      },
      semanticTokensProvider: {
        legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
        full: true,
      },
      inlayHintProvider: true,
      codeLensProvider: { resolveProvider: true },
      codeActionProvider: {
        codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll],
        resolveProvider: true,
      },
      ...(session.host.compare === null
        ? {}
        : { executeCommandProvider: { commands: [COMPARE], workDoneProgress: true } }),
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
  };
}

/** Asks the client to report changes of project files. */
function watch({ capabilities, connection, host: { projectFiles } }: Session): void {
  if (projectFiles === null) return;
  if (capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
  void connection.client.register(DidChangeWatchedFilesNotification.type, {
    watchers: [{ globPattern: projectFiles }],
  });
}

function keepTexts(session: Session): void {
  const { connection } = session;
  connection.onDidOpenTextDocument(({ textDocument: { languageId, text, uri, version } }) => {
    const isMarkdown = languageId === 'markdown' || /\.(?:md|markdown)$/i.test(uri);
    session.open(uri, version, text, isMarkdown ? 'markdown' : 'ini');
    push(session, uri);
  });
  connection.onDidChangeTextDocument(({ contentChanges, textDocument: { uri, version } }) => {
    for (const change of contentChanges) session.change(uri, version, change);
    push(session, uri);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    session.close(uri);
    if (!pulls(session)) void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
}

/** Whether the client requests diagnostics, so that none must be pushed to it. */
function pulls({ capabilities }: Session): boolean {
  return capabilities.textDocument?.diagnostic !== undefined;
}

/** Sends the diagnostics of a text. If the text has changed in the meantime, the later change sends them. */
function push(session: Session, uri: string): void {
  if (pulls(session)) return;
  const version = session.versionOf(uri);
  // Process changes that have already arrived first.
  setTimeout(() => {
    void session.configure(uri).then(() => {
      if (version === null || session.versionOf(uri) !== version) return;
      void session.connection.sendDiagnostics({
        uri,
        version,
        diagnostics: diagnosticsIn(session, uri),
      });
    });
  }, 0);
}

function diagnosticsIn(session: Session, uri: string): Diagnostic[] {
  const asked = session.ask(uri);
  if (asked === null) return [];
  return diagnosticsOf(asked.open).map((one) => toDiagnostic(uri, one, asked.positions));
}

function giveDiagnostics(session: Session): void {
  const { connection, host, projects, texts } = session;
  /** A counter of changes, other than of the text, that affect diagnostics. */
  let settings = 0;
  connection.languages.diagnostics.on(async ({ previousResultId, textDocument: { uri } }) => {
    await session.configure(uri);
    const resultId = `${settings}-${session.versionOf(uri) ?? ''}`;
    const report: DocumentDiagnosticReport =
      resultId === previousResultId
        ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
        : { kind: DocumentDiagnosticReportKind.Full, resultId, items: diagnosticsIn(session, uri) };
    return report;
  });
  const again = (): void => {
    settings += 1;
    projects.forget();
    for (const uri of texts.files) push(session, uri);
    if (session.capabilities.workspace?.diagnostics?.refreshSupport === true)
      void connection.languages.diagnostics.refresh();
  };
  connection.onDidChangeWatchedFiles(again);
  connection.onInitialized(() => {
    watch(session);
    if (session.capabilities.workspace?.workspaceFolders !== true) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = new Set(removed.map(({ uri }) => host.pathOf(uri)));
      projects.folders = [
        ...projects.folders.filter((folder) => !gone.has(folder)),
        ...added.flatMap(({ uri }) => host.pathOf(uri) ?? []),
      ];
      again();
    });
  });
  connection.onDidChangeConfiguration(({ settings: sent }: { settings: unknown }) => {
    const ours = typeof sent === 'object' && sent !== null && 'fairyc' in sent ? sent.fairyc : null;
    projects.client = clientSettings(ours);
    again();
  });
}
