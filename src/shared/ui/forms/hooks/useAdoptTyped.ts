import { type RefObject, useEffect } from 'react';

/**
 * Takes over what a person typed, or the browser filled in, before the script arrived: hydration leaves it on the screen, but
 * the form's state knows nothing of it.
 * @param control the input as the server rendered it
 * @param adopt gets the text when it is not the one the form holds
 */
export const useAdoptTyped = (
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  held: string,
  adopt: (text: string) => void,
): void => {
  useEffect(() => {
    const typed = control.current?.value;
    if (typed && typed !== held) adopt(typed);
    // Once, on mount: later the form itself is the truth.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
};
