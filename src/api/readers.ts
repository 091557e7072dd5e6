import { webAddress } from '#shared/lib/webAddress';

/**
 * Parses a part of a reply tolerantly: ignores unknown fields, omits null optional fields, skips invalid list entries.
 * Throws `Unreadable` if the value cannot be used.
 */
export type Reader<T> = (value: unknown) => T;

export class Unreadable extends Error {}

const absent = Symbol('absent');

/** Reads a required text, '' if missing. Accepts numbers, because other servers send prices as numbers. */
export const text: Reader<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Reads an image URL, '' if it is missing or unsafe. */
export const picture: Reader<string> = (value) => webAddress(text(value)) ?? '';

/**
 * Reads a positive integer id.
 * @throws Unreadable
 */
export const id: Reader<number> = (value) => {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number > 0 && value !== true) return number;
  throw new Unreadable('id');
};

/** Reads a non-negative integer, 0 if missing. */
export const count: Reader<number> = (value) => Math.max(0, Math.floor(Number(value)) || 0);

/** Reads a boolean, false unless it is true. */
export const flag: Reader<boolean> = (value) => value === true;

/** Makes a reader return `otherwise` instead of throwing. */
export const orElse =
  <T, U>(read: Reader<T>, otherwise: U): Reader<T | U> =>
  (value) => {
    try {
      return read(value);
    } catch {
      return otherwise;
    }
  };

/** Makes a reader return null for a missing or unreadable value. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null || value === undefined ? null : orElse(read, null)(value);

/** Makes a reader omit the field when it is null, missing, empty or unreadable. */
export const optional =
  <T>(read: Reader<T>): Reader<T> =>
  (value) => {
    if (value === null || value === undefined || value === '') return absent as never;
    return orElse(read, absent as never)(value);
  };

/** Reads a list: null is an empty list, unreadable entries are skipped. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (value === null || value === undefined) return [];
    if (!Array.isArray(value)) throw new Unreadable('list');
    return value.map(orElse(read, null)).filter((entry) => entry !== null);
  };

/** Reads a list of entries with ids. Without any id (docs/api.md#two-apis-and-other-servers), positions are the ids. */
export const numberedListOf =
  <T extends { id: number }>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.some(hasId)) return listOf(read)(value);
    return listOf(read)(value.map((entry: unknown, place) => (isObject(entry) ? { ...entry, id: place + 1 } : entry)));
  };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasId = (entry: unknown): boolean => isObject(entry) && 'id' in entry && entry.id !== null;

/** Reads the given fields of an object and ignores others. */
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

/** Reads a number or a decimal string, the wire formats of coordinates. */
export const decimal: Reader<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Unreadable('number');
};

/**
 * Reads one of the given texts.
 * @throws Unreadable
 */
export const oneOf =
  <T extends string>(...allowed: T[]): Reader<T> =>
  (value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new Unreadable('value');
    return found;
  };

/** Reads a required list. Throws `Unreadable` if it is missing, because missing does not mean empty. */
export const sureListOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Unreadable('list');
    return listOf(read)(value);
  };

/**
 * Reads a required non-empty text, such as a token.
 * @throws Unreadable
 */
export const filled: Reader<string> = (value) => {
  const read = text(value);
  if (read === '') throw new Unreadable('text');
  return read;
};

/** Returns a constant for a field that can have one value only. */
export const always =
  <T>(only: T): Reader<T> =>
  () =>
    only;

/**
 * Reads an object whose fields have other names on some servers.
 * @param names name on other servers by name in the contract
 */
export const aliased =
  <T>(names: Readonly<Record<string, string>>, read: Reader<T>): Reader<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return read(value);
    const known: Record<string, unknown> = { ...value };
    for (const [ours, theirs] of Object.entries(names)) known[ours] ??= known[theirs];
    return read(known);
  };

/** Reads the bytes that a file call returns (`isFile`). */
export const file: Reader<Blob> = (value) => {
  if (value instanceof Blob) return value;
  throw new Unreadable('file');
};
