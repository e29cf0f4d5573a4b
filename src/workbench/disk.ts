/** Files on the disk, in browsers that let a page open and save them (File System Access API). */

/** A file that the user chose. */
interface DiskFile {
  readonly name: string;
  getFile(): Promise<File>;
  createWritable(): Promise<WritableStream<Uint8Array>>;
}

/** Some browsers lack these functions, and the DOM types do not include them yet. */
interface Pickers {
  readonly showOpenFilePicker?: (options: {
    readonly multiple: boolean;
  }) => Promise<readonly DiskFile[]>;
  readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<DiskFile>;
}

function pickers(): Pickers {
  return globalThis as Pickers;
}

/** The file of each text that was opened from the disk or saved to it, by text id. */
const files = new Map<string, DiskFile>();

export function canOpenFromDisk(): boolean {
  return pickers().showOpenFilePicker !== undefined;
}

/** Lets the user choose files. `add` opens one as a text and returns the id of the text. */
export async function openFromDisk(add: (file: string, text: string) => string): Promise<void> {
  const chosen = await orNothing(pickers().showOpenFilePicker?.({ multiple: true }));
  for (const file of chosen ?? []) {
    const content = await file.getFile();
    files.set(add(file.name, await content.text()), file);
  }
}

/** Saves a text to its file, or to one that the user chooses now; `unable` if the browser lacks the API. */
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

/** Undefined if the user cancelled. */
async function orNothing<T>(choice: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await choice;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}
