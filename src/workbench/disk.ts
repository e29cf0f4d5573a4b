/** Files of the disk, where the browser lets a page open and save them (File System Access). */

/** A file that somebody chose. */
interface DiskFile {
  readonly name: string;
  getFile(): Promise<File>;
  createWritable(): Promise<WritableStream<Uint8Array>>;
}

/** Not all browsers have them, and the types of the DOM do not yet. */
interface Pickers {
  readonly showOpenFilePicker?: (options: {
    readonly multiple: boolean;
  }) => Promise<readonly DiskFile[]>;
  readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<DiskFile>;
}

function pickers(): Pickers {
  return globalThis as Pickers;
}

/** The file behind each text that came from the disk or was saved there. */
const files = new Map<string, DiskFile>();

export function canOpenFromDisk(): boolean {
  return pickers().showOpenFilePicker !== undefined;
}

/** Lets somebody choose files; `add` opens one as a text, and gives the id of the text. */
export async function openFromDisk(add: (file: string, text: string) => string): Promise<void> {
  const chosen = await orNothing(pickers().showOpenFilePicker?.({ multiple: true }));
  for (const file of chosen ?? []) {
    const content = await file.getFile();
    files.set(add(file.name, await content.text()), file);
  }
}

/** Saves a text to its file, or to one that is chosen now; `unable`: this browser knows no such files. */
export async function saveToDisk({
  file: suggestedName,
  id,
  text,
}: {
  readonly file: string;
  readonly id: string;
  readonly text: string;
}): Promise<'saved' | 'cancelled' | 'unable'> {
  const { showSaveFilePicker } = pickers();
  if (showSaveFilePicker === undefined) return 'unable';
  const file = files.get(id) ?? (await orNothing(showSaveFilePicker({ suggestedName })));
  if (file === undefined) return 'cancelled';
  await new Blob([text]).stream().pipeTo(await file.createWritable());
  files.set(id, file);
  return 'saved';
}

/** Undefined: whoever was asked did not choose. */
async function orNothing<T>(asked: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}
