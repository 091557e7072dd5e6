import { useEffect, useState } from 'react';
import { useNewContentMutation } from '#api/desk/generated/content';
import type { ApiProblem } from '#api/problem';
import { type ContentValue, emptyValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay, useSession } from '#desk/common/hooks/useSession';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { useCopy } from '#desk/common/ui/CopyField';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useContentTexts } from '../hooks/useContentTexts';
import { nameOfPath } from '../lib/contentWords';
import { adoptDrafts, deleteStoredDraft, draftKey, readStoredDraft, storeDraft } from '../lib/failure';
import { withoutIds } from '../lib/itemIds';
import { differencesOf } from '../lib/value';
import styles from './GoneItem.module.css';
import { LeafValue } from './LeafValue';

export interface GoneItemProps {
  kind: ContentKindName;
  id: number;
  last: ContentValue | undefined;
  onBegun: (id: number) => void;
}

export const GoneItem = ({ kind, id, last, onBegun }: GoneItemProps) => {
  const words = useContentTexts();
  const { t } = words;
  const desk = useDeskTexts();
  const may = useMay();
  const dispatch = useDeskDispatch();
  const copyAll = useCopy();
  const key = draftKey(useSession().id, kind, id);
  const [own] = useState(() => readStoredDraft(key)?.value);
  const [found, setFound] = useState<ContentValue>();
  useEffect(() => {
    const unmounted = new AbortController();
    adoptDrafts(
      key,
      (stored) => {
        storeDraft(key, stored);
        setFound(stored.value);
        return true;
      },
      unmounted.signal,
    );
    return () => unmounted.abort();
  }, [key]);
  const value = own ?? found ?? last;
  const [begin, { isLoading }] = useNewContentMutation();
  const { fields, single } = kindOf(kind);
  const typed = value ? differencesOf(fields, emptyValue(fields), value) : [];
  const copy = async () => {
    const text = typed
      .flatMap(({ path, after }) =>
        typeof after === 'string' && after !== '' ? [`${nameOfPath(words, kind, path)}\n${after}`] : [],
      )
      .join('\n\n');
    await copyAll(text);
  };
  const startOver = async () => {
    if (!value) return;
    const { data, error } = await begin({ kind, body: { value: withoutIds(fields, value) } });
    if (error) dispatch(toastShown({ tone: 'failed', text: (error as ApiProblem).detail ?? desk('frame.failed') }));
    if (!data) return;
    deleteStoredDraft(key);
    onBegun(data.id);
  };
  return (
    <>
      <Notice title={t('edit.gone')}>{t('edit.goneText')}</Notice>
      {typed.length > 0 && (
        <section className={styles.stored} aria-labelledby="kept">
          <h2 id="kept" className={styles.title}>
            {t('edit.goneKept')}
          </h2>
          <dl className={styles.typed}>
            {typed.map(({ path, field, after }) => (
              <div key={path}>
                <dt className={styles.name}>{nameOfPath(words, kind, path)}</dt>
                <dd className={styles.value}>
                  <LeafValue field={field} value={after} />
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.answers}>
            {may('change content') && !single && (
              <Button variant="primary" loading={isLoading} onClick={() => void startOver()}>
                {t('edit.goneBegin')}
              </Button>
            )}
            <Button onClick={() => void copy()}>{t('edit.goneCopy')}</Button>
          </div>
        </section>
      )}
    </>
  );
};
