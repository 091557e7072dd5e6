import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import type { NewCar } from '../../../../contract/cars';
import type { CustomerCar } from '../../../api/endpoints/account';
import { isApiProblem } from '../../../api/problem';
import { useSaving } from '../../../shared/hooks/useSaving';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { SaveForm } from '../../../shared/ui/SaveForm';
import { carSchema } from '../lib/carSchema';
import { type CarValues, carPayload, carValues, EMPTY_CAR } from '../lib/carValues';
import { CarFields } from './CarFields';

export interface CarFormProps {
  /** What the form is for. */
  label: string;
  /** Of the customer. */
  owner: number;
  /** The one that is changed; a new one without it. */
  car?: CustomerCar;
  /** Rejects with the problem. */
  save: (car: NewCar) => Promise<void>;
}

/** The rules of the car form; the fields are in CarFields, the sending is up to the owner. */
export const CarForm = ({ label, owner, car, save }: CarFormProps) => {
  const { t } = useTranslation();
  const schema = useMemo(() => carSchema(t), [t]);
  const [initialValues] = useState<CarValues>(() => (car ? carValues(car) : EMPTY_CAR));
  const { submit, mistakes, problem } = useSaving((values: CarValues) => save(carPayload(values, owner)));
  const isLimit = isApiProblem(problem) && problem.code === 'car_limit';
  return (
    <Formik initialValues={initialValues} validationSchema={schema} validate={mistakes} onSubmit={submit}>
      {({ values }) => (
        // Not Formik's isValid: it lags a tick behind what was typed.
        <SaveForm
          label={label}
          isValid={schema.isValidSync(values) && Object.keys(mistakes(values)).length === 0}
          problem={problem}
          problemText={isLimit ? t('personal.carLimit') : undefined}
        >
          <CarFields car={car} />
        </SaveForm>
      )}
    </Formik>
  );
};
