import type { Customer } from '#api/account';
import { HOME_PREFIX } from '#contract/rules/pages';
import { OWN_BOOKINGS_ADDRESS } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useRouteSelector } from '#shared/store/routeState';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Icon } from '#shared/ui/media/Icon';
import { selectIsEntryPage, selectSidebarEntry } from '../../features/garage/sidebarEntry';
import { usePersonalLinks } from '../SiteLayout/usePersonalLinks';
import avatarStyles from './Avatar.module.css';
import styles from './Sidebar.module.css';

/** Returns the first code point of each name, so `Oʻ` becomes `O`. */
export const initialsOf = (...names: string[]): string =>
  names.map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '').join('');

const Avatar = ({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }) => {
  const initials = initialsOf(firstName, lastName);
  return (
    <span className={avatarStyles.avatar} aria-hidden="true">
      {initials || <Icon name="user" size={22} />}
    </span>
  );
};

export interface PersonProps {
  customer: Customer | undefined;
  isComing: boolean;
}

export const Person = ({ customer, isComing }: PersonProps) => (
  <div className={styles.person}>
    <Avatar {...(customer && { firstName: customer.first_name, lastName: customer.last_name })} />
    {customer && <p className={styles.name}>{`${customer.first_name} ${customer.last_name}`}</p>}
    {isComing && <Skeleton className={styles.nameComing} />}
  </div>
);

export interface SidebarProps extends PersonProps {
  onExit: () => void;
}

export const Sidebar = ({ onExit, ...person }: SidebarProps) => {
  const { t } = useTranslation();
  const entry = useRouteSelector(selectSidebarEntry);
  const isEntryPage = useRouteSelector(selectIsEntryPage);
  const home = usePaths({ home: HOME_PREFIX }).home();
  const enquiries = { icon: 'clock', href: usePaths({ home: '' }).requests(), text: t('track.own') } as const;
  const bookings = {
    icon: 'calendar',
    href: usePaths({ home: '' }).inLanguage(OWN_BOOKINGS_ADDRESS),
    text: t('ownBookings.title'),
  } as const;
  const links = [...usePersonalLinks(), enquiries, bookings];
  const current = (place: number) => (place + 1 === entry ? (isEntryPage ? 'page' : 'true') : undefined);
  return (
    <nav className={styles.sidebar} aria-label={t('header.account')}>
      <Person {...person} />
      <ul className={styles.links}>
        {links.map(({ icon, href, text }, place) => (
          <li key={href}>
            <Link className={styles.link} to={href} aria-current={current(place)}>
              <Icon name={icon} size={20} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.links}>
        <li>
          <Link className={styles.link} to={home}>
            <Icon name="arrow" size={20} className={styles.back} />
            <span>{t('personal.backToHome')}</span>
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={(event) => {
              // Closes the menu first, so that the dialog can return the focus to its button.
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
              onExit();
            }}
          >
            <Icon name="exit" size={20} />
            <span>{t('personal.exit')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
};
