import { use } from 'react';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { FallbackFormContext } from '../../fallback/fallbackForm';
import { TrackAnswer } from '../../features/tracking/TrackAnswer';
import { TrackForm } from '../../features/tracking/TrackForm';
import { TrackHelp } from '../../features/tracking/TrackHelp';
import { NUMBER_FIELD } from '../../features/tracking/trackQuestion';
import { useTracking } from '../../features/tracking/useTracking';
import styles from './TrackPage.module.css';

export const Component = () => {
  const { t } = useTranslation();
  const linked = useQueryParams().get(NUMBER_FIELD) ?? '';
  const posted = use(FallbackFormContext)?.tracking;
  const { ask, wrong, found, problem, isLoading } = useTracking();
  return (
    <div className={styles.page}>
      <div className={styles.question}>
        <Head noindex title={t('track.title')} description={t('track.lead')} />
        <h1 className={styles.title} tabIndex={-1}>
          {t('track.title')}
        </h1>
        <p className={styles.lead}>{t('track.lead')}</p>
        <TrackForm
          key={linked}
          typed={posted?.typed ?? { number: linked, phoneEnd: '' }}
          wrong={posted?.wrong ?? wrong}
          loading={isLoading}
          onAsk={ask}
          trap={posted?.trap}
        />
        {posted?.answer ?? <TrackAnswer found={found} problem={problem} />}
      </div>
      <TrackHelp />
    </div>
  );
};
