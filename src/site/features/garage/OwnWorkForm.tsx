import { type FormEvent, useState } from 'react';
import { useRecordOwnWorkMutation } from '#api/generated/care';
import { isApiProblem } from '#api/problem';
import { implausibleOf } from '#api/refusals';
import type { Due, OwnRecord } from '#contract/care';
import { isWithin } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import { MILEAGE_MAX, OWN_NOTE_MAX_LENGTH, PRICE_MAX } from '#contract/rules/limits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useServerNow } from '#shared/lib/serverClock';
import { Notice } from '#shared/ui/feedback/Notice';
import { DateField } from '#shared/ui/forms/DateField';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { isDay, writeDay } from '#shared/ui/forms/typedDate';
import { isWhole } from '#shared/ui/forms/wholeNumber';
import styles from './CarMaintenance.module.css';
import { MileageQuestion, useMileageQuestion } from './MileageQuestion';
import { WholeField } from './WholeField';

interface OwnWorkFormProps {
  car: number;
  due: Due;
  onSaved: (record: OwnRecord) => Promise<unknown>;
}

const isUpTo = (value: string, most: number): boolean => isWhole(value) && Number(value) <= most;

/** Form for a due work that was done elsewhere. */
export const OwnWorkForm = ({ car, due, onSaved }: OwnWorkFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const days = { min: due.last_date, max: dateAt(useServerNow()) };
  const [doneOn, setDoneOn] = useState('');
  const [mileage, setMileage] = useState('');
  const [cost, setCost] = useState('');
  const [note, setNote] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<'care.failed' | 'care.dueGone' | 'care.recordLimit' | null>(null);
  const [record, { isLoading }] = useRecordOwnWorkMutation();
  const [keys] = useState(() => makeIdempotencyKeys());
  const { question, ask, settle } = useMileageQuestion();
  const isRight = {
    doneOn: isDay(doneOn) && isWithin(doneOn, days),
    mileage: isUpTo(mileage, MILEAGE_MAX),
    cost: cost === '' || isUpTo(cost, PRICE_MAX),
    note: note.length <= OWN_NOTE_MAX_LENGTH,
  };
  const leave = (field: string) => () => setLeft((before) => new Set(before).add(field));

  const send = async (isConfirmed: boolean): Promise<void> => {
    setFailure(null);
    const body = {
      fact: due.fact,
      done_on: doneOn,
      mileage: Number(mileage),
      ...(cost !== '' && { cost: Number(cost) }),
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(isConfirmed && { mileage_seen: true }),
    };
    const { data, error } = await record({ lang, carId: car, body, idempotencyKey: keys.keyFor(body) });
    if (data) return void (await onSaved(data));
    const implausible = implausibleOf(error);
    if (implausible) {
      if (await ask({ ...implausible, mileage: Number(mileage) })) await send(true);
      return;
    }
    const problem = isApiProblem(error) ? error : null;
    const [why] = problem?.fields?.done_on ?? [];
    setRefused(why);
    if (why !== undefined) return;
    setFailure(
      problem?.code === 'due_gone'
        ? 'care.dueGone'
        : problem?.code === 'record_limit'
          ? 'care.recordLimit'
          : 'care.failed',
    );
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(isRight).every(Boolean) && !isLoading) void send(false);
  };
  const labels = {
    doneOn: t('care.doneOn'),
    mileage: t('care.mileageThen'),
    cost: t('care.cost'),
    note: t('care.note'),
  };
  const wrongDay = t('care.endWrong', { min: writeDay(days.min), max: writeDay(days.max) });
  const values = { doneOn, mileage, cost, note };
  const fields = ['doneOn', 'mileage', 'cost', 'note'] as const;
  const waiting = fields.filter((field) => !isRight[field]);
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <p className={styles.quiet}>{t('care.doneText')}</p>
      <DateField
        name="done_on"
        label={labels.doneOn}
        value={doneOn}
        min={days.min}
        max={days.max}
        error={left.has('doneOn') && doneOn !== '' && !isRight.doneOn ? wrongDay : refused}
        onChange={(next) => {
          setDoneOn(next);
          setRefused(undefined);
        }}
        onBlur={leave('doneOn')}
      />
      <WholeField
        name="mileage"
        label={labels.mileage}
        value={mileage}
        error={left.has('mileage') && mileage !== '' && !isRight.mileage ? t('personal.mileageWrong') : undefined}
        onChange={setMileage}
        onBlur={leave('mileage')}
      />
      <WholeField
        name="cost"
        label={labels.cost}
        value={cost}
        optional
        error={left.has('cost') && !isRight.cost ? t('care.costWrong') : undefined}
        onChange={setCost}
        onBlur={leave('cost')}
      />
      <FieldFrame
        label={labels.note}
        optional
        error={isRight.note ? undefined : t('forms.tooLong', { max: OWN_NOTE_MAX_LENGTH })}
      >
        {(control) => (
          <textarea {...control} name="note" rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </FieldFrame>
      <div role="alert">{failure && <Notice tone="danger">{t(failure)}</Notice>}</div>
      <SubmitButton
        block
        unfinished={{
          toFillIn: waiting.filter((field) => values[field] === '').map((field) => labels[field]),
          toCheck: waiting.filter((field) => values[field] !== '').map((field) => labels[field]),
        }}
        loading={isLoading}
        loadingLabel={t('care.saving')}
      >
        {t('care.save')}
      </SubmitButton>
      <MileageQuestion question={question} settle={settle} />
    </form>
  );
};
