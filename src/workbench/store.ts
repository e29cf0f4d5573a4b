import type { WorkText } from './texts.js';

/** The texts of this browser, and how each was edited. Where a browser keeps nothing, they last as long as the page. */

const TEXTS = 'fairyc.texts';
const EDITING = 'fairyc.editing.';
/** A longer history is not kept: browsers give a site about 5 MB. */
const LONGEST_EDITING = 1_000_000;

export function storedTexts(): readonly WorkText[] {
  const value = read(TEXTS);
  if (!Array.isArray(value)) return [];
  return value.filter(isText).map(({ file, id, text }) => ({ id, file, text }));
}

/** False: there was no room for them. */
export function storeTexts(texts: readonly WorkText[]): boolean {
  return write(TEXTS, JSON.stringify(texts));
}

/** What the editor gave to be kept: the text with its undo history. Null: nothing, or nothing of its. */
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
    // This browser keeps nothing.
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
