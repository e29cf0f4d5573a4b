import type { WorkText } from './texts.js';

/** The texts and their undo histories, in local storage. Without storage they last as long as the page. */

const TEXTS = 'fairyc.texts';
const EDITING = 'fairyc.editing.';
/** A longer undo history is not stored: browsers allow a site about 5 MB. */
const LONGEST_EDITING = 1_000_000;

export function storedTexts(): readonly WorkText[] {
  const value = read(TEXTS);
  if (!Array.isArray(value)) return [];
  return value.filter(isText).map(({ file, id, text }) => ({ id, file, text }));
}

/** False if there was no room. */
export function storeTexts(texts: readonly WorkText[]): boolean {
  return write(TEXTS, JSON.stringify(texts));
}

/** The stored editor state, which is the text with its undo history; null if none. */
export function storedEditing(id: string): object | null {
  const value = read(EDITING + id);
  return typeof value === 'object' ? value : null;
}

export function storeEditing(id: string, editing: object): void {
  const text = JSON.stringify(editing);
  if (text.length > LONGEST_EDITING || !write(EDITING + id, text)) forgetEditing(id);
}

export function forgetEditing(id: string): void {
  try {
    localStorage.removeItem(EDITING + id);
  } catch {
    // The browser has no storage.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function isText(value: unknown): value is WorkText {
  if (typeof value !== 'object' || value === null) return false;
  const { file, id, text }: Readonly<Partial<Record<keyof WorkText, unknown>>> = value;
  return typeof file === 'string' && typeof id === 'string' && typeof text === 'string';
}
