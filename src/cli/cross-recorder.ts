/** Records the engine's current question in shared memory, where another thread can read it after this one has died. */
interface Recorder {
  note(asked: string | null): void;
  /** Null: no question was open, so the fault is not the engine's. */
  read(): string | null;
  /** Counts questions and answers: while it grows, the engine is alive. */
  beat(): number;
}

const HEAD = 2;
const LENGTH = 0;
const BEAT = 1;
const BYTES = 1 << 16;

/** Memory for one recorder. */
export function recorderMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEAD * Int32Array.BYTES_PER_ELEMENT + BYTES);
}

/** Opens a recorder in either thread. A question longer than the memory is cut. */
export function openRecorder(memory: SharedArrayBuffer): Recorder {
  const head = new Int32Array(memory, 0, HEAD);
  const text = new Uint8Array(memory, HEAD * Int32Array.BYTES_PER_ELEMENT);
  const encoder = new TextEncoder();
  return {
    note(asked) {
      const { written } = asked === null ? { written: -1 } : encoder.encodeInto(asked, text);
      Atomics.store(head, LENGTH, written + 1);
      Atomics.add(head, BEAT, 1);
    },
    read() {
      const length = Atomics.load(head, LENGTH);
      // A decoder accepts no shared memory, so this copies it.
      return length === 0 ? null : new TextDecoder().decode(text.slice(0, length - 1));
    },
    beat: () => Atomics.load(head, BEAT),
  };
}
