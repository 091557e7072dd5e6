import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A form that was sent and has mistakes leads to the first. */
export const FirstMistake = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const { isSubmitting, isValid, submitCount } = useFormikContext();
  const lead = useEffectEvent(() => {
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [submitCount, isSubmitting]);
  return null;
};
