import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { DESK_NOTE_MAX_LENGTH } from '#contract/rules/deskLimits';
import { readDraft, saveDraft } from '#shared/drafts/tabDrafts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { Button } from '#shared/ui/actions/Button';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { useSession } from '../hooks/useSession';
import { formatMoment } from '../lib/moments';
import { isSaveKey } from '../lib/saveKey';
import styles from './NoteList.module.css';

interface NoteLike {
  id: number;
  text: string;
  author: { name: string } | null;
  created_at: string;
}

export interface NoteListProps {
  draft: string;
  notes: readonly NoteLike[];
  onAdd: (text: string, idempotencyKey: string) => Promise<void>;
}

export const NoteList = ({ draft, notes, onAdd }: NoteListProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const id = useId();
  const { id: me } = useSession();
  const [text, setText] = useState(() => readDraft(me, draft));
  const [shown, setShown] = useState(draft);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [keys] = useState(makeIdempotencyKeys);
  if (shown !== draft) {
    setShown(draft);
    setText(readDraft(me, draft));
    setState('idle');
  }
  const type = (next: string) => {
    setText(next);
    saveDraft(me, draft, next);
  };
  const save = async () => {
    const wanted = text.trim();
    if (!wanted || state === 'saving') return;
    setState('saving');
    try {
      await onAdd(wanted, keys.keyFor([draft, wanted]));
      keys.forget();
      type('');
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const press = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void save();
  };

  return (
    <div className={styles.all}>
      <form className={styles.form} onSubmit={submit}>
        <textarea
          className={styles.field}
          data-note-field=""
          aria-label={t('enquiry.note')}
          aria-describedby={`${id}hint`}
          placeholder={t('enquiry.note')}
          value={text}
          rows={2}
          maxLength={DESK_NOTE_MAX_LENGTH}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <div className={styles.foot}>
          <span className={styles.hint} id={`${id}hint`} role="status">
            {state === 'failed' ? t('frame.failed') : t('enquiry.noteHint')}
          </span>
          <Button type="submit" loading={state === 'saving'} loadingLabel={t('frame.saving')} disabled={!text.trim()}>
            {t('enquiry.addNote')}
          </Button>
        </div>
      </form>
      {notes.length === 0 ? (
        <p className={styles.none}>{t('enquiry.noNotes')}</p>
      ) : (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <p className={styles.text}>{note.text}</p>
              <p
                className={styles.hint}
              >{`${note.author?.name ?? t('frame.system')} · ${formatMoment(note.created_at, language)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
