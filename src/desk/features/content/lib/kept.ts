import type { ContentValue } from '../../../../../contract/content/fields';

/** What somebody has typed into an item and the server has not got: with what it was typed over. */
export interface Kept {
  version: number;
  base: ContentValue;
  value: ContentValue;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where storage is blocked or full, it lasts as long as the page. */
const memory = new Map<string, string>();

export const keptKey = (person: number, kind: string, id: number): string => `desk:content:${person}:${kind}:${id}`;

export const readKept = (key: string): Kept | null => {
  try {
    const read: unknown = JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? 'null');
    if (!isObject(read) || typeof read.version !== 'number' || !isObject(read.base) || !isObject(read.value))
      return null;
    return read as unknown as Kept;
  } catch {
    return null;
  }
};

export const keep = (key: string, kept: Kept): void => {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
};

export const forgetKept = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing in it.
  }
};
