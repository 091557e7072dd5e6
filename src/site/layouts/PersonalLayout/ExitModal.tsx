import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { useSignOut } from './hooks/useSignOut';

export interface ExitModalProps {
  open: boolean;
  /** A yes, before anything follows from it. */
  onExit: () => void;
  onClose: () => void;
}

export const ExitModal = ({ open, onExit, onClose }: ExitModalProps) => {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <ConfirmModal
      open={open}
      title={t('personal.exitTitle')}
      yes={t('personal.yes')}
      no={t('personal.no')}
      onYes={() => {
        onExit();
        signOut();
      }}
      onClose={onClose}
    />
  );
};
