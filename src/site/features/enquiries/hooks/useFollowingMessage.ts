import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { AppointmentValues } from '../lib/appointment';

/** The message that the page put there changes with the language as long as nobody wrote another. */
export const useFollowingMessage = (message: string): void => {
  const { values, setFieldValue } = useFormikContext<AppointmentValues>();
  const shown = useRef(message);
  useEffect(() => {
    if (shown.current === message) return;
    if (values.text === shown.current) void setFieldValue('text', message);
    shown.current = message;
  }, [message, values.text, setFieldValue]);
};
