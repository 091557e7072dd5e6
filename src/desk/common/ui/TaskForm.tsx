import { useState } from 'react';
import { useAddTaskMutation } from '#api/desk/generated/tasks';
import { addDays, dateAt, HOUR_MS, localAt } from '#contract/rules/clock';
import { TASK_MAX_DAYS, TASK_TEXT_MAX_LENGTH } from '#contract/rules/deskLimits';
import type { NewTask } from '#contract/tasks';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { usePeople } from '../hooks/usePeople';
import { useSession } from '../hooks/useSession';
import { fromFieldTime } from '../lib/moments';
import { useDeskDispatch } from '../store';
import { toastShown } from '../toastSlice';
import { Refused } from './Screen';
import { useDraftText } from './SearchBox';
import { Select } from './Select';
import styles from './TaskForm.module.css';

const DAY_MS = 24 * HOUR_MS;

/** Times offered by one press: local times of a datetime field. */
export const suggestedTimes = (
  now: number,
): { key: 'inAnHour' | 'afternoon' | 'tomorrow' | 'inAWeek'; at: string }[] => {
  const today = dateAt(now);
  const afternoon = `${today}T16:00`;
  return [
    { key: 'inAnHour', at: localAt(now + HOUR_MS) },
    ...(localAt(now) < afternoon ? [{ key: 'afternoon' as const, at: afternoon }] : []),
    { key: 'tomorrow', at: `${addDays(today, 1)}T10:00` },
    { key: 'inAWeek', at: `${addDays(today, 7)}T10:00` },
  ];
};

interface TaskFormProps {
  subject: NewTask['subject'];
  onDone: () => void;
}

export const TaskForm = ({ subject, onDone }: TaskFormProps) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const { id: me } = useSession();
  const [now] = useState(serverNow);
  const [text, setText] = useDraftText(me, subject ? `task-${subject.kind}-${subject.id}` : 'task');
  const [due, setDue] = useState(() => localAt(now + HOUR_MS));
  const [assignee, setAssignee] = useState(String(me));
  const [isChecked, setChecked] = useState(false);
  const [add, { isLoading, error }] = useAddTaskMutation();
  const [keys] = useState(makeIdempotencyKeys);
  const people = usePeople();
  const dueAt = fromFieldTime(due);
  const isLate = dueAt === null || Date.parse(dueAt) < now - DAY_MS || Date.parse(dueAt) > now + TASK_MAX_DAYS * DAY_MS;
  const save = async () => {
    setChecked(true);
    if (!text.trim() || dueAt === null || isLate || isLoading) return;
    const body = { text: text.trim(), due_at: dueAt, assignee: Number(assignee), ...(subject && { subject }) };
    const answer = await add({ idempotencyKey: keys.keyFor([JSON.stringify(body)]), body });
    if (answer.error) return;
    keys.forget();
    setText('');
    dispatch(toastShown({ tone: 'done', text: t('todo.saved') }));
    onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FieldFrame label={t('todo.what')} error={isChecked && !text.trim() ? t('todo.whatMissing') : undefined}>
        {(control) => (
          <input
            {...control}
            maxLength={TASK_TEXT_MAX_LENGTH}
            autoComplete="off"
            placeholder={t('todo.whatHint')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      <div className={styles.times} role="group" aria-label={t('todo.when')}>
        {suggestedTimes(now).map(({ key, at }) => (
          <Button key={key} aria-pressed={due === at} onClick={() => setDue(at)}>
            {t(`todo.${key}`)}
          </Button>
        ))}
      </div>
      <FieldFrame label={t('todo.due')} error={isChecked && isLate ? t('todo.dueWrong') : undefined}>
        {(control) => (
          <input {...control} type="datetime-local" value={due} onChange={({ target }) => setDue(target.value)} />
        )}
      </FieldFrame>
      {people.length > 1 && (
        <Select
          isField
          label={t('todo.who')}
          value={assignee}
          options={people.map(({ id, name }) => ({ value: String(id), label: id === me ? t('todo.me') : name }))}
          onChange={setAssignee}
        />
      )}
      <Refused error={error} />
      <Button type="submit" size="lg" block variant="primary" loading={isLoading} loadingLabel={t('frame.saving')}>
        {t('todo.save')}
      </Button>
    </form>
  );
};
