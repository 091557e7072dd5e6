import { isDate } from '#contract/content/problems';
import { MAX_ID } from '#contract/rules/limits';
import { ApiFailure } from '../../platform/http/errors';

export type ListPlace = { key: string | number; id: number };
export type KeyType = 'whole' | 'date' | 'time' | 'text';

const TIME = /^[12]\d{3}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}$/;

const isKey: Record<KeyType, (key: unknown) => boolean> = {
  whole: (key) => Number.isInteger(key) && Math.abs(Number(key)) <= MAX_ID,
  date: (key) => typeof key === 'string' && isDate(key),
  time: (key) => typeof key === 'string' && TIME.test(key) && isDate(key.slice(0, 10)),
  // Rejects cursors with NUL or unpaired surrogates, which PostgreSQL cannot store.
  text: (key) => typeof key === 'string' && !/\0|\p{Surrogate}/u.test(key),
};

export const cursorOf = ({ key, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

export function placeOf(cursor: string | undefined, type: KeyType): ListPlace | null {
  if (cursor === undefined) return null;
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string | number, unknown];
    if (isKey[type](key) && Number.isInteger(id) && Number(id) >= 1 && Number(id) <= MAX_ID)
      return { key, id: Number(id) };
  } catch {}
  throw new ApiFailure(400, 'bad_request');
}
