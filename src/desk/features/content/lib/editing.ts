import type { ApiProblem } from '#api/problem';
import type { ContentItem } from '#contract/content';
import { type ContentValue, emptyValue, type Fields, type FieldValue } from '#contract/content/fields';
import { draftProblems, type Problem } from '#contract/content/problems';
import {
  type Answer,
  type Ask,
  type AskValue,
  askOrReload,
  deleteStoredDraft,
  type Edited,
  type EditingOptions,
  failureOf,
  idleState,
  pauseBefore,
  readStoredDraft,
  type StoredDraft,
  storeDraft,
  textsOf,
} from './failure';
import { idPathOf, withIds, withoutIds } from './itemIds';
import {
  contentOf,
  isSameValue,
  isSavedAs,
  mergedWithoutClash,
  mergeValues,
  valueAt,
  whereSame,
  withValueAt,
  withValuesOf,
} from './value';

export function makeSerialQueue(onRest: () => void) {
  let tail: Promise<unknown> = Promise.resolve();
  let working = 0;
  return {
    isWorking: () => working > 0,
    enqueue: <T>(work: () => Promise<T>): Promise<T> => {
      working += 1;
      const result = tail.then(work).finally(() => {
        working -= 1;
        if (working === 0) onRest();
      });
      tail = result.catch(() => undefined);
      return result;
    },
  };
}

function makeSubscribers() {
  const subscribers = new Set<() => void>();
  return {
    subscribe: (notify: () => void) => {
      subscribers.add(notify);
      return () => void subscribers.delete(notify);
    },
    notify: () => {
      for (const notify of subscribers) notify();
    },
  };
}

export const byIds = <T>(value: ContentValue, byPath: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(byPath).map(([path, one]) => [idPathOf(value, path), one]));

const wrongIn = (fields: Fields, value: ContentValue): Record<string, Problem> =>
  byIds(value, draftProblems(fields, withoutIds(fields, value)));

/** Replaces invalid fields by their saved values. Returns null if the value is still invalid. */
const withoutInvalid = (
  fields: Fields,
  value: ContentValue,
  saved: ContentValue,
  wrong: readonly string[],
): ContentValue | null => {
  const replaced = (empty: FieldValue) =>
    wrong.reduce((next, path) => withValueAt(next, path, valueAt(saved, path) ?? empty), value);
  return [replaced(null), replaced('')].find((one) => Object.keys(wrongIn(fields, one)).length === 0) ?? null;
};

const DEBOUNCE_MS = 1_500;

/**
 * Editing session of one item. Input is stored in the browser at once and saved as a draft after a pause. Requests run
 * in a serial queue with the latest version.
 */
