import {
  CodeActionKind,
  CodeActionTriggerKind,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  type CodeAction,
  type Location,
  type SelectionRange,
  type SymbolInformation,
} from 'vscode-languageserver';
import { codeLenses, lensTitle, type CodeLens } from '../language/code-lenses.js';
import type { Completion } from '../language/completion-item.js';
import { completions, documentationOf } from '../language/completion.js';
import { formatting, formattingAfter, formattingOf } from '../language/formatting.js';
import { hover } from '../language/hover.js';
import { inlayHints } from '../language/inlay-hints.js';
import { links } from '../language/links.js';
import {
  definitionsAt,
  namedElsewhere,
  referencesAt,
  rename,
  renameableAt,
} from '../language/names.js';
import { foldings, selectionsAt, symbols } from '../language/outline.js';
import { fixAll, isFixable } from '../language/fix-all.js';
import { quickFixes } from '../language/quick-fixes.js';
import { semanticTokens, TOKEN_TYPES } from '../language/semantic-tokens.js';
import type { Target } from '../language/marks.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Source } from '../text/source.js';
import { COMPARE } from './commands.js';
import { positionsOf } from './positions.js';
import type { Session } from './session.js';
import {
  packTokens,
  toCodeAction,
  toCompletion,
  toDiagnostic,
  toFolding,
  toSymbol,
  toTextEdit,
} from './to-client.js';

/** Passes each request about a text to the language service, and its answer to the client. */
export function answerRequests(session: Session): void {
  answerReading(session);
  answerNames(session);
  answerOutline(session);
  answerChanges(session);
}

function answerReading(session: Session): void {
  const { connection } = session;
  connection.onHover(({ position, textDocument: { uri } }) => {
    const asked = session.askAt(uri, position);
    const found = asked && hover(asked.open, asked.offset);
    if (asked === null || found === null) return null;
    const contents = { kind: MarkupKind.Markdown, value: found.text };
    return { contents, range: asked.positions.rangeOf(found.at) };
  });
  connection.onCompletion(({ position, textDocument: { uri } }) => {
    const asked = session.askAt(uri, position);
    if (asked === null) return null;
    const { snippetSupport } = session.capabilities.textDocument?.completion?.completionItem ?? {};
    return completions(asked.open, asked.offset).map((item, index) =>
      toCompletion(item, index, asked.positions, snippetSupport === true),
    );
  });
  connection.onCompletionResolve((item) => {
    const about = item.data as NonNullable<Completion['about']> | undefined;
    const value = about === undefined ? null : documentationOf(about);
    return value === null ? item : { ...item, documentation: { kind: MarkupKind.Markdown, value } };
  });
  connection.languages.semanticTokens.on(({ textDocument: { uri } }) => {
    const asked = session.ask(uri);
    if (asked === null) return { data: [] };
    const tokens = semanticTokens(asked.open).map(({ end, start, type }) => ({
      start,
      end,
      type: TOKEN_TYPES.indexOf(type),
    }));
    return { data: packTokens(tokens, asked.positions) };
  });
  connection.languages.inlayHint.on(({ range, textDocument: { uri } }) => {
    const asked = session.ask(uri);
    if (asked === null) return null;
    const { offsetAt, positionAt } = asked.positions;
    const part = { start: offsetAt(range.start), end: offsetAt(range.end) };
    return inlayHints(asked.open, part).map(({ offset, text }) => ({
      position: positionAt(offset),
      label: text,
      paddingLeft: true,
    }));
  });
  connection.onCodeLens(({ textDocument: { uri } }) => {
    const asked = session.ask(uri);
    if (asked === null) return null;
    const offered = codeLenses(asked.open).filter(
      ({ kind }) => kind !== 'compare' || session.host.compare !== null,
    );
    return offered.map(({ at, kind, variant }) => ({
      range: asked.positions.rangeOf(at),
      data: { uri, kind, variant },
    }));
  });
  connection.onCodeLensResolve((lens) => {
    const { kind, uri, variant } = lens.data as Omit<CodeLens, 'at'> & { readonly uri: string };
    const asked = session.ask(uri);
    const title = (asked && lensTitle(asked.open, { kind, variant })) ?? '';
    const command = kind === 'compare' ? COMPARE : '';
    return { ...lens, command: { title, command, arguments: [uri, variant] } };
  });
}

