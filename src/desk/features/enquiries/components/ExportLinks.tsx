import { memo, useEffect, useRef, useState } from 'react';
import { exportEnquiriesAddress } from '#api/desk/enquiries';
import type { InboxFilter } from '#api/desk/lists';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import styles from './ExportLinks.module.css';

/** What is filtered, as a file: plain links, so that the browser saves it and nothing of it passes through a script. */
export const ExportLinks = memo(({ asked }: { asked: InboxFilter }) => {
  const t = useDeskTexts();
  const lang = useLanguage();
  const to = (format: 'csv' | 'xlsx') => exportEnquiriesAddress({ ...asked, format, lang });
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The inbox would close its enquiry by the same key.
      event.stopPropagation();
      setOpen(false);
      menu.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, { capture: true });
    };
  }, [isOpen]);
  return (
    <details
      ref={menu}
      className={styles.export}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.button} aria-label={t('inbox.export')} title={t('inbox.export')}>
        <DeskIcon name="download" />
      </summary>
      <div className={styles.menu}>
        <a className={styles.link} href={to('xlsx')} download onClick={() => setOpen(false)}>
          {t('inbox.exportXlsx')}
        </a>
        <a className={styles.link} href={to('csv')} download onClick={() => setOpen(false)}>
          {t('inbox.exportCsv')}
        </a>
      </div>
    </details>
  );
});
ExportLinks.displayName = 'ExportLinks';
