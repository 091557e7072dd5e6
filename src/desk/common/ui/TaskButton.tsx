import { useState } from 'react';
import type { NewTask } from '#contract/tasks';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { useMay } from '../hooks/useSession';
import { TaskForm } from './TaskForm';

interface TaskButtonProps {
  subject?: NewTask['subject'];
  isPrimary?: boolean;
}

export const TaskButton = ({ subject, isPrimary = false }: TaskButtonProps) => {
  const t = useDeskTexts();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('work on tasks')) return null;
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {t('todo.add')}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('todo.addTitle')}>
        {isOpen && <TaskForm subject={subject} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  );
};
