import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { ConfirmModal } from '../../../../shared/ui/overlays/ConfirmModal';
import { PolicySentence } from '../../../../shared/ui/text/PolicySentence';
import type { ConsentQuestion } from '../hooks/useConsentQuestion';

/** The policy has changed since the customer agreed to it. Without a yes nobody is signed in. */
export const ConsentModal = ({ isOpen, answer }: ConsentQuestion) => {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      open={isOpen}
      title={t('signIn.policyTitle')}
      yes={t('signIn.policyYes')}
      no={t('signIn.policyNo')}
      onYes={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('signIn.policyText')}</p>
      <p>
        <PolicySentence />
      </p>
    </ConfirmModal>
  );
};
