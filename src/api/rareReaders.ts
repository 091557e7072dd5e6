import { listOf, type Reader, text, Unreadable } from './readers';

/** Readers that the first page does without. */

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
