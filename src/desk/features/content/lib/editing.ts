import type { ContentValue, FieldValue } from '../../../../../contract/content/fields';
import { draftProblems } from '../../../../../contract/content/problems';
import type { ContentItem } from '../../../../../contract/desk/contentItem';
import type { ApiProblem } from '../../../../api/problem';
import type { Answer, Ask, Edited, EditingOptions, ItemAnswer, SaveState } from './edited';
import { forgetKept, keep, readKept } from './kept';
import { isAway, isPassing, pauseBefore } from './lost';
import { contentOf, isSameValue, mergeValues, valueAt, withValueAt } from './value';

/** Keys rest for so long before the draft is saved. */
const REST_MS = 1_500;

/** Where nothing waits to be saved. */
const restOf = ({ state }: ContentItem): SaveState => (state === 'published' ? 'clean' : 'kept');

/**
 * One item being edited. What is typed is kept in the browser at once and saved as a draft when the keys rest; whatever is asked of the server
 * waits for what was asked before, each at the version of the one before.
 */
export function makeEditing({ fields, item: first, key, save, read }: EditingOptions) {
  let edited: Edited = { item: first, value: contentOf(first.value), save: restOf(first), problems: {}, clashes: [] };
  /** What it was typed over: as the server has it, but where there is a clash as it was before that. */
  let base = contentOf(first.value);
  /** What has been sent and may have arrived. */
  let sent: ContentValue[] = [];
  /** What is to be published, as it stood when that was asked for. */
  let pressed: ContentValue | null = null;
  let heard: ContentItem | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let working = 0;
  /** In a row, and none went well. */
  let tries = 0;
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readers = new Set<() => void>();

  const set = (next: Partial<Edited>) => {
    edited = { ...edited, ...next };
    for (const tell of readers) tell();
  };
  const isDirty = () => !isSameValue(fields, edited.value, contentOf(edited.item.value));
  const keepTyped = () => {
    if (isDirty()) keep(key, { version: edited.item.version, base, value: edited.value });
    else forgetKept(key);
  };
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void flush(), ms);
  };

  const settle = (item: ContentItem) => {
    base = contentOf(item.value);
    sent = [];
    tries = 0;
    set({ item });
    keepTyped();
    if (isDirty()) {
      set({ save: 'waiting' });
      saveIn(REST_MS);
    } else set({ save: restOf(item) });
  };

  /** What both have made comes together, and what clashes waits for a choice. */
  const meet = (theirs: ContentItem) => {
    const now = contentOf(theirs.value);
    // An own saving whose answer was lost is nobody else's.
    const from = sent.find((one) => isSameValue(fields, one, now)) ?? base;
    const { value, clashes } = mergeValues(fields, from, edited.value, now);
    base = clashes.reduce((met, { path }) => withValueAt(met, path, valueAt(from, path) ?? null), now);
    sent = [];
    if (pressed) {
      const both = mergeValues(fields, from, pressed, now);
      pressed = both.clashes.length === 0 ? both.value : null;
    }
    set({ item: theirs, value, clashes });
    keepTyped();
    if (clashes.length > 0) set({ save: 'clash' });
    else if (isDirty()) {
      set({ save: 'waiting' });
      saveIn(0);
    } else set({ save: restOf(theirs) });
  };

  const refuse = async (error: unknown): Promise<void> => {
    const problem = error as ApiProblem;
    const { status, fields: texts = {} } = problem;
    if (status === 412) {
      const { data, error: unread } = await read();
      if (data) meet(data);
      else await refuse(unread);
      return;
    }
    // Its screen hears of it.
    if (status === 404) await read();
    const problems = Object.fromEntries(Object.entries(texts).map(([path, lines]) => [path, lines.join(' ')]));
    if (Object.keys(problems).length > 0) {
      set({ problems, save: isDirty() ? 'wrong' : edited.save });
      return;
    }
    const isTried = isPassing(problem);
    if (isDirty()) set({ save: isAway(problem) ? 'offline' : isTried ? 'again' : 'failed' });
    if (!isTried) return;
    saveIn(pauseBefore(tries, problem));
    tries += 1;
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    working += 1;
    const result = turn.then(work).finally(() => {
      working -= 1;
      if (working > 0) return;
      const item = heard;
      heard = null;
      if (item && item.version > edited.item.version) meet(item);
    });
    turn = result.catch(() => undefined);
    return result;
  };

  const saveNow = async (): Promise<boolean> => {
    if (edited.save === 'clash') meet(edited.item);
    clearTimeout(timer);
    if (edited.clashes.length > 0) return false;
    if (!isDirty()) {
      set({ save: restOf(edited.item) });
      return true;
    }
    const problems = draftProblems(fields, edited.value);
    if (Object.keys(problems).length > 0) {
      set({ problems: { ...edited.problems, ...problems }, save: 'wrong' });
      return false;
    }
    const { value } = edited;
    sent = [...sent, value];
    set({ save: 'waiting' });
    const { data, error } = await save(edited.item.version, value);
    if (data) settle(data);
    else await refuse(error);
    return data !== undefined;
  };
  const flush = () => inTurn(saveNow);

  /** Keeps what was typed before, then asks for a change of the item. */
  const change = (ask: Ask): Promise<Answer> =>
    inTurn(async () => {
      if (!(await saveNow())) return {};
      const answer = await ask(edited.item.version);
      if (answer.data) settle(answer.data);
      else await refuse(answer.error);
      return answer;
    });

  const show = (value: ContentValue) => {
    const problems = Object.entries(edited.problems).filter(
      ([path]) => valueAt(value, path) === valueAt(edited.value, path),
    );
    const save = edited.save === 'clash' ? 'clash' : 'waiting';
    const { clashes } = mergeValues(fields, base, value, contentOf(edited.item.value));
    set({ value, clashes, problems: Object.fromEntries(problems), save });
    keepTyped();
    saveIn(REST_MS);
  };

  const kept = readKept(key);
  if (kept) {
    edited = { ...edited, value: kept.value };
    base = kept.base;
    meet(first);
  }

  return {
    subscribe: (tell: () => void) => {
      readers.add(tell);
      return () => void readers.delete(tell);
    },
    get: () => edited,
    type: (path: string, value: FieldValue) => show(withValueAt(edited.value, path, value)),
    flush,
    change,
    /** Sends what stands in the fields now as it is; what is typed later stays a draft. */
    publish: (ask: (version: number, value: ContentValue) => PromiseLike<ItemAnswer>): Promise<Answer> => {
      pressed = edited.value;
      return inTurn(async () => {
        clearTimeout(timer);
        const given = pressed;
        pressed = null;
        if (!given || edited.clashes.length > 0) return {};
        sent = [...sent, given];
        const answer = await ask(edited.item.version, given);
        if (answer.data) {
          // What the server has made of it, as the address of an empty one, is nothing to be saved again.
          const { value } = mergeValues(fields, given, edited.value, contentOf(answer.data.value));
          set({ problems: {}, value });
          settle(answer.data);
        } else {
          await refuse(answer.error);
          // What may not be published may be a draft all the same.
          await saveNow();
        }
        return answer;
      });
    },
    /** Throws away what stands in the fields. */
    reset: (ask: (version: number) => PromiseLike<Answer>): Promise<Answer> =>
      inTurn(async () => {
        clearTimeout(timer);
        const answer = await ask(edited.item.version);
        if (answer.error) {
          await refuse(answer.error);
          return answer;
        }
        forgetKept(key);
        base = contentOf(edited.item.value);
        set({ value: base, problems: {}, clashes: [], save: 'clean' });
        const { data } = await read();
        if (data) {
          set({ value: contentOf(data.value) });
          settle(data);
        }
        return answer;
      }),
    /** What a reading of it says now. */
    hear: (item: ContentItem) => {
      if (item.version <= edited.item.version) return;
      if (working > 0) heard = item;
      else meet(item);
    },
    /** Of each clash either side stays. */
    resolve: (isTheirs: (path: string) => boolean) => {
      const value = edited.clashes
        .filter(({ path }) => isTheirs(path))
        .reduce((now, { path, theirs }) => withValueAt(now, path, theirs), edited.value);
      base = contentOf(edited.item.value);
      set({ value, clashes: [], save: 'waiting' });
      keepTyped();
      void flush();
    },
    start: () => {
      isOpen = true;
    },
    /** Its screen is left: what was typed is sent once more, and else found again when the item is opened. */
    stop: () => {
      isOpen = false;
      clearTimeout(timer);
      if (edited.save === 'waiting' && working === 0) void flush();
    },
  };
}

export type Editing = ReturnType<typeof makeEditing>;
