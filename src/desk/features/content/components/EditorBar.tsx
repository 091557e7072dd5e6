import { type FormEvent, useState } from 'react';
import type { ContentItem } from '#contract/content';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { HOUR_MS, localAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { fromFieldTime } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { Icon } from '#shared/ui/media/Icon';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { Modal } from '#shared/ui/overlays/Modal';
import { useContentTexts } from '../hooks/useContentTexts';
import type { EditorActions } from '../hooks/useEditorActions';
import { type Edited, isUnchanged, type SaveState } from '../lib/failure';
import { AffectedModal } from './AffectedModal';
import publishAtModalStyles from './BulkModal.module.css';
import styles from './Editor.module.css';

const sitePageOf = (kind: ContentKindName, item: ContentItem, language: Language): string | null => {
  const { published, hidden, id } = item;
  if (!published || hidden) return null;
  const page = kindOf(kind).page.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'id' ? id : published[name];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
  return language === 'uz' ? `/uz${page === '/' ? '' : page}` : page;
};

const PublishAtModal = ({ onClose, onChoose }: { onClose: () => void; onChoose: (iso: string) => void }) => {
  const { t } = useContentTexts();
  const [text, setText] = useState(() => `${localAt(serverNow() + HOUR_MS).slice(0, 13)}:00`);
  const [isPast, setPast] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = fromFieldTime(text);
    if (moment === null || Date.parse(moment) <= serverNow()) setPast(true);
    else onChoose(moment);
  };
  return (
    <Modal open onClose={onClose} title={t('edit.publishAtTitle')}>
      <form className={publishAtModalStyles.form} noValidate onSubmit={submit}>
        <FieldFrame label={t('edit.moment')} error={isPast ? t('edit.momentPast') : undefined}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setPast(false);
              }}
            />
          )}
        </FieldFrame>
        <Button type="submit" variant="primary" block>
          {t('edit.schedule')}
        </Button>
      </form>
    </Modal>
  );
};

interface SaveLineProps {
  save: SaveState;
  onRetry: () => void;
  onChoose: () => void;
}

const SaveLine = ({ save, onRetry, onChoose }: SaveLineProps) => {
  const { t } = useContentTexts();
  const isWell = save === 'kept' || save === 'clean' || save === 'waiting';
  return (
    <div className={styles.save} role="status" data-save={save} title={t('save.hint')}>
      <Icon name={isWell ? (save === 'waiting' ? 'clock' : 'check') : 'alert'} size={18} />
      <span>{t(`save.${save}`)}</span>
      {(save === 'failed' || save === 'again' || save === 'offline') && (
        <Button variant="quiet" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
      {save === 'clash' && (
        <Button variant="quiet" onClick={onChoose}>
          {t('save.choose')}
        </Button>
      )}
    </div>
  );
};

interface EditorBarProps {
  kind: ContentKindName;
  edited: Edited;
  actions: EditorActions;
  onPublish: () => void;
  onRetry: () => void;
  onChoose: () => void;
  onVersions: () => void;
  onPreview: () => void;
  onGone: () => void;
}

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
