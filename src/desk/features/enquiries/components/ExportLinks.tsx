import { memo } from 'react';
import { exportEnquiriesAddress } from '../../../../api/desk/enquiries';
import type { InboxFilter } from '../../../../api/desk/lists';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { DeskIcon } from '../../../common/ui/DeskIcon';
import styles from './ExportLinks.module.css';

/** What is filtered, as a file: plain links, so that the browser saves it and nothing of it passes through a script. */
export const ExportLinks = memo(({ asked }: { asked: InboxFilter }) => {
  const t = useDeskTexts();
  const lang = useLanguage();
  const to = (format: 'csv' | 'xlsx') => exportEnquiriesAddress({ ...asked, format, lang });
  return (
    <details className={styles.export}>
      <summary className={styles.button} aria-label={t('inbox.export')} title={t('inbox.export')}>
        <DeskIcon name="download" />
      </summary>
      <div className={styles.menu}>
        <a className={styles.link} href={to('xlsx')} download>
          {t('inbox.exportXlsx')}
        </a>
        <a className={styles.link} href={to('csv')} download>
          {t('inbox.exportCsv')}
        </a>
      </div>
    </details>
  );
});
ExportLinks.displayName = 'ExportLinks';
