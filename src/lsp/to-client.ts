import {
  CodeActionKind,
  CompletionItemKind,
  DiagnosticSeverity,
  DiagnosticTag,
  FoldingRangeKind,
  InsertTextFormat,
  SymbolKind,
  type CodeAction,
  type CompletionItem,
  type Diagnostic as ClientDiagnostic,
  type DocumentSymbol,
  type FoldingRange,
  type TextEdit,
} from 'vscode-languageserver';
import packageJson from '../../package.json' with { type: 'json' };
import type { Completion } from '../language/completion-item.js';
import { addedNotes, type EditorDiagnostic } from '../language/diagnostics.js';
import type { Symbol } from '../language/outline.js';
import type { QuickFix } from '../language/quick-fixes.js';
import type { TextRange } from '../read/ini/scan.js';
import type { Edit, Severity } from '../text/diagnostic.js';
import type { Positions } from './positions.js';

/** Converts the answers of the language service to the types of the protocol. */

const SEVERITY: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

const REPOSITORY = packageJson.repository.url.replace(/^git\+|\.git$/g, '');

/** The URL of the page of a code. */
function pageOf(code: string): string {
  return `${REPOSITORY}/blob/main/generated/docs/rules/${code}.md`;
}

export function toDiagnostic(
  uri: string,
  { diagnostic, tag }: EditorDiagnostic,
  { rangeOf }: Positions,
): ClientDiagnostic {
  const { code, message, severity, span } = diagnostic;
  const notes = addedNotes(diagnostic);
  // Notes without a place, or in another document, are added to the message.
  const beside = notes.filter((note) => note.span?.file === uri);
  const others = notes.filter((note) => !beside.includes(note));
  return {
    range: rangeOf(span),
    severity: SEVERITY[severity],
    code,
    codeDescription: { href: pageOf(code) },
    source: 'fairyc',
    message: [message, ...others.map((note) => note.message)].join('\n'),
    ...(tag === null
      ? {}
      : { tags: [tag === 'deprecated' ? DiagnosticTag.Deprecated : DiagnosticTag.Unnecessary] }),
    ...(beside.length === 0
      ? {}
      : {
          relatedInformation: beside.map((note) => ({
            message: note.message,
            location: { uri, range: rangeOf(note.span ?? span) },
          })),
        }),
  };
}

export function toTextEdit({ span, text }: Edit, { rangeOf }: Positions): TextEdit {
  return { range: rangeOf(span), newText: text };
}

export function toCodeAction(
  fix: QuickFix,
  diagnostic: ClientDiagnostic,
  edit: CodeAction['edit'] & object,
): CodeAction {
  return {
    title: fix.title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    ...(fix.kind === 'preferred' ? { isPreferred: true } : {}),
    edit,
  };
}

const COMPLETION_KIND: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  piece: CompletionItemKind.Variable,
  variant: CompletionItemKind.Class,
  snippet: CompletionItemKind.Snippet,
  code: CompletionItemKind.Constant,
  betza: CompletionItemKind.Operator,
};

/** Converts a completion. `index` preserves the order of the service; `snippets` means that the client supports tab stops. */
export function toCompletion(
  { about, at, detail, kind, label, order, text }: Completion,
  index: number,
  positions: Positions,
  snippets: boolean,
): CompletionItem {
  const isSnippet = kind === 'snippet';
  const plain = text.replace(/\$\{\d+:([^}]*)\}|\$\d+/g, '$1');
  return {
    label,
    kind: COMPLETION_KIND[kind],
    detail,
    sortText: `${order}${String(index).padStart(4, '0')}`,
    ...(isSnippet && snippets ? { insertTextFormat: InsertTextFormat.Snippet } : {}),
    // The label is only the next letter, but the text before the cursor is the whole notation: filter by the latter.
    ...(kind === 'betza' ? { filterText: text } : {}),
    textEdit: { range: positions.rangeOf(at), newText: isSnippet && !snippets ? plain : text },
    ...(about === null ? {} : { data: about }),
  };
}

const SYMBOL_KIND: Readonly<Record<Symbol['kind'], SymbolKind>> = {
  variant: SymbolKind.Class,
  key: SymbolKind.Property,
  piece: SymbolKind.Variable,
};

export function toSymbol(symbol: Symbol, positions: Positions): DocumentSymbol {
  return {
    // Clients reject symbols without a name.
    name: symbol.name || '?',
    detail: symbol.detail,
    kind: SYMBOL_KIND[symbol.kind],
    range: positions.rangeOf(symbol.at),
    selectionRange: positions.rangeOf(symbol.nameAt),
    children: symbol.parts.map((part) => toSymbol(part, positions)),
  };
}

export function toFolding(
  folding: TextRange & { readonly isComment: boolean },
  { positionAt }: Positions,
): FoldingRange {
  return {
    startLine: positionAt(folding.start).line,
    endLine: positionAt(folding.end).line,
    ...(folding.isComment ? { kind: FoldingRangeKind.Comment } : {}),
  };
}

/** Packs tokens as the protocol requires: five numbers each, relative to the token before. */
export function packTokens(
  tokens: readonly (TextRange & { readonly type: number })[],
  { positionAt }: Positions,
): number[] {
  let [line, character] = [0, 0];
  return tokens.flatMap(({ end, start, type }) => {
    const at = positionAt(start);
    const packed = [
      at.line - line,
      at.line === line ? at.character - character : at.character,
      positionAt(end).character - at.character,
      type,
      0,
    ];
    ({ character, line } = at);
    return packed;
  });
}
