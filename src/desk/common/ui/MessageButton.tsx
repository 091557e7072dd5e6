import { useState } from 'react';
import { useDraftMessageQuery, useSendMessageMutation } from '#api/desk/generated/messages';
import type { MessageDraft, MessageTo } from '#contract/messages';
import { STAFF_MESSAGE_MAX_LENGTH } from '#contract/rules/deskLimits';
import { normalizeMessage } from '#contract/rules/messageText';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { classNames } from '#shared/ui/lib/classNames';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { useMay, useSession } from '../hooks/useSession';
import { formatDayAndTime } from '../lib/moments';
import { useDeskDispatch } from '../store';
import { toastShown } from '../toastSlice';
import styles from './MessageButton.module.css';
import { Refused } from './Screen';
import { useDraftText } from './SearchBox';

interface MessageFormProps {
  to: MessageTo;
  draft: MessageDraft;
  onDone: () => void;
}

const MessageForm = ({ to, draft, onDone }: MessageFormProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { id: me } = useSession();
  const [text, setText] = useDraftText(me, `message-${to.kind}-${to.id}`);
  const [isChecked, setChecked] = useState(false);
  const [send, { isLoading, error }] = useSendMessageMutation();
  const [keys] = useState(makeIdempotencyKeys);
  const { before, after, channel, templates, due_at: due } = draft;
  const normal = normalizeMessage(text);
  if (draft.state !== 'ready') return <Notice tone="danger">{t(`writing.${draft.state}`)}</Notice>;
  const save = async () => {
    setChecked(true);
    if (normal === '' || isLoading) return;
    const body = { to, text: normal };
    const answer = await send({ idempotencyKey: keys.keyFor([JSON.stringify(body)]), body });
    if (answer.error) return;
    keys.forget();
    setText('');
    dispatch(toastShown({ tone: 'done', text: t('writing.sent') }));
    onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {templates.length > 0 && (
        <div className={styles.templates} role="group" aria-label={t('writing.templates')}>
          {templates.map((template) => (
            <Button key={template.id} aria-pressed={text === template.text} onClick={() => setText(template.text)}>
              {template.name}
            </Button>
          ))}
        </div>
      )}
      <FieldFrame
        label={t('writing.text', { language: t(`enquiry.${draft.language}`) })}
        counter={`${text.length} / ${STAFF_MESSAGE_MAX_LENGTH}`}
        error={isChecked && normal === '' ? t('writing.missing') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className={classNames(control.className, styles.field)}
            rows={5}
            lang={draft.language}
            maxLength={STAFF_MESSAGE_MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      {normal !== '' && (
        <section className={styles.preview} aria-label={t('writing.preview')}>
          <p className={styles.quiet}>{`${t('writing.preview')} · ${t(`messages.${channel}`)}`}</p>
          <p className={styles.text} lang={draft.language}>
            {`${before}${normal}${after}`}
          </p>
        </section>
      )}
      <p className={styles.quiet}>
        {due === null ? t('writing.now') : t('writing.later', { moment: formatDayAndTime(due, language) })}
      </p>
      <Refused error={error} />
      <Button type="submit" size="lg" block variant="primary" loading={isLoading} loadingLabel={t('frame.saving')}>
        {t('writing.send')}
      </Button>
    </form>
  );
};

const LoadedForm = ({ to, onDone }: Pick<MessageFormProps, 'to' | 'onDone'>) => {
  const query = useDraftMessageQuery(to, { refetchOnMountOrArgChange: true });
  return (
    <QueryBlock query={query} placeholder={<SkeletonText lines={6} />}>
      {(draft) => <MessageForm to={to} draft={draft} onDone={onDone} />}
    </QueryBlock>
  );
};

/** Opens a dialog in which staff write to a customer, or to the customer of a visit or booking. */
export const MessageButton = ({ to }: { to: MessageTo }) => {
  const t = useDeskTexts();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('message customers')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('writing.open')}</Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('writing.title')}>
        {isOpen && <LoadedForm to={to} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  );
};
