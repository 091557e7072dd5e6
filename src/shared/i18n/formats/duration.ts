import type { TFunction } from 'i18next';

const HOUR = 60;

/** '40 мин', '1 ч 30 мин', '16 ч': whole days of work are still hours, because a working day is not 24 of them. */
export const formatDuration = (minutes: number, t: TFunction): string => {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  return [
    hours > 0 && t('services.hours', { count: hours }),
    (rest > 0 || hours === 0) && t('common.minutes', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
};
