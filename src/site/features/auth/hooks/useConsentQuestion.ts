import { useEffect, useRef, useState } from 'react';

export interface ConsentQuestion {
  isOpen: boolean;
  answer: (isYes: boolean) => void;
}

/** Asks whoever has just signed in about the policy that has changed; leaving the screen is a no. */
export const useConsentQuestion = (): [question: ConsentQuestion, ask: () => Promise<boolean>] => {
  const [isOpen, setOpen] = useState(false);
  const asked = useRef<(isYes: boolean) => void>(undefined);
  const answer = (isYes: boolean) => {
    setOpen(false);
    asked.current?.(isYes);
  };
  useEffect(() => () => asked.current?.(false), []);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      asked.current = resolve;
      setOpen(true);
    });
  return [{ isOpen, answer }, ask];
};
