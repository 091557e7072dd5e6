import type { StaffInvited } from '../../../../../contract/desk/staff';
import { Button } from '../../../../shared/ui/actions/Button';
import { Modal } from '../../../../shared/ui/overlays/Modal';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import styles from './StaffForm.module.css';

/** The link of an invitation, which is shown this once: only its hash is kept. */
export const LinkModal = ({ invited, onClose }: { invited: StaffInvited; onClose: () => void }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const link = new URL(invited.link, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      dispatch(toastShown({ tone: 'done', text: t('frame.copied') }));
    } catch {
      dispatch(toastShown({ tone: 'failed', text: t('frame.failed') }));
    }
  };
  return (
    <Modal open onClose={onClose} title={t('staff.link')}>
      <div className={styles.form}>
        <p>{t('staff.linkText')}</p>
        <p className={styles.link}>{link}</p>
        <Button variant="primary" block onClick={() => void copy()}>
          {t('frame.copy')}
        </Button>
      </div>
    </Modal>
  );
};
