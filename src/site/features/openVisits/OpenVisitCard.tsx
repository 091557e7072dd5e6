import { dateAt } from '#contract/rules/clock';
import { pagePath } from '#contract/rules/pages';
import { spacedPlate } from '#contract/rules/plates';
import type { VisitStage } from '#contract/rules/visitStages';
import type { OpenVisit, PickUp } from '#contract/visits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDay } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { clockOf } from '#shared/lib/calendarDay';
import { useServerNow } from '#shared/lib/serverClock';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { classNames } from '#shared/ui/lib/classNames';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './OpenVisits.module.css';

type Translate = ReturnType<typeof useTranslation>['t'];

/**
 * Returns the pick-up time of a ready car as text.
 * @param now ms since 1970, by the server's clock
 */
function pickUpWords(t: Translate, lang: Language, pickUp: PickUp | undefined, now: number): string {
  if (!pickUp) return t('openVisits.readyText');
  const opensAt = Date.parse(pickUp.from);
  const [from, until] = [clockOf(pickUp.from), clockOf(pickUp.until)];
  if (opensAt <= now) return t('openVisits.today', { until });
  const isToday = dateAt(opensAt) === dateAt(now);
  return isToday
    ? t('openVisits.laterToday', { from, until })
    : t('openVisits.day', { day: formatDay(pickUp.from, lang), from, until });
}

/** Returns the promised time as text, which says so if it has passed. `now`: ms since 1970, by the server's clock. */
function promiseWords(t: Translate, lang: Language, promise: string, now: number): string {
  const values = { day: formatDay(promise, lang), time: clockOf(promise) };
  if (Date.parse(promise) <= now) return t('openVisits.promisePassed', values);
  return dateAt(promise) === dateAt(now) ? t('openVisits.promisedToday', values) : t('openVisits.promisedDay', values);
}

const STATES = {
  open: { name: 'openVisits.open', text: 'openVisits.openText', tone: styles.plain },
  sent: { name: 'openVisits.sent', text: 'openVisits.sentText', tone: styles.asks },
  approved: { name: 'openVisits.approved', text: 'openVisits.approvedText', tone: styles.plain },
  in_work: { name: 'openVisits.inWork', text: 'openVisits.inWorkText', tone: styles.plain },
  ready: { name: 'openVisits.ready', text: 'openVisits.readyText', tone: styles.ready },
} as const satisfies Record<Exclude<VisitStage, 'closed' | 'cancelled'>, object>;

export const OpenVisitCard = ({ visit }: { visit: OpenVisit }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const now = useServerNow();
  const { id, state, car, year, plate, reference, opened_at: openedAt, estimate } = visit;
  const { branch, branch_address: address, branch_phone: phone } = visit;
  const { name, text, tone } = STATES[visit.is_approved && (state === 'open' || state === 'sent') ? 'approved' : state];
  const titleId = `open-visit-${id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.car}>
          {[car, year || '', plate && spacedPlate(plate)].filter(Boolean).join(', ')}
        </h3>
        <p role="status" className={classNames(styles.state, tone)}>
          {t(name)}
        </p>
      </div>
      <p>{state === 'ready' ? pickUpWords(t, lang, visit.pick_up, now) : t(text)}</p>
      {visit.promised_at !== undefined && <p>{promiseWords(t, lang, visit.promised_at, now)}</p>}
      <p className={styles.quiet}>
        <span>{branch}</span>
        <span>{address}</span>
        <span>
          {unbroken(
            `${reference}, ${t('openVisits.since', { day: formatDay(openedAt, lang), time: clockOf(openedAt) })}`,
          )}
        </span>
      </p>
      <p className={styles.ways}>
        {estimate !== undefined && (
          // Loads the document: the server renders that page as a fallback form.
          <a className={styles.way} href={paths.inLanguage(pagePath('estimate', encodeURIComponent(estimate)))}>
            {t(state === 'sent' && !visit.is_approved ? 'openVisits.answer' : 'openVisits.estimate')}
          </a>
        )}
        {phone && (
          <a className={styles.way} href={telHref(phone)}>
            {formatPhone(phone)}
          </a>
        )}
      </p>
    </article>
  );
};
