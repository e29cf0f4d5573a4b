import { describe, expect, test } from 'vitest';
import {
  CompletionItemKind,
  DiagnosticSeverity,
  DiagnosticTag,
  InsertTextFormat,
} from 'vscode-languageserver-protocol';
import type { Completion } from '../../src/language/completion-item.js';
import { positionsOf } from '../../src/lsp/positions.js';
import {
  packTokens,
  toCompletion,
  toDiagnostic,
  toFolding,
  toSymbol,
} from '../../src/lsp/to-client.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';

const URI = 'file:///project/variants.ini';
const TEXT = '[x:chess]\ncastling = True\nnMove\n';
const POSITIONS = positionsOf(TEXT, 'utf-16');
const at = (words: string) => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
});
const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});

describe('completion', () => {
  const item: Completion = {
    label: 'nMoveRule',
    kind: 'key',
    detail: 'integer',
    text: 'nMoveRule = $1',
    at: at('nMove'),
    order: 2,
    about: { kind: 'key', name: 'nMoveRule' },
  };
  const textOf = (given: Partial<Completion>, snippets: boolean) => {
    const { insertTextFormat, textEdit } = toCompletion(
      { ...item, ...given },
      7,
      POSITIONS,
      snippets,
    );
    return [textEdit?.newText, insertTextFormat];
  };

  test('a snippet has tab stops if the client supports them, otherwise only their texts', () => {
    const text = '[${1:my-game}:${2:chess}]\n$0';
    expect(textOf({ kind: 'snippet', text }, true)).toEqual([text, InsertTextFormat.Snippet]);
    expect(textOf({ kind: 'snippet', text }, false)).toEqual(['[my-game:chess]\n', undefined]);
  });

  test('a completion that is not a snippet is plain text for every client, whatever it contains', () => {
    for (const snippets of [true, false])
      expect(textOf({ text: 'price = $1' }, snippets)).toEqual(['price = $1', undefined]);
  });

  test('the other fields', () => {
    expect(toCompletion(item, 7, POSITIONS, true)).toEqual({
      label: 'nMoveRule',
      kind: CompletionItemKind.Property,
      detail: 'integer',
      sortText: '20007',
      textEdit: { range: range(2, 0, 5), newText: 'nMoveRule = $1' },
      data: { kind: 'key', name: 'nMoveRule' },
    });
  });

  test('a Betza letter is filtered by the whole notation', () => {
    const betza = toCompletion(
      { ...item, kind: 'betza', label: 'W', text: 'fW', about: null },
      0,
      POSITIONS,
      true,
    );
    expect(betza.filterText).toBe('fW');
    expect(betza).not.toHaveProperty('data');
    expect(toCompletion(item, 0, POSITIONS, true)).not.toHaveProperty('filterText');
  });
});

describe('diagnostics', () => {
  const diagnostic: Diagnostic = {
    code: 'ini/bool-not-true-false',
    severity: 'warning',
    span: { file: URI, ...at('True') },
    message: 'Neither true nor false.',
    notes: [],
  };
  const given = (more: Partial<Diagnostic>, tag: 'deprecated' | 'unnecessary' | null = null) =>
    toDiagnostic(URI, { diagnostic: { ...diagnostic, ...more }, tag }, POSITIONS);

  test.each([
    ['error', DiagnosticSeverity.Error],
    ['warning', DiagnosticSeverity.Warning],
    ['info', DiagnosticSeverity.Information],
  ] as const)('%s', (severity, expected) => {
    expect(given({ severity })).toMatchObject({
      range: range(1, 11, 15),
      severity: expected,
      source: 'fairyc',
    });
  });

  test('tags', () => {
    expect(given({}, 'deprecated').tags).toEqual([DiagnosticTag.Deprecated]);
    expect(given({}, 'unnecessary').tags).toEqual([DiagnosticTag.Unnecessary]);
    expect(given({})).not.toHaveProperty('tags');
  });

  test('notes in this text have their own places; others are added to the message unless it contains them', () => {
    const { message, relatedInformation } = given({
      message: 'Neither true nor false. Write true.',
      notes: [
        { message: 'Here it begins.', span: { file: URI, ...at('castling') } },
        { message: 'It is so in chess.', span: { file: 'chess.md', start: 0, end: 1 } },
        { message: 'The engine reads false.' },
        { message: 'Write true.' },
      ],
    });
    expect(message).toBe(
      'Neither true nor false. Write true.\nIt is so in chess.\nThe engine reads false.',
    );
    expect(relatedInformation).toEqual([
      { message: 'Here it begins.', location: { uri: URI, range: range(1, 0, 8) } },
    ]);
    expect(given({})).not.toHaveProperty('relatedInformation');
  });
});

test('a symbol without a name gets one that clients accept', () => {
  const symbol = {
    kind: 'variant',
    detail: 'chess',
    at: at('[x:chess]'),
    nameAt: at('x'),
    parts: [],
  } as const;
  expect(toSymbol({ ...symbol, name: '' }, POSITIONS).name).toBe('?');
  expect(toSymbol({ ...symbol, name: 'x' }, POSITIONS)).toMatchObject({
    name: 'x',
    range: range(0, 0, 9),
    selectionRange: range(0, 1, 2),
  });
});

test('folded comments are distinguished', () => {
  const whole = { start: 0, end: TEXT.indexOf('nMove') };
  expect(toFolding({ ...whole, isComment: true }, POSITIONS)).toEqual({
    startLine: 0,
    endLine: 2,
    kind: 'comment',
  });
  expect(toFolding({ ...whole, isComment: false }, POSITIONS)).not.toHaveProperty('kind');
});

test('tokens are relative to the token before', () => {
  const tokens = [at('x'), at('chess'), at('True'), at('nMove')].map((place, type) => ({
    ...place,
    type,
  }));
  // For each: lines down, characters forward (from the start of the line if it is another line), length, type, no modifiers.
  expect(packTokens(tokens, POSITIONS)).toEqual(
    [
      [0, 1, 1, 0, 0],
      [0, 2, 5, 1, 0],
      [1, 11, 4, 2, 0],
      [1, 0, 5, 3, 0],
    ].flat(),
  );
});
