import { useId } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useForms } from '../hooks/useForms';
import type { WaitedFor } from '../hooks/useWait';
import { FIELDS } from '../lib/fields';
import styles from './Details.module.css';
import { PlainDetails, type Posted } from './PlainDetails';

export interface WaitingListProps extends WaitedFor {
  posted: Posted | null;
}

/** Of a day where everything is taken: whoever waits is told of the first time that gets free. */
export const WaitingList = ({ posted, ...asked }: WaitingListProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { pathname, search } = useLocation();
  const { forms, typed, plain } = useForms();
  const meant = {
    [FIELDS.day]: asked.day,
    [FIELDS.branch]: String(asked.branch),
    [FIELDS.services]: asked.services.join(','),
  };
  return (
    <section className={styles.wait} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('booking.waitTitle')}
      </h2>
      {forms ? (
        <forms.WaitForm key={typed ? 'typed' : 'empty'} typed={typed} {...asked} />
      ) : (
        <>
          <p>{t('booking.waitText')}</p>
          <PlainDetails
            ref={plain}
            action={pathname + search}
            step="wait"
            meant={meant}
            posted={posted}
            label={t('booking.waitSend')}
          />
        </>
      )}
    </section>
  );
};
