import { useEffect, useRef, useState } from 'react';
import { REVIEW_REASON_MAX_LENGTH, REVIEW_TEXT_MAX_LENGTH } from '#contract/rules/visits';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { useDraftText } from '../../common/ui/SearchBox';
import styles from './Reviews.module.css';

export interface ReviewFormProps {
  what: 'refusal' | 'answer';
  draft: string;
  first: string;
  takesFocus: boolean;
  onSend: (text: string) => Promise<boolean>;
  onCancel: () => void;
}

export const ReviewForm = ({ what, draft, first, takesFocus, onSend, onCancel }: ReviewFormProps) => {
  const t = useDeskTexts();
  const { id: me } = useSession();
  const [text, setText] = useDraftText(me, draft, first);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const isRefusal = what === 'refusal';
  const send = async () => {
    setBusy(true);
    const isSaved = await onSend(text);
    setBusy(false);
    if (isSaved) setText(first);
  };
  const cancel = () => {
    setText(first);
    onCancel();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FieldFrame label={t(isRefusal ? 'reviews.reason' : 'reviews.ownAnswer')} optional={!isRefusal}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            maxLength={isRefusal ? REVIEW_REASON_MAX_LENGTH : REVIEW_TEXT_MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy} disabled={isRefusal && text.trim() === ''}>
          {t(isRefusal ? 'reviews.refuse' : 'reviews.saveAnswer')}
        </Button>
        <Button onClick={cancel}>{t('reviews.cancel')}</Button>
      </div>
    </form>
  );
};
