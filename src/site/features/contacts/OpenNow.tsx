import type { TFunction } from 'i18next';
import { ON_WEEKDAYS } from '#shared/i18n/formats/calendar';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { type OpenState, openState, type WeekHours } from '#shared/lib/openingHours';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './OpenNow.module.css';

export interface OpenNowProps {
  week: WeekHours;
  /** Null in the server's frame, which reserves the height. */
  now: Date | null;
}

const wordsOf = (state: OpenState, t: TFunction, language: Language): string => {
  if (state.kind === 'roundTheClock') return t('contacts.openAlways');
  if (state.kind === 'open')
    return state.closesAt ? t('contacts.openUntil', { time: state.closesAt }) : t('contacts.open');
  if (!state.opens) return t('contacts.closed');
  const { at: time, inDays, weekday } = state.opens;
  if (inDays === 0) return t('contacts.closedUntilToday', { time });
  if (inDays === 1) return t('contacts.closedUntilTomorrow', { time });
  return t('contacts.closedUntil', { time, day: ON_WEEKDAYS[language][weekday] ?? '' });
};

const lookOf = (state: OpenState) =>
  state.kind === 'closed' ? styles.closed : state.kind === 'open' && state.isSoon ? styles.soon : styles.open;

export const OpenNow = ({ week, now }: OpenNowProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = now && openState(week, now);
  return (
    <p className={styles.line}>
      {state && <span className={classNames(styles.state, lookOf(state))}>{wordsOf(state, t, language)}</span>}
    </p>
  );
};
