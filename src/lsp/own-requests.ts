import { RequestType, ResponseError, LSPErrorCodes } from 'vscode-languageserver';
import { newDocument } from '../new-document.js';
import { gamePageAt } from '../language/game-page.js';
import type { Session } from './session.js';

/** Requests of our own extension, which the protocol does not know. Lines count from 0. */

/** The game page of a text, whether the server has it open or not, for the variant at a line. */
export interface PageParams {
  readonly uri: string;
  readonly text: string;
  readonly isMarkdown: boolean;
  readonly line: number;
}
const PAGE = new RequestType<PageParams, string, never>('fairyc/page');

/** A document to begin with, that starts from a built-in variant. */
export interface DocumentParams {
  readonly from: string;
}
const NEW_DOCUMENT = new RequestType<DocumentParams, string, never>('fairyc/newDocument');

export function answerOwnRequests({ connection, host: { library } }: Session): void {
  connection.onRequest(PAGE, ({ isMarkdown, line, text, uri }) =>
    gamePageAt({ file: uri, text }, isMarkdown ? 'markdown' : 'ini', line, library),
  );
  connection.onRequest(NEW_DOCUMENT, ({ from }) => {
    const made = newDocument('my-game', from);
    return 'text' in made
      ? made.text
      : new ResponseError<never>(LSPErrorCodes.RequestFailed, made.problem);
  });
}
