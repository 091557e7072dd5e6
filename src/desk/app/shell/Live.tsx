import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskSelector } from '../../common/store';
import { DeskIcon } from '../../common/ui/DeskIcon';
import { useLive } from '../../features/live/hooks/useLive';
import { selectStream } from '../../features/live/liveSlice';
import { useNotified } from '../../features/notifications/useNotified';
import styles from './Live.module.css';

/** A line above the screen while the stream is away: what is shown may be old. */
export const Live = ({ title }: { title: string }) => {
  const t = useDeskTexts();
  const isLost = useDeskSelector(selectStream) === 'lost';
  useLive(title);
  useNotified();
  return (
    <div role="status" data-no-print="">
      {isLost && (
        <p className={styles.lost}>
          <DeskIcon name="offline" size={18} />
          <span>{t('frame.lost')}</span>
        </p>
      )}
    </div>
  );
};
