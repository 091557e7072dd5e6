import { useState } from 'react';
import {
  useCreateCalendarFeedMutation,
  useDeleteCalendarFeedMutation,
  useListPhoneBlocksQuery,
  useReadCalendarFeedQuery,
  useUnblockPhoneMutation,
} from '#api/desk/generated/bookings';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { CopyField } from '#desk/common/ui/CopyField';
import { Refused } from '#desk/common/ui/Screen';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './Lists.module.css';

const Phones = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const query = useListPhoneBlocksQuery();
  const [unblock, unblocking] = useUnblockPhoneMutation();
  return (
    <section className={styles.part}>
      <h3>{t('bookingSettings.phones')}</h3>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={2} />}
        empty={<p className={styles.quiet}>{t('bookingSettings.phonesNone')}</p>}
      >
        {(blocks) => (
          <ul className={styles.lines}>
            {blocks.map(({ id, phone_end: end, reason, by, at }) => (
              <li key={id} className={styles.line}>
                <div>
                  <b>{t('bookingSettings.phoneEnd', { end: end ? `••${end}` : '–' })}</b>
                  <p>{reason}</p>
                  <p className={styles.quiet}>
                    {[by?.name, formatDayAndTime(at, language)].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <Button onClick={() => !unblocking.isLoading && void unblock({ id })}>
                  {t('bookingSettings.unblock')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
      <Refused error={unblocking.error} />
    </section>
  );
};

const CalendarFeedSettings = ({ branch }: { branch: number }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const query = useReadCalendarFeedQuery({ id: branch });
  const [make, making] = useCreateCalendarFeedMutation();
  const [end, ending] = useDeleteCalendarFeedMutation();
  const isBusy = making.isLoading || ending.isLoading;
  const [address, setAddress] = useState<string | null>(null);
  return (
    <section className={styles.part}>
      <h3>{t('bookingSettings.feed')}</h3>
      <p className={styles.quiet}>{t('bookingSettings.feedText')}</p>
      <QueryBlock query={query} placeholder={<SkeletonText lines={1} />}>
        {({ made_at: at }) => (
          <>
            <p>
              {at
                ? t('bookingSettings.feedMade', { when: formatDayAndTime(at, language) })
                : t('bookingSettings.feedNone')}
            </p>
            {address && <CopyField label={t('bookingSettings.feedAddress')} text={address} />}
            <div className={styles.buttons}>
              <Button
                loading={isBusy}
                onClick={() => {
                  ending.reset();
                  void make({ id: branch }).then(({ data }) => data && setAddress(data.address));
                }}
              >
                {t(at ? 'bookingSettings.feedAgain' : 'bookingSettings.feedMake')}
              </Button>
              {at && (
                <Button
                  loading={isBusy}
                  onClick={() => {
                    making.reset();
                    void end({ id: branch }).then(({ error }) => error || setAddress(null));
                  }}
                >
                  {t('bookingSettings.feedEnd')}
                </Button>
              )}
            </div>
            <Refused error={making.error ?? ending.error} />
          </>
        )}
      </QueryBlock>
    </section>
  );
};

export const SettingsModal = ({ open, branch, onClose }: { open: boolean; branch: number; onClose: () => void }) => {
  const t = useDeskTexts();
  const may = useMay();
  return (
    <Modal open={open} onClose={onClose} title={t('bookingSettings.title')} roomy>
      {may('block phones') && <Phones />}
      {may('share calendars') && <CalendarFeedSettings key={branch} branch={branch} />}
    </Modal>
  );
};
