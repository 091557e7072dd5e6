import { useSyncExternalStore } from 'react';

/** Key in session storage (docs/spec/content.md#browser-storage). */
const KEY = 'visitorChoice';

/** Used if storage is blocked. */
let inMemory = '';
const listeners = new Set<() => void>();

export const readVisitorChoice = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return inMemory;
  }
};

export const writeVisitorChoice = (choice: string): void => {
  inMemory = choice;
  try {
    if (choice) sessionStorage.setItem(KEY, choice);
    else sessionStorage.removeItem(KEY);
  } catch {
    // The choice lasts until the next document.
  }
  for (const listener of listeners) listener();
};

export const forgetVisitorChoice = (): void => writeVisitorChoice('');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Returns the car, service and branch that the visitor chose last in this tab, as a query. It is empty on the server
 * and during hydration.
 */
export const useVisitorChoice = (): string => useSyncExternalStore(subscribe, readVisitorChoice, () => '');
