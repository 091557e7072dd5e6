import { useState } from 'react';
import { useListContentVersionsQuery } from '#api/desk/content';
import type { ContentValue } from '#contract/content/fields';
import type { ContentKindName } from '#contract/content/kinds';
import { formatMoment } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Modal } from '#shared/ui/overlays/Modal';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './VersionsModal.module.css';
import { VersionView } from './VersionView';

export interface VersionsModalProps {
  kind: ContentKindName;
  id: number;
  /** What stands in the fields. */
  now: ContentValue;
  onRestore: (number: number) => void;
  onClose: () => void;
}

/** What was published of an item and by whom; each is compared with what stands now, and restored. */
export const VersionsModal = ({ kind, id, now, onRestore, onClose }: VersionsModalProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const query = useListContentVersionsQuery({ kind, id });
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Modal open onClose={onClose} title={t('versions.title')} roomy>
      <p className={styles.lead}>{t('versions.lead')}</p>
      <QueryBlock query={query} placeholder={<SkeletonText lines={6} />} empty={<p>{t('versions.none')}</p>}>
        {(versions) => (
          <ol className={styles.versions}>
            {versions.map(({ number, at, by, hidden }) => (
              <li key={number} className={styles.version}>
                <button
                  type="button"
                  className={styles.head}
                  aria-expanded={open === number}
                  onClick={() => setOpen(open === number ? null : number)}
                >
                  <b>{formatMoment(at, language)}</b>
                  <span>{by?.name ?? t('versions.before')}</span>
                  {hidden && <span className={styles.quiet}>{t('versions.hidden')}</span>}
                  <span className={styles.quiet}>{t('versions.look')}</span>
                </button>
                {open === number && (
                  <VersionView kind={kind} id={id} number={number} now={now} onRestore={() => onRestore(number)} />
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryBlock>
    </Modal>
  );
};
