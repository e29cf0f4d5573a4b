import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { Session } from './session.js';

/** The command that compares a variant with the real engine. Its arguments are the URI of the text and the name of the variant. */
export const COMPARE = 'fairyc.compareWithEngine';

/** Answers commands. They are slow, so they run in the background, with progress, and can be cancelled. */
export function answerCommands({ connection, host: { compare }, texts }: Session): void {
  if (compare === null) return;
  connection.onExecuteCommand(async ({ arguments: given = [], command }, token) => {
    const [uri, variant] = given as readonly unknown[];
    if (command !== COMPARE || typeof uri !== 'string' || typeof variant !== 'string') return null;
    const text = texts.textOf(uri);
    if (text === null) return null;
    const stopped = new AbortController();
    const progress = await connection.window.createWorkDoneProgress();
    for (const one of [token, progress.token])
      one.onCancellationRequested(() => {
        stopped.abort();
      });
    progress.begin(`${variant} against the engine`, undefined, undefined, true);
    const said = await compare({ file: uri, text }, variant, stopped.signal);
    progress.done();
    void connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Info,
      message: said,
    });
    return said;
  });
}
