import { type ApiProblem, isApiProblem } from '#api/problem';
import type { ContentItem } from '#contract/content';
import type { ContentValue, Fields } from '#contract/content/fields';
import type { Problem } from '#contract/content/problems';
import type { Clash } from './value';

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

/** `clash`: nothing is saved until somebody has chosen. `offline` and `again` are tried again by themselves, `failed` is not. */
export type SaveState = 'clean' | 'kept' | 'waiting' | 'clash' | 'offline' | 'again' | 'wrong' | 'failed';

export interface Edited {
  /** As the server has it. */
  item: ContentItem;
  /** As it stands in the fields. */
  value: ContentValue;
  save: SaveState;
  /** By the path of the field; a text is the server's. */
  problems: Readonly<Record<string, Problem | string>>;
  /** Where somebody else has changed the same. */
  clashes: readonly Clash[];
}

/** Where nothing waits to be saved. */
export const restOf = ({ state }: ContentItem): SaveState => (state === 'published' ? 'clean' : 'kept');

/** There is nothing to publish, and no draft to lose. */
export const isUnchanged = ({ item, save }: Edited): boolean => item.state === 'published' && save === 'clean';

/** `isUnsure`: no answer has come, nor could the item be read: it may be done or not. */
export type Answer = { data?: unknown; error?: unknown; isUnsure?: boolean };
type ItemAnswer = { data?: ContentItem | undefined; error?: unknown };
export type AskValue = (version: number, value: ContentValue) => PromiseLike<ItemAnswer>;
export type Ask = (version: number) => PromiseLike<ItemAnswer>;

export interface EditingOptions {
  fields: Fields;
  item: ContentItem;
  /** In the browser's storage. */
  key: string;
  /** Who is editing. */
  person?: number;
  save: (version: number, value: ContentValue) => PromiseLike<ItemAnswer>;
  read: () => PromiseLike<ItemAnswer>;
  /** Discards a draft that was begun and left empty. */
  drop?: (version: number) => void;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** Between one try and the next, longer each time; a server may ask for more. */
export const pauseBefore = (tries: number, { retryAfter = 0 }: ApiProblem): number =>
  Math.max(retryAfter * 1_000, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));

/** No answer has come. */
const isAway = ({ kind }: ApiProblem): boolean => kind === 'offline' || kind === 'timeout';

/** Whether it may go well when it is tried again as it is. */
export const failureOf = (problem: ApiProblem): 'offline' | 'again' | 'failed' => {
  if (isAway(problem)) return 'offline';
  return problem.kind === 'server' || problem.kind === 'tooMany' ? 'again' : 'failed';
};

/** What is wrong with which field, in the server's words. */
export const textsOf = ({ fields = {} }: ApiProblem): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, lines]) => [path, lines.join(' ')]));

interface Asking {
  ask: () => PromiseLike<ItemAnswer>;
  read: () => PromiseLike<ItemAnswer>;
  /** Whether this is what was asked for. */
  isDone: (item: ContentItem) => boolean;
}

/** What was asked may be done although its answer is lost: then the item says so. `isUnsure`: it was not reached either. */
export const askOrLook = async ({ ask, read, isDone }: Asking): Promise<ItemAnswer & Answer> => {
  const answer = await ask();
  const { error } = answer;
  if (!isApiProblem(error) || !(isAway(error) || error.status === 412)) return answer;
  const { data } = await read();
  if (data && isDone(data)) return { data };
  return { error, isUnsure: !data };
};
