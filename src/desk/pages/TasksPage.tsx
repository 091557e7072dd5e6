import { useSearchParams } from 'react-router';
import { useListTasksQuery } from '#api/desk/generated/tasks';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { useNow } from '../common/hooks/useNow';
import { useMay } from '../common/hooks/useSession';
import { deskPaths } from '../common/lib/paths';
import { Screen } from '../common/ui/Screen';
import { TaskButton } from '../common/ui/TaskButton';
import { BookingTasks } from '../features/bookings/components/BookingTasks';
import { TaskList } from '../features/tasks/TaskList';
import styles from './TasksPage.module.css';

const VIEWS = [
  { key: 'mine', query: {} },
  { key: 'due', query: {} },
  { key: 'all', query: { whose: 'all' } },
  { key: 'done', query: { state: 'done' } },
] as const;

const NONE = { mine: 'todo.none', due: 'todo.noneDue', all: 'todo.none', done: 'todo.noneDone' } as const;

export const Component = () => {
  const t = useDeskTexts();
  const may = useMay();
  const [params] = useSearchParams();
  const shown = VIEWS.find(({ key }) => key === params.get('view')) ?? VIEWS[0];
  const now = useNow();
  const query = useListTasksQuery(shown.query, { pollingInterval: 60_000 });
  return (
    <Screen title={t('nav.tasks')} lead={t('todo.lead')} actions={<TaskButton isPrimary />}>
      <nav className={styles.views} aria-label={t('todo.views')}>
        {VIEWS.map(({ key }) => (
          <ButtonLink
            key={key}
            to={deskPaths.tasks(key === 'mine' ? {} : { view: key })}
            aria-current={key === shown.key ? 'page' : undefined}
          >
            {t(`todo.view_${key}`)}
          </ButtonLink>
        ))}
      </nav>
      <QueryBlock query={query} placeholder={<SkeletonText lines={6} />} isEmpty={() => false}>
        {({ items }) => {
          const tasks = shown.key === 'due' ? items.filter((task) => Date.parse(task.due_at) <= now) : items;
          return tasks.length === 0 ? <Notice>{t(NONE[shown.key])}</Notice> : <TaskList tasks={tasks} />;
        }}
      </QueryBlock>
      {may('change bookings') && shown.key !== 'done' && <BookingTasks />}
    </Screen>
  );
};
