import { MONTHS } from '#shared/i18n/formats/calendarNames';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { CalendarHeaderProps as Turn } from '#shared/ui/forms/Calendar';
import { CalendarTurn } from '#shared/ui/forms/CalendarTurn';
import styles from './ArchiveCalendar.module.css';

export interface CalendarHeaderProps extends Turn {
  /** The whole month is what the list is filtered by. */
  isPressed: boolean;
  onMonth: (month: number) => void;
}

export const CalendarHeader = ({ view, isPressed, onMonth, onPrevious, onNext }: CalendarHeaderProps) => {
  const { t } = useTranslation();
  const month = MONTHS[useLanguage()][view.month - 1] ?? '';
  const labels = { previous: t('blog.previousMonth'), next: t('blog.nextMonth') };
  return (
    <CalendarTurn labels={labels} onPrevious={onPrevious} onNext={onNext}>
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
    </CalendarTurn>
  );
};
