import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { pressEnd } from '#site/fallback/handover';
import { readTypedBefore, type TypedBefore } from '../lib/fields';

const never = () => () => {};

/** False on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const load = () => import(/* webpackChunkName: "booking-forms" */ '../components/lateForms');

export const fetchForms = (): void => void load().catch(() => {});

/** The enhanced forms, null until their chunk is loaded. Input and focus of the fallback form are carried over. */
export const useForms = () => {
  const form = useRef<HTMLFormElement | null>(null);
  const loadAfterPress = useCallback(async () => {
    const forms = await load();
    await pressEnd(form.current);
    return forms;
  }, []);
  const { loaded } = useLazyChunk(useIsHydrated(), loadAfterPress);
  const [typed, setTyped] = useState<TypedBefore | null>(null);
  const plain = useCallback((element: HTMLFormElement) => {
    form.current = element;
    return () => {
      const before = readTypedBefore(element);
      if (Object.values(before).some(Boolean)) setTyped(before);
    };
  }, []);
  return { forms: loaded, typed, plain };
};
