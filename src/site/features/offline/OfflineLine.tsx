import { useLocation } from 'react-router';
import { formatClock } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useOfflineTexts } from '#shared/i18n/hooks/useOfflineTexts';
import styles from './OfflineLine.module.css';
import { useDocumentLinks } from './useDocumentLinks';
import { useForgottenGarage } from './useForgottenGarage';
import { useLine } from './useLine';
import { useServiceWorker } from './useServiceWorker';

/** Starts the worker, and says quietly of when what is shown is, as long as the server cannot be reached. */
export const OfflineLine = () => {
  const texts = useOfflineTexts();
  const lang = useLanguage();
  const { isDown, keptAt } = useLine();
  const isSearch = useLocation().pathname.endsWith('/search');
  const words = () => {
    if (isSearch) return texts.searchesKept;
    return keptAt === null ? texts.noLine : texts.asAt.replace('{{time}}', formatClock(keptAt, lang));
  };
  useServiceWorker();
  useForgottenGarage();
  useDocumentLinks(isDown);
  return (
    <div role="status" className={styles.place}>
      {isDown && <p className={styles.line}>{words()}</p>}
    </div>
  );
};
