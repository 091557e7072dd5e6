import { skipToken } from '@reduxjs/toolkit/query/react';
import { Form, useFormikContext } from 'formik';
import { type Ref, useEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/generated/brands';
import { type Draft } from '#shared/drafts/draft';
import { useStoredDraft } from '#shared/drafts/useStoredDraft';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import { matchOption } from '#shared/ui/forms/comboboxOptions';
import { Field } from '#shared/ui/forms/Field';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { brokenFields, useMissingFields } from '#shared/ui/forms/SubmitButton';
import { classNames } from '#shared/ui/lib/classNames';
import { type FieldFocus, readFocus } from '#site/fallback/handover';
import styles from './AppointmentSection.module.css';
import { AppointmentSubmit } from './AppointmentSubmit';
import { APPOINTMENT_LIMITS, type AppointmentDraft, type AppointmentValues } from './appointment';
import { BranchField } from './BranchField';
import { usePrefilledCustomer } from './usePrefilledCustomer';
import type { Sending } from './useSubmitOnce';

const useFollowingMessage = (message: string): void => {
  const { values, setFieldValue } = useFormikContext<AppointmentValues>();
  const preset = useRef(message);
  useEffect(() => {
    if (preset.current === message) return;
    if (values.text === preset.current) void setFieldValue('text', message);
    preset.current = message;
  }, [message, values.text, setFieldValue]);
};

interface TypedBefore {
  full_name: string;
  phone: string;
  car_brand: string;
  car_model: string;
  branch: number;
  text: string;
  consent: boolean;
  focus: FieldFocus | null;
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

export const readTypedBefore = (form: HTMLFormElement): TypedBefore => {
  const data = new FormData(form);
  return {
    full_name: textOf(data, 'full_name'),
    phone: textOf(data, 'phone'),
    car_brand: textOf(data, 'car_brand'),
    car_model: textOf(data, 'car_model'),
    branch: Number(textOf(data, 'branch')),
    text: textOf(data, 'text'),
    consent: data.has('consent'),
    focus: readFocus(form),
  };
};

const NAMES = { brand: 'car_brand', model: 'car_model' };

const CarFields = ({ typed }: { typed: Pick<TypedBefore, 'car_brand' | 'car_model'> | null }) => {
  const lang = useLanguage();
  const { values } = useFormikContext<AppointmentValues>();
  const brands = useGetBrandsQuery({ lang });
  const models = useGetModelsQuery(values.car_brand ? { lang, brandId: values.car_brand } : skipToken);
  const isOfTyped = values.car_brand === (matchOption(brands.currentData ?? [], typed?.car_brand ?? '')?.id ?? 0);

  return (
    <BrandModelFields
      names={NAMES}
      brands={brands}
      models={models}
      brandText={typed?.car_brand}
      modelText={isOfTyped ? typed?.car_model : undefined}
    />
  );
};

interface AppointmentFieldsProps {
  formRef: Ref<HTMLFormElement>;
  message: string;
  bare: boolean;
  draft: Draft<AppointmentDraft> | undefined;
  schema: ObjectSchema<AppointmentValues>;
  asksConsent: boolean;
  sending: Sending;
  typedCar: TypedBefore | null;
  round: number;
}

export const AppointmentFields = ({
  formRef,
  message,
  bare,
  draft,
  schema,
  asksConsent,
  sending,
  typedCar,
  round,
}: AppointmentFieldsProps) => {
  const { t } = useTranslation();
  const { values, isSubmitting } = useFormikContext<AppointmentValues>();
  const labels = {
    full_name: t('forms.name'),
    phone: t('forms.phone'),
    car_brand: t('forms.brand'),
    car_model: t('forms.model'),
    branch: t('forms.branch'),
    text: t('forms.message'),
    consent: t('forms.consent'),
  };
  const unfinished = useMissingFields<AppointmentValues>(labels, brokenFields(schema, values));
  // The draft excludes prefilled data, because another person may use the browser next.
  const typedOf = usePrefilledCustomer();
  useFollowingMessage(message);
  useStoredDraft(draft, { typedOf, restores: (field) => !typedCar?.car_brand || !field.startsWith('car_') });
  return (
    <Form
      ref={formRef}
      className={classNames(styles.form, bare && styles.bare)}
      noValidate
      aria-label={t('forms.appointmentTitle')}
    >
      <Field name="full_name" label={t('forms.name')} autoComplete="name" limit={APPOINTMENT_LIMITS.name} />
      <PhoneField name="phone" label={t('forms.phone')} />
      <CarFields key={round} typed={typedCar} />
      <div className={styles.wide}>
        <BranchField />
      </div>
      <div className={styles.wide}>
        <Field
          multiline
          name="text"
          label={t('forms.message')}
          hint={t('forms.messageHint')}
          rows={4}
          limit={APPOINTMENT_LIMITS.text}
        />
      </div>
      {asksConsent && (
        <div className={styles.wide}>
          <ConsentField />
        </div>
      )}
      <div className={styles.foot}>
        <AppointmentSubmit unfinished={unfinished} isSending={isSubmitting} sending={sending} />
      </div>
    </Form>
  );
};
