import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import type { NewCar } from '../../../../../contract/cars';
import type { CustomerCar } from '../../../../api/endpoints/account';
import { isApiProblem } from '../../../../api/problem';
import type { Draft } from '../../../../shared/drafts/draft';
import { useSaving } from '../../../../shared/hooks/useSaving';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { brokenFields } from '../../../../shared/ui/forms/hooks/useUnfinished';
import { SaveForm } from '../../../../shared/ui/forms/SaveForm';
import { carSchema } from '../lib/carSchema';
import { type CarValues, carPayload, carValues, EMPTY_CAR } from '../lib/carValues';
import type { RefusedCar } from '../newCarsSlice';
import { CarFields } from './CarFields';

export interface CarFormProps {
  /** What the form is for. */
  label: string;
  /** It is the customer's id. */
  owner: number;
  /** The one that is changed; a new one without it. */
  car?: CustomerCar;
  /** A new one that came back. */
  refused?: RefusedCar | undefined;
  draft: Draft<CarValues>;
  /** Rejects with the problem. */
  save: (car: NewCar, values: CarValues) => Promise<void>;
}

/** Whoever has pressed the button has been in every field. */
const TOUCHED = { vin: true, number: true, brand: true, model: true, year: true, mileage: true };

/** The rules of the car form; the fields are in CarFields, the sending is up to the owner. */
export const CarForm = ({ label, owner, car, refused, draft, save }: CarFormProps) => {
  const { t } = useTranslation();
  const schema = useMemo(() => carSchema(t), [t]);
  const [initialValues] = useState<CarValues>(() => refused?.values ?? (car ? carValues(car) : EMPTY_CAR));
  const { submit, mistakes, problem } = useSaving(
    (values: CarValues) => save(carPayload(values, owner), values),
    refused,
  );
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
    <Formik
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
        >
          <CarFields car={car ?? refused?.shown} />
        </SaveForm>
      )}
    </Formik>
  );
};
