import { useState } from 'react';
import type { ContentValue } from '#contract/content/fields';
import type { ContentKindName } from '#contract/content/kinds';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { useContentTexts } from '../hooks/useContentTexts';
import { placePathOf } from '../lib/itemIds';
import type { Clash } from '../lib/merge';
import { nameOfPath } from '../lib/names';
import styles from './ConflictModal.module.css';
import { LeafValue } from './LeafValue';

export interface ConflictModalProps {
  kind: ContentKindName;
  clashes: readonly Clash[];
  /** What stands in the fields. */
  value: ContentValue;
  onResolve: (isTheirs: (path: string) => boolean) => void;
  onClose: () => void;
}

/** Two people have changed the same fields: both versions of each side by side, and either stays. */
export const ConflictModal = ({ kind, clashes, value: now, onResolve, onClose }: ConflictModalProps) => {
  const words = useContentTexts();
  const { t } = words;
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  return (
    <Modal open onClose={onClose} title={t('conflict.title')} roomy>
      <p className={styles.lead}>{t('conflict.lead')}</p>
      {clashes.map(({ path, field, mine, theirs: other }) => {
        const isTheirs = theirs.includes(path);
        return (
          <fieldset key={path} className={styles.clash}>
            <legend className={styles.name}>{nameOfPath(words, kind, placePathOf(now, path))}</legend>
            {[
              { key: 'conflict.theirs', value: other, checked: isTheirs, to: [...theirs, path] },
              { key: 'conflict.mine', value: mine, checked: !isTheirs, to: theirs.filter((one) => one !== path) },
            ].map(({ key, value, checked, to }) => (
              <label key={key} className={styles.side}>
                <span className={styles.choice}>
                  <input type="radio" name={`clash ${path}`} checked={checked} onChange={() => setTheirs(to)} />
                  <span>{t(key as 'conflict.theirs')}</span>
                </span>
                <span className={styles.value}>
                  <LeafValue field={field} value={value} />
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className={styles.answers}>
        <Button variant="primary" onClick={() => onResolve((path) => theirs.includes(path))}>
          {t('conflict.apply')}
        </Button>
      </div>
    </Modal>
  );
};
