import { useId, useState } from 'react';
import { usePostponeWorkMutation, useRemoveOwnRecordMutation } from '#api/generated/care';
import type { CarMaintenance, Due, OwnRecord } from '#contract/care';
import { BOOKING_ID } from '#shared/config/anchors';
import { bookingAddress, bookingLinkAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDay } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { clockOf } from '#shared/lib/calendarDay';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './CarMaintenance.module.css';
import { alarmText, postponedText, reasonText, whenText } from './maintenanceWords';
import { OwnWorkForm } from './OwnWorkForm';
import { PostponeForm } from './PostponeForm';

const MAX_COLLAPSED = 3;

export interface NextWorksProps {
  care: CarMaintenance;
  carName: string;
  carTitleId: string;
  onChanged: () => Promise<unknown>;
}

type Opened = { form: 'own' | 'later'; due: Due };

export const NextWorks = ({ care: { car, due, km_per_month }, carName, carTitleId, onChanged }: NextWorksProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const titleId = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [named, setNamed] = useState(opened);
  if (opened && opened !== named) setNamed(opened);
  const [recorded, setRecorded] = useState<OwnRecord | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [remove, removing] = useRemoveOwnRecordMutation();
  const [postpone] = usePostponeWorkMutation();
  const present = due.filter(({ postponed }) => !postponed);
  const postponed = due.filter((one) => one.postponed);
  const close = () => setOpened(null);
  const settle = async (saving: PromiseLike<{ error?: unknown }>): Promise<boolean> => {
    setFailed(false);
    const { error } = await saving;
    setFailed(error !== undefined);
    await onChanged();
    return error === undefined;
  };
  const undo = async ({ id }: OwnRecord) => {
    if (await settle(remove({ lang, id }))) setRecorded(null);
  };
  const resume = ({ fact }: Due) => void settle(postpone({ lang, carId: car, body: { fact } }));
  const list = (works: readonly Due[]) => (
    <Works
      car={car}
      carName={carName}
      due={works}
      kmPerMonth={km_per_month}
      onOpen={(form, one) => setOpened({ form, due: one })}
      onResume={resume}
    />
  );
  return (
    <section className={styles.part} aria-labelledby={`${titleId} ${carTitleId}`}>
      <h3 id={titleId} className={styles.title}>
        {t('care.next')}
      </h3>
      {present.length === 0 && <p className={styles.quiet}>{t('care.nothing')}</p>}
      {present.length > 0 && list(present.slice(0, MAX_COLLAPSED))}
      {present.length > MAX_COLLAPSED && (
        <details>
          <summary className={styles.more}>{t('care.more', { number: present.length - MAX_COLLAPSED })}</summary>
          {list(present.slice(MAX_COLLAPSED))}
        </details>
      )}
      {postponed.length > 0 && (
        <details>
          <summary className={styles.more}>{t('care.postponed', { number: postponed.length })}</summary>
          {list(postponed)}
        </details>
      )}
      <div role="status">
        {recorded && (
          <p className={styles.recorded}>
            <span>{t('care.recorded', { work: recorded.title })}</span>
            <Button variant="quiet" loading={removing.isLoading} onClick={() => void undo(recorded)}>
              {t('care.undo')}
            </Button>
          </p>
        )}
      </div>
      {isFailed && (
        <div role="alert">
          <Notice tone="danger">{t('care.failed')}</Notice>
        </div>
      )}
      <Modal
        open={opened !== null}
        onClose={close}
        title={named ? t(named.form === 'own' ? 'care.doneTitle' : 'care.laterTitle', { work: named.due.title }) : ''}
      >
        {opened?.form === 'own' && (
          <OwnWorkForm
            car={car}
            due={opened.due}
            onSaved={async (record) => {
              await onChanged();
              setRecorded(record);
              close();
            }}
          />
        )}
        {opened?.form === 'later' && (
          <PostponeForm car={car} due={opened.due} onSaved={() => onChanged().then(close)} />
        )}
      </Modal>
    </section>
  );
};

interface WorksProps {
  car: number;
  carName: string;
  due: readonly Due[];
  kmPerMonth: number | undefined;
  onOpen: (form: Opened['form'], due: Due) => void;
  onResume: (due: Due) => void;
}

const Works = ({ car, carName, due, kmPerMonth, onOpen, onResume }: WorksProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  return (
    <ul className={styles.list}>
      {due.map((one) => {
        const about = { work: one.title, car: carName };
        return (
          <li key={one.fact} className={styles.work}>
            <p className={styles.name}>
              <span>{one.title}</span>
              {alarmText(t, one) && <strong className={styles.overdue}>{alarmText(t, one)}</strong>}
            </p>
            <p className={styles.when}>{whenText(t, lang, one)}</p>
            <p className={styles.quiet}>{reasonText(t, lang, one, kmPerMonth)}</p>
            {one.postponed && <p className={styles.quiet}>{postponedText(t, lang, one.postponed)}</p>}
            {one.booking && <Booked booking={one.booking} work={one.title} carName={carName} />}
            {one.service !== undefined && !one.booking && (
              <Link
                className={styles.book}
                to={
                  one.is_bookable
                    ? paths.inLanguage(bookingAddress({ services: [one.service], car }))
                    : `${paths.service(one.service)}#${BOOKING_ID}`
                }
                aria-label={t(one.is_bookable ? 'care.book' : 'care.enquire', about)}
              >
                {t(one.is_bookable ? 'care.bookShort' : 'care.enquireShort')}
              </Link>
            )}
            <div className={styles.choices}>
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={t('care.doneOf', about)}
                onClick={() => onOpen('own', one)}
              >
                {t('care.done')}
              </Button>
              {one.postponed ? (
                <Button variant="quiet" aria-label={t('care.resumeOf', about)} onClick={() => onResume(one)}>
                  {t('care.resume')}
                </Button>
              ) : (
                !one.booking && (
                  <Button
                    variant="quiet"
                    aria-haspopup="dialog"
                    aria-label={t('care.laterOf', about)}
                    onClick={() => onOpen('later', one)}
                  >
                    {t('care.later')}
                  </Button>
                )
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};

interface BookedProps {
  booking: NonNullable<Due['booking']>;
  work: string;
  carName: string;
}

const Booked = ({ booking: { starts_at: startsAt, token }, work, carName }: BookedProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const text = t('care.booked', { day: formatDay(startsAt, lang), time: clockOf(startsAt) });
  if (token === undefined) return <p className={styles.booked}>{text}</p>;
  return (
    <Link
      className={styles.book}
      to={paths.inLanguage(bookingLinkAddress(token))}
      aria-label={`${text}: ${work}, ${carName}`}
    >
      {text}
    </Link>
  );
};
