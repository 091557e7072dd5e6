import { type ReactNode, useState } from 'react';

export interface ControlledProps<T> {
  first: T;
  children: (value: T, onChange: (value: T) => void) => ReactNode;
}

export const Controlled = <T,>({ first, children }: ControlledProps<T>) => {
  const [value, setValue] = useState(first);
  return children(value, setValue);
};
