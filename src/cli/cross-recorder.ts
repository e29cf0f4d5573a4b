/** What an engine is asked right now, kept where another thread can read it after the one that asks is gone. */
interface Recorder {
  note(asked: string | null): void;
  /** Null: nothing was asked, so that the fault is not the engine's. */
  read(): string | null;
  /** Grows with everything that is asked: as long as it does, there is life. */
  beat(): number;
}

const HEAD = 2;
const LENGTH = 0;
const BEAT = 1;
const BYTES = 1 << 16;

/** Memory for one. */
export function recorderMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEAD * Int32Array.BYTES_PER_ELEMENT + BYTES);
}

/** Opens it in either thread. What is longer than the memory is cut. */
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
      // Shared memory is none that a decoder takes.
      return length === 0 ? null : new TextDecoder().decode(text.slice(0, length - 1));
    },
    beat: () => Atomics.load(head, BEAT),
  };
}
