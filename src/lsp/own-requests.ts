import { RequestType, ResponseError, LSPErrorCodes } from 'vscode-languageserver';
import { newDocument } from '../new-document.js';
import { builtText } from '../language/built-text.js';
import { explainSelection } from '../language/explain-selection.js';
import { gamePageAt } from '../language/game-page.js';
import type { Session } from './session.js';

/** Custom requests of our extension, in addition to the protocol. Lines count from 0. */

/** A text, open in the server or not. */
export interface TextParams {
  readonly uri: string;
  readonly text: string;
  readonly isMarkdown: boolean;
}

/** The game page for the variant at a line. */
export interface PageParams extends TextParams {
  readonly line: number;
}
const PAGE = new RequestType<PageParams, string, never>('fairyc/page');

/** A request for a new document that starts from a built-in variant. */
export interface DocumentParams {
  readonly from: string;
}
const NEW_DOCUMENT = new RequestType<DocumentParams, string, never>('fairyc/newDocument');

/** A request for the variants.ini of a text. */
const BUILD = new RequestType<TextParams, string, never>('fairyc/build');

/** A request to explain a selected text. */
export interface ExplainParams {
  readonly text: string;
}
const EXPLAIN = new RequestType<ExplainParams, string, never>('fairyc/explain');

export function answerOwnRequests({ connection, host: { library } }: Session): void {
  connection.onRequest(PAGE, ({ isMarkdown, line, text, uri }) =>
    gamePageAt({ file: uri, text }, isMarkdown ? 'markdown' : 'ini', line, library),
  );
  connection.onRequest(NEW_DOCUMENT, ({ from }) => textOrError(newDocument('my-game', from)));
  connection.onRequest(BUILD, ({ isMarkdown, text, uri }) =>
    textOrError(builtText({ file: uri, text }, isMarkdown ? 'markdown' : 'ini', library)),
  );
  connection.onRequest(EXPLAIN, ({ text }) => explainSelection(text));
}

function textOrError(
  made: { readonly text: string } | { readonly problem: string },
): string | ResponseError<never> {
  return 'text' in made
    ? made.text
    : new ResponseError<never>(LSPErrorCodes.RequestFailed, made.problem);
}
