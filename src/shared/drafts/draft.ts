import { DRAFT_PREFIX } from './draftKeys';
import { makeTextStore } from './textStore';

/** Increment when the stored format changes. Drafts of other versions are deleted. */
const VERSION = 1;
const LIFETIME_MS = 86_400_000;
const SEED = /^[0-9a-f]{32}$/;

const store = makeTextStore(() => localStorage, DRAFT_PREFIX);

/** Number of sign-outs. Forms that were opened before the last sign-out must not save drafts. */
let signOutCount = 0;

interface Entry {
  at: number;
  values: Record<string, unknown>;
  /** `blank` value of each changed field at the time of the change, to detect edit conflicts. */
  base: Record<string, unknown>;
  seed?: unknown;
}

/** Validates the entry, because any script can write to storage. A date far in the future also counts as expired. */
const readEntry = (key: string): Entry | null => {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const { version, at, values, base, seed } = JSON.parse(text) as Record<string, unknown>;
    const age = Math.abs(Date.now() - Number(at));
    if (version === VERSION && age < LIFETIME_MS)
      return { at: Number(at), values: Object(values) as Entry['values'], base: Object(base) as Entry['base'], seed };
  } catch {
    // Invalid JSON: deleted below.
  }
  store.remove(key);
  return null;
};

/** Unsent input of one form, stored in localStorage for a day. */
export interface Draft<Values extends object> {
  key: string;
  owner: number | null;
  /** Initial form values. Only these fields are stored, so codes and passwords must not be among them. */
  blank: Values;
  read(): Partial<Values>;
  /** Returns the time of the last save in ms since 1970, or null without a draft. */
  savedAt(): number | null;
  /** Returns the input of fields whose server value changed after the user had edited them (edit conflicts). */
  outdated(): Partial<Values>;
  withBlank(blank: Values): Draft<Values>;
  write(values: Values): void;
  seed(): string | null;
  /** Stores the seed of idempotency keys, so that a retry after a reload creates no second enquiry. */
  storeSeed(seed: string): void;
  forget(): void;
}

/**
 * Returns the draft of a form. A customer also gets the draft from before sign-in, but never that of another customer.
 * @param owner customer id, null before sign-in
 */
export const makeDraft = <Values extends object>(name: string, owner: number | null, blank: Values): Draft<Values> => {
  const visitorKey = `${DRAFT_PREFIX}${name}`;
  const key = owner === null ? visitorKey : `${visitorKey}:${owner}`;
  const countAtCreation = signOutCount;
  const fields = Object.entries(blank) as [keyof Values & string, unknown][];
  const forget = () => {
    store.remove(key);
    store.remove(visitorKey);
  };
  const entry = () => readEntry(key) ?? readEntry(visitorKey);
  const seedOf = () => {
    const seed = entry()?.seed;
    return typeof seed === 'string' && SEED.test(seed) ? seed : null;
  };
  const put = (values: Record<string, unknown>, base: Record<string, unknown>, seed: string | null) => {
    if (countAtCreation !== signOutCount) return;
    store.put(key, JSON.stringify({ version: VERSION, at: Date.now(), values, base, ...(seed !== null && { seed }) }));
    if (key !== visitorKey) store.remove(visitorKey);
  };
  const read = () => {
    const stored = entry()?.values ?? {};
    const typed = fields.filter(([field, empty]) => stored[field] !== empty && typeof stored[field] === typeof empty);
    return Object.fromEntries(typed.map(([field]) => [field, stored[field]])) as Partial<Values>;
  };
  /** Returns the stored base value if the field has not changed since the last save. */
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
    withBlank: (newer) => makeDraft(name, owner, newer),
    write: (values) => {
      const typed = fields.filter(([field, empty]) => values[field] !== empty);
      const stored = typed.map(([field]) => [field, values[field]] as const);
      const base = typed.map(([field, empty]) => [field, baseOf(field, values[field], empty)] as const);
      if (typed.length > 0) put(Object.fromEntries(stored), Object.fromEntries(base), seedOf());
      else if (countAtCreation === signOutCount) forget();
    },
    forget,
  };
};

/** Deletes all drafts at sign-out, so that the next user of the device cannot read them. */
export const deleteAllDrafts = (): void => {
  signOutCount += 1;
  store.keys().forEach(store.remove);
};

/** Stores the values of an outbox entry as a draft, for editing. */
export const putBackDraft = (key: string, values: object): void =>
  store.put(key, JSON.stringify({ version: VERSION, at: Date.now(), values }));

/** Deletes expired drafts, even if their forms are never opened again. */
export const deleteOldDrafts = (): void => store.keys().forEach(readEntry);

export interface Options<Values> {
  typedOf?: (values: Values) => Values;
  /** Returns false for a field that must not be filled from the draft. */
  restores?: (field: string) => boolean;
}
