import { Formik, type FormikProps } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { readCar } from '#api/calls/cars';
import { storedInstead } from '#api/editConflict';
import type { CustomerCar } from '#api/endpoints/account';
import { implausibleOf } from '#api/implausibleMileage';
import { isApiProblem } from '#api/problem';
import type { Draft } from '#shared/drafts/draft';
import { useSaving } from '#shared/hooks/useSaving';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useEditBase } from '#shared/ui/forms/hooks/useEditBase';
import { brokenFields } from '#shared/ui/forms/hooks/useUnfinished';
import { SaveForm } from '#shared/ui/forms/SaveForm';
import { useShownValue } from '../hooks/useShownValue';
import { carSchema } from '../lib/carSchema';
import { CAR_FIELD_GROUPS, type CarValues, carValues, EMPTY_CAR } from '../lib/carValues';
import type { RefusedCar } from '../newCarsSlice';
import { CarFields } from './CarFields';
import { MileageQuestion, useMileageQuestion } from './MileageQuestion';

export interface CarFormProps {
  /** What the form is for. */
  label: string;
  /** The one that is changed; a new one without it. */
  car?: CustomerCar;
  /** A new one that came back. */
  refused?: RefusedCar | undefined;
  draft: Draft<CarValues>;
  /**
   * Rejects with the problem.
   * @param base the stored values that the form is based on
   * @param isMileageSeen the customer has confirmed an implausible mileage
   */
  save: (values: CarValues, base: CarValues, isMileageSeen: boolean) => Promise<void>;
}

/** Whoever has pressed the button has been in every field. */
const TOUCHED = { vin: true, number: true, brand: true, model: true, year: true, mileage: true };

/** The rules of the car form; the fields are in CarFields, the sending is up to the owner. */
export const CarForm = ({ label, car, refused, draft: opened, save }: CarFormProps) => {
  const { t } = useTranslation();
  const schema = useMemo(() => carSchema(t), [t]);
  const [initialValues] = useState<CarValues>(() => refused?.values ?? (car ? carValues(car) : EMPTY_CAR));
  const [now, setNow] = useState(car);
  const form = useRef<FormikProps<CarValues>>(null);
  const { draft, conflicts, rebase, settle } = useEditBase(opened, CAR_FIELD_GROUPS);
  const mileage = useMileageQuestion();
  const seen = useRef<string | null>(null);
  const showValue = useShownValue(now);

  const asks = async (problem: unknown, { mileage: typed }: CarValues): Promise<'yes' | 'no' | 'nothing'> => {
    const implausible = implausibleOf(problem);
    if (!implausible || seen.current === typed) return 'nothing';
    const isRight = await mileage.ask({ ...implausible, mileage: Number(typed) });
    if (isRight) seen.current = typed;
    return isRight ? 'yes' : 'no';
  };

  const saveAsked = async (values: CarValues): Promise<void> => {
    // The answer to a new car comes when its form has closed; the question waits until it is open again.
    if (refused?.values.mileage === values.mileage && (await asks(refused.problem, values)) === 'no') return;
    try {
      await save(values, draft.blank, seen.current === values.mileage);
    } catch (problem) {
      const stored = storedInstead(problem);
      if (stored) {
        const newer = readCar(stored);
        setNow(newer);
        const merged = rebase(carValues(newer), values);
        if (!merged) throw problem;
        return void form.current?.setValues(merged);
      }
      const answer = await asks(problem, values);
      if (answer === 'nothing') throw problem;
      if (answer === 'yes') await saveAsked(values);
    }
  };
  const { submit, mistakes, problem } = useSaving(saveAsked, refused);
  const labels: Record<keyof CarValues, string> = {
    vin: t('personal.vin'),
    number: t('personal.plate'),
    brand: t('forms.brand'),
    model: t('forms.model'),
    year: t('personal.year'),
    mileage: t('personal.mileageLabel'),
  };
  const isLimit = isApiProblem(problem) && problem.code === 'car_limit';
  return (
    <>
      <Formik
        innerRef={form}
        initialValues={initialValues}
        initialTouched={refused ? TOUCHED : {}}
        validationSchema={schema}
        validate={mistakes}
        onSubmit={submit}
      >
        {({ values }) => (
          <SaveForm
            label={label}
            labels={labels}
            broken={[...brokenFields(schema, values), ...Object.keys(mistakes(values))]}
            problem={problem}
            problemText={isLimit ? t('personal.carLimit') : undefined}
            draft={draft}
            conflicts={{
              list: conflicts,
              stored: { ...draft.blank },
              show: (fields, shown) => showValue(fields, { ...draft.blank, ...shown }),
              onSettled: (conflict, isMine) => {
                if (isMine && conflict.fields.includes('mileage')) seen.current = values.mileage;
                settle(conflict);
              },
            }}
          >
            <CarFields car={now ?? refused?.shown} />
          </SaveForm>
        )}
      </Formik>
      <MileageQuestion question={mileage.question} settle={mileage.settle} />
    </>
  );
};
