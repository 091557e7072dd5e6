import { Fragment, use } from 'react';
import { useLocation, useParams } from 'react-router';
import { getEstimate } from '#api/generated/visits';
import { isNotFound } from '#api/problem';
import { dateAt } from '#contract/rules/clock';
import { pagePath } from '#contract/rules/pages';
import type { Estimate } from '#contract/visits';
import type { Load } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { formatDay } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { clockOf } from '#shared/lib/calendarDay';
import { useServerNow } from '#shared/lib/serverClock';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { unbroken } from '#shared/ui/text/unbroken';
import { FallbackFormContext } from '../../fallback/fallbackForm';
import { decisionSigns, refusedLines } from '../../features/estimate/answerFields';
import { EstimateForm } from '../../features/estimate/EstimateForm';
import { Findings, Photos } from '../../features/estimate/Findings';
import styles from '../../layouts/LinkPage.module.css';
import { NotFoundScreen } from '../../layouts/NotFoundScreen';

export const load: Load = ({ language: lang }, { params: { token = '' } }) => [
  getEstimate.initiate({ lang, token }, { subscribe: false }),
];

const STAGES = {
  changing: 'visitForms.isChanging',
  begun: 'visitForms.hasBegun',
  ready: 'visitForms.isReady',
  done: 'visitForms.isDone',
  cancelled: 'visitForms.isCancelled',
  expired: 'visitForms.isExpired',
} as const;

const PromisedTime = ({ promise }: { promise: string }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const now = useServerNow();
  const values = { day: formatDay(promise, lang), time: clockOf(promise) };
  if (Date.parse(promise) <= now) return <p>{t('visitForms.promisePassed', values)}</p>;
  return (
    <p>
      {dateAt(promise) === dateAt(now) ? t('visitForms.promisedToday', values) : t('visitForms.promisedDay', values)}
    </p>
  );
};

const Branch = ({ estimate }: { estimate: Estimate }) => {
  const { t } = useTranslation();
  const { branch, branch_phone: phone } = estimate;
  return (
    <p className={styles.branch}>
      <span>{branch}</span>
      {phone && (
        <a className={styles.phone} href={telHref(phone)}>
          {t('visitForms.call', { phone: formatPhone(phone) })}
        </a>
      )}
    </p>
  );
};

const Shown = ({ estimate, token }: { estimate: Estimate; token: string }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { pathname } = useLocation();
  const posted = use(FallbackFormContext);
  const { stage, car, year, reference, mileage, findings, photos } = estimate;
  const isAnswered = posted?.visit?.isSent && stage === 'asked';
  const isStored = posted?.visit?.receipt === decisionSigns(estimate.lines);
  const folder = `${pagePath('estimate', encodeURIComponent(token))}/photos`;
  return (
    <>
      <p className={styles.lead}>
        {[car && `${car}, ${year}`, car && t('visitForms.km', { mileage: formatNumber(mileage, lang) }), reference]
          .filter(Boolean)
          .map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && <span>{' · '}</span>}
              <span className={styles.fact}>{unbroken(fact)}</span>
            </Fragment>
          ))}
      </p>
      <div role="status" className={styles.said}>
        {posted?.visit?.problem && <Notice tone="danger">{posted.visit.problem}</Notice>}
        {isAnswered &&
          (isStored ? (
            <Notice tone="success">{t('visitForms.isSent')}</Notice>
          ) : (
            <Notice>{t('visitForms.sentThenChanged')}</Notice>
          ))}
      </div>
      {stage !== 'asked' && <Notice>{t(STAGES[stage])}</Notice>}
      {estimate.promised_at !== undefined && <PromisedTime promise={estimate.promised_at} />}
      <Branch estimate={estimate} />
      <Findings findings={findings} folder={folder} />
      <Photos photos={photos} folder={folder} name={car} />
      {estimate.lines.length > 0 && (
        <EstimateForm
          estimate={estimate}
          action={pathname}
          refused={refusedLines(posted?.visit?.fields ?? {}, estimate)}
          trap={posted?.trap}
        />
      )}
    </>
  );
};

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { token = '' } = useParams();
  const query = getEstimate.useQuery({ lang, token });
  if (isNotFound(query.error)) return <NotFoundScreen />;
  const isOver = query.currentData?.stage === 'expired';
  return (
    <div className={styles.page}>
      <Head noindex title={t('visitForms.estimate')} status={isOver ? 410 : undefined} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('visitForms.estimate')}
      </h1>
      <QueryBlock query={query} placeholder={<Skeleton className={styles.waiting} />} className={styles.content}>
        {(estimate) => <Shown estimate={estimate} token={token} />}
      </QueryBlock>
    </div>
  );
};
