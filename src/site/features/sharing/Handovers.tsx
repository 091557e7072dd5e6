import { useState } from 'react';
import { useGetHandoversQuery, useOfferHandoverMutation } from '#api/generated/sharing';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePublicConfig } from '#shared/config/publicConfig';
import { useSlowPolling } from '#shared/hooks/useOnTabVisible';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { CarSelect } from './CarSelect';
import { HandoverRow } from './HandoverRow';
import { failureText, HANDOVERS_ID, waitsForOther } from './handoverTexts';
import { QrCode } from './QrCode';
import { MadeLink, type SharesProps } from './Shares';

import styles from './Sharing.module.css';

export const Handovers = ({ userId, cars }: SharesProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const { siteUrl } = usePublicConfig();
  const query = useGetHandoversQuery({ lang, userId }, { refetchOnMountOrArgChange: true });
  useSlowPolling(query.currentData?.some(waitsForOther) ?? false, () => void query.refetch());
  const [offer, { data: made, error, isLoading }] = useOfferHandoverMutation();
  const [chosen, setChosen] = useState<number>();
  const car = chosen ?? cars[0]?.id;
  const make = async () => {
    if (car === undefined) return;
    await offer({ lang, body: { car } });
    void query.refetch();
  };
  const address = made && siteUrl + historyPaths(paths).handover(made.token);
  return (
    <section className={styles.part} aria-labelledby={HANDOVERS_ID}>
      <h2 id={HANDOVERS_ID} className={styles.title}>
        {t('sharing.handovers')}
      </h2>
      <p className={styles.quiet}>{t('sharing.handoversText')}</p>
      {cars.length > 0 && (
        <>
          <CarSelect label={t('sharing.soldCar')} cars={cars} value={car} onChange={setChosen} />
          <Button variant="primary" loading={isLoading} onClick={() => void make()}>
            {t('sharing.offer')}
          </Button>
        </>
      )}
      <div role="status">
        {error && <Notice tone="danger">{failureText(error, t)}</Notice>}
        {address && !error && (
          <div className={styles.code}>
            <QrCode text={address} label={t('sharing.qr')} />
            <MadeLink key={address} label={t('sharing.link')} hint={t('sharing.offerHint')} address={address} />
          </div>
        )}
      </div>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={2} />}
        empty={<p className={styles.quiet}>{t('sharing.noHandovers')}</p>}
      >
        {(handovers) => (
          <ul className={styles.list}>
            {handovers.map((handover) => (
              <HandoverRow key={handover.id} handover={handover} cars={cars} onChanged={() => void query.refetch()} />
            ))}
          </ul>
        )}
      </QueryBlock>
    </section>
  );
};
