import { skipToken } from '@reduxjs/toolkit/query/react';
import { Formik, type FormikProps, useFormikContext } from 'formik';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { number, type ObjectSchema, object, string } from 'yup';
import type { CustomerCar } from '#api/account';
import { getBrands, getModels, useGetBrandsQuery, useGetModelsQuery } from '#api/generated/brands';
import { readCar } from '#api/generated/cars';
import { isApiProblem } from '#api/problem';
import { implausibleOf, storedValuesOf } from '#api/refusals';
import type { NewCar } from '#contract/cars';
import { MILEAGE_MAX, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from '#contract/rules/limits';
import { normalizePlate } from '#contract/rules/plates';
import type { Draft } from '#shared/drafts/draft';
import { useSaving } from '#shared/hooks/useSaving';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppStore } from '#shared/store/appStore';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { carRules, carYears } from '#shared/ui/forms/formRules';
import { NumberField } from '#shared/ui/forms/NumberField';
import { SaveForm, useEditBase } from '#shared/ui/forms/SaveForm';
import { brokenFields } from '#shared/ui/forms/SubmitButton';
import { TidiedField } from '#shared/ui/forms/TidiedField';
import { isWhole, writeGrouped } from '#shared/ui/forms/wholeNumber';
import {
  CAR_FIELD_GROUPS,
  type CarValues,
  carName,
  carPayload,
  carValues,
  EMPTY_CAR,
  optimisticCar,
} from './carValues';
import { MileageQuestion, useMileageQuestion } from './MileageQuestion';
import type { RefusedCar } from './newCarsSlice';
import { VinField } from './VinField';

const NAMES = { brand: 'brand', model: 'model' };

const CarFields = ({ car }: { car: CustomerCar | undefined }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { values } = useFormikContext<CarValues>();
  const brands = useGetBrandsQuery({ lang });
  const models = useGetModelsQuery(values.brand ? { lang, brandId: values.brand } : skipToken);
  const [applied, setApplied] = useState(0);
  return (
    <>
      <VinField brands={brands.currentData ?? []} onApply={() => setApplied((count) => count + 1)} />
      <TidiedField name="number" label={t('personal.plate')} hint={t('personal.plateHint')} tidy={normalizePlate} />
      <BrandModelFields
        key={applied}
        names={NAMES}
        brands={brands}
        models={models}
        brandText={car && values.brand === car.model.brand.id ? car.model.brand.name : ''}
        modelText={car && values.model === car.model.id ? car.model.name : ''}
      />
      <NumberField name="year" label={t('personal.year')} />
      <NumberField name="mileage" label={t('personal.mileageLabel')} grouped />
    </>
  );
};

export const useShownCar = () => {
  const lang = useLanguage();
  const store = useAppStore();
  return (id: number, car: NewCar, before?: CustomerCar): CustomerCar => {
    const state = store.getState();
    const ofModel = (brandId: number) =>
      getModels
        .select({ lang, brandId })(state)
        .data?.find((model) => model.id === car.model);
    const brand = getBrands
      .select({ lang })(state)
      .data?.find((one) => ofModel(one.id));
    return optimisticCar(
      id,
      car,
      brand ? { id: brand.id, name: brand.name } : (before?.model.brand ?? { id: 0, name: '' }),
      (brand && ofModel(brand.id)) ?? before?.model ?? { id: car.model, name: '' },
    );
  };
};

const useShownValue = (car: CustomerCar | undefined) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const shownAs = useShownCar();
  return (fields: readonly string[], values: CarValues): string => {
    if (fields.includes('model')) {
      const isStored = car?.model.id === values.model;
      return (isStored ? carName(car) : carName(shownAs(0, carPayload(values)))) || t('personal.notGiven');
    }
    if (fields.includes('mileage')) return t('personal.km', { mileage: formatNumber(Number(values.mileage), lang) });
    const [field = 'vin'] = fields;
    return String(values[field as keyof CarValues]) || t('personal.notGiven');
  };
};

export const carSchema = (t: TFunction): ObjectSchema<CarValues> => {
  const rules = carRules({
    required: t('forms.required'),
    plateTooLong: t('personal.plateTooLong', { max: PLATE_MAX_LENGTH }),
    vinTooLong: t('forms.tooLong', { max: VIN_MAX_LENGTH }),
    signs: t('personal.signsWrong'),
    year: t('personal.yearWrong', carYears()),
  });
  const largest = { max: writeGrouped(String(MILEAGE_MAX)) };
  return object({
    brand: number().required().min(1, t('forms.chooseBrand')),
    model: number().required().min(1, t('forms.chooseModel')),
    number: rules.plate,
    vin: rules.vin.required(t('forms.required')),
    year: rules.year,
    mileage: string()
      .required(t('forms.required'))
      .test('whole', t('personal.mileageWrong'), isWhole)
      .test('largest', t('personal.mileageTooLarge', largest), (text) => !isWhole(text) || Number(text) <= MILEAGE_MAX),
  });
};

interface CarFormProps {
  label: string;
  car?: CustomerCar;
  refused?: RefusedCar | undefined;
  draft: Draft<CarValues>;
  /**
   * Saves the car.
   * @param base stored values that the form is based on
   * @param isMileageSeen whether an implausible mileage was confirmed
   */
  save: (values: CarValues, base: CarValues, isMileageSeen: boolean) => Promise<void>;
}

const TOUCHED = { vin: true, number: true, brand: true, model: true, year: true, mileage: true };

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
    // Asks about the mileage of a new car that was rejected after its form had closed.
    if (refused?.values.mileage === values.mileage && (await asks(refused.problem, values)) === 'no') return;
    try {
      await save(values, draft.blank, seen.current === values.mileage);
    } catch (problem) {
      const stored = storedValuesOf(problem);
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
