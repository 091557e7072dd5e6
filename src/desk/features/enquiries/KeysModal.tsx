import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { KEYS } from './inboxKeys';
import styles from './KeysModal.module.css';

const KEY_LABELS: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

export const KeysModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useDeskTexts();
  return (
    <Modal open={open} onClose={onClose} title={t('keys.title')}>
      <dl className={styles.keys}>
        {KEYS.map(({ action, keys }) => (
          <div key={action} className={styles.line}>
            <dt className={styles.names}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {KEY_LABELS[key] ?? key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${action}`)}</dd>
          </div>
        ))}
        <div className={styles.line}>
          <dt className={styles.names}>
            <kbd className={styles.key}>Ctrl K</kbd>
            <kbd className={styles.key}>⌘K</kbd>
          </dt>
          <dd>{t('keys.find')}</dd>
        </div>
      </dl>
    </Modal>
  );
};
