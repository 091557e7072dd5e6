import { type FormEvent, useState } from 'react';
import { useRemoveCarDocumentMutation, useSetCarDocumentMutation } from '#api/generated/care';
import { isApiProblem, isNotFound } from '#api/problem';
import { storedValuesOf } from '#api/refusals';
import type { CarDocumentKind } from '#contract/cars';
import { documentDays, isWithin } from '#contract/rules/bounds';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConflictNotice } from '#shared/ui/forms/ConflictNotice';
import { DateField } from '#shared/ui/forms/DateField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { isDay, writeDay } from '#shared/ui/forms/typedDate';
import styles from './CarMaintenance.module.css';

export interface DocumentFormProps {
  car: number;
  kind: CarDocumentKind;
  end: string | undefined;
  onSaved: () => Promise<void>;
}

export const DocumentForm = ({ car, kind, end, onSaved }: DocumentFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [value, setValue] = useState(end ?? '');
  const [isLeft, setLeft] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [set, setting] = useSetCarDocumentMutation();
  const [remove, removing] = useRemoveCarDocumentMutation();
  const [refused, setRefused] = useState<string>();
  const [base, setBase] = useState<string | null>(end ?? null);
  const [isConflict, setConflict] = useState(false);
  const [days] = useState(documentDays);
  const { min, max } = days;
  const isRight = isDay(value) && isWithin(value, days);
  const settle = async (saving: PromiseLike<{ error?: unknown }>) => {
    setFailed(false);
    const { error } = await saving;
    const [why] = (isApiProblem(error) && error.fields?.ends_on) || [];
    setRefused(why);
    if (why !== undefined) return;
    const stored = storedValuesOf(error);
    if (stored) {
      setBase(typeof stored.ends_on === 'string' ? stored.ends_on : null);
      setConflict(true);
    } else if (error && !isNotFound(error)) setFailed(true);
    else await onSaved();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) void send();
  };
  const send = () =>
    value === base
      ? onSaved()
      : settle(set({ lang, carId: car, kind: kind.id, body: { ends_on: value, expected: base } }));
  const dateText = (day: string | null) => (day === null ? t('care.noEnd') : formatDate(day, lang));
  const wrong = t('care.endWrong', { min: writeDay(min), max: writeDay(max) });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {kind.hint && <p className={styles.quiet}>{kind.hint}</p>}
      <DateField
        name="ends_on"
        label={t('care.endsOn')}
        value={value}
        min={min}
        max={max}
        error={isLeft && !isRight ? wrong : refused}
        onChange={(next) => {
          setValue(next);
          setRefused(undefined);
          setConflict(false);
        }}
        onBlur={() => setLeft(true)}
      />
      <div role="alert">{isFailed && <Notice tone="danger">{t('care.failed')}</Notice>}</div>
      {isConflict && (
        <ConflictNotice
          rows={[
            {
              label: t('care.endsOn'),
              stored: dateText(base),
              mine: dateText(value),
              onStored: () => void onSaved(),
              onMine: () => {
                setConflict(false);
                void send();
              },
            },
          ]}
        />
      )}
      <SubmitButton
        block
        disabled={isConflict}
        unfinished={{
          toFillIn: value === '' ? [t('care.endsOn')] : [],
          toCheck: value !== '' && !isRight ? [t('care.endsOn')] : [],
        }}
        loading={setting.isLoading}
        loadingLabel={t('care.saving')}
      >
        {t('care.save')}
      </SubmitButton>
      {end !== undefined && (
        <Button
          block
          variant="quiet"
          loading={removing.isLoading}
          onClick={() => void settle(remove({ lang, carId: car, kind: kind.id }))}
        >
          {t('care.remove')}
        </Button>
      )}
    </form>
  );
};
