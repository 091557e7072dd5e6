import { usePublicConfig } from '#shared/config/hooks/usePublicConfig';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Icon } from '#shared/ui/media/Icon';
import { useIsHydrated } from '../hooks/useIsHydrated';
import styles from './Actions.module.css';

export interface CalendarLinkProps {
  token: string;
  /** Then the same file takes it out of the calendar, and nothing is printed. */
  isCancelled?: boolean;
}

/** The booking as a calendar file, which later ones of it replace; printing needs a script. */
export const CalendarLink = ({ token, isCancelled = false }: CalendarLinkProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { mainApiUrl } = usePublicConfig();
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.files} data-no-print="">
      <a
        className={styles.file}
        href={`${mainApiUrl}/main/bookings/${encodeURIComponent(token)}/calendar.ics?language=${lang}`}
        download
      >
        <Icon name="calendar" size={20} />
        <span>{t(isCancelled ? 'booking.calendarOut' : 'booking.calendar')}</span>
      </a>
      {isHydrated && !isCancelled && <Button onClick={() => window.print()}>{t('booking.print')}</Button>}
    </div>
  );
};
