import { type FormEvent, useState } from 'react';
import { useSaving } from '#shared/hooks/useSaving';

export const useOwnForm = <Values extends Record<string, string>>(
  initial: Values,
  send: (values: Values) => Promise<void>,
) => {
  const [values, setValues] = useState(initial);
  const [isSending, setSending] = useState(false);
  const { submit, mistakes, problem } = useSaving<Values>(async (values) => {
    setSending(true);
    await send(values).finally(() => setSending(false));
  });
  const errors = mistakes(values);
  return {
    values,
    isSending,
    problem: Object.keys(errors).length > 0 ? null : problem,
    fieldOf: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        setValues((now) => ({ ...now, [name]: currentTarget.value })),
    }),
    onSubmit: (isReady: boolean) => (event: FormEvent) => {
      event.preventDefault();
      if (isReady) void submit(values);
    },
  };
};
