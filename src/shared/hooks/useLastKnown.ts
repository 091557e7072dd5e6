import { useState } from 'react';

/**
 * Returns the value, or while it is undefined the last value of the same key, so that the screen does not flicker.
 * @param key separates values that must not mix, such as languages
 */
export const useLastKnown = <T>(value: T | undefined, key: string): T | undefined => {
  const [last, setLast] = useState({ value, key });
  if (value !== undefined && (last.value !== value || last.key !== key)) setLast({ value, key });
  return value ?? (last.key === key ? last.value : undefined);
};
