import type { ContentValue } from '#contract/content/fields';

/** What somebody has typed into an item and the server has not got: with what it was typed over. */
export interface Kept {
  version: number;
  base: ContentValue;
  value: ContentValue;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where storage is blocked or full, it lasts as long as the page. */
const memory = new Map<string, string>();

/** This page. Its lock is held as long as the page is there. */
const TAB = Math.random().toString(36).slice(2, 12);
const lockOf = (tab: string): string => `desk-tab:${tab}`;
let isHeld = false;
const holdTab = (): void => {
  if (isHeld) return;
  isHeld = true;
  void navigator.locks?.request(lockOf(TAB), () => new Promise(() => undefined)).catch(() => undefined);
};

const itemKey = (person: number, kind: string, id: number): string => `desk:content:${person}:${kind}:${id}`;

/** Each tab keeps an item in a place of its own: two of one person never write over each other. */
export const keptKey = (person: number, kind: string, id: number, tab = TAB): string => {
  holdTab();
  return `${itemKey(person, kind, id)}:${tab}`;
};

const keysOfOthers = (key: string): string[] => {
  const own = key.slice(0, key.lastIndexOf(':'));
  try {
    return Object.keys(localStorage).filter((one) => one !== key && (one === own || one.startsWith(`${own}:`)));
  } catch {
    return [];
  }
};

/**
 * Gives what tabs that are gone have kept of the item, each once, also later when a tab goes. `take` says whether it was taken over: then its
 * place is cleared. Without Web Locks every other tab counts as gone. `key`: this tab's own.
 */
export const takeOver = (key: string, take: (kept: Kept) => boolean, signal: AbortSignal): void => {
  for (const other of keysOfOthers(key)) {
    const give = () => {
      const kept = signal.aborted ? null : readKept(other);
      if (kept && take(kept)) forgetKept(other);
    };
    const tab = other.slice(other.lastIndexOf(':') + 1);
    if (navigator.locks) void navigator.locks.request(lockOf(tab), { signal }, give).catch(() => undefined);
    else give();
  }
};

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
