import type { StaffInvited } from '#contract/staff';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useCopy } from '../../common/ui/CopyField';
import styles from './StaffForm.module.css';

/** The invitation link is shown only once, because the server keeps only its hash. */
export const LinkModal = ({ invited, onClose }: { invited: StaffInvited; onClose: () => void }) => {
  const t = useDeskTexts();
  const copy = useCopy();
  const link = new URL(invited.link, window.location.origin).href;
  return (
    <Modal open onClose={onClose} title={t('staff.link')}>
      <div className={styles.form}>
        <p>{t('staff.linkText')}</p>
        <p className={styles.link}>{link}</p>
        <Button variant="primary" block onClick={() => void copy(link)}>
          {t('frame.copy')}
        </Button>
      </div>
    </Modal>
  );
};