export function makeEditing({ fields, item: given, key, person, save, read, drop }: EditingOptions) {
  const named = (item: ContentItem, like?: ContentValue): ContentItem => ({
    ...item,
    value: withIds(fields, contentOf(item.value), like),
  });
  const first = named(given);
  let edited: Edited = {
    item: first,
    value: contentOf(first.value),
    save: idleState(first),
    problems: {},
    clashes: [],
  };
  /** Base of the draft: the server value. Conflicting fields have their earlier value until the user chooses. */
  let base = contentOf(first.value);
  /** Sent values that may be stored although no reply arrived. */
  let sent: ContentValue[] = [];
  let submitted: ContentValue | null = null;
  let incoming: ContentItem | null = null;
  /** The outcome of the last request is unknown until the item is read. */
  let isUnsure = false;
  let tries = 0;
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, notify } = makeSubscribers();

  const set = (next: Partial<Edited>) => {
    edited = { ...edited, ...next };
    notify();
  };
  const isDirty = () => !isSameValue(fields, edited.value, contentOf(edited.item.value));
  const storeTyped = () => {
    if (isDirty()) storeDraft(key, { version: edited.item.version, base, value: edited.value });
    else deleteStoredDraft(key);
  };
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void flush(), ms);
  };

  const saveRest = (ms: number) => {
    const isLeft = isDirty();
    const isWrong = Object.keys(wrongIn(fields, edited.value)).length > 0;
    set({ save: isLeft ? (isWrong ? 'wrong' : 'waiting') : idleState(edited.item) });
    if (isLeft) saveIn(ms);
  };

  const settle = (answered: ContentItem, contentValue: ContentValue) => {
    const item = named(answered, contentValue);
    base = contentOf(item.value);
    sent = [];
    tries = 0;
    isUnsure = false;
    set({ item });
    storeTyped();
    saveRest(DEBOUNCE_MS);
  };

  /** Rebases the draft on a newer server value. Conflicts wait for the user's choice. */
  const rebase = (theirs: ContentItem, since = edited.item.version) => {
    // If the server has a value that this tab sent, only the reply was lost.
    const from = sent.find((one) => isSameValue(fields, one, contentOf(theirs.value))) ?? base;
    const item = named(theirs, from);
    const now = contentOf(item.value);
    const merged = mergeValues(fields, from, edited.value, now);
    // A single newer version by the same person is from another tab: the input of this tab wins.
    const isOwn = person !== undefined && theirs.changed_by?.id === person && theirs.version === since + 1;
    const { value } = merged;
    const clashes = isOwn ? [] : merged.clashes;
    if (submitted)
      submitted = isOwn
        ? mergeValues(fields, from, submitted, now).value
        : mergedWithoutClash(fields, from, submitted, now);
    base = withValuesOf(now, from, clashes);
    sent = [];
    isUnsure = false;
    set({ item, value, clashes });
    storeTyped();
    if (clashes.length > 0) set({ save: 'clash' });
    else saveRest(0);
  };

  const refuse = async (error: unknown, asked = contentOf(edited.item.value)): Promise<void> => {
    const problem = error as ApiProblem;
    if (problem.status === 412) {
      await reload();
      return;
    }
    // The read notifies the screen that the item is gone.
    if (problem.status === 404) await read();
    const problems = byIds(asked, textsOf(problem));
    if (Object.keys(problems).length > 0) {
      set({ problems, save: isDirty() ? 'wrong' : edited.save });
      return;
    }
    if (isDirty()) set({ save: failureOf(problem) });
    if (failureOf(problem) === 'failed') return;
    saveIn(pauseBefore(tries, problem));
    tries += 1;
  };

  const { enqueue, isWorking } = makeSerialQueue(() => {
    const item = incoming;
    incoming = null;
    if (item && item.version > edited.item.version) rebase(item);
  });

  const reload = async (): Promise<boolean> => {
    const { data, error } = await read();
    if (data) rebase(data);
    else await refuse(error);
    return data !== undefined;
  };

  const saveNow = async (): Promise<boolean> => {
    if (edited.save === 'clash') rebase(edited.item);
    clearTimeout(timer);
    if (isUnsure && !(await reload())) return false;
    if (edited.clashes.length > 0) return false;
    if (!isDirty()) {
      set({ save: idleState(edited.item) });
      return true;
    }
    const problems = wrongIn(fields, edited.value);
    const wrong = Object.keys(problems);
    const saved = contentOf(edited.item.value);
    const value = wrong.length === 0 ? edited.value : withoutInvalid(fields, edited.value, saved, wrong);
    if (wrong.length > 0) set({ problems: { ...edited.problems, ...problems }, save: 'wrong' });
    if (!value || isSameValue(fields, value, saved)) return false;
    if (!sent.includes(value)) sent = [...sent, value];
    if (wrong.length === 0) set({ save: 'waiting' });
    const { data, error } = await save(edited.item.version, withoutIds(fields, value));
    if (data) settle(data, value);
    else await refuse(error, value);
    return data !== undefined && wrong.length === 0;
  };
  const flush = () => enqueue(saveNow);

  /** Flushes the draft before the state changes. */
  const change = (ask: Ask, isDone: (item: ContentItem) => boolean): Promise<Answer> =>
    enqueue(async () => {
      if (!(await saveNow())) return {};
      const answer = await askOrReload({ ask: () => ask(edited.item.version), read, isDone });
      isUnsure = answer.isUnsure === true;
      if (answer.data) settle(answer.data, edited.value);
      else await refuse(answer.error);
      return answer;
    });

  const show = (value: ContentValue) => {
    const problems = whereSame(edited.problems, edited.value, value);
    const { clashes } = mergeValues(fields, base, value, contentOf(edited.item.value));
    set({ value, clashes, problems, save: edited.save === 'clash' ? 'clash' : 'waiting' });
    storeTyped();
    saveIn(DEBOUNCE_MS);
  };

  const open = ({ version, base: over, value }: StoredDraft) => {
    base = withIds(fields, over);
    edited = { ...edited, value: withIds(fields, value, base) };
    rebase({ ...edited.item, value: withoutIds(fields, contentOf(edited.item.value)) }, version);
  };
  const dropEmpty = () => {
    const isEmpty = isSameValue(fields, withoutIds(fields, edited.value), emptyValue(fields));
    if (!isOpen && edited.item.state === 'new' && isEmpty && !isDirty() && !isWorking()) drop?.(edited.item.version);
  };

  const stored = readStoredDraft(key);
  if (stored) open(stored);

  return {
    subscribe,
    get: () => edited,
    type: (path: string, value: FieldValue) => show(withValueAt(edited.value, path, value)),
    alter: (path: string, change: (now: FieldValue) => FieldValue) =>
      show(withValueAt(edited.value, path, change(valueAt(edited.value, path) ?? null))),
    /** Restores the draft of a closed tab, unless this tab has unsaved input. */
    adopt: (found: StoredDraft): boolean => {
      if (isDirty() || isWorking()) return false;
      open(found);
      return true;
    },
    flush,
    change,
    publish: (ask: AskValue, state: 'published' | 'scheduled'): Promise<Answer> => {
      submitted = edited.value;
      return enqueue(async () => {
        clearTimeout(timer);
        const given = submitted;
        submitted = null;
        if (!given || edited.clashes.length > 0) return {};
        sent = [...sent, given];
        const { version } = edited.item;
        const isDone = (now: ContentItem) =>
          now.version > version && now.state === state && isSavedAs(fields, given, contentOf(now.value));
        const answer = await askOrReload({ ask: () => ask(version, withoutIds(fields, given)), read, isDone });
        isUnsure = answer.isUnsure === true;
        if (answer.data) {
          // Values generated by the server, such as a slug, need no save.
          const item = named(answer.data, given);
          const { value } = mergeValues(fields, given, edited.value, contentOf(item.value));
          set({ problems: {}, value });
          settle(item, given);
        } else {
          await refuse(answer.error, given);
          // A value that cannot be published may still be a valid draft.
          if (answer.isUnsure === undefined) await saveNow();
        }
        return answer;
      });
    },
    reset: (ask: (version: number) => PromiseLike<Answer>): Promise<Answer> =>
      enqueue(async () => {
        clearTimeout(timer);
        const answer = await ask(edited.item.version);
        if (answer.error) {
          await refuse(answer.error);
          return answer;
        }
        deleteStoredDraft(key);
        const item = named((await read()).data ?? edited.item, edited.value);
        set({ value: contentOf(item.value), problems: {}, clashes: [] });
        settle(item, edited.value);
        return answer;
      }),
    receive: (item: ContentItem) => {
      if (item.version <= edited.item.version) return;
      if (isWorking()) incoming = item;
      else rebase(item);
    },
    resolve: (isTheirs: (path: string) => boolean) => {
      const theirs = edited.clashes.filter(({ path }) => isTheirs(path));
      base = contentOf(edited.item.value);
      set({ value: withValuesOf(edited.value, base, theirs), clashes: [], save: 'waiting' });
      storeTyped();
      void flush();
    },
    start: () => {
      isOpen = true;
    },
    /** Ends the session and sends a waiting draft. The next session restores a draft that failed to save. */
    stop: () => {
      isOpen = false;
      clearTimeout(timer);
      if (edited.save === 'waiting' && !isWorking()) void flush();
      // Deferred, because a re-run of the React effect calls `start` immediately after `stop`.
      else setTimeout(dropEmpty);
    },
  };
}

export type Editing = ReturnType<typeof makeEditing>;
