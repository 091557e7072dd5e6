import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { unbroken } from '#shared/ui/text/unbroken';
import { TrackLink } from '../../features/enquiries/components/TrackLink';

export interface BookingThanksProps {
  /** What the customer can name on the phone; some servers give none. */
  reference: string | undefined;
  onClose: () => void;
}

export const BookingThanks = ({ reference, onClose }: BookingThanksProps) => {
  const { t } = useTranslation();
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button went away with the form.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div id={textId}>
        <p>{t('forms.thanksText')}</p>
        {reference && <p>{unbroken(t('forms.thanksNumber', { reference }))}</p>}
      </div>
      {reference && (
        <p>
          <TrackLink reference={reference} />
        </p>
      )}
      <Button ref={button} variant="primary" block aria-describedby={textId} onClick={onClose}>
        {t('forms.thanksClose')}
      </Button>
    </>
  );
};
