import { Button } from '#shared/ui/actions/Button';
import { Icon } from '#shared/ui/media/Icon';
import { useContentTexts } from '../hooks/useContentTexts';
import type { SaveState } from '../lib/edited';
import styles from './Editor.module.css';

export interface SaveLineProps {
  save: SaveState;
  onRetry: () => void;
  onChoose: () => void;
}

/** Whether what stands in the fields has been saved. */
export const SaveLine = ({ save, onRetry, onChoose }: SaveLineProps) => {
  const { t } = useContentTexts();
  const isWell = save === 'kept' || save === 'clean' || save === 'waiting';
  return (
    <div className={styles.save} role="status" data-save={save} title={t('save.hint')}>
      <Icon name={isWell ? (save === 'waiting' ? 'clock' : 'check') : 'alert'} size={18} />
      <span>{t(`save.${save}`)}</span>
      {(save === 'failed' || save === 'again' || save === 'offline') && (
        <Button variant="quiet" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
      {save === 'clash' && (
        <Button variant="quiet" onClick={onChoose}>
          {t('save.choose')}
        </Button>
      )}
    </div>
  );
};
