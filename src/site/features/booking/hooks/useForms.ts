import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { readTypedBefore, type TypedBefore } from '../lib/fields';

const never = () => () => {};

/** False in the server's frame and where the browser takes it over: then what only a script can do comes. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const load = () => import('../components/lateForms');

/** They come while times are looked at. Without them the plain form does the same, by the server. */
export const fetchForms = (): void => void load().catch(() => {});

/**
 * The forms with their mask, lists and rules, once they have come; until then the plain one stands there, and `plain` is its ref: what was typed into it
 * goes on in the other.
 */
export const useForms = () => {
  const { loaded } = useLazyChunk(useIsHydrated(), load);
  const [typed, setTyped] = useState<TypedBefore | null>(null);
  // Read while it goes: somebody may have typed into it.
  const plain = useCallback((form: HTMLFormElement | null) => {
    if (!form) return undefined;
    return () => {
      const before = readTypedBefore(form);
      if (Object.values(before).some(Boolean)) setTyped(before);
    };
  }, []);
  return { forms: loaded, typed, plain };
};
