import { type ApiProblem, isApiProblem } from '#api/problem';
import type { ContentItem } from '#contract/content';
import type { ContentValue, Fields } from '#contract/content/fields';
import type { Problem } from '#contract/content/problems';
import { makeTextStore } from '#shared/drafts/textStore';
import type { Clash } from './value';

export interface StoredDraft {
  version: number;
  base: ContentValue;
  value: ContentValue;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const PREFIX = 'desk:content:';
const store = makeTextStore(() => localStorage, PREFIX);

/** Id of this tab, which holds a Web Lock of that name as long as it is open. */
const TAB = Math.random().toString(36).slice(2, 12);
const lockOf = (tab: string): string => `desk-tab:${tab}`;
let isHeld = false;
const holdTab = (): void => {
  if (isHeld) return;
  isHeld = true;
  void navigator.locks?.request(lockOf(TAB), () => new Promise(() => undefined)).catch(() => undefined);
};

const itemKey = (person: number, kind: string, id: number): string => `${PREFIX}${person}:${kind}:${id}`;

/** One storage key per tab, so that two tabs of a person never overwrite each other. */
export const draftKey = (person: number, kind: string, id: number, tab = TAB): string => {
  holdTab();
  return `${itemKey(person, kind, id)}:${tab}`;
};

const keysOfOthers = (key: string): string[] => {
  const own = key.slice(0, key.lastIndexOf(':'));
  return store.keys().filter((one) => one !== key && (one === own || one.startsWith(`${own}:`)));
};

/**
 * Passes drafts of closed tabs to `take`, now and when a tab closes. Without Web Locks every other tab counts as
 * closed.
 * @param take returns whether it took the draft, which is then removed
 */
export const adoptDrafts = (key: string, take: (storedDraft: StoredDraft) => boolean, signal: AbortSignal): void => {
  for (const other of keysOfOthers(key)) {
    const give = () => {
      const storedDraft = signal.aborted ? null : readStoredDraft(other);
      if (storedDraft && take(storedDraft)) deleteStoredDraft(other);
    };
    const tab = other.slice(other.lastIndexOf(':') + 1);
    if (navigator.locks) void navigator.locks.request(lockOf(tab), { signal }, give).catch(() => undefined);
    else give();
  }
};

export const readStoredDraft = (key: string): StoredDraft | null => {
  try {
    const read: unknown = JSON.parse(store.get(key) ?? 'null');
    if (!isObject(read) || typeof read.version !== 'number' || !isObject(read.base) || !isObject(read.value))
      return null;
    return read as unknown as StoredDraft;
  } catch {
    return null;
  }
};

export const storeDraft = (key: string, storedDraft: StoredDraft): void => store.put(key, JSON.stringify(storedDraft));

export const deleteStoredDraft = (key: string): void => store.remove(key);

/** `clash` saves nothing until the user chooses. `offline` and `again` are retried automatically, `failed` is not. */
export type SaveState = 'clean' | 'kept' | 'waiting' | 'clash' | 'offline' | 'again' | 'wrong' | 'failed';

export interface Edited {
  item: ContentItem;
  value: ContentValue;
  save: SaveState;
  problems: Readonly<Record<string, Problem | string>>;
  clashes: readonly Clash[];
}

export const idleState = ({ state }: ContentItem): SaveState => (state === 'published' ? 'clean' : 'kept');

export const isUnchanged = ({ item, save }: Edited): boolean => item.state === 'published' && save === 'clean';

/** `isUnsure`: no reply arrived and the item could not be read, so the outcome is unknown. */
export type Answer = { data?: unknown; error?: unknown; isUnsure?: boolean };
type ItemAnswer = { data?: ContentItem | undefined; error?: unknown };
export type AskValue = (version: number, value: ContentValue) => PromiseLike<ItemAnswer>;
export type Ask = (version: number) => PromiseLike<ItemAnswer>;

export interface EditingOptions {
  fields: Fields;
  item: ContentItem;
  key: string;
  person?: number;
  save: (version: number, value: ContentValue) => PromiseLike<ItemAnswer>;
  read: () => PromiseLike<ItemAnswer>;
  drop?: (version: number) => void;
}

const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 300_000;

/** Backoff in ms before the next attempt; the server's Retry-After may extend it. */
export const pauseBefore = (tries: number, { retryAfter = 0 }: ApiProblem): number =>
  Math.max(retryAfter * 1_000, Math.min(FIRST_PAUSE_MS * 2 ** tries, MAX_PAUSE_MS));

const isUnreachable = ({ kind }: ApiProblem): boolean => kind === 'offline' || kind === 'timeout';

export const failureOf = (problem: ApiProblem): 'offline' | 'again' | 'failed' => {
  if (isUnreachable(problem)) return 'offline';
  return problem.kind === 'server' || problem.kind === 'tooMany' ? 'again' : 'failed';
};

export const textsOf = ({ fields = {} }: ApiProblem): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, lines]) => [path, lines.join(' ')]));

interface ChangeAttempt {
  ask: () => PromiseLike<ItemAnswer>;
  read: () => PromiseLike<ItemAnswer>;
  isDone: (item: ContentItem) => boolean;
}

/** Sends a change. After a lost reply it reads the item to learn the outcome, and sets `isUnsure` if that fails too. */
export const askOrReload = async ({ ask, read, isDone }: ChangeAttempt): Promise<ItemAnswer & Answer> => {
  const answer = await ask();
  const { error } = answer;
  if (!isApiProblem(error) || !(isUnreachable(error) || error.status === 412)) return answer;
  const { data } = await read();
  if (data && isDone(data)) return { data };
  return { error, isUnsure: !data };
};
