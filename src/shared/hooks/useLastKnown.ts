import { useState } from 'react';

/**
 * Returns the value, or the last known value with the same key while it is undefined. Keeps filters and pages around a
 * list from flickering.
 * @param key values with different keys are never mixed, such as languages
 */
export const useLastKnown = <T>(value: T | undefined, key: string): T | undefined => {
  const [last, setLast] = useState({ value, key });
  if (value !== undefined && (last.value !== value || last.key !== key)) setLast({ value, key });
  return value ?? (last.key === key ? last.value : undefined);
};
