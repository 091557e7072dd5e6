import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { pressEnd } from '#site/fallback/handover';
import { readTypedBefore, type TypedBefore } from '../lib/fields';

const never = () => () => {};

export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const load = () => import(/* webpackChunkName: "booking-forms" */ '../components/lateForms');

export const fetchForms = (): void => void load().catch(() => {});

/**
 * Returns the enhanced forms, null until their chunk is loaded, and the input of the fallback form that they replace.
 */
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
