import { Form, useFormikContext } from 'formik';
import type { Ref } from 'react';
import type { ObjectSchema } from 'yup';
import type { Draft } from '#shared/drafts/draft';
import { useKeptDraft } from '#shared/drafts/hooks/useKeptDraft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import { Field } from '#shared/ui/forms/Field';
import { brokenFields, useUnfinished } from '#shared/ui/forms/hooks/useUnfinished';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { classNames } from '#shared/ui/lib/classNames';
import { useFollowingMessage } from '../hooks/useFollowingMessage';
import { usePrefilledCustomer } from '../hooks/usePrefilledCustomer';
import type { Sending } from '../hooks/useSubmitOnce';
import { APPOINTMENT_LIMITS, type AppointmentValues, type KeptAppointment } from '../lib/appointment';
import type { TypedBefore } from '../lib/typedBefore';
import styles from './AppointmentSection.module.css';
import { AppointmentSubmit } from './AppointmentSubmit';
import { BranchField } from './BranchField';
import { CarFields } from './CarFields';

export interface AppointmentFieldsProps {
  formRef: Ref<HTMLFormElement>;
  /** What stood in the message field at the start. */
  message: string;
  bare: boolean;
  draft: Draft<KeptAppointment> | undefined;
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
  const unfinished = useUnfinished<AppointmentValues>(labels, brokenFields(schema, values));
  // Who opens the form next may be somebody else: what was filled in for a customer is not kept.
  const typedOf = usePrefilledCustomer();
  useFollowingMessage(message);
  useKeptDraft(draft, { typedOf, restores: (field) => !typedCar?.car_brand || !field.startsWith('car_') });
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
