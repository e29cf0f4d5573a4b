/** A link holds the text itself, compressed, after the `#`, so no server receives it. */

/** What a link holds. */
export interface Shared {
  readonly file: string;
  readonly text: string;
  readonly view: string;
  /** The game on the board; null if none. */
  readonly game: {
    readonly variant: string;
    readonly fen: string | null;
    readonly moves: readonly string[];
  } | null;
}

/** Longer links and texts are not opened: the length of the fragment, and the bytes it may unpack to. */
const LONGEST_LINK = 1_000_000;
const LONGEST_TEXT = 2_000_000;
const MARK = '#v1.';

/** The fragment of a link, with its `#`. */
export async function packLink(shared: Shared): Promise<string> {
  const stream = new Blob([JSON.stringify(shared)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await gather(stream, Infinity);
  let binary = '';
  for (const byte of bytes ?? []) binary += String.fromCharCode(byte);
  const words = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return MARK + words;
}

/** The content of a fragment; null if it is not ours, broken or too large. */
export async function unpackLink(fragment: string): Promise<Shared | null> {
  if (!fragment.startsWith(MARK) || fragment.length > LONGEST_LINK) return null;
  try {
    const words = fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const packed = Uint8Array.from(atob(words), (sign) => sign.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await gather(stream, LONGEST_TEXT);
    return bytes === null ? null : sharedOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** All bytes of a stream; null as soon as there are more than `most`. */
async function gather(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Checks the shape of what a link holds; null if it is wrong. */
function sharedOf(value: unknown): Shared | null {
  if (!isRecord(value)) return null;
  const { file, game, text, view } = value;
  if (typeof file !== 'string' || typeof text !== 'string' || typeof view !== 'string') return null;
  return { file: file.slice(0, 100), text, view, game: gameOf(game) };
}

/** What the page saved before it reloaded; null if nothing. */
export function resumedOf(text: string | null): Pick<Shared, 'view' | 'game'> | null {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(value) || typeof value['view'] !== 'string') return null;
  return { view: value['view'], game: gameOf(value['game']) };
}

function gameOf(value: unknown): Shared['game'] {
  if (!isRecord(value)) return null;
  const { fen, moves, variant } = value;
  if (typeof variant !== 'string' || !Array.isArray(moves)) return null;
  return {
    variant,
    fen: typeof fen === 'string' ? fen : null,
    moves: moves.filter((move) => typeof move === 'string'),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
