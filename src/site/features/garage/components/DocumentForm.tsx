import { type FormEvent, useState } from 'react';
import { documentDays, isWithin } from '../../../../../contract/bounds';
import type { CarDocumentKind } from '../../../../../contract/carDocuments';
import { useRemoveCarDocumentMutation, useSetCarDocumentMutation } from '../../../../api/endpoints/care';
import { isNotFound } from '../../../../api/isNotFound';
import { isApiProblem } from '../../../../api/problem';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { DateField } from '../../../../shared/ui/forms/DateField';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { isDay, writeDay } from '../../../../shared/ui/forms/typedDate';
import styles from './CarCare.module.css';

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
  const [days] = useState(documentDays);
  const { min, max } = days;
  const isRight = isDay(value) && isWithin(value, days);
  const settle = async (saving: PromiseLike<{ error?: unknown }>) => {
    setFailed(false);
    const { error } = await saving;
    const [why] = (isApiProblem(error) && error.fields?.ends_on) || [];
    setRefused(why);
    if (why !== undefined) return;
    if (error && !isNotFound(error)) setFailed(true);
    else await onSaved();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) void settle(set({ lang, carId: car, kind: kind.id, body: { ends_on: value } }));
  };
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
        }}
        onBlur={() => setLeft(true)}
      />
      <div role="alert">{isFailed && <Notice tone="danger">{t('care.failed')}</Notice>}</div>
      <SubmitButton
        block
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
