import type { TFunction } from 'i18next';
import type { Branch, HoursException } from '#contract/company';
import { branchElementId } from '#shared/config/anchors';
import { bookingAddress } from '#shared/config/bookingPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { dayOfIso } from '#shared/lib/calendarDay';
import { opensElsewhere } from '#shared/lib/navigation';
import { comingExceptions, parseDayHours, type WeekHours, weekHoursOf } from '#shared/lib/openingHours';
import { ButtonLink } from '#shared/ui/actions/Button';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import styles from './BranchCard.module.css';
import { isOnMap, placeOf } from './mapView';
import { OpenNow } from './OpenNow';
import { RouteLinks } from './RouteLinks';

const DAYS = ['weekdays', 'saturday', 'sunday'] as const;
const BETWEEN_TIMES = /(?<=\d\d:\d\d)-(?=\d\d:\d\d)/g;

const hoursText = (raw: string, t: TFunction, closed: string): string => {
  const hours = parseDayHours(raw);
  if (hours.kind === 'closed') return closed;
  if (hours.kind === 'allDay') return t('contacts.aroundTheClock');
  return raw.trim().replace(BETWEEN_TIMES, '–');
};

const dateText = (iso: string, language: Language): string => {
  const date = dayOfIso(iso);
  return date ? formatDayOfMonth(date.month, date.day, language) : iso;
};

const datesText = ({ from, to }: HoursException, language: Language): string =>
  from === to ? dateText(from, language) : `${dateText(from, language)} – ${dateText(to, language)}`;

interface BranchHoursProps {
  week: WeekHours;
  /** Null on the server, which shows all exceptions. */
  now: Date | null;
}

const BranchHours = ({ week, now }: BranchHoursProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const exceptions = now ? comingExceptions(week, now) : (week.exceptions ?? []);
  return (
    <dl className={styles.hours}>
      {DAYS.map((day) => (
        <div key={day} className={styles.day}>
          <dt>{t(`contacts.${day}`)}</dt>
          <dd>{hoursText(week[day], t, t('contacts.closedDay'))}</dd>
        </div>
      ))}
      {exceptions.map((exception) => (
        <div key={`${exception.from} ${exception.to} ${exception.hours}`} className={styles.day}>
          <dt>{datesText(exception, language)}</dt>
          <dd>{`${hoursText(exception.hours, t, t('contacts.exceptionClosed'))}${exception.reason ? `\u00a0— ${exception.reason}` : ''}`}</dd>
        </div>
      ))}
    </dl>
  );
};

const BranchPhones = ({ branch }: { branch: Branch }) => {
  const { t } = useTranslation();
  const phones = [
    { label: t('contacts.serviceManager'), phone: branch.service_manager_phone },
    { label: t('contacts.storeManager'), phone: branch.store_manager_phone },
  ].filter(({ phone }) => /\d/.test(phone));
  if (phones.length === 0) return null;
  return (
    <ul className={styles.phones}>
      {phones.map(({ label, phone }) => (
        <li key={label}>
          <a className={styles.phone} href={telHref(phone)}>
            <span className={styles.label}>{label}</span>
            <span className={styles.number}>{formatPhone(phone)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

interface BranchCardProps {
  branch: Branch;
  to: AddressFrom;
  isChosen: boolean;
  now: Date | null;
  onChosen: () => void;
}

export const BranchCard = ({ branch, to, isChosen, now, onChosen }: BranchCardProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const isPlaced = isOnMap(placeOf(branch));
  const week = weekHoursOf(branch);
  return (
    <article
      className={classNames(styles.card, isPlaced && styles.placed, isChosen && styles.chosen)}
      id={branchElementId(branch.id)}
    >
      <div className={styles.head}>
        <Picture className={styles.photo} src={branch.photo} alt="" sizes="(min-width: 40rem) 10rem, 6.5rem" />
        <div className={styles.words}>
          <h3 className={styles.name}>
            {isPlaced ? (
              <FilterLink
                className={styles.cover}
                to={to}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => {
                  if (!opensElsewhere(event)) onChosen();
                }}
              >
                {branch.name}
              </FilterLink>
            ) : (
              branch.name
            )}
          </h3>
          <p className={styles.address}>{branch.address}</p>
          {isPlaced && (
            <p className={styles.show} aria-hidden="true">
              <Icon name="pin" size={18} />
              <span>{isChosen ? t('contacts.onMapNow') : t('contacts.onMap')}</span>
            </p>
          )}
        </div>
      </div>
      <OpenNow week={week} now={now} />
      {branch.is_bookable && (
        <ButtonLink
          className={styles.book ?? ''}
          variant="primary"
          to={paths.inLanguage(bookingAddress({ branch: branch.id }))}
          aria-label={t('contacts.bookAt', { branch: branch.name })}
          data-no-print=""
        >
          {t('common.book')}
        </ButtonLink>
      )}
      <details className={styles.more} open={isChosen || undefined} suppressHydrationWarning>
        <summary className={styles.summary}>{t('contacts.details')}</summary>
        <div className={styles.details}>
          <div className={styles.facts}>
            <BranchHours week={week} now={now} />
            <BranchPhones branch={branch} />
          </div>
          <RouteLinks branch={branch} />
        </div>
      </details>
    </article>
  );
};
