import { dateAt } from '#contract/rules/clock';
import type { PickUp } from '#contract/visits';
import { formatDay } from '#shared/i18n/formats/dayOfTime';
import type { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { clockOf } from '#shared/lib/clock';

type Translate = ReturnType<typeof useTranslation>['t'];

/** When a ready car can be fetched, by Tashkent's clock. `now`: milliseconds since 1970, by the server's clock. */
export function pickUpWords(t: Translate, lang: Language, pickUp: PickUp | undefined, now: number): string {
  if (!pickUp) return t('openVisits.readyText');
  const opensAt = Date.parse(pickUp.from);
  const [from, until] = [clockOf(pickUp.from), clockOf(pickUp.until)];
  if (opensAt <= now) return t('openVisits.today', { until });
  const isToday = dateAt(opensAt) === dateAt(now);
  return isToday
    ? t('openVisits.laterToday', { from, until })
    : t('openVisits.day', { day: formatDay(pickUp.from, lang), from, until });
}
