import { useTranslation } from 'react-i18next';
import { MONTHS } from '../../../shared/i18n/formats/calendarNames';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { IconButton } from '../../../shared/ui/IconButton';
import type { YearMonth } from '../lib/archiveDates';
import styles from './ArchiveCalendar.module.css';

export interface CalendarHeaderProps {
  view: YearMonth;
  /** The whole month is what the list is filtered by. */
  isPressed: boolean;
  onMonth: (month: number) => void;
  /** Undefined where there is no further page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export const CalendarHeader = ({ view, isPressed, onMonth, onPrevious, onNext }: CalendarHeaderProps) => {
  const { t } = useTranslation();
  const month = MONTHS[useLanguage()][view.month - 1] ?? '';
  return (
    <div className={styles.header}>
      <IconButton
        className={styles.previous}
        icon="chevron"
        label={t('blog.previousMonth')}
        aria-disabled={!onPrevious}
        onClick={onPrevious}
      />
      <p className={styles.heading}>
        <button
          type="button"
          className={styles.month}
          aria-pressed={isPressed}
          aria-label={t('blog.wholeMonth', { month })}
          title={t('blog.wholeMonth', { month })}
          onClick={() => onMonth(view.month)}
        >
          {month}
        </button>{' '}
        <span className={styles.year}>{view.year}</span>
      </p>
      <IconButton
        className={styles.next}
        icon="chevron"
        label={t('blog.nextMonth')}
        aria-disabled={!onNext}
        onClick={onNext}
      />
    </div>
  );
};
