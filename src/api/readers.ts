import { webAddress } from '#shared/lib/webAddress';

/**
 * Tolerant reading of replies: an unknown field is ignored, a null or missing optional one is absent, a broken entry of a list is left
 * out. A reader throws `Unreadable` only when the reply has nothing in common with what was expected.
 */
export type Reader<T> = (value: unknown) => T;

export class Unreadable extends Error {}

const absent = Symbol('absent');

/** Text of a required field; '' where the server has none. Numbers are taken as text: other servers send prices so. */
export const text: Reader<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A picture's address; '' where there is none, or none that a picture can have. */
export const picture: Reader<string> = (value) => webAddress(text(value)) ?? '';

/** A positive integer id, or the entry is unreadable. */
export const id: Reader<number> = (value) => {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number > 0 && value !== true) return number;
  throw new Unreadable('id');
};

/** A whole number from 0 on; 0 where the server has none. */
export const count: Reader<number> = (value) => Math.max(0, Math.floor(Number(value)) || 0);

export const flag: Reader<boolean> = (value) => value === true;

export const orElse =
  <T, U>(read: Reader<T>, otherwise: U): Reader<T | U> =>
  (value) => {
    try {
      return read(value);
    } catch {
      return otherwise;
    }
  };

/** Null where the server has none. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null || value === undefined ? null : orElse(read, null)(value);

/** Leaves the field out when it is null, missing, empty or unreadable. */
export const optional =
  <T>(read: Reader<T>): Reader<T> =>
  (value) => {
    if (value === null || value === undefined || value === '') return absent as never;
    return orElse(read, absent as never)(value);
  };

/** A list; null is an empty one, unreadable entries are left out. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (value === null || value === undefined) return [];
    if (!Array.isArray(value)) throw new Unreadable('list');
    return value.map(orElse(read, null)).filter((entry) => entry !== null);
  };

/**
 * A list whose entries are told apart by an id that not every server gives (docs/api.md#two-apis-and-other-servers): where a server sends none at all,
 * they are numbered by their places.
 */
export const numberedListOf =
  <T extends { id: number }>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.some(hasId)) return listOf(read)(value);
    return listOf(read)(value.map((entry: unknown, place) => (isObject(entry) ? { ...entry, id: place + 1 } : entry)));
  };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasId = (entry: unknown): boolean => isObject(entry) && 'id' in entry && entry.id !== null;

/** An object with exactly the fields that `fields` reads. */
export const record =
  <T extends object>(fields: { [K in keyof T]-?: Reader<T[K]> }): Reader<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('object');
    const result: Partial<T> = {};
    for (const key of Object.keys(fields) as (keyof T)[]) {
      const field = fields[key]((value as Partial<Record<keyof T, unknown>>)[key]);
      if ((field as unknown) !== absent) result[key] = field;
    }
    return result as T;
  };

/** A number, also out of a decimal string, as coordinates travel. */
export const decimal: Reader<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Unreadable('number');
};

export const oneOf =
  <T extends string>(...allowed: T[]): Reader<T> =>
  (value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new Unreadable('value');
    return found;
  };

/** A list that is always there: without it the reply says nothing, and an empty one would say that there is nothing. */
export const sureListOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Unreadable('list');
    return listOf(read)(value);
  };

/** Text without which the reply says nothing, such as a token. */
export const filled: Reader<string> = (value) => {
  const read = text(value);
  if (read === '') throw new Unreadable('text');
  return read;
};

/** What can have one value only, whatever another server says instead. */
export const always =
  <T>(only: T): Reader<T> =>
  () =>
    only;

/** An object whose fields some servers call otherwise: `names` has their name by ours. */
export const aliased =
  <T>(names: Readonly<Record<string, string>>, read: Reader<T>): Reader<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return read(value);
    const known: Record<string, unknown> = { ...value };
    for (const [ours, theirs] of Object.entries(names)) known[ours] ??= known[theirs];
    return read(known);
  };

/** Bytes that a call has asked for (`isFile`). */
export const file: Reader<Blob> = (value) => {
  if (value instanceof Blob) return value;
  throw new Unreadable('file');
};
