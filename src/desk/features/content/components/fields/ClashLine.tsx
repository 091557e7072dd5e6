import { Button } from '#shared/ui/actions/Button';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import styles from './fields.module.css';

/** Says beside a field that somebody else has changed it too. It opens nothing by itself: keys go on into the field. */
export const ClashLine = ({ path }: { path: string }) => {
  const { t } = useContentTexts();
  const { isClashing, compare } = useFields();
  if (!isClashing(path)) return null;
  return (
    <p className={styles.clash}>
      <span>{t('conflict.beside')}</span>
      <Button variant="quiet" onClick={compare}>
        {t('conflict.compare')}
      </Button>
    </p>
  );
};
