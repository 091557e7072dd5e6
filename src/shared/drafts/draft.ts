import { DRAFT_PREFIX } from './draftKeys';
import { makeTextStore } from './textStore';

/** Raise it when the stored format changes. Drafts of older versions are dropped. */
const VERSION = 1;
const LIFETIME_MS = 86_400_000;
const SEED = /^[0-9a-f]{32}$/;

const store = makeTextStore(() => localStorage, DRAFT_PREFIX);

/** Sign-out counter: forms opened before a sign-out stop saving. */
let exits = 0;

interface Entry {
  at: number;
  values: Record<string, unknown>;
  /** Field values from before the user typed over them. */
  base: Record<string, unknown>;
  seed?: unknown;
}

/** Validates the entry: any script can write to storage, and the device clock may have been corrected. */
const readEntry = (key: string): Entry | null => {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const { version, at, values, base, seed } = JSON.parse(text) as Record<string, unknown>;
    const age = Math.abs(Date.now() - Number(at));
    if (version === VERSION && age < LIFETIME_MS)
      return { at: Number(at), values: Object(values) as Entry['values'], base: Object(base) as Entry['base'], seed };
  } catch {
    // Not a valid draft entry.
  }
  store.remove(key);
  return null;
};

/** Unsent input of one form, kept across reloads and closed tabs for a day. */
export interface Draft<Values extends object> {
  key: string;
  owner: number | null;
  /** Initial form values. Only its fields are stored, so it must never list codes or passwords. */
  blank: Values;
  read(): Partial<Values>;
  /** Returns the time of saving in ms since 1970, or null without a draft. */
  savedAt(): number | null;
  /** Returns fields whose stored value changed after they were typed over. The form must ask before saving. */
  outdated(): Partial<Values>;
  over(blank: Values): Draft<Values>;
  /** Stores what differs from `blank`, and removes the draft when nothing does. */
  write(values: Values): void;
  seed(): string | null;
  /** Stores the seed with the draft, so that a retry after a reload repeats the same enquiry. */
  storeSeed(seed: string): void;
  forget(): void;
}

/**
 * Returns the draft of a form. Customers also get the visitor draft from before sign-in, never that of another
 * customer.
 * @param owner customer id, null for a visitor
 */
export const makeDraft = <Values extends object>(name: string, owner: number | null, blank: Values): Draft<Values> => {
  const visitors = `${DRAFT_PREFIX}${name}`;
  const key = owner === null ? visitors : `${visitors}:${owner}`;
  const madeAfter = exits;
  const fields = Object.entries(blank) as [keyof Values & string, unknown][];
  const forget = () => {
    store.remove(key);
    store.remove(visitors);
  };
  const entry = () => readEntry(key) ?? readEntry(visitors);
  const seedOf = () => {
    const seed = entry()?.seed;
    return typeof seed === 'string' && SEED.test(seed) ? seed : null;
  };
  const put = (values: Record<string, unknown>, base: Record<string, unknown>, seed: string | null) => {
    if (madeAfter !== exits) return;
    store.put(key, JSON.stringify({ version: VERSION, at: Date.now(), values, base, ...(seed !== null && { seed }) }));
    if (key !== visitors) store.remove(visitors);
  };
  const read = () => {
    const stored = entry()?.values ?? {};
    const typed = fields.filter(([field, empty]) => stored[field] !== empty && typeof stored[field] === typeof empty);
    return Object.fromEntries(typed.map(([field]) => [field, stored[field]])) as Partial<Values>;
  };
  /** An unchanged field keeps the base value of its first edit. */
  const baseOf = (field: string, value: unknown, empty: unknown) => {
    const { values = {}, base = {} } = entry() ?? {};
    return values[field] === value && field in base ? base[field] : empty;
  };
  return {
    key,
    owner,
    blank,
    seed: seedOf,
    storeSeed: (seed) => {
      if (seed !== seedOf()) put(entry()?.values ?? {}, entry()?.base ?? {}, seed);
    },
    read,
    savedAt: () => entry()?.at ?? null,
    outdated: () => {
      const base = entry()?.base ?? {};
      const old = Object.entries(read()).filter(
        ([field]) => field in base && base[field] !== blank[field as keyof Values],
      );
      return Object.fromEntries(old) as Partial<Values>;
    },
    over: (newer) => makeDraft(name, owner, newer),
    write: (values) => {
      const typed = fields.filter(([field, empty]) => values[field] !== empty);
      const stored = typed.map(([field]) => [field, values[field]] as const);
      const base = typed.map(([field, empty]) => [field, baseOf(field, values[field], empty)] as const);
      if (typed.length > 0) put(Object.fromEntries(stored), Object.fromEntries(base), seedOf());
      else if (madeAfter === exits) forget();
    },
    forget,
  };
};

/** Removes all drafts at sign-out, for the next user of the device. */
export const deleteAllDrafts = (): void => {
  exits += 1;
  store.keys().forEach(store.remove);
};

/** Turns the values of an outbox entry into a draft, for editing. */
export const putBackDraft = (key: string, values: object): void =>
  store.put(key, JSON.stringify({ version: VERSION, at: Date.now(), values }));

/** Removes expired drafts whose forms are never opened again. */
export const deleteOldDrafts = (): void => store.keys().forEach(readEntry);

export interface Options<Values> {
  typedOf?: (values: Values) => Values;
  /** Returns whether the draft may fill this field: not if it was just edited. */
  restores?: (field: string) => boolean;
}
