import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import styles from './Failed.module.css';

/** In place of a screen that could not be shown: a mistake of ours, or a chunk of a release that is gone. */
export const Failed = () => {
  const t = useDeskTexts();
  return (
    <main className={styles.failed} role="alert">
      <Notice
        tone="danger"
        title={t('frame.broken')}
        action={<Button onClick={() => window.location.reload()}>{t('frame.reload')}</Button>}
      >
        {t('frame.brokenText')}
      </Notice>
    </main>
  );
};
