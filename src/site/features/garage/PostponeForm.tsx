import { type FormEvent, useState } from 'react';
import { usePostponeWorkMutation } from '#api/generated/care';
import { isApiProblem } from '#api/problem';
import type { Due } from '#contract/care';
import { isWithin, postponementDays } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import { MILEAGE_MAX } from '#contract/rules/limits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useServerNow } from '#shared/lib/serverClock';
import { Notice } from '#shared/ui/feedback/Notice';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { DateField } from '#shared/ui/forms/DateField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { isDay, writeDay } from '#shared/ui/forms/typedDate';
import { isWhole } from '#shared/ui/forms/wholeNumber';
import styles from './CarMaintenance.module.css';
import { WholeField } from './WholeField';

interface PostponeFormProps {
  car: number;
  due: Due;
  onSaved: () => Promise<unknown>;
}

/** Form that postpones a due work until a day or a mileage. */
export const PostponeForm = ({ car, due, onSaved }: PostponeFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const days = postponementDays(dateAt(useServerNow()));
  const [by, setBy] = useState<'day' | 'mileage'>('day');
  const [day, setDay] = useState('');
  const [mileage, setMileage] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<'care.failed' | 'care.dueGone' | null>(null);
  const [postpone, { isLoading }] = usePostponeWorkMutation();
  const value = by === 'day' ? day : mileage;
  const isRight = by === 'day' ? isDay(day) && isWithin(day, days) : isWhole(mileage) && Number(mileage) <= MILEAGE_MAX;
  const label = t(by === 'day' ? 'care.laterDay' : 'care.laterMileage');
  const wrong =
    by === 'day'
      ? t('care.endWrong', { min: writeDay(days.min), max: writeDay(days.max) })
      : t('personal.mileageWrong');

  const send = async () => {
    setFailure(null);
    const until = by === 'day' ? { until_date: day } : { until_mileage: Number(mileage) };
    const { error } = await postpone({ lang, carId: car, body: { fact: due.fact, ...until } });
    const problem = isApiProblem(error) ? error : null;
    const [why] = problem?.fields?.until_date ?? problem?.fields?.until_mileage ?? [];
    setRefused(why);
    if (!error) await onSaved();
    else if (why === undefined) setFailure(problem?.code === 'due_gone' ? 'care.dueGone' : 'care.failed');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isRight && !isLoading) void send();
  };
  const common = { label, error: isLeft && value !== '' && !isRight ? wrong : refused, onBlur: () => setLeft(true) };
  const change = (set: (next: string) => void) => (next: string) => {
    set(next);
    setRefused(undefined);
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <ChoiceField
        name="by"
        label={t('care.laterBy')}
        value={by}
        options={[
          { value: 'day', label: t('care.laterByDay') },
          { value: 'mileage', label: t('care.laterByMileage') },
        ]}
        onChange={(next) => {
          setBy(next);
          setRefused(undefined);
        }}
      />
      {by === 'day' ? (
        <DateField {...common} name="until_date" value={day} {...days} onChange={change(setDay)} />
      ) : (
        <WholeField {...common} name="until_mileage" value={mileage} onChange={change(setMileage)} />
      )}
      <div role="alert">{failure && <Notice tone="danger">{t(failure)}</Notice>}</div>
      <SubmitButton
        block
        unfinished={{
          toFillIn: value === '' ? [label] : [],
          toCheck: value !== '' && !isRight ? [label] : [],
        }}
        loading={isLoading}
        loadingLabel={t('care.saving')}
      >
        {t('care.save')}
      </SubmitButton>
    </form>
  );
};
