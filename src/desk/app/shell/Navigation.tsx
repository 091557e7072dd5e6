import { useLocation } from 'react-router';
import { useCountEnquiriesQuery } from '#api/desk/generated/enquiries';
import { useListTasksQuery } from '#api/desk/generated/tasks';
import { Link } from '#shared/ui/actions/Link';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay, useSession } from '../../common/hooks/useSession';
import { deskPaths, type Section, sectionsFor } from '../../common/lib/paths';

import { DeskIcon } from '../../common/ui/DeskIcon';
import { useNotifications } from '../../features/notifications/useNotified';
import styles from './Navigation.module.css';

const Count = ({ count, text }: { count: number; text: 'nav.newCount' | 'nav.unreadCount' | 'nav.dueCount' }) => {
  const t = useDeskTexts();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t(text, { count })}</VisuallyHidden>
    </span>
  );
};

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

export const Navigation = ({ onSearch }: { onSearch: () => void }) => {
  const t = useDeskTexts();
  const may = useMay();
  const person = useSession();
  const { pathname } = useLocation();
  const { data: counts } = useCountEnquiriesQuery(undefined, { skip: !may('read enquiries') });
  const { data: notifications } = useNotifications();
  const { data: tasks } = useListTasksQuery({}, { skip: !may('work on tasks'), pollingInterval: 60_000 });
  const countOf = (name: Section['name']) => {
    if (name === 'inbox') return { count: counts?.new ?? 0, text: 'nav.newCount' } as const;
    if (name === 'tasks') return { count: tasks?.due ?? 0, text: 'nav.dueCount' } as const;
    return { count: name === 'notifications' ? (notifications?.unread ?? 0) : 0, text: 'nav.unreadCount' } as const;
  };
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const sections = sectionsFor(may);
  const isFar = !sections.some(({ to, isNear }) => isNear && isHere(to));

  return (
    <nav className={styles.navigation} aria-label={t('nav.label')}>
      <div className={styles.brand}>
        <span className={styles.logo}>Yolda</span>
        <span className={styles.desk}>{t('frame.desk')}</span>
      </div>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={classNames(styles.link, styles.search)}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
          >
            <Icon name="search" size={22} />
            <span>{t('finder.open')}</span>
            <kbd className={styles.keys} aria-hidden="true">
              {isApple() ? '⌘K' : 'Ctrl K'}
            </kbd>
          </button>
        </li>
        {sections.map(({ name, icon, to, isNear }) => (
          <li key={name} className={isNear ? undefined : styles.far}>
            <Link className={styles.link} to={to} aria-current={isHere(to) ? 'page' : undefined}>
              <DeskIcon name={icon} />
              <span>{t(`nav.${name}`)}</span>
              <Count {...countOf(name)} />
            </Link>
          </li>
        ))}
        <li className={styles.more}>
          <Link className={styles.link} to={deskPaths.more()} aria-current={isFar ? 'page' : undefined}>
            <DeskIcon name="more" />
            <span>{t('nav.more')}</span>
            <Count {...countOf(tasks?.due ? 'tasks' : 'notifications')} />
          </Link>
        </li>
      </ul>
      <Link
        className={classNames(styles.link, styles.person)}
        to={deskPaths.account()}
        aria-current={isHere(deskPaths.account()) ? 'page' : undefined}
      >
        <Icon name="user" size={22} />
        <span className={styles.who}>
          <span>{person.name}</span>
          <span className={styles.role}>{t(`roles.${person.role}`)}</span>
        </span>
      </Link>
    </nav>
  );
};
