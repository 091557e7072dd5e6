import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { PolicySentence } from '#shared/ui/text/PolicySentence';
import type { ConsentQuestion } from '../hooks/useConsentQuestion';

/** The customer has not agreed to the present policy, or to any. Only a yes signs them in. */
export const ConsentModal = ({ isOpen, isFirst, answer }: ConsentQuestion) => {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      open={isOpen}
      title={t(isFirst ? 'signIn.policyFirstTitle' : 'signIn.policyTitle')}
      yes={t('signIn.policyYes')}
      no={t('signIn.policyNo')}
      onYes={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t(isFirst ? 'signIn.policyFirstText' : 'signIn.policyText')}</p>
      <p>
        <PolicySentence />
      </p>
    </ConfirmModal>
  );
};
