import { HOME_PREFIX } from '#contract/rules/pages';
import { OWN_BOOKINGS_ADDRESS } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { usePersonalLinks } from '../SiteLayout/usePersonalLinks';
import { Person, type PersonProps } from './Person';
import styles from './Sidebar.module.css';
import type { sidebarEntryOf } from './useSidebarEntry';

export interface SidebarProps extends PersonProps {
  active: ReturnType<typeof sidebarEntryOf>;
  /** Exit was pressed: to be confirmed. */
  onExit: () => void;
}

/** Who, where to, and the two ways out. Stands beside the screen, and in the slide-out menu of small ones. */
export const Sidebar = ({ active, onExit, ...person }: SidebarProps) => {
  const { t } = useTranslation();
  const home = usePaths({ home: HOME_PREFIX }).home();
  const enquiries = { icon: 'clock', href: usePaths({ home: '' }).requests(), text: t('track.own') } as const;
  // The header, which stands on every page, has only the first three.
  const bookings = {
    icon: 'calendar',
    href: usePaths({ home: '' }).inLanguage(OWN_BOOKINGS_ADDRESS),
    text: t('ownBookings.title'),
  } as const;
  const links = [...usePersonalLinks(), enquiries, bookings];
  const current = (place: number) => (place + 1 === active.entry ? (active.exact ? 'page' : 'true') : undefined);
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
              // Closed first: it gives the focus back to the burger, where the dialog then gives it back in turn.
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
