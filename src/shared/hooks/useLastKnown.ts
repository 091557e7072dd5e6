import { useState } from 'react';

/**
 * The value, or while it is not there the last one under the same key: what stands around a list (its filters, its pages) must
 * not flicker while the list itself shows placeholders.
 * @param key what the value depends on and may not be mixed, such as the language
 */
export const useLastKnown = <T>(value: T | undefined, key: string): T | undefined => {
  const [last, setLast] = useState({ value, key });
  if (value !== undefined && (last.value !== value || last.key !== key)) setLast({ value, key });
  return value ?? (last.key === key ? last.value : undefined);
};
