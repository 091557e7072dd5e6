import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface ConsentQuestion {
  isOpen: boolean;
  /** The customer has never agreed to a policy. */
  isFirst: boolean;
  answer: (isYes: boolean) => void;
}

/** Asks a customer who has just signed in to agree to the policy. Leaving the screen or the page is a no. */
export const useConsentQuestion = (): [question: ConsentQuestion, ask: (isFirst: boolean) => Promise<boolean>] => {
  const [isOpen, setOpen] = useState(false);
  const [isFirst, setFirst] = useState(false);
  const asked = useRef<(isYes: boolean) => void>(undefined);
  const answer = (isYes: boolean) => {
    setOpen(false);
    asked.current?.(isYes);
  };
  const leave = useEffectEvent(() => answer(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isOpen]);
  useEffect(() => () => asked.current?.(false), []);
  const ask = (isFirstTime: boolean) =>
    new Promise<boolean>((resolve) => {
      asked.current = resolve;
      setFirst(isFirstTime);
      setOpen(true);
    });
  return [{ isOpen, isFirst, answer }, ask];
};
