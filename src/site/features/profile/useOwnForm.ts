import { type FormEvent, useState } from 'react';
import { useSaving } from '#shared/hooks/useSaving';

/** A small form that asks for passwords: sent once at a time, with what the server refused said at its field until that changes. */
export const useOwnForm = <Values extends Record<string, string>>(
  initial: Values,
  send: (values: Values) => Promise<void>,
) => {
  const [values, setValues] = useState(initial);
  const [isSending, setSending] = useState(false);
  const { submit, mistakes, problem } = useSaving<Values>(async (given) => {
    setSending(true);
    await send(given).finally(() => setSending(false));
  });
  const errors = mistakes(values);
  return {
    values,
    isSending,
    /** Of the whole form: what is said at a field is not said again. */
    problem: Object.keys(errors).length > 0 ? null : problem,
    fieldOf: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        setValues((now) => ({ ...now, [name]: currentTarget.value })),
    }),
    /** Sends unless something is missing. */
    onSubmit: (isReady: boolean) => (event: FormEvent) => {
      event.preventDefault();
      if (isReady) void submit(values);
    },
  };
};
