import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/actions/Button';

export interface OpenedProps {
  label: string;
  children: (open: boolean, onClose: () => void) => ReactNode;
}

export const Opened = ({ label, children }: OpenedProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
};
