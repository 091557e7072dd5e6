import { type FormEvent, useState } from 'react';
import type { CarDocumentKind } from '../../../../../contract/carDocuments';
import { useRemoveCarDocumentMutation, useSetCarDocumentMutation } from '../../../../api/endpoints/care';
import { isNotFound } from '../../../../api/isNotFound';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { isoOfDay, todayInTashkent } from '../../../../shared/lib/calendarDay';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { DateField } from '../../../../shared/ui/forms/DateField';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { isDayUpTo, writeDay } from '../../../../shared/ui/forms/typedDate';
import styles from './CarCare.module.css';

export interface DocumentFormProps {
  car: number;
  kind: CarDocumentKind;
  end: string | undefined;
  onSaved: () => Promise<void>;
}

const YEARS_BACK = 2;
const YEARS_AHEAD = 10;

export const DocumentForm = ({ car, kind, end, onSaved }: DocumentFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [value, setValue] = useState(end ?? '');
  const [isLeft, setLeft] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [set, setting] = useSetCarDocumentMutation();
  const [remove, removing] = useRemoveCarDocumentMutation();
  const [{ min, max }] = useState(() => {
    const today = todayInTashkent();
    const inYears = (years: number) => isoOfDay({ year: today.year + years, month: 12, day: 31 });
    return { min: inYears(-YEARS_BACK - 1), max: inYears(YEARS_AHEAD) };
  });
  const isRight = isDayUpTo(value, max) && value > min;
  const settle = async (saving: PromiseLike<{ error?: unknown }>) => {
    setFailed(false);
    const { error } = await saving;
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
        error={isLeft && !isRight ? wrong : undefined}
        onChange={setValue}
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
