import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useExport } from '../hooks/useExport';
import styles from './Security.module.css';

/** Everything that is stored about the customer, as a file. */
export const OwnData = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const { state, download } = useExport(userId);
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{t('care.dataTitle')}</h3>
      <p className={styles.lead}>{t('care.dataText')}</p>
      <div role="status">{state === 'failed' && <Notice tone="danger">{t('care.notDownloaded')}</Notice>}</div>
      <Button loading={state === 'loading'} loadingLabel={t('care.downloading')} onClick={() => void download()}>
        {t('care.download')}
      </Button>
    </div>
  );
};
