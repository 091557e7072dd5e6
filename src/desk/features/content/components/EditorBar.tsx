import { useState } from 'react';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { useContentTexts } from '../hooks/useContentTexts';
import type { EditorActions } from '../hooks/useEditorActions';
import { type Edited, isUnchanged } from '../lib/edited';
import { sitePageOf } from '../lib/sitePage';
import { AffectedModal } from './AffectedModal';
import styles from './Editor.module.css';
import { PublishAtModal } from './PublishAtModal';
import { SaveLine } from './SaveLine';

export interface EditorBarProps {
  kind: ContentKindName;
  edited: Edited;
  actions: EditorActions;
  onPublish: () => void;
  onRetry: () => void;
  /** Between what two have made of the same. */
  onChoose: () => void;
  onVersions: () => void;
  onPreview: () => void;
  /** An item that was never published is gone with its draft. */
  onGone: () => void;
}

/** What can be done with the item, within reach wherever its fields have been scrolled to. */
export const EditorBar = ({
  kind,
  edited,
  actions,
  onPublish,
  onRetry,
  onChoose,
  onVersions,
  onPreview,
  onGone,
}: EditorBarProps) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const may = useMay();
  const [asked, setAsked] = useState<'discard' | 'time' | null>(null);
  const { item, save } = edited;
  const { state, hidden, published } = item;
  const isClean = isUnchanged(edited);
  const page = sitePageOf(kind, item, language);
  const discard = async () => {
    setAsked(null);
    const isDone = await actions.discard();
    if (isDone && state === 'new') onGone();
  };
  return (
    <div className={styles.bar} data-bottom-bar="">
      <SaveLine save={save} onRetry={onRetry} onChoose={onChoose} />
      <div className={styles.actions}>
        {may('publish content') && (
          <>
            <Button
              variant="primary"
              title={t('edit.publishHint')}
              loading={actions.isBusy}
              disabled={isClean}
              onClick={onPublish}
            >
              {t('edit.publish')}
            </Button>
            {state === 'scheduled' ? (
              <Button onClick={() => void actions.unschedule()}>{t('edit.unschedule')}</Button>
            ) : (
              <Button disabled={isClean} onClick={() => setAsked('time')}>
                {t('edit.publishAt')}
              </Button>
            )}
            {published && (
              <Button onClick={() => void (hidden ? actions.show() : actions.hide())}>
                {t(hidden ? 'edit.show' : 'edit.hide')}
              </Button>
            )}
          </>
        )}
        {may('change content') && !kindOf(kind).personal && <Button onClick={onPreview}>{t('edit.preview')}</Button>}
        <Button onClick={onVersions}>{t('edit.versions')}</Button>
        {may('change content') && !isClean && <Button onClick={() => setAsked('discard')}>{t('edit.discard')}</Button>}
        {page !== null && (
          <a className={styles.site} href={page} target="_blank" rel="noopener">
            {t('edit.onSite')}
          </a>
        )}
      </div>
      <ConfirmModal
        open={asked === 'discard'}
        title={t('edit.discardQuestion')}
        yes={t('edit.discard')}
        no={desk('frame.cancel')}
        onYes={() => void discard()}
        onClose={() => setAsked(null)}
      >
        <p>{t(state === 'new' ? 'edit.discardNewText' : 'edit.discardText')}</p>
      </ConfirmModal>
      {actions.waiting && (
        <AffectedModal
          key={actions.waiting.count}
          affected={actions.waiting}
          isLater={actions.waiting.isLater}
          onYes={actions.waiting.again}
          onClose={actions.leave}
        />
      )}
      {asked === 'time' && (
        <PublishAtModal
          onClose={() => setAsked(null)}
          onChoose={(moment) => {
            setAsked(null);
            void actions.publish(moment);
          }}
        />
      )}
    </div>
  );
};
