import { Button } from '../../../../shared/ui/actions/Button';
import { Icon } from '../../../../shared/ui/media/Icon';
import { useContentTexts } from '../hooks/useContentTexts';
import type { SaveState } from '../lib/editing';
import styles from './Editor.module.css';

/** Whether what stands in the fields has been saved. */
export const SaveLine = ({ save, onRetry }: { save: SaveState; onRetry: () => void }) => {
  const { t } = useContentTexts();
  const isWell = save === 'kept' || save === 'clean' || save === 'waiting';
  return (
    <div className={styles.save} role="status" data-save={save}>
      <Icon name={isWell ? (save === 'waiting' ? 'clock' : 'check') : 'alert'} size={18} />
      <span>{t(`save.${save}`)}</span>
      {(save === 'failed' || save === 'offline') && (
        <Button variant="quiet" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  );
};
