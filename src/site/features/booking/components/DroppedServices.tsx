import { MOST_SERVICES } from '#contract/rules/bookings';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import type { DroppedFromLink } from '../lib/services';

/** Services of the link that are not part of the choice, and why. */
export const DroppedServices = ({ beyond, isUnknown }: DroppedFromLink) => {
  const { t } = useTranslation();
  return (
    <>
      {beyond.length > 0 && (
        <Notice>{t('booking.servicesBeyond', { max: MOST_SERVICES, services: beyond.join(', ') })}</Notice>
      )}
      {isUnknown && <Notice>{t('booking.serviceUnknown')}</Notice>}
    </>
  );
};
