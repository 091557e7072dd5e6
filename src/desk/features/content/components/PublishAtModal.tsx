import { type FormEvent, useState } from 'react';
import { HOUR_MS, localAt } from '#contract/rules/clock';
import { fromFieldTime } from '#desk/common/lib/moments';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { Modal } from '#shared/ui/overlays/Modal';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './BulkModal.module.css';

/** Asks when to publish, in the time of Tashkent. */
export const PublishAtModal = ({ onClose, onChoose }: { onClose: () => void; onChoose: (iso: string) => void }) => {
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
      <form className={styles.form} noValidate onSubmit={submit}>
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
