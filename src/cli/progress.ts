import { visible } from '../text/printable.js';

/** A line on a terminal that shows the progress of long work. If the stream is not a terminal, nothing is shown. */
interface Progress {
  readonly step: (done: number, name: string) => void;
  /** Removes the line. */
  readonly end: () => void;
}

const ERASE_LINE = '\r\u001b[K';

/** Starts the progress line for this many steps. */
export function startProgress(stream: NodeJS.WriteStream, total: number): Progress {
  if (!stream.isTTY || process.env['TERM'] === 'dumb')
    return { step: () => undefined, end: () => undefined };
  const show = (done: number, name: string): void => {
    stream.write(`${ERASE_LINE}${done}/${total} ${visible(name)}`);
  };
  show(0, '');
  return {
    step: show,
    end: () => {
      stream.write(ERASE_LINE);
    },
  };
}
