import { useState } from 'react';
import { useReadContentVersionQuery } from '#api/desk/generated/content';
import { type ContentValue, normalizeValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useMay } from '#desk/common/hooks/useSession';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useContentTexts } from '../hooks/useContentTexts';
import { nameOfPath } from '../lib/contentWords';
import { contentOf, differencesOf, leavesOf } from '../lib/value';
import { LeafValue } from './LeafValue';
import styles from './VersionsModal.module.css';

export interface VersionViewProps {
  kind: ContentKindName;
  id: number;
  number: number;
  now: ContentValue;
  onRestore: () => void;
}

export const VersionView = ({ kind, id, number, now, onRestore }: VersionViewProps) => {
  const words = useContentTexts();
  const { t } = words;
  const may = useMay();
  const [isWhole, setWhole] = useState(false);
  const { fields } = kindOf(kind);
  const query = useReadContentVersionQuery({ kind, id, number });
  return (
    <QueryBlock query={query} placeholder={<SkeletonText lines={3} />}>
      {(version) => {
        const was = normalizeValue(fields, contentOf(version.value));
        const differences = differencesOf(fields, was, normalizeValue(fields, now));
        const shown = isWhole
          ? leavesOf(fields, was).map(({ path, field, value }) => ({ path, field, before: value, after: value }))
          : differences;
        return (
          <div className={styles.view}>
            {differences.length === 0 && <p>{t('versions.same')}</p>}
            <dl className={styles.differences}>
              {shown.map(({ path, field, before, after }) => (
                <div key={path} className={styles.difference}>
                  <dt className={styles.name}>{nameOfPath(words, kind, path)}</dt>
                  <dd className={styles.value}>
                    {!isWhole && <span className={styles.quiet}>{`${t('versions.was')}: `}</span>}
                    <LeafValue field={field} value={before} />
                  </dd>
                  {!isWhole && (
                    <dd className={styles.value}>
                      <span className={styles.quiet}>{`${t('versions.now')}: `}</span>
                      <LeafValue field={field} value={after} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
            <div className={styles.answers}>
              <Button variant="quiet" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
                {t('versions.whole')}
              </Button>
              {may('change content') && differences.length > 0 && (
                <Button variant="primary" onClick={onRestore}>
                  {t('versions.restore')}
                </Button>
              )}
            </div>
          </div>
        );
      }}
    </QueryBlock>
  );
};
