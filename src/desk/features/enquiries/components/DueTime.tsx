import { type FormEvent, useState } from 'react';
import { localAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatDayAndTime, fromFieldTime } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Icon } from '#shared/ui/media/Icon';
import styles from './DueTime.module.css';

/** Until when the customer is answered: 24 hours, or what was agreed with them. */
export const DueTime = ({ dueAt, onChange }: { dueAt: string; onChange: (due: string) => void }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = fromFieldTime(typed ?? '');
    if (wanted === null) return;
    setTyped(null);
    onChange(wanted);
  };
  return (
    <div>
      <dt>{t('enquiry.due')}</dt>
      <dd>
        {typed === null ? (
          <button
            type="button"
            className={styles.shown}
            title={t('enquiry.changeDue')}
            onClick={() => setTyped(localAt(dueAt))}
          >
            <span>{formatDayAndTime(dueAt, language)}</span>
            <Icon name="edit" size={16} />
          </button>
        ) : (
          <form className={styles.form} onSubmit={submit}>
            <input
              className={styles.field}
              type="datetime-local"
              aria-label={t('enquiry.due')}
              value={typed}
              required
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit">{t('frame.save')}</Button>
            <Button variant="quiet" onClick={() => setTyped(null)}>
              {t('frame.cancel')}
            </Button>
          </form>
        )}
      </dd>
    </div>
  );
};
