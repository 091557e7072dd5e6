import { ApiFailure } from './errors';

type Fields = Record<string, unknown>;

/**
 * Refuses a change that is based on older values, so that it does not overwrite a newer one.
 * @param stored the fields as they are now, read under a lock
 * @param change the fields to change; one that gets the stored value is no conflict
 * @param expected the fields as the client knew them; one that is left out is not compared
 * @param reply what the client is shown of what is stored
 * @throws ApiFailure 409 `edit_conflict`
 */
export function refuseEditConflict(
  { stored, change, expected = {} }: { stored: Fields; change: Fields; expected: Fields | undefined },
  reply: unknown,
): void {
  const isConflict = (field: string) =>
    change[field] !== undefined &&
    expected[field] !== undefined &&
    expected[field] !== stored[field] &&
    change[field] !== stored[field];
  if (Object.keys(expected).some(isConflict)) throw new ApiFailure(409, 'edit_conflict', { more: { stored: reply } });
}
