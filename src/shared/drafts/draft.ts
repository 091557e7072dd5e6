import { DRAFT_PREFIX } from './draftKeys';
import { makeTextStore } from './textStore';

/** Raised when what a stored draft looks like changes: older ones are then forgotten. */
const VERSION = 1;
const LIFETIME_MS = 86_400_000;
const SEED = /^[0-9a-f]{32}$/;

const store = makeTextStore(() => localStorage, DRAFT_PREFIX);

/** Counts the exits: a form that is still on its way then keeps nothing more. */
let exits = 0;

interface Entry {
  at: number;
  values: Record<string, unknown>;
  /** The values of these fields before they were typed into. */
  base: Record<string, unknown>;
  seed?: unknown;
}

/** Anyone can write into storage, and a clock may have been put right since. */
const readEntry = (key: string): Entry | null => {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const { version, at, values, base, seed } = JSON.parse(text) as Record<string, unknown>;
    const age = Math.abs(Date.now() - Number(at));
    if (version === VERSION && age < LIFETIME_MS)
      return { at: Number(at), values: Object(values) as Entry['values'], base: Object(base) as Entry['base'], seed };
  } catch {
    // No draft of ours.
  }
  store.remove(key);
  return null;
};

/** What was typed into one form and not sent, kept over reloads and closed tabs for a day. */
export interface Draft<Kept extends object> {
  /** Differs when it is another draft: of another form or of somebody else. */
  key: string;
  /** Id of the customer who typed it; null for a visitor who is not signed in. */
  owner: number | null;
  /** What stands in the form when nothing was typed. It lists what is kept: never a code, never a password. */
  blank: Kept;
  /** What was typed, without what is blank. */
  read(): Partial<Kept>;
  /** When it was kept, in ms since 1970; null where there is none. */
  keptAt(): number | null;
  /** Fields typed over a stored value that has changed since. The form must ask before it overwrites them. */
  outdated(): Partial<Kept>;
  /** The same draft over newer values. */
  over(blank: Kept): Draft<Kept>;
  /** Keeps what differs from `blank`; nothing, when nothing does. */
  write(values: Kept): void;
  /** What the idempotency keys of its sending are made of; null before the first try. */
  seed(): string | null;
  /** Kept with what was typed: after a lost answer and a reload the same content is the same enquiry. */
  keepSeed(seed: string): void;
  /** It was sent. */
  forget(): void;
}

/** A customer also finds what was typed before signing in; nobody finds what another customer typed. */
export const makeDraft = <Kept extends object>(name: string, owner: number | null, blank: Kept): Draft<Kept> => {
  const visitors = `${DRAFT_PREFIX}${name}`;
  const key = owner === null ? visitors : `${visitors}:${owner}`;
  const madeAfter = exits;
  const fields = Object.entries(blank) as [keyof Kept & string, unknown][];
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
    const kept = entry()?.values ?? {};
    const typed = fields.filter(([field, empty]) => kept[field] !== empty && typeof kept[field] === typeof empty);
    return Object.fromEntries(typed.map(([field]) => [field, kept[field]])) as Partial<Kept>;
  };
  /** A value that stays as it was typed keeps what it was typed over. */
  const baseOf = (field: string, value: unknown, empty: unknown) => {
    const { values = {}, base = {} } = entry() ?? {};
    return values[field] === value && field in base ? base[field] : empty;
  };
  return {
    key,
    owner,
    blank,
    seed: seedOf,
    keepSeed: (seed) => {
      if (seed !== seedOf()) put(entry()?.values ?? {}, entry()?.base ?? {}, seed);
    },
    read,
    keptAt: () => entry()?.at ?? null,
    outdated: () => {
      const base = entry()?.base ?? {};
      const old = Object.entries(read()).filter(
        ([field]) => field in base && base[field] !== blank[field as keyof Kept],
      );
      return Object.fromEntries(old) as Partial<Kept>;
    },
    over: (newer) => makeDraft(name, owner, newer),
    write: (values) => {
      const typed = fields.filter(([field, empty]) => values[field] !== empty);
      const kept = typed.map(([field]) => [field, values[field]] as const);
      const base = typed.map(([field, empty]) => [field, baseOf(field, values[field], empty)] as const);
      if (typed.length > 0) put(Object.fromEntries(kept), Object.fromEntries(base), seedOf());
      else if (madeAfter === exits) forget();
    },
    forget,
  };
};

/** Whoever signs out leaves nothing that was typed. */
export const forgetAllDrafts = (): void => {
  exits += 1;
  store.keys().forEach(store.remove);
};

/** What waited to be sent goes back to be changed: the form finds it when it opens. */
export const putBackDraft = (key: string, values: object): void =>
  store.put(key, JSON.stringify({ version: VERSION, at: Date.now(), values }));

/** Also those whose forms are never opened again end after their day. */
export const forgetOldDrafts = (): void => store.keys().forEach(readEntry);

export interface Options<Kept> {
  /** Takes out of the values what was not typed, such as a prefilled name. */
  typedOf?: (values: Kept) => Kept;
  /** Whether a field may take over what the draft has; one that was typed into a moment ago may not. */
  restores?: (field: string) => boolean;
}