function answerNames(session: Session): void {
  const { connection } = session;
  connection.onDefinition(({ position, textDocument: { uri } }) => {
    const asked = session.askAt(uri, position);
    return (
      asked &&
      definitionsAt(asked.open, asked.offset).flatMap(({ at, source }) =>
        source.file === uri
          ? { uri, range: asked.positions.rangeOf(at) }
          : placeElsewhere(session, { at, source }),
      )
    );
  });
  connection.onReferences(async ({ context, position, textDocument: { uri } }, token) => {
    const asked = session.askAt(uri, position);
    if (asked === null) return null;
    const { offset, open, positions } = asked;
    const here = referencesAt(open, offset)
      .filter(({ isDefinition }) => context.includeDeclaration || !isDefinition)
      .map(({ span }) => ({ uri, range: positions.rangeOf(span) }));
    const [home] = definitionsAt(open, offset);
    if (open.kind === 'ini' || home === undefined) return here;
    const uriOf = (source: Source): string =>
      source.file === uri ? uri : (session.host.addressOf(source) ?? source.file);
    const homeUri = uriOf(home.source);
    const isHome = ({ at, source }: Target): boolean =>
      uriOf(source) === homeUri && at.start === home.at.start;
    const elsewhere: Location[] = [];
    for await (const other of session.everyText()) {
      if (token.isCancellationRequested) return null;
      if (other.uri === uri || other.uri === homeUri) continue;
      for (const { at, target } of namedElsewhere(other.open))
        if (isHome(target)) elsewhere.push({ uri: other.uri, range: other.positions.rangeOf(at) });
    }
    const isDefinedHere = homeUri === uri;
    const declared =
      isDefinedHere || !context.includeDeclaration ? [] : placeElsewhere(session, home);
    return [...here, ...declared, ...elsewhere];
  });
  connection.onDocumentHighlight(({ position, textDocument: { uri } }) => {
    const asked = session.askAt(uri, position);
    return (
      asked &&
      referencesAt(asked.open, asked.offset).map(({ span }) => ({
        range: asked.positions.rangeOf(span),
      }))
    );
  });
  connection.onPrepareRename(({ position, textDocument: { uri } }) => {
    const asked = session.askAt(uri, position);
    const at = asked && renameableAt(asked.open, asked.offset);
    return asked && at && asked.positions.rangeOf(at);
  });
  connection.onRenameRequest(({ newName, position, textDocument: { uri } }) => {
    const asked = session.askAt(uri, position);
    if (asked === null) return null;
    const renaming = rename(asked.open, asked.offset, newName);
    return renaming.kind === 'refused'
      ? new ResponseError(LSPErrorCodes.RequestFailed, renaming.why)
      : session.workspaceEdit(asked, renaming.edits);
  });
}

/** A place in a shipped document; empty if the editor cannot open it. */
function placeElsewhere({ encoding, host }: Session, { at, source }: Target): readonly Location[] {
  const uri = host.addressOf(source);
  return uri === null ? [] : [{ uri, range: positionsOf(source.text, encoding).rangeOf(at) }];
}

