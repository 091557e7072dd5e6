import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePaths } from '#shared/config/hooks/usePaths';
import { makeDraft } from '#shared/drafts/draft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import styles from './Tracking.module.css';
import { NUMBER_FIELD, PHONE_END_FIELD, type QuestionField, type TypedQuestion } from './trackQuestion';

export interface TrackFormProps {
  typed: TypedQuestion;
  wrong: readonly QuestionField[];
  loading: boolean;
  onAsk: (typed: TypedQuestion) => readonly QuestionField[];
  trap?: ReactNode;
}

export const TrackForm = ({ typed, wrong, loading, onAsk, trap }: TrackFormProps) => {
  const { t } = useTranslation();
  const action = usePaths({ home: '' }).track();
  const number = useRef<HTMLInputElement>(null);
  const phoneEnd = useRef<HTMLInputElement>(null);
  const [draft] = useState(() => makeDraft('track', null, { number: '' }));
  useEffect(() => {
    const { number: storedNumber = '' } = draft.read();
    if (number.current?.value === '') number.current.value = storedNumber;
  }, [draft]);
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = onAsk({ number: number.current?.value ?? '', phoneEnd: phoneEnd.current?.value ?? '' });
        if (first) (first === NUMBER_FIELD ? number : phoneEnd).current?.focus();
      }}
    >
      <FieldFrame
        label={t('track.number')}
        hint={t('track.numberHint')}
        error={wrong.includes(NUMBER_FIELD) && t('track.numberWrong')}
      >
        {(control) => (
          <input
            {...control}
            ref={number}
            name={NUMBER_FIELD}
            defaultValue={typed.number}
            onInput={({ currentTarget }) => draft.write({ number: currentTarget.value })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label={t('track.phoneEnd')}
        hint={t('track.phoneEndHint')}
        error={wrong.includes(PHONE_END_FIELD) && t('track.phoneEndWrong')}
      >
        {(control) => (
          <input
            {...control}
            ref={phoneEnd}
            name={PHONE_END_FIELD}
            defaultValue={typed.phoneEnd}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </FieldFrame>
      {/* The honeypot is inside `noscript`, so that it is submitted only without scripts. */}
      <noscript>{trap}</noscript>
      <SubmitButton loading={loading} loadingLabel={t('track.finding')}>
        {t('track.find')}
      </SubmitButton>
    </form>
  );
};
