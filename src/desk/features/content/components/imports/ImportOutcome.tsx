import { useState } from 'react';
import { importErrorsAddress, useApplyImportMutation, useUndoImportMutation } from '#api/desk/generated/stock';
import type { ApiProblem } from '#api/problem';
import type { Import } from '#contract/stock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { classNames } from '#shared/ui/lib/classNames';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { useContentTexts } from '../../hooks/useContentTexts';
import styles from './imports.module.css';

export const ImportOutcome = ({ one }: { one: Import }) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const [apply, applying] = useApplyImportMutation();
  const [undo, undoing] = useUndoImportMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, state, check, counts } = one;
  const error = (applying.error ?? undoing.error) as ApiProblem | undefined;
  const who = (person: { name: string } | null, at: string | null) => ({
    name: person?.name ?? desk('frame.none'),
    moment: at === null ? '' : formatMoment(at, language),
  });
  return (
    <div className={styles.outcomes}>
      <div role="status" className={styles.live}>
        {state === 'stale' && <Notice tone="danger">{t('imports.stale')}</Notice>}
        {state === 'applied' && (
          <Notice
            tone="success"
            action={
              <Button loading={undoing.isLoading} onClick={() => setAsking(true)}>
                {t('imports.undo')}
              </Button>
            }
          >
            {t('imports.applied', { count: counts.change, ...who(one.applied_by, one.applied_at) })}
          </Notice>
        )}
        {state === 'undone' && (
          <Notice>
            {t(counts.kept > 0 ? 'imports.undone' : 'imports.undoneAll', {
              ...counts,
              ...who(one.undone_by, one.undone_at),
            })}
          </Notice>
        )}
      </div>
      <div role="alert" className={styles.live}>
        {error && <Notice tone="danger">{error.detail ?? desk('frame.failed')}</Notice>}
      </div>
      {state === 'checked' && (
        <div className={classNames(styles.actions, styles.applying)}>
          {counts.change > 0 ? (
            <Button variant="primary" loading={applying.isLoading} onClick={() => void apply({ id, body: { check } })}>
              {t('imports.apply', { count: counts.change })}
            </Button>
          ) : (
            <p>{t('imports.nothing')}</p>
          )}
          {counts.error > 0 && <p className={styles.hint}>{t('imports.applyHint', { count: counts.error })}</p>}
        </div>
      )}
      {counts.error > 0 && (
        <p>
          <a href={importErrorsAddress({ id, lang: language })} download>
            {t('imports.errorsFile')}
          </a>
        </p>
      )}
      <ConfirmModal
        open={isAsking}
        title={t('imports.undoQuestion')}
        yes={t('imports.undoYes')}
        no={desk('frame.cancel')}
        onYes={() => {
          setAsking(false);
          void undo({ id });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('imports.undoText')}</p>
      </ConfirmModal>
    </div>
  );
};