function answerOutline(session: Session): void {
  const { connection } = session;
  connection.onDocumentSymbol(({ textDocument: { uri } }) => {
    const asked = session.ask(uri);
    return asked && symbols(asked.open).map((symbol) => toSymbol(symbol, asked.positions));
  });
  connection.onWorkspaceSymbol(async ({ query }, token) => {
    const wanted = query.toLowerCase();
    const found: SymbolInformation[] = [];
    for await (const { open, positions, uri } of session.everyText()) {
      if (token.isCancellationRequested) return null;
      for (const symbol of symbols(open)) {
        if (!symbol.name.toLowerCase().includes(wanted)) continue;
        const { kind, name, range } = toSymbol(symbol, positions);
        found.push({ name, kind, location: { uri, range } });
      }
    }
    return found;
  });
  connection.onFoldingRanges(({ textDocument: { uri } }) => {
    const asked = session.ask(uri);
    return asked && foldings(asked.open).map((folding) => toFolding(folding, asked.positions));
  });
  connection.onSelectionRanges(({ positions, textDocument: { uri } }) => {
    const asked = session.ask(uri);
    if (asked === null) return null;
    return positions.map((position) =>
      nested(selectionsAt(asked.open, asked.positions.offsetAt(position)), asked.positions.rangeOf),
    );
  });
  connection.onDocumentLinks(({ textDocument: { uri } }) => {
    const asked = session.ask(uri);
    return (
      asked &&
      links(asked.open).map((link) => ({ range: asked.positions.rangeOf(link), target: link.url }))
    );
  });
}

/** Links each range to the next larger one around it. */
function nested(
  stretches: readonly TextRange[],
  rangeOf: (at: TextRange) => SelectionRange['range'],
): SelectionRange {
  const [first = { start: 0, end: 0 }, ...larger] = stretches;
  const range = rangeOf(first);
  return larger.length === 0 ? { range } : { range, parent: nested(larger, rangeOf) };
}

function answerChanges(session: Session): void {
  const { connection } = session;
  connection.onCodeAction(({ context, range, textDocument: { uri } }): CodeAction[] | null => {
    const asked = session.ask(uri);
    if (asked === null) return null;
    const { open, positions } = asked;
    const isWanted = (kind: string): boolean =>
      context.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true;
    const part = { start: positions.offsetAt(range.start), end: positions.offsetAt(range.end) };
    const fixes = isWanted(CodeActionKind.QuickFix) ? quickFixes(open, part) : [];
    // Proving all fixes is slow, and editors request actions whenever the cursor moves. Then compute the edits only when needed.
    const { codeAction } = session.capabilities.textDocument ?? {};
    const isLater = codeAction?.resolveSupport?.properties.includes('edit') === true;
    const isAsked = isLater || context.triggerKind !== CodeActionTriggerKind.Automatic;
    const all = isWanted(CodeActionKind.SourceFixAll) && isAsked && isFixable(open);
    return [
      ...fixes.map((fix) =>
        toCodeAction(
          fix,
          toDiagnostic(uri, { diagnostic: fix.diagnostic, tag: null }, positions),
          session.workspaceEdit(asked, fix.edits),
        ),
      ),
      ...(all
        ? [
            {
              title: 'Apply all safe fixes',
              kind: CodeActionKind.SourceFixAll,
              ...(isLater ? { data: uri } : { edit: session.workspaceEdit(asked, fixAll(open)) }),
            },
          ]
        : []),
    ];
  });
  connection.onCodeActionResolve((action) => {
    const asked = typeof action.data === 'string' ? session.ask(action.data) : null;
    return asked === null
      ? action
      : { ...action, edit: session.workspaceEdit(asked, fixAll(asked.open)) };
  });
  connection.onDocumentFormatting(({ textDocument: { uri } }) => {
    const asked = session.ask(uri);
    return asked && formatting(asked.open).map((edit) => toTextEdit(edit, asked.positions));
  });
  connection.onDocumentRangeFormatting(({ range, textDocument: { uri } }) => {
    const asked = session.ask(uri);
    if (asked === null) return null;
    const { offsetAt } = asked.positions;
    const part = { start: offsetAt(range.start), end: offsetAt(range.end) };
    return formattingOf(asked.open, part).map((edit) => toTextEdit(edit, asked.positions));
  });
  connection.onDocumentOnTypeFormatting(({ position, textDocument: { uri } }) => {
    const asked = session.askAt(uri, position);
    return (
      asked &&
      formattingAfter(asked.open, asked.offset).map((edit) => toTextEdit(edit, asked.positions))
    );
  });
}
