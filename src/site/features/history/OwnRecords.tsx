import { useRef, useState } from 'react';
import { useGetOwnRecordsQuery, useRemoveOwnRecordMutation } from '#api/generated/care';
import { isNotFound } from '#api/problem';
import type { OwnRecord } from '#contract/care';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatMoney, formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import styles from './OwnRecords.module.css';

interface OwnRecordsProps {
  userId: number;
  year: number;
  /** Garage cars to show; null shows all. */
  cars: ReadonlySet<number> | null;
}

/** Works that the owner recorded as done elsewhere, apart from the visits, because Yolda has not checked them. */
export const OwnRecords = ({ userId, year, cars }: OwnRecordsProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useGetOwnRecordsQuery({ lang, userId }, { refetchOnMountOrArgChange: true });
  const [remove, { isLoading }] = useRemoveOwnRecordMutation();
  const [asked, setAsked] = useState<OwnRecord | null>(null);
  const [isFailed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = (query.currentData ?? []).filter(
    ({ car, done_on: day }) => (year === 0 || Number(day.slice(0, 4)) === year) && (cars === null || cars.has(car)),
  );
  const removeAsked = async () => {
    setAsked(null);
    if (!asked) return;
    setFailed(false);
    const { error } = await remove({ lang, id: asked.id });
    setFailed(Boolean(error) && !isNotFound(error));
    await query.refetch();
    heading.current?.focus();
  };
  if (shown.length === 0 && !isFailed) return null;
  return (
    <section className={styles.records} aria-labelledby="own-records">
      <h2 id="own-records" ref={heading} tabIndex={-1} className={styles.title}>
        {t('history.ownRecords')}
      </h2>
      <p className={styles.quiet}>{t('history.ownText')}</p>
      {isFailed && (
        <div role="alert">
          <Notice tone="danger">{t('history.ownNotRemoved')}</Notice>
        </div>
      )}
      <ul className={styles.list}>
        {shown.map((record) => {
          const day = formatDate(record.done_on, lang);
          const about = { work: record.title, day };
          return (
            <li key={record.id} className={styles.record}>
              <div className={styles.head}>
                <h3 className={styles.day}>{day}</h3>
                <span className={styles.mark}>{t('history.own')}</span>
              </div>
              <p>{record.title}</p>
              <p className={styles.quiet}>
                {[
                  t('personal.km', { mileage: formatNumber(record.mileage, lang) }),
                  ...(record.cost === undefined ? [] : [formatMoney(String(record.cost), lang)]),
                ].join(' · ')}
              </p>
              {record.note && <p className={styles.note}>{record.note}</p>}
              <Button
                variant="quiet"
                className={styles.remove}
                aria-haspopup="dialog"
                aria-label={t('history.removeOwnOf', about)}
                disabled={isLoading}
                onClick={() => setAsked(record)}
              >
                {t('history.removeOwn')}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmModal
        open={asked !== null}
        title={t('history.removeOwnAsked')}
        yes={t('personal.yes')}
        no={t('personal.no')}
        onYes={() => void removeAsked()}
        onClose={() => setAsked(null)}
      >
        <p>{t('history.removeOwnText')}</p>
      </ConfirmModal>
    </section>
  );
};
