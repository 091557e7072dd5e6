import { useState } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Modal } from '#shared/ui/overlays/Modal';
import type { usePhoneProof } from '../hooks/usePhoneProof';
import { CodeForm } from './CodeForm';

/** Where the code that proves a phone is typed in, and the password or the code of the present phone. */
export const PhoneProofModal = ({ proof }: { proof: ReturnType<typeof usePhoneProof> }) => {
  const { t } = useTranslation();
  const { asked, sms, presentSms } = proof;
  // The number stays in sight while the dialog closes.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  return (
    <Modal open={asked !== null} onClose={() => asked?.settle(null)} title={t('personal.proofTitle')}>
      {shown && <CodeForm key={shown.phone} asked={shown} sms={sms} presentSms={presentSms} />}
    </Modal>
  );
};
