import { useChangeTaskMutation } from '#api/desk/generated/tasks';
import { isApiProblem } from '#api/problem';
import { dateAt, HOUR_MS } from '#contract/rules/clock';
import type { Task, TaskChange } from '#contract/tasks';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { type DeskT, useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useNow } from '../../common/hooks/useNow';
import { usePeople } from '../../common/hooks/usePeople';
import { useSession } from '../../common/hooks/useSession';
import { formatMoment } from '../../common/lib/moments';
import { deskPaths } from '../../common/lib/paths';
import { useDeskDispatch } from '../../common/store';
import { registerUndo, type Thunk, toastShown } from '../../common/toastSlice';
import { Select } from '../../common/ui/Select';
import styles from './TaskList.module.css';

type Subject = NonNullable<Task['subject']>;

const pathOf = ({ kind, id }: Subject): string => {
  switch (kind) {
    case 'enquiry':
      return deskPaths.enquiry(id);
    case 'booking':
      return deskPaths.bookings({ booking: id });
    case 'visit':
      return deskPaths.visit(id);
    default:
      return deskPaths.customer(id);
  }
};

const wordsOf = ({ kind, text }: Task, t: DeskT): string => {
  if (kind === 'promise') return t('todo.missedPromise');
  return kind === 'finding' ? t('todo.declinedFinding', { finding: text }) : text;
};

const useChangeOf = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const [send, { isLoading }] = useChangeTaskMutation();
  const change = async (task: Task, body: TaskChange): Promise<Task | null> => {
    const answer = await send({ id: task.id, ifMatch: String(task.version), body });
    if (answer.data) return answer.data;
    const isChanged = isApiProblem(answer.error) && answer.error.status === 412;
    dispatch(toastShown({ tone: 'failed', text: t(isChanged ? 'todo.changedMeanwhile' : 'frame.failed') }));
    return null;
  };
  const finish = async (task: Task) => {
    const done = await change(task, { done: true });
    if (!done) return;
    const undo = (): Thunk => async () => {
      await change(done, { done: false });
    };
    dispatch(
      toastShown({ tone: 'done', text: t('todo.finished'), undo: registerUndo(undo), about: `task ${task.id}` }),
    );
  };
  return { change, finish, isLoading };
};

const TaskRow = ({ task }: { task: Task }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const now = useNow();
  const { id: me } = useSession();
  const people = usePeople();
  const { change, finish, isLoading } = useChangeOf();
  const { subject, assignee, branch } = task;
  const isOver = task.done_at === null && Date.parse(task.due_at) <= now;
  const options = [...people, ...(assignee && !people.some(({ id }) => id === assignee.id) ? [assignee] : [])];
  const postpone = (ms: number) =>
    void change(task, { due_at: new Date(Math.max(now, Date.parse(task.due_at)) + ms).toISOString() });
  return (
    <li className={styles.task} data-over={isOver ? '' : undefined}>
      <div className={styles.words}>
        <b>{wordsOf(task, t)}</b>
        {subject && (
          <p className={styles.subject}>
            <Link to={pathOf(subject)}>
              {subject.name || `${t(`auditOne.${subject.kind}`)} ${subject.label || `№\u00a0${subject.id}`}`}
            </Link>
            {[subject.name && subject.label, subject.car].filter(Boolean).map((part) => (
              <span key={part}>{part}</span>
            ))}
            {subject.phone && <a href={`tel:${subject.phone}`}>{formatPhone(subject.phone)}</a>}
          </p>
        )}
        <p className={styles.meta}>
          <time dateTime={task.due_at}>{formatMoment(task.due_at, language)}</time>
          {branch && <span>{branch.name}</span>}
          {task.done_at && <span>{t('todo.doneAt', { time: formatMoment(task.done_at, language) })}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {task.done_at === null ? (
          <>
            <Select
              label={t('todo.who')}
              value={String(assignee?.id ?? '')}
              options={[
                ...(assignee ? [] : [{ value: '', label: t('todo.anyone') }]),
                ...options.map(({ id, name }) => ({ value: String(id), label: id === me ? t('todo.me') : name })),
              ]}
              onChange={(value) => void change(task, { assignee: value === '' ? null : Number(value) })}
            />
            <Button disabled={isLoading} onClick={() => postpone(HOUR_MS)}>
              {t('todo.hourLater')}
            </Button>
            <Button disabled={isLoading} onClick={() => postpone(24 * HOUR_MS)}>
              {t('todo.dayLater')}
            </Button>
            <Button disabled={isLoading} onClick={() => void finish(task)}>
              {t('todo.finish')}
            </Button>
          </>
        ) : (
          <Button disabled={isLoading} onClick={() => void change(task, { done: false })}>
            {t('todo.reopen')}
          </Button>
        )}
      </div>
    </li>
  );
};

const GROUPS = ['over', 'today', 'later'] as const;

export const TaskList = ({ tasks }: { tasks: readonly Task[] }) => {
  const t = useDeskTexts();
  const now = useNow();
  const groupOf = (task: Task): 'done' | (typeof GROUPS)[number] => {
    if (task.done_at !== null) return 'done';
    if (Date.parse(task.due_at) <= now) return 'over';
    return dateAt(task.due_at) === dateAt(now) ? 'today' : 'later';
  };
  const groups = [...GROUPS, 'done' as const].map((name) => ({
    name,
    items: tasks.filter((task) => groupOf(task) === name),
  }));
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => (
      <section key={name} className={styles.group} aria-labelledby={`tasks-${name}`}>
        <h2 id={`tasks-${name}`} className={styles.heading}>
          {`${t(`todo.${name}`)} · ${items.length}`}
        </h2>
        <ul className={styles.tasks}>
          {items.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      </section>
    ));
};
