import { useTranslation } from '../../shared/i18n/useTranslation';
import { ConfirmModal } from '../../shared/ui/ConfirmModal';
import { useSignOut } from './useSignOut';

export interface ExitModalProps {
  open: boolean;
  onClose: () => void;
}

export const ExitModal = ({ open, onClose }: ExitModalProps) => {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <ConfirmModal
      open={open}
      title={t('personal.exitTitle')}
      yes={t('personal.yes')}
      no={t('personal.no')}
      onYes={signOut}
      onClose={onClose}
    />
  );
};
