import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { unbroken } from '#shared/ui/text/unbroken';
import { TrackLink } from '../../features/enquiries/components/TrackLink';

/** Some servers give no number that the customer could name on the phone. */
export const PurchaseNotice = ({ reference }: { reference: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Notice tone="success" title={t('forms.thanksTitle')} action={reference && <TrackLink reference={reference} />}>
      <span>{t('forms.thanksText')}</span>
      {reference && <span>{unbroken(` ${t('forms.thanksNumber', { reference })}.`)}</span>}
    </Notice>
  );
};
