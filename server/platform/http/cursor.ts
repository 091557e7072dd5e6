import { MAX_ID } from '#contract/rules/limits';
import { ApiFailure } from './errors';

export type Place = { at: string; id: number };

export const cursorOf = ({ at, id }: Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown];
    if (typeof at === 'string' && isTime(at) && isId(id)) return { at, id };
  } catch {}
  throw new ApiFailure(400, 'bad_request');
}

const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= MAX_ID;

/** Rejects 30 February, which JavaScript accepts and PostgreSQL does not. */
function isTime(at: string): boolean {
  const [seconds = ''] = /^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?=\.\d{6}$)/.exec(at) ?? [];
  const written = seconds.replace(' ', 'T');
  const time = Date.parse(`${written}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}

/** Keyset pagination. `rows` must have one row more than the page if there is a next page. */
export function pageOf<Row extends { id: number; place: string }>(
  rows: Row[],
  size: number,
): { items: Omit<Row, 'place'>[]; next: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined;
  const items = rows.slice(0, size).map(({ place: _place, ...row }) => row);
  return { items, next: last ? cursorOf({ at: last.place, id: last.id }) : null };
}
